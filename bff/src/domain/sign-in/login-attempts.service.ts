import { Injectable } from '@nestjs/common';
import { MAX_CONSECUTIVE_FAILURES, signInLockEnd } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { Lanes } from '../../platform/mongo/lanes';
import type { LoginAttemptRecord } from './login-attempt.schema';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { FAILURES_KEPT_MS, LOGIN_LIMITS, LONG_WAIT_MS } from './login-limits';
import { PasswordFailuresRepository } from './password-failures.repository';

/** A password that somebody tries; `userId` is null for an administrator's. */
export type LoginAttempt = Pick<LoginAttemptRecord, 'audience' | 'address' | 'userId'>;

type AttemptId = LoginAttemptRecord['_id'];

/** Limits how often passwords are guessed, over all instances and restarts (goals S15, S17). */
@Injectable()
export class LoginAttemptsService {
  constructor(
    private readonly attempts: LoginAttemptsRepository,
    private readonly failures: PasswordFailuresRepository,
    private readonly lanes: Lanes,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `verify` unless there were too many failures; it gives null for a wrong password. An attempt
   * counts as a failure while it is checked, so that tries at the same time cannot pass the limit;
   * those of one account and address follow each other, so that right ones do not stop each other.
   * @throws DomainError sessions/locked, the same for accounts that do not exist.
   */
  async check<T>(attempt: LoginAttempt, verify: () => Promise<T | null>): Promise<T | null> {
    const { audience, address, userId } = attempt;
    return this.lanes.run([`sign-in of ${userId ?? audience} from ${address}`], async () => {
      const id = await this.take(attempt);
      try {
        const result = await verify();
        if (result !== null) await this.forgive(attempt, id);
        return result;
      } catch (error) {
        // Nothing was checked, for example because too many others wait.
        await this.giveBack(attempt, id);
        throw error;
      }
    });
  }

  /** Somebody proved by other means to be the user: wrong passwords no longer add up. */
  async clearFailures(userId: number): Promise<void> {
    await this.failures.clear(userId);
  }

  /** The account has a new password: guesses at the old one no longer count. */
  async forgetAccount(userId: number): Promise<void> {
    await this.attempts.removeOfAccount(userId);
    await this.failures.clear(userId);
  }

  private async take(attempt: LoginAttempt): Promise<AttemptId> {
    const now = this.clock.now();
    const { keepMs } = LOGIN_LIMITS[attempt.audience];
    const id = await this.attempts.insert({ ...attempt, at: now, expiresAt: later(now, keepMs) });
    const waitMs =
      (await this.waitOfAttempts(attempt, id, now)) || (await this.waitOfAccount(attempt, now));
    if (waitMs === 0) return id;
    await this.attempts.remove(id);
    throw new DomainError('sessions/locked', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
  }

  /** How long pair, address or everybody has to wait, 0 for not at all. */
  private async waitOfAttempts(
    { audience, address, userId }: LoginAttempt,
    id: AttemptId,
    now: Date,
  ): Promise<number> {
    const limits = LOGIN_LIMITS[audience];
    const since = (ms: number) => later(now, -ms);
    const [ofPair, ofAddress, ofEverybody] = await Promise.all([
      userId === null ? [] : this.attempts.listOfPair(userId, address, since(limits.keepMs), id),
      this.attempts.countSince(audience, since(limits.address.withinMs), address),
      this.attempts.countSince(audience, since(limits.everybody.withinMs)),
    ]);
    const lockEnd = signInLockEnd(ofPair)?.getTime() ?? 0;
    return Math.max(
      lockEnd - now.getTime(),
      // The attempt itself is among those counted.
      ofAddress > limits.address.failures ? limits.address.withinMs : 0,
      ofEverybody > limits.everybody.failures ? limits.everybody.withinMs : 0,
      0,
    );
  }

  /** Counts towards the failures in a row, which no number of addresses gets round. */
  private async waitOfAccount({ userId }: LoginAttempt, now: Date): Promise<number> {
    if (userId === null) return 0;
    const inARow = await this.failures.add(userId, later(now, FAILURES_KEPT_MS));
    if (inARow <= MAX_CONSECUTIVE_FAILURES) return 0;
    await this.failures.takeBack(userId);
    return LONG_WAIT_MS;
  }

  private async forgive({ userId, address }: LoginAttempt, id: AttemptId): Promise<void> {
    if (userId === null) return this.attempts.remove(id);
    await this.attempts.removeOfAccount(userId, address);
    await this.failures.clear(userId);
  }

  private async giveBack({ userId }: LoginAttempt, id: AttemptId): Promise<void> {
    await this.attempts.remove(id);
    if (userId !== null) await this.failures.takeBack(userId);
  }
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
