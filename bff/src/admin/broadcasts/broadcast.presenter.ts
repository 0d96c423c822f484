import type { BroadcastView } from '@portal/contracts';
import type { Broadcast } from '../../domain/broadcasts/broadcast';

/** A broadcast for administrators. */
export function presentBroadcast(broadcast: Broadcast): BroadcastView {
  return {
    _id: broadcast.id,
    text: broadcast.text,
    status: broadcast.status,
    scheduledAt: broadcast.scheduledAt?.toISOString() ?? null,
    createdAt: broadcast.createdAt.toISOString(),
    segment: broadcast.segment,
    seen: broadcast.seen,
  };
}
