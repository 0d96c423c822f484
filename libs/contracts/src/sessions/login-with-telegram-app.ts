import { defineCall } from '../http/call';
import type { TelegramLoginResponse } from './login-with-telegram';

/** Body of loginWithTelegramApp. */
export interface TelegramAppLoginRequest {
  /** `Telegram.WebApp.initData` unchanged: a query string in the encoding in which Telegram sent it. */
  initData: string;
}

/**
 * Signs a subscriber in with the `initData` of a Telegram Mini App (SEC-66 to SEC-68). The first sign-in
 * creates the account. The same data work once; used or old data are answered apart from wrong ones, because
 * some clients hand out the data of an earlier launch.
 */
export const loginWithTelegramApp = defineCall<TelegramAppLoginRequest, TelegramLoginResponse>()(
  'POST',
  '/api/login/telegram-app',
);
