import type { BotUserView } from '../accounts/bot-user';
import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** A code as typed; case, spaces and hyphens are ignored. */
export interface RedeemCodeRequest {
  code: string;
}

/** Days and videos of a redeemed code. */
export interface RedeemedView {
  days: number;
  videos: number;
}

/** Days and videos of the code, and the user after it. */
export interface RedeemCodeResponse {
  granted: RedeemedView;
  updated: UserView;
}

/**
 * Redeems a code for the signed-in subscriber. Its days and videos are added to the plan at once. A user can
 * send ten wrong codes per hour.
 */
export const redeemCode = defineCall<RedeemCodeRequest, RedeemCodeResponse>()(
  'POST',
  '/api/user/redeem',
);

/** A code that a user sent to the bot. */
export interface BotRedeemCodeRequest extends RedeemCodeRequest {
  userId: number;
}

/** Days and videos of the code, and the user after it as the bot gets it. */
export interface BotRedeemCodeResponse {
  granted: RedeemedView;
  updated: BotUserView;
}

/**
 * Redeems a code for a user of the bot. Like redeemCode. Wrong codes in the bot and in the portal count
 * together. A repeated request grants nothing: the code is refused as used.
 */
export const botRedeemCode = defineCall<BotRedeemCodeRequest, BotRedeemCodeResponse>()(
  'POST',
  '/api/bot/redeem',
);
