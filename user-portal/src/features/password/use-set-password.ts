import { ApiError, send } from '@portal/api-client';
import { setPassword } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useMutation } from '@portal/query';
import { useTexts } from '../../texts/use-texts';

/** Sets the signed-in user's password; the server ends every other session. */
export function useSetPassword(userId: number) {
  const texts = useTexts();
  const errorText = useErrorText();
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: (password: string) => send(setPassword, { body: { userId, password } }),
  });
  return {
    busy: isPending || isSuccess,
    saved: isSuccess,
    error: error ? errorText(error, texts.password.connection) : null,
    /** The sign-in is older than the server takes it for a new password. */
    isTooOld: error instanceof ApiError && error.code === 'sessions/too-old',
    submit: mutate,
    forgetError: reset,
  };
}
