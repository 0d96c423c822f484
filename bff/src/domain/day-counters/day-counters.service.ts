import { Injectable } from '@nestjs/common';
import { type Counted, type DayCounter, type DayRange, countersOf } from '@portal/rules';
import { Config } from '../../platform/config/config';
import type { ClientSession } from '../../platform/mongo/transactions.service';
import { DayCountersRepository } from './day-counters.repository';

/**
 * Counters of money by calendar days of the service's zone: whoever changes what they count notes the
 * change in the same transaction. The job `day-counters` adds up what was noted; readers add what still
 * waits, so counters are right at every instant. Downloads and sign-ins of a day: see DailyStatsService.
 */
@Injectable()
export class DayCountersService {
  constructor(
    private readonly counters: DayCountersRepository,
    private readonly config: Config,
  ) {}

  /** Notes what counts from now on, or with rules' `uncounted` what does no longer. */
  async note(session: ClientSession, counted: readonly Counted[]): Promise<void> {
    await this.counters.note(countersOf(counted, this.config.timeZone), session);
  }

  /** The counters of some days in a row; in a session of one moment or a transaction. */
  async list(range: DayRange, session: ClientSession): Promise<DayCounter[]> {
    return this.counters.list(range, session);
  }

  /** Puts counters in the place of those of a day and of what the session sees noted for it. */
  async replace(
    day: string,
    counters: readonly DayCounter[],
    session: ClientSession,
  ): Promise<void> {
    await this.counters.replace(day, counters, session);
  }

  /** The first day after one that has counters, or something noted; null when there is none. */
  async dayAfter(day: string): Promise<string | null> {
    return this.counters.dayAfter(day);
  }
}
