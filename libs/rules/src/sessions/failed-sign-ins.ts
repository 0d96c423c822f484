import { MINUTE_MS } from '../time/units';

/** Failed sign-ins of administrators are counted in windows of this length for the audit, in ms. */
export const FAILURE_WINDOW_MS = 15 * MINUTE_MS;

/** Maximum kinds of failures (address block and reason) with their own records in one window. */
export const FAILURE_KINDS_PER_WINDOW = 50;

/** The window an instant lies in, counted from 1970. */
export function failureWindow(at: Date): number {
  return Math.floor(at.getTime() / FAILURE_WINDOW_MS);
}

/**
 * Whether the audit gets a record of the `count`-th failure of its kind in one window: of the 1st, 2nd, 4th,
 * 8th and so on. So a thousand guesses leave ten records and not a thousand.
 */
export function isRecordedFailure(count: number): boolean {
  // A power of two has one bit.
  return count > 0 && (count & (count - 1)) === 0;
}
