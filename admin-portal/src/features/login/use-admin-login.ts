import { errorText, send } from '@portal/api-client';
import { adminLogin, type AdminLoginRequest } from '@portal/contracts';
import { useMutation } from '@portal/query';
import { useSession } from '@portal/session';
import { texts } from '../../texts';

/** Passes the administrator's gate; the router then leaves the login screen by itself. */
export function useAdminLogin() {
  const { signInAdmin } = useSession();
  const login = useMutation({
    mutationFn: (body: AdminLoginRequest) => send(adminLogin, { body }),
    onSuccess: () => signInAdmin(),
  });
  return {
    busy: login.isPending || login.isSuccess,
    error: login.error ? errorText(login.error, texts.login.connection) : null,
    submit: login.mutate,
  };
}
