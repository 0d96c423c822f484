import { Suspense } from 'react';

import { OfflineNotice } from '../offline/offline-notice';
import { Providers } from './providers';
import { TopRoutes } from './top-routes';

/** The shell: providers, and inside them the portal of the current URL. */
export function App() {
  return (
    <Providers>
      <TopRoutes />
      <Suspense fallback={null}>
        <OfflineNotice />
      </Suspense>
    </Providers>
  );
}
