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
 * Passes the administrator's gate; the router then leaves the login screen by itself. Who has an
 * authenticator app is asked for its code once the password was right.
 */
export function useAdminLogin() {
  const { signInAdmin } = useSession();
  const queryClient = useQueryClient();
  const [asksCode, setAsksCode] = useState(false);
  const login = useMutation({
    mutationFn: (body: AdminLoginRequest) => send(adminLogin, { body }),
    onSuccess: (session) => {
      signInAdmin();
      // After it: whoever signs in begins with an empty cache.
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
    /** Asks for the password again. */
    startOver: (): void => {
      login.reset();
      setAsksCode(false);
    },
  };
}
