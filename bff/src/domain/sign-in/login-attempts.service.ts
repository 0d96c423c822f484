import { Injectable } from '@nestjs/common';
import { signInLockEnd } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { KeyedMutex } from '../../platform/mongo/keyed-mutex';
import { PasswordHasherService } from '../../platform/security/password-hasher.service';
import type { LoginAttemptRecord } from './login-attempt.schema';
import { LoginAttemptsRepository } from './login-attempts.repository';
import {
  type FailureCounter,
  FAILURES_KEPT_MS,
  LOCK_MEMORY_MS,
  type LoginAttempt,
} from './login-counters';
import { PasswordFailuresRepository } from './password-failures.repository';

type AttemptId = LoginAttemptRecord['_id'];

/** Limits guesses of passwords and codes, across instances and restarts. */
@Injectable()
export class LoginAttemptsService {
  constructor(
    private readonly attempts: LoginAttemptsRepository,
    private readonly failures: PasswordFailuresRepository,
    private readonly passwords: PasswordHasherService,
    private readonly mutex: KeyedMutex,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `verify` unless there were too many failures; `verify` returns null for a wrong proof. An attempt
   * counts as a failure while it is checked, so that concurrent tries cannot exceed the limit. Attempts of
   * one counter run one after the other, so that correct ones do not block each other. Attempts of known
   * callers are hashed in capacity that is reserved for them.
   * @throws DomainError sessions/locked, also for accounts that do not exist.
   */
  async check<T>(attempt: LoginAttempt, verify: () => Promise<T | null>): Promise<T | null> {
    const [first = ''] = keysOf(attempt);
    return this.mutex.run([`sign-in: ${first}`], () => this.checkAtOnce(attempt, verify));
  }

  /** The same without the queue of the counter, where unknown callers could make the queue long. */
  async checkAtOnce<T>(attempt: LoginAttempt, verify: () => Promise<T | null>): Promise<T | null> {
    const id = await this.take(attempt);
    try {
      const result = await this.passwords.inShare(attempt.isKnown, verify);
      if (result !== null) await this.forgive(attempt, id);
      return result;
    } catch (error) {
      // Nothing was checked, for example because the queue is full.
      await this.giveBack(attempt, id);
      throw error;
    }
  }

  /** Resets the wrong passwords in a row after a proof by other means. */
  async clearFailures(userId: number): Promise<void> {
    await this.failures.clear(userId);
  }

  /** Removes all failures of an account after a new password. */
  async forgetAccount(userId: number): Promise<void> {
    await this.attempts.removeOfAccount(userId);
    await this.failures.clear(userId);
  }

  private async take(attempt: LoginAttempt): Promise<AttemptId> {
    const now = this.clock.now();
    const id = await this.insert(attempt, now);
    const waitMs = await this.waitOf(attempt, id, now);
    if (waitMs > 0) {
      await this.attempts.remove(id);
      throw new DomainError('sessions/locked', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
    }
    const { userId, slowedInARow } = attempt;
    if (userId !== null && slowedInARow !== null) {
      await this.failures.add(userId, later(now, FAILURES_KEPT_MS));
    }
    return id;
  }

  private async insert(attempt: LoginAttempt, at: Date): Promise<AttemptId> {
    const { userId, lockedBy, refusedBy, slowedBy } = attempt;
    const memories = [...refusedBy, ...slowedBy].map(({ withinMs }) => withinMs);
    const keepMs = Math.max(lockedBy === null ? 0 : LOCK_MEMORY_MS, ...memories);
    const counters = keysOf(attempt);
    return this.attempts.insert({ counters, userId, at, expiresAt: later(at, keepMs) });
  }

  /** How long the attempt has to wait for its counters; 0 for not at all. */
  private async waitOf(
    { lockedBy, refusedBy }: LoginAttempt,
    id: AttemptId,
    now: Date,
  ): Promise<number> {
    const ofOwn =
      lockedBy === null
        ? []
        : await this.attempts.listSince(lockedBy, later(now, -LOCK_MEMORY_MS), id);
    const lockEnd = signInLockEnd(ofOwn)?.getTime() ?? 0;
    const waits = await Promise.all(refusedBy.map((counter) => this.waitOfCounter(counter, now)));
    return Math.max(lockEnd - now.getTime(), 0, ...waits);
  }

  private async waitOfCounter({ key, failures, withinMs }: FailureCounter, now: Date) {
    // The count includes the attempt itself.
    const count = await this.attempts.countSince(key, later(now, -withinMs), failures + 1);
    return count > failures ? withinMs : 0;
  }

  private async forgive({ userId, emptied }: LoginAttempt, id: AttemptId): Promise<void> {
    if (emptied === null) await this.attempts.remove(id);
    else await this.attempts.removeOfCounter(emptied);
    if (userId !== null) await this.failures.clear(userId);
  }

  private async giveBack({ userId, slowedInARow }: LoginAttempt, id: AttemptId): Promise<void> {
    await this.attempts.remove(id);
    if (userId !== null && slowedInARow !== null) await this.failures.takeBack(userId);
  }
}

/** Whether `check` refused an attempt because of too many failures. */
export function isLocked(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'sessions/locked';
}

/** Keys of all counters of an attempt, its own first. */
function keysOf({ lockedBy, refusedBy, slowedBy }: LoginAttempt): string[] {
  const shared = [...refusedBy, ...slowedBy].map(({ key }) => key);
  return lockedBy === null ? shared : [lockedBy, ...shared];
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
