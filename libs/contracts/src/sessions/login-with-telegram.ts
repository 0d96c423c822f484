import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/**
 * What Telegram's login widget hands over, with all its fields: `id`,
 * `auth_date` in unix seconds, `hash`, and whatever else Telegram signed.
 */
export type TelegramLoginRequest = Record<string, string | number>;

/** The signed-in user and where to go. */
export interface TelegramLoginResponse {
  user: UserView;
  /** 'setPassword' when the account has no password yet: go to /create-password. */
  action: 'setPassword' | null;
}

/** Signs in; the first time it also opens the account (SEC-1 to SEC-9). */
export const loginWithTelegram = defineCall<TelegramLoginRequest, TelegramLoginResponse>()(
  'POST',
  '/api/login/telegram',
);
