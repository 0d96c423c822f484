import { Suspense } from 'react';

import { ConnectionBanner } from '../connection/connection-banner';
import { RecoverQueries } from '../connection/recover-queries';
import { PreviewBanner } from '../preview/preview-banner';
import { Providers } from './providers';
import { TopRoutes } from './top-routes';

/** The shell: providers, and inside them the portal of the current URL. */
export function App() {
  return (
    <Providers>
      <TopRoutes />
      <Suspense fallback={null}>
        <PreviewBanner />
        <ConnectionBanner />
      </Suspense>
      <RecoverQueries />
    </Providers>
  );
}
