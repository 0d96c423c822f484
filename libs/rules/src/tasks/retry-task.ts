import { MINUTE_MS } from '../time/units';

/** Delay before the bot may take a retried task, in ms, by the number of earlier retries. */
const WAITS_MS = [0, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS] as const;

/** Maximum number of retries of one task by administrators. */
export const MAX_TASK_RETRIES = WAITS_MS.length;

/**
 * The instant from which the bot may take a retried task; `retries` is the number of earlier retries. Null
 * when no more retries are allowed.
 */
export function retryDueAt(retries: number, now: Date): Date | null {
  const wait = WAITS_MS[retries];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
