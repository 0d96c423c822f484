import { MINUTE_MS } from '../time/units';

/** Length of the windows in which failed sign-ins of administrators are counted for the audit, in ms. */
export const FAILURE_WINDOW_MS = 15 * MINUTE_MS;

/** Maximum number of kinds of failures (address block and reason) with own records in one window. */
export const FAILURE_KINDS_PER_WINDOW = 50;

/** Number of the window that contains an instant, counted from 1970. */
export function failureWindow(at: Date): number {
  return Math.floor(at.getTime() / FAILURE_WINDOW_MS);
}

/**
 * Whether the `count`-th failure of its kind in one window gets an audit record: the 1st, 2nd, 4th, 8th and
 * so on. So a thousand guesses write ten records instead of a thousand.
 */
export function isRecordedFailure(count: number): boolean {
  // Exactly one bit is set in a power of two.
  return count > 0 && (count & (count - 1)) === 0;
}
