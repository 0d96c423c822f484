import type { BotAccess, BroadcastSegment, ExpiryReminderDays } from '@portal/rules';
import { defineCall } from '../http/call';

/** Most events of one answer, also when more are asked for (SEC-44). */
export const BOT_EVENTS_LIMIT = 100;

/** Something the bot must tell users. Dates are ISO 8601 UTC. */
interface Happened {
  /** Stays the same for ever; who keeps the ids of what was told tells nothing twice. */
  id: string;
  /** Place in the feed, from 1 upwards, in the order of the feed; there may be gaps. */
  position: number;
  /** When it happened. Events stand in the order in which they came to the feed, not of this. */
  at: string;
}

/** A message for everybody of a segment; listBroadcastRecipients says who that is. */
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
  /** Of a discount it holds the link to its plan page. */
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

/** So many days are left, or a little less. */
export interface BotExpiryReminderEvent extends Happened {
  type: 'expiry_reminder';
  userId: number;
  days: ExpiryReminderDays;
  expiresAt: string;
}

/** The videos came down to ten or below. */
export interface BotLowBalanceEvent extends Happened {
  type: 'low_balance_reminder';
  userId: number;
  /** Videos left. */
  balance: number;
}

/** An event of the feed; bots pass over types they do not know. */
export type BotEvent =
  BotBroadcastEvent | BotOfferEvent | BotPlanEvent | BotExpiryReminderEvent | BotLowBalanceEvent;

/** A stretch of the feed. */
export interface BotEventsResponse {
  /** In order; none when there is nothing new. */
  events: BotEvent[];
  /** `after` of the next question, to be kept once the events are dealt with. */
  next: number;
}

/**
 * What the bot must tell users, in order and resumable; query `after`, a `next` of before,
 * and `limit`. Without `after` it begins with the oldest event kept; they are kept for 30 days.
 */
export const getBotEvents = defineCall<void, BotEventsResponse>()('GET', '/api/bot/events');
