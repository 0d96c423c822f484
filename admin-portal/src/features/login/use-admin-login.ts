import { ApiError, errorText, send } from '@portal/api-client';
import { adminLogin, type AdminLoginRequest } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/query';
import { useSession } from '@portal/session';
import { useState } from 'react';
import { adminSessionQuery } from '../../shared/access/use-may';
import { texts } from '../../texts';

function wantsCode(error: Error): boolean {
  return error instanceof ApiError && error.code === 'sessions/code-required';
}

/**
 * Signs an administrator in. Afterwards the router leaves the login screen. An administrator with an
 * authenticator app must enter its code after the correct password.
 */
export function useAdminLogin() {
  const { signInAdmin } = useSession();
  const queryClient = useQueryClient();
  const [asksCode, setAsksCode] = useState(false);
  const login = useMutation({
    mutationFn: (body: AdminLoginRequest) => send(adminLogin, { body }),
    onSuccess: (session) => {
      signInAdmin();
      // Set after the cache was cleared: each sign-in starts with an empty cache.
      queryClient.setQueryData(adminSessionQuery.queryKey, session);
    },
    onError: (error) => {
      if (wantsCode(error)) setAsksCode(true);
    },
  });
  return {
    busy: login.isPending || login.isSuccess,
    error:
      login.error && !wantsCode(login.error)
        ? errorText(login.error, texts.login.connection)
        : null,
    asksCode,
    submit: login.mutate,
    /** Returns to the password step. */
    startOver: (): void => {
      login.reset();
      setAsksCode(false);
    },
  };
}
