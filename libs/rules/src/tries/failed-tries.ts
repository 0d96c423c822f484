/** Limit of failed tries within a window; more are refused. */
export interface TryLimit {
  readonly failures: number;
  /** In ms. */
  readonly withinMs: number;
}

/**
 * Seconds until another try is allowed; 0 when it is allowed now. `failedAt` are the instants of failed tries
 * in any order; a try counts until exactly `withinMs` after it.
 */
export function tryWaitSeconds(limit: TryLimit, failedAt: readonly Date[], now: Date): number {
  const counting = countingTries(limit, failedAt, now);
  const freeing = counting[counting.length - limit.failures];
  if (!freeing) return 0;
  return Math.ceil((freeing.getTime() + limit.withinMs - now.getTime()) / 1_000);
}

/** The failed tries that still count, oldest first. */
export function countingTries(limit: TryLimit, failedAt: readonly Date[], now: Date): Date[] {
  return failedAt
    .filter((at) => now.getTime() - at.getTime() < limit.withinMs)
    .sort((a, b) => a.getTime() - b.getTime());
}
