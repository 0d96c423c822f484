import { Injectable } from '@nestjs/common';
import { type Counted, type DayCounter, type DayRange, countersOf } from '@portal/rules';
import { Config } from '../../platform/config/config';
import { DayCountersRepository } from './day-counters.repository';

/**
 * Money counters per calendar day in the service zone. Each change is written in the transaction that
 * causes it. The job `day-counters` adds changes up, and readers add the waiting ones, so the counters are
 * always exact. Downloads and sign-ins per day: see DailyStatsService.
 */
@Injectable()
export class DayCountersService {
  constructor(
    private readonly counters: DayCountersRepository,
    private readonly config: Config,
  ) {}

  /** Stores an increment of the counters; with rules' `uncounted` a decrement. */
  async note(counted: readonly Counted[]): Promise<void> {
    await this.counters.note(countersOf(counted, this.config.timeZone));
  }

  /** The counters of a range of days; needs a snapshot session or a transaction. */
  async list(range: DayRange): Promise<DayCounter[]> {
    return this.counters.list(range);
  }

  /** Replaces the counters of a day, and removes its waiting changes that the session sees. */
  async replace(day: string, counters: readonly DayCounter[]): Promise<void> {
    await this.counters.replace(day, counters);
  }

  /** The first later day with counters or waiting changes; null when there is none. */
  async dayAfter(day: string): Promise<string | null> {
    return this.counters.dayAfter(day);
  }
}
