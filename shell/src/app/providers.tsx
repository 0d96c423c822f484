import { createQueryClient, QueryClientProvider } from '@portal/query';
import { BrowserRouter } from '@portal/router';
import { SessionProvider } from '@portal/session';
import { PortalThemeProvider, ToastHost } from '@portal/ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

/** Providers that exist once per page: theme, query cache, router, session, toasts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <PortalThemeProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SessionProvider onIdentityChange={() => queryClient.clear()}>{children}</SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
      <ToastHost />
    </PortalThemeProvider>
  );
}
