import { MINUTE_MS } from '../time/units';

/** This number of failures within this time locks the password sign-in (SEC-15). */
const FAILURES = 5;
const WITHIN_MS = 5 * MINUTE_MS;

/** Length of the first lock. Each further failure doubles it, up to the longest. */
const FIRST_LOCK_MS = MINUTE_MS;
const LONGEST_LOCK_MS = 15 * MINUTE_MS;

/** After this time without a failure, the next failure counts as the first one. */
const FORGIVEN_AFTER_MS = 60 * MINUTE_MS;

/**
 * Number of consecutive wrong passwords, from any unknown device and address, after which further tries are
 * delayed (`signInDelayMs`) and operations get an alert.
 */
export const MAX_CONSECUTIVE_FAILURES = 50;

/** Maximum age of a sign-in that allows to set a password. */
export const RECENT_SIGN_IN_MS = 10 * MINUTE_MS;

interface Lock {
  readonly end: number;
  readonly lengthMs: number;
}

/**
 * When the lock ends that is caused by these failures of one counter (an account from one address block, or
 * one known device); null for no lock. Five within five minutes lock for a minute, each further failure for
 * twice as long as before, at most 15 minutes (SEC-15). Failures must be in order of time.
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
