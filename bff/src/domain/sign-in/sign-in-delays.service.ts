import { Injectable } from '@nestjs/common';
import { signInDelayMs } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Pause } from '../../platform/clock/pause';
import { DomainError } from '../../platform/errors/domain-error';
import type { Browser } from '../sessions/browser';
import { LoginAttemptsRepository } from './login-attempts.repository';
import type { LoginAttempt, SlowingEvent } from './login-counters';
import { PasswordFailuresRepository } from './password-failures.repository';

/** Fill level of a counter that slows sign-ins. */
interface CounterFill {
  readonly event: SlowingEvent;
  /** Including this attempt. */
  readonly failures: number;
  readonly limit: number;
}

/** Slows sign-ins from unknown sources during guessing attacks; known callers do not wait. */
@Injectable()
export class SignInDelaysService {
  constructor(
    private readonly attempts: LoginAttemptsRepository,
    private readonly failures: PasswordFailuresRepository,
    private readonly pause: Pause,
    private readonly clock: Clock,
  ) {}

  /**
   * Waits for the delay of the attempt's shared counters, and reports each full one. Each attempt waits
   * independently, before any queue, so there is no queue to fill.
   * @throws DomainError request/too-many when the client disconnects; nothing was counted.
   */
  async wait(
    attempt: LoginAttempt,
    { left, report }: Pick<Browser, 'left' | 'report'>,
  ): Promise<void> {
    const { userId } = attempt;
    const slow = (await this.fullCounters(attempt)).map(({ event, failures, limit }) => {
      const delayMs = signInDelayMs(failures, limit);
      report(event, { userId, failures, delayMs });
      return delayMs;
    });
    if (slow.length === 0) return;
    try {
      await this.pause.wait(Math.max(...slow), left);
    } catch (error) {
      if (left.aborted) throw new DomainError('request/too-many');
      throw error;
    }
  }

  /** Shared counters that exceed their limit with this attempt; counts only as far as needed. */
  private async fullCounters(attempt: LoginAttempt): Promise<CounterFill[]> {
    const { userId, slowedBy, slowedInARow } = attempt;
    const now = this.clock.now().getTime();
    const fills = slowedBy.map(async ({ key, failures: limit, withinMs, event }) => {
      const since = new Date(now - withinMs);
      return {
        event,
        limit,
        failures: (await this.attempts.countSince(key, since, 2 * limit)) + 1,
      };
    });
    if (userId !== null && slowedInARow !== null) fills.push(this.inARow(userId, slowedInARow));
    return (await Promise.all(fills)).filter(({ failures, limit }) => failures > limit);
  }

  private async inARow(userId: number, limit: number): Promise<CounterFill> {
    const failures = (await this.failures.count(userId)) + 1;
    return { event: 'authn_guessing_account', failures, limit };
  }
}
