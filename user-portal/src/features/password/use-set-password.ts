import { ApiError, send } from '@portal/api-client';
import { setPassword } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useMutation } from '@portal/query';
import { useTexts } from '../../texts/use-texts';

/** Sets the signed-in user's password. The server ends all other sessions. */
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
    /** Whether the sign-in is too old to set a password. */
    isTooOld: error instanceof ApiError && error.code === 'sessions/too-old',
    submit: mutate,
    forgetError: reset,
  };
}
