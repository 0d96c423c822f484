import type { BroadcastSegment } from '@portal/rules';
import { defineCall } from '../http/call';

/** A broadcast as administrators see one. Dates are ISO 8601 UTC. */
export interface BroadcastView {
  _id: string;
  text: string;
  /** 'active', or another value if it is no longer shown. */
  status: 'active' | 'expired';
  /** Null: at once. */
  scheduledAt: string | null;
  createdAt: string;
  segment: BroadcastSegment;
  /** Subscribers who closed it after reading. */
  seen: number;
}

/** Body of createBroadcast and updateBroadcast. */
export interface BroadcastRequest {
  /** 1 to 4,000 characters. */
  message: string;
  /** ISO 8601 instant; null or absent: at once. */
  scheduledAt?: string | null;
  segment?: BroadcastSegment;
}

/** Answer of listBroadcasts. */
export interface ListBroadcastsResponse {
  broadcasts: BroadcastView[];
  /** IANA zone of the service, in which schedules are entered and shown. */
  timeZone: string;
}

/** All broadcasts, newest first. */
export const listBroadcasts = defineCall<void, ListBroadcastsResponse>()(
  'GET',
  '/api/admin/broadcasts',
);

/** Sends a broadcast, at once or at an instant. */
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

/** How many users a segment has now: `?segment=`. */
export const countRecipients = defineCall<void, { recipients: number }>()(
  'GET',
  '/api/admin/broadcasts/recipients',
);

/** Counts once that the signed-in subscriber has read a broadcast. */
export const markBroadcastSeen = defineCall<void, object>()(
  'POST',
  '/api/user/broadcast-message/:broadcastId/seen',
);
