/** A broadcast as far as its badge goes. */
export interface BroadcastState {
  /** The server's word; anything but 'active' is over. */
  readonly status: string;
  /** Null: at once. */
  readonly scheduledAt: Date | null;
}

/** Badge of a broadcast. */
export type BroadcastBadge = 'Scheduled' | 'Active' | 'Expired';

/** Scheduled while active and its time lies ahead, else Active; not active is Expired. */
export function broadcastBadge({ status, scheduledAt }: BroadcastState, now: Date): BroadcastBadge {
  if (status !== 'active') return 'Expired';
  return scheduledAt && scheduledAt.getTime() > now.getTime() ? 'Scheduled' : 'Active';
}
