import { MINUTE_MS } from '../time/units';

/** This number of failures within this time locks the password sign-in (SEC-15). */
const FAILURES = 5;
const WITHIN_MS = 5 * MINUTE_MS;

/** The first lock; every failure after it doubles the next one, up to the longest. */
const FIRST_LOCK_MS = MINUTE_MS;
const LONGEST_LOCK_MS = 15 * MINUTE_MS;

/** Quiet time after a lock that makes the next failure the first one again. */
const FORGIVEN_AFTER_MS = 60 * MINUTE_MS;

/**
 * Wrong passwords in a row, from unknown devices and addresses anywhere, after which further ones are
 * slowed (`signInDelayMs`) and operations are alerted.
 */
export const MAX_CONSECUTIVE_FAILURES = 50;

/** How long ago a sign-in may be for setting a password. */
export const RECENT_SIGN_IN_MS = 10 * MINUTE_MS;

interface Lock {
  readonly end: number;
  readonly lengthMs: number;
}

/**
 * When the lock ends that these failures of one counter (an account from one address block, or one known
 * device) bring about, null for none:
 * five within five minutes lock for a minute, each further failure for twice as long as before, at
 * most 15 minutes (SEC-15). Failures in the order of time.
 */
export function signInLockEnd(failures: readonly Date[]): Date | null {
  let lock: Lock | null = null;
  let recent: number[] = [];
  for (const failure of failures) {
    const at = failure.getTime();
    if (lock && at >= lock.end + FORGIVEN_AFTER_MS) {
      lock = null;
      recent = [];
    }
    recent = [...recent.filter((earlier) => at - earlier < WITHIN_MS), at];
    if (lock) lock = lockFrom(at, Math.min(lock.lengthMs * 2, LONGEST_LOCK_MS));
    else if (recent.length >= FAILURES) lock = lockFrom(at, FIRST_LOCK_MS);
  }
  return lock && new Date(lock.end);
}

function lockFrom(at: number, lengthMs: number): Lock {
  return { end: at + lengthMs, lengthMs };
}
