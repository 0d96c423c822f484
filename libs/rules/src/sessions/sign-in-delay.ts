/** Longest pause before a password is checked; an answer may take 10 seconds in all. */
export const LONGEST_SIGN_IN_DELAY_MS = 5_000;

/**
 * How long a sign-in from an unknown device and address waits before its password is checked, in ms.
 * Nothing up to the limit; then it grows evenly and reaches LONGEST_SIGN_IN_DELAY_MS at twice the
 * limit. It never refuses: a limit that all strangers share must not close the door to anybody.
 * `failures` counts this try as well.
 */
export function signInDelayMs(failures: number, limit: number): number {
  const excess = Math.max(0, failures - limit);
  return Math.ceil(LONGEST_SIGN_IN_DELAY_MS * Math.min(1, excess / limit));
}
