import { defineCall } from '../http/call';

/** Maximum users read for one answer, also for a higher limit (SEC-44). */
export const RECIPIENTS_LIMIT = 500;

/** A page of the recipients of a broadcast. */
export interface BroadcastRecipientsResponse {
  /** Ascending; a page may be empty before the end. */
  userIds: number[];
  /** `after` of the next call; null at the end. */
  next: number | null;
}

/**
 * Whom the bot sends a broadcast to: the users of its segment at the moment of the query, without
 * frozen ones; query `after`, a `next` of before, and `limit`. Refused as not found once the broadcast
 * is deleted: then nobody else is to get it.
 */
export const listBroadcastRecipients = defineCall<void, BroadcastRecipientsResponse>()(
  'GET',
  '/api/bot/broadcasts/:broadcastId/recipients',
);
