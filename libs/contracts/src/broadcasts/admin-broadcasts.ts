import type { BroadcastSegment } from '@portal/rules';
import { defineCall } from '../http/call';

/** A broadcast as administrators get it. Dates are ISO 8601 UTC. */
export interface BroadcastView {
  _id: string;
  text: string;
  /** 'active', or another value if it is no longer shown. */
  status: 'active' | 'expired';
  /** Null: immediately. */
  scheduledAt: string | null;
  createdAt: string;
  segment: BroadcastSegment;
  /** Number of subscribers who read and closed it. */
  seen: number;
  /** What the bot reported of its messages; null before its first report. */
  delivery?: BroadcastDelivery | null;
  /** It can be taken back until this instant, because it is not sent before; null: no more. */
  heldUntil?: string | null;
}

/** What became of the bot's messages. */
export interface BroadcastDelivery {
  delivered: number;
  failed: number;
}

/** Body of updateBroadcast, and common part of createBroadcast. */
export interface BroadcastRequest {
  /** 1 to 4,000 characters. */
  message: string;
  /** ISO 8601 instant; null or absent: immediately. */
  scheduledAt?: string | null;
  segment?: BroadcastSegment;
  /**
   * Waits ten seconds (rules' BROADCAST_HOLD_MS) before it is sent at once, so that it can be taken back. No
   * effect on a broadcast that was sent already.
   */
  hold?: boolean;
}

/** Body of createBroadcast. */
export interface CreateBroadcastRequest extends BroadcastRequest {
  /** The draft that the message comes from. It is deleted with the sending; a template stays. */
  draftId?: string;
}

/** Answer of listBroadcasts. */
export interface ListBroadcastsResponse {
  broadcasts: BroadcastView[];
  /** IANA time zone of the service; schedules are entered and shown in it. */
  timeZone: string;
}

/** Lists all broadcasts, newest first. */
export const listBroadcasts = defineCall<void, ListBroadcastsResponse>()(
  'GET',
  '/api/admin/broadcasts',
);

/**
 * Creates a broadcast for now or for a later time. The bot and the portal show it to the users of its
 * segment.
 */
export const createBroadcast = defineCall<
  CreateBroadcastRequest,
  { message: string; broadcastId?: string }
>()('POST', '/api/admin/broadcast');

/** Replaces text, time and segment of a broadcast. */
export const updateBroadcast = defineCall<BroadcastRequest, { message: string }>()(
  'PUT',
  '/api/admin/broadcasts/:broadcastId',
);

/** Deletes a broadcast. The portal shows it no more, and the bot stops sending it. */
export const deleteBroadcast = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/broadcasts/:broadcastId',
);

/**
 * Takes a broadcast back that was not sent yet. It becomes a draft. A sent one answers `broadcasts/sent`.
 */
export const takeBackBroadcast = defineCall<void, { message: string }>()(
  'POST',
  '/api/admin/broadcasts/:broadcastId/take-back',
);

/** Body of testBroadcast. */
export interface TestBroadcastRequest {
  message: string;
  /** The administrator's own User ID. */
  userId: number;
}

/** Sends a message to one user by the bot, to see how it looks. Nobody else gets it. */
export const testBroadcast = defineCall<TestBroadcastRequest, { message: string }>()(
  'POST',
  '/api/admin/broadcasts/test',
);

/** Counts the users who are in a segment now. */
export const countRecipients = defineCall<
  void,
  { recipients: number },
  { segment?: BroadcastSegment }
>()('GET', '/api/admin/broadcasts/recipients');

/** Counts the signed-in subscriber as a reader of a broadcast. A repeated call counts nothing. */
export const markBroadcastSeen = defineCall<void, object>()(
  'POST',
  '/api/user/broadcast-message/:broadcastId/seen',
);
