import { defineCall } from '../http/call';
import type { TelegramLoginRequest } from './login-with-telegram';

/** Whom the local stand-in should be. */
export interface TrialTelegramRequest {
  /** Telegram's numeric id, which is the User ID. */
  id: number;
  firstName?: string;
}

/** A payload really signed with the trial bot's token; send it on with loginWithTelegram. */
export interface TrialTelegramResponse {
  payload: TelegramLoginRequest;
}

/** Stands in for Telegram where none can be reached; exists in trial builds only. */
export const signTrialTelegram = defineCall<TrialTelegramRequest, TrialTelegramResponse>()(
  'POST',
  '/api/trial/telegram',
);
