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
}

/** Body of createBroadcast and updateBroadcast. */
export interface BroadcastRequest {
  /** 1 to 4,000 characters. */
  message: string;
  /** ISO 8601 instant; null or absent: immediately. */
  scheduledAt?: string | null;
  segment?: BroadcastSegment;
}

/** Answer of listBroadcasts. */
export interface ListBroadcastsResponse {
  broadcasts: BroadcastView[];
  /** IANA time zone of the service; schedules are entered and shown in it. */
  timeZone: string;
}

/** All broadcasts, newest first. */
export const listBroadcasts = defineCall<void, ListBroadcastsResponse>()(
  'GET',
  '/api/admin/broadcasts',
);

/** Creates a broadcast for now or for a later time. */
export const createBroadcast = defineCall<BroadcastRequest, { message: string }>()(
  'POST',
  '/api/admin/broadcast',
);

/** Changes a broadcast. */
export const updateBroadcast = defineCall<BroadcastRequest, { message: string }>()(
  'PUT',
  '/api/admin/broadcasts/:broadcastId',
);

/** Deletes a broadcast. */
export const deleteBroadcast = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/broadcasts/:broadcastId',
);

/** Number of users who are in a segment now; of all without one. */
export const countRecipients = defineCall<
  void,
  { recipients: number },
  { segment?: BroadcastSegment }
>()('GET', '/api/admin/broadcasts/recipients');

/** Counts the signed-in subscriber as a reader of a broadcast, once. */
export const markBroadcastSeen = defineCall<void, object>()(
  'POST',
  '/api/user/broadcast-message/:broadcastId/seen',
);
