import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/**
 * The payload of Telegram's login widget with all its fields: `id`, `auth_date` in unix seconds, `hash`, and
 * everything else that Telegram signed.
 */
export type TelegramLoginRequest = Record<string, string | number>;

/** The signed-in user, and the next step. */
export interface TelegramLoginResponse {
  user: UserView;
  /** 'setPassword' when the account has no password yet: the screen opens /create-password. */
  action: 'setPassword' | null;
}

/**
 * Signs a subscriber in with the signed data of Telegram's login widget (SEC-1 to SEC-9). The first sign-in
 * creates the account. The same data work once.
 */
export const loginWithTelegram = defineCall<TelegramLoginRequest, TelegramLoginResponse>()(
  'POST',
  '/api/login/telegram',
);
