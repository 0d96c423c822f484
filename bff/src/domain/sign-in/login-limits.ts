import { DAY_MS, MINUTE_MS } from '@portal/rules';
import type { LoginAttemptRecord } from './login-attempt.schema';

/** So many failures within so long, and nobody whom the limit covers gets another try. */
interface Limit {
  readonly failures: number;
  readonly withinMs: number;
}

interface Limits {
  readonly address: Limit;
  readonly everybody: Limit;
  /** How long a failure is kept. */
  readonly keepMs: number;
}

/**
 * Failed tries that one address and all addresses together have. Whole quarters share an address of
 * their mobile network, and closing the door to everybody is what an attacker may want, so those of
 * subscribers are wide; what stops guessing is the lock of account and address (goals S15, S17).
 */
export const LOGIN_LIMITS: Readonly<Record<LoginAttemptRecord['audience'], Limits>> = {
  admin: {
    address: { failures: 5, withinMs: 15 * MINUTE_MS },
    everybody: { failures: 20, withinMs: 60 * MINUTE_MS },
    keepMs: 60 * MINUTE_MS,
  },
  subscriber: {
    address: { failures: 50, withinMs: 15 * MINUTE_MS },
    everybody: { failures: 1_000, withinMs: 15 * MINUTE_MS },
    keepMs: DAY_MS,
  },
};

/** Wrong passwords in a row are remembered for so long after the last one. */
export const FAILURES_KEPT_MS = 365 * DAY_MS;

/** When to come back where no instant is known at which it helps. */
export const LONG_WAIT_MS = 15 * MINUTE_MS;
