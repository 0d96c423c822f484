import { send } from '@portal/api-client';
import { useErrorText } from '@portal/dashboard';
import { loginWithTelegram, type TelegramLoginRequest } from '@portal/contracts';
import { useMutation } from '@portal/query';
import { useTexts } from '../../texts/use-texts';
import { useEnter } from './use-enter';

/** State of a sign-in with Telegram. */
export interface TelegramLogin {
  readonly busy: boolean;
  /** Text of the last refusal, ready to show. */
  readonly error: string | null;
  /** Signs in with the payload of `fetchPayload`, then opens the next page. */
  readonly submit: (fetchPayload: () => Promise<TelegramLoginRequest>) => void;
}

/** Signs in with a payload that Telegram, or its local replacement, has signed. */
export function useTelegramLogin(): TelegramLogin {
  const texts = useTexts();
  const errorText = useErrorText();
  const enter = useEnter();
  const login = useMutation({
    mutationFn: async (fetchPayload: () => Promise<TelegramLoginRequest>) =>
      send(loginWithTelegram, { body: await fetchPayload() }),
    onSuccess: enter,
  });
  return {
    busy: login.isPending || login.isSuccess,
    error: login.error ? errorText(login.error, texts.login.connection) : null,
    submit: login.mutate,
  };
}
