import { send } from '@portal/api-client';
import { useErrorText } from '@portal/dashboard';
import { loginWithPassword } from '@portal/contracts';
import { useMutation } from '@portal/query';
import { useTexts } from '../../texts/use-texts';
import { useEnter } from './use-enter';

/** Signs in with User ID and password, then opens the next page. */
export function usePasswordLogin() {
  const texts = useTexts();
  const errorText = useErrorText();
  const enter = useEnter();
  const login = useMutation({
    mutationFn: (body: { userId: number; password: string }) => send(loginWithPassword, { body }),
    onSuccess: enter,
  });
  return {
    busy: login.isPending || login.isSuccess,
    error: login.error ? errorText(login.error, texts.login.connection) : null,
    submit: login.mutate,
  };
}
