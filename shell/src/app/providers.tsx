import { createQueryClient, QueryClientProvider } from '@portal/query';
import { BrowserRouter } from '@portal/router';
import { SessionProvider } from '@portal/session';
import { PreparedThemeProvider, ToastHost } from '@portal/ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { themeData } from '../theme/theme-data';

/** Providers that exist once per page: theme, query cache, router, session, toasts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <PreparedThemeProvider data={themeData}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SessionProvider onIdentityChange={() => queryClient.clear()}>{children}</SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
      <ToastHost />
    </PreparedThemeProvider>
  );
}
