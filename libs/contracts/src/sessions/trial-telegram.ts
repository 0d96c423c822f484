import { defineCall } from '../http/call';
import type { TelegramLoginRequest } from './login-with-telegram';

/** The user whom the local replacement of Telegram signs in. */
export interface TrialTelegramRequest {
  /** Telegram's numeric id, which is the User ID. */
  id: number;
  firstName?: string;
}

/** A payload signed with the trial bot's token; send it with loginWithTelegram. */
export interface TrialTelegramResponse {
  payload: TelegramLoginRequest;
}

/** Signs login data in place of Telegram where Telegram cannot be reached. Exists only in trial builds. */
export const signTrialTelegram = defineCall<TrialTelegramRequest, TrialTelegramResponse>()(
  'POST',
  '/api/trial/telegram',
);
