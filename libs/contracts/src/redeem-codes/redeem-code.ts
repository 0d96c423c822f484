import type { BotUserView } from '../accounts/bot-user';
import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** A code as typed; case, blanks and hyphens do not matter. */
export interface RedeemCodeRequest {
  code: string;
}

/** Days and videos that a code gave. */
export interface RedeemedView {
  days: number;
  videos: number;
}

/** Days and videos that the code gave, and the user after it. */
export interface RedeemCodeResponse {
  granted: RedeemedView;
  updated: UserView;
}

/** Redeems a code for the signed-in user; ten failed tries an hour. */
export const redeemCode = defineCall<RedeemCodeRequest, RedeemCodeResponse>()(
  'POST',
  '/api/user/redeem',
);

/** A code that a user sent to the bot. */
export interface BotRedeemCodeRequest extends RedeemCodeRequest {
  userId: number;
}

/** Days and videos that the code gave, and the user after it in the bot's form. */
export interface BotRedeemCodeResponse {
  granted: RedeemedView;
  updated: BotUserView;
}

/**
 * The same for a user of the bot, whose failed tries count together with those in the portal. Sent
 * again it gives nothing twice: the code is then refused as used.
 */
export const botRedeemCode = defineCall<BotRedeemCodeRequest, BotRedeemCodeResponse>()(
  'POST',
  '/api/bot/redeem',
);
