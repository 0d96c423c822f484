import { defineCall } from '../http/call';

/** Most users looked at for one answer, also when more are asked for (SEC-44). */
export const RECIPIENTS_LIMIT = 500;

/** Some of those whom a broadcast is for. */
export interface BroadcastRecipientsResponse {
  /** Upwards; may be empty before the end. */
  userIds: number[];
  /** `after` of the next question; null: nobody is left. */
  next: number | null;
}

/**
 * Whom the bot sends a broadcast to: the users of its segment at the moment of the question, without
 * frozen ones; query `after`, a `next` of before, and `limit`. Refused as not found once the broadcast
 * is deleted: then nobody else is to get it.
 */
export const listBroadcastRecipients = defineCall<void, BroadcastRecipientsResponse>()(
  'GET',
  '/api/bot/broadcasts/:broadcastId/recipients',
);
