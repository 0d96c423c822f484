/** The fields of a broadcast that its badge needs. */
export interface BroadcastState {
  /** The status of the server; anything but 'active' has ended. */
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
