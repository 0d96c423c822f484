import type { BroadcastView } from '@portal/contracts';
import { canTakeBack } from '@portal/rules';
import type { Broadcast } from '../../domain/broadcasts/broadcast';

/** A broadcast for administrators. */
export function presentBroadcast(broadcast: Broadcast, now: Date): Required<BroadcastView> {
  const { delivery } = broadcast;
  return {
    _id: broadcast.id,
    text: broadcast.text,
    status: broadcast.status,
    scheduledAt: broadcast.scheduledAt?.toISOString() ?? null,
    createdAt: broadcast.createdAt.toISOString(),
    segment: broadcast.segment,
    seen: broadcast.seen,
    delivery: delivery ? { delivered: delivery.delivered, failed: delivery.failed } : null,
    heldUntil: canTakeBack(broadcast, now) ? broadcast.dueAt.toISOString() : null,
  };
}
