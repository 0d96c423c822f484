import type {
  BotAccess,
  BroadcastSegment,
  ExpiryReminderDays,
  NoticeLanguage,
  NoticeText,
  UserNoticeKind,
} from '@portal/rules';
import { defineCall } from '../http/call';

/** Maximum number of events in one answer; a higher limit is reduced to it (SEC-44). */
export const BOT_EVENTS_LIMIT = 100;

/** An event that the bot sends to users. Dates are ISO 8601 UTC. */
interface Happened {
  /** Never changes. A bot that stores the ids of sent messages sends no message twice. */
  id: string;
  /** Position in the feed, from 1, ascending; there may be gaps. */
  position: number;
  /** When it happened. The feed has the order of arrival, which may differ. */
  at: string;
}

/** A message for all users of a segment; listBroadcastRecipients lists them. */
export interface BotBroadcastEvent extends Happened {
  type: 'broadcast';
  broadcastId: string;
  text: string;
  segment: BroadcastSegment;
}

/** An administrator sends a message of a broadcast to one user, to see how it looks. */
export interface BotBroadcastTestEvent extends Happened {
  type: 'broadcast_test';
  userId: number;
  text: string;
}

/** An administrator gave a user an offer. */
export interface BotOfferEvent extends Happened {
  type: 'offer';
  userId: number;
  offerId: string;
  /** For a discount it contains the link to its plan page. */
  message: string;
  isDiscount: boolean;
  /** Null: the offer has no end. */
  expiresAt: string | null;
}

/** A user's plan was started or extended. */
export interface BotPlanEvent extends Happened {
  type: 'plan_activated';
  userId: number;
  by: 'payment' | 'redeem_code' | 'admin';
  /** Days given; days or videos may be 0. */
  days: number;
  videos: number;
  /** End of the plan after it; null when only videos were given. */
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

/** The balance fell to ten videos or fewer. */
export interface BotLowBalanceEvent extends Happened {
  type: 'low_balance_reminder';
  userId: number;
  /** Videos left. */
  balance: number;
}

/** A notice for one user that no other event reports, with its words. Only for users who want it by Telegram. */
export interface BotNoticeEvent extends Happened {
  type: 'notice';
  userId: number;
  kind: UserNoticeKind;
  texts: Record<NoticeLanguage, NoticeText>;
}

/** An event of the feed; a bot must skip unknown types. */
export type BotEvent =
  | BotBroadcastEvent
  | BotBroadcastTestEvent
  | BotOfferEvent
  | BotPlanEvent
  | BotExpiryReminderEvent
  | BotLowBalanceEvent
  | BotNoticeEvent;

/** A page of the feed. */
export interface BotEventsResponse {
  /** In order; empty when there is nothing new. */
  events: BotEvent[];
  /** The value of `after` for the next call. Store it after processing the events. */
  next: number;
}

/** Query of getBotEvents. */
export interface BotEventsQuery {
  /** The value `next` of the previous answer. */
  after?: number;
  /** BOT_EVENTS_LIMIT when absent. */
  limit?: number;
  /** Seconds to wait for the first event, 0 to 25; 0 when absent. */
  wait?: number;
}

/**
 * Reads the events that the bot sends to users as messages, in order. `after` is the `next` of the previous
 * answer. Store `next` after the events are processed. Without `after` the feed begins with the oldest stored
 * event. With `wait` an empty answer comes at the end of the wait, any other at once. Events are stored for 30
 * days. An answer has at most {@link BOT_EVENTS_LIMIT} events.
 */
export const getBotEvents = defineCall<void, BotEventsResponse, BotEventsQuery>()(
  'GET',
  '/api/bot/events',
);
