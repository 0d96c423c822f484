import { MINUTE_MS } from '../time/units';

/** How often administrators may put one task back. */
export const MAX_TASK_RETRIES = 5;

/** How long the bot has to wait for a task that is put back once more, in ms: at once, then longer. */
const WAITS_MS = [0, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS] as const;

/**
 * From when on the bot may take a task that is put back after `retries` earlier retries; null when it
 * may not be put back any more.
 */
export function retryDueAt(retries: number, now: Date): Date | null {
  const wait = retries < MAX_TASK_RETRIES ? WAITS_MS[retries] : undefined;
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
