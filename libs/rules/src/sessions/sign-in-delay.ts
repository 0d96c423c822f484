/** Maximum delay before a password is checked; an answer may take 10 seconds in total. */
export const LONGEST_SIGN_IN_DELAY_MS = 5_000;

/**
 * How long a sign-in from an unknown device and address waits before its password is checked, in ms. 0 up to
 * the limit; then it grows linearly and reaches LONGEST_SIGN_IN_DELAY_MS at twice the limit. It only delays:
 * a limit that all unknown clients share must not lock out a user. `failures` includes this try.
 */
export function signInDelayMs(failures: number, limit: number): number {
  const excess = Math.max(0, failures - limit);
  return Math.ceil(LONGEST_SIGN_IN_DELAY_MS * Math.min(1, excess / limit));
}
