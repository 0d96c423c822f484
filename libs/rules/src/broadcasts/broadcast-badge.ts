/** The fields of a broadcast that decide its badge. */
export interface BroadcastState {
  /** The stored status; any value but 'active' has ended. */
  readonly status: string;
  /** Null: sent immediately. */
  readonly scheduledAt: Date | null;
}

/** Badge of a broadcast. */
export type BroadcastBadge = 'Scheduled' | 'Active' | 'Expired';

/**
 * 'Scheduled' while active and its time is in the future, else 'Active'; a status other than 'active' is
 * 'Expired'.
 */
export function broadcastBadge({ status, scheduledAt }: BroadcastState, now: Date): BroadcastBadge {
  if (status !== 'active') return 'Expired';
  return scheduledAt && scheduledAt.getTime() > now.getTime() ? 'Scheduled' : 'Active';
}
