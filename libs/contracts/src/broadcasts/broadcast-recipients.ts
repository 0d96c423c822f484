import { defineCall } from '../http/call';

/** Body of reportBroadcastDelivery: totals so far, not what was added. */
export interface ReportDeliveryRequest {
  delivered: number;
  failed: number;
}

/** Reports what became of the messages of a broadcast. A later report replaces an earlier one. */
export const reportBroadcastDelivery = defineCall<ReportDeliveryRequest, object>()(
  'PUT',
  '/api/bot/broadcasts/:broadcastId/delivery',
);

/** Maximum number of users read for one answer; a higher limit is reduced to it (SEC-44). */
export const RECIPIENTS_LIMIT = 500;

/** A page of the recipients of a broadcast. */
export interface BroadcastRecipientsResponse {
  /** Ascending; may be empty before the last page. */
  userIds: number[];
  /** The value of `after` for the next call; null on the last page. */
  next: number | null;
}

/** Query of listBroadcastRecipients. */
export interface BroadcastRecipientsQuery {
  /** The value `next` of the previous answer. */
  after?: number;
  /** RECIPIENTS_LIMIT when absent. */
  limit?: number;
}

/**
 * Lists the ids of the users to whom the bot sends a broadcast. They are the users in its segment at the time
 * of the request, without frozen ones. `after` is the `next` of the previous answer. `next` is null on the
 * last page. Answers 404 after the broadcast was deleted, so that the bot stops sending it.
 */
export const listBroadcastRecipients = defineCall<
  void,
  BroadcastRecipientsResponse,
  BroadcastRecipientsQuery
>()('GET', '/api/bot/broadcasts/:broadcastId/recipients');
