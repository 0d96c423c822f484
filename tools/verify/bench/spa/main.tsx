// oxlint-disable @nx/enforce-module-boundaries -- the yardstick builds the sources of three projects as one.
import { portalForPath } from '@portal/contracts';
import { createQueryClient, QueryClientProvider } from '@portal/query';
import { BrowserRouter, useLocation } from '@portal/router';
import { SessionProvider } from '@portal/session';
import { PortalThemeProvider, ToastHost } from '@portal/ui';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

import '../../../../shell/src/first-paint.css';

// The yardstick of `npm run verify -- web`: the same screens as one plain Vite build, with MUI's own theme provider as
// its documentation says.
const portals = {
  'user-portal': lazy(async () => ({
    default: (await import('../../../../user-portal/src/portal')).Portal,
  })),
  'admin-portal': lazy(async () => ({
    default: (await import('../../../../admin-portal/src/portal')).Portal,
  })),
};

function CurrentPortal() {
  const Portal = portals[portalForPath(useLocation().pathname)];
  return (
    <Suspense fallback={null}>
      <Portal />
    </Suspense>
  );
}

function Page() {
  const [queryClient] = useState(createQueryClient);
  return (
    <PortalThemeProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SessionProvider onIdentityChange={() => queryClient.clear()}>
            <CurrentPortal />
          </SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
      <ToastHost />
    </PortalThemeProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
