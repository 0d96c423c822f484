import { QueryClientProvider } from '@portal/query';
import { BrowserRouter } from '@portal/router';
import { SessionProvider } from '@portal/session';
import { PortalThemeProvider, ToastHost } from '@portal/ui';
import { useState } from 'react';

import { createQueryClient } from './query-client';
import { TopRoutes } from './top-routes';

/** All providers, once for the page, and the portal of the address within them. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <PortalThemeProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SessionProvider onIdentityChange={() => queryClient.clear()}>
            <TopRoutes />
          </SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
      <ToastHost />
    </PortalThemeProvider>
  );
}
