import type { BotAccess, BroadcastSegment, ExpiryReminderDays } from '@portal/rules';
import { defineCall } from '../http/call';

/** Maximum events of one answer, also for a higher limit (SEC-44). */
export const BOT_EVENTS_LIMIT = 100;

/** Something the bot must tell users. Dates are ISO 8601 UTC. */
interface Happened {
  /** Never changes. A bot that stores the ids of sent messages sends none twice. */
  id: string;
  /** Position in the feed, from 1, ascending; there may be gaps. */
  position: number;
  /** When it happened. The feed is in the order of arrival, not of this time. */
  at: string;
}

/** A message for all users of a segment; listBroadcastRecipients lists them. */
export interface BotBroadcastEvent extends Happened {
  type: 'broadcast';
  broadcastId: string;
  text: string;
  segment: BroadcastSegment;
}

/** An administrator gave a user an offer. */
export interface BotOfferEvent extends Happened {
  type: 'offer';
  userId: number;
  offerId: string;
  /** For a discount it has the link to its plan page. */
  message: string;
  isDiscount: boolean;
  /** Null: it has no end. */
  expiresAt: string | null;
}

/** A user's plan was begun or extended. */
export interface BotPlanEvent extends Happened {
  type: 'plan_activated';
  userId: number;
  by: 'payment' | 'redeem_code' | 'admin';
  /** What was given; either may be 0. */
  days: number;
  videos: number;
  /** The plan after it; null for videos without days. */
  expiresAt: string | null;
  balance: number;
  activates: BotAccess[];
}

/** Days left, rounded up. */
export interface BotExpiryReminderEvent extends Happened {
  type: 'expiry_reminder';
  userId: number;
  days: ExpiryReminderDays;
  expiresAt: string;
}

/** The balance fell to ten videos or below. */
export interface BotLowBalanceEvent extends Happened {
  type: 'low_balance_reminder';
  userId: number;
  /** Videos left. */
  balance: number;
}

/** An event of the feed; bots skip unknown types. */
export type BotEvent =
  BotBroadcastEvent | BotOfferEvent | BotPlanEvent | BotExpiryReminderEvent | BotLowBalanceEvent;

/** A page of the feed. */
export interface BotEventsResponse {
  /** In order; none when there is nothing new. */
  events: BotEvent[];
  /** `after` of the next call; store it when the events are processed. */
  next: number;
}

/**
 * What the bot must tell users, in order and resumable; query `after`, a `next` of before,
 * and `limit`. Without `after` it begins with the oldest event kept; they are kept for 30 days.
 */
export const getBotEvents = defineCall<void, BotEventsResponse>()('GET', '/api/bot/events');
