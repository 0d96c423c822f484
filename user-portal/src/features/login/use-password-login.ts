import { errorText, send } from '@portal/api-client';
import { loginWithPassword } from '@portal/contracts';
import { useMutation } from '@portal/query';
import { useSession } from '@portal/session';
import { texts } from '../../texts';

/** Signs in with User ID and password; the router then leaves the login screen by itself. */
export function usePasswordLogin() {
  const { signIn } = useSession();
  const login = useMutation({
    mutationFn: (body: { userId: number; password: string }) => send(loginWithPassword, { body }),
    onSuccess: ({ user }) => signIn(user),
  });
  return {
    busy: login.isPending || login.isSuccess,
    error: login.error ? errorText(login.error, texts.login.connection) : null,
    submit: login.mutate,
  };
}
