import { Injectable } from '@nestjs/common';
import { type Counted, type DayCounter, type DayRange, countersOf } from '@portal/rules';
import { Config } from '../../platform/config/config';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import type { CounterGroup } from './counter-group';
import { DayCountersRepository } from './day-counters.repository';

/**
 * Counters per calendar day in the service zone (PERF-11). Each change is written in the transaction that
 * causes it. The job `day-counters` adds changes up, and readers add the waiting ones, so the counters are
 * always exact.
 */
@Injectable()
export class DayCountersService {
  constructor(
    private readonly counters: DayCountersRepository,
    private readonly transactions: TransactionsService,
    private readonly config: Config,
  ) {}

  /** Stores an increment of the counters at the end of the transaction; with rules' `uncounted` a decrement. */
  note(counted: readonly Counted[]): void {
    this.counters.note(countersOf(counted, this.config.timeZone));
  }

  /** The counters of a range of days, oldest first, from one snapshot: the running one, or a new one. */
  async read(range: DayRange, group: CounterGroup): Promise<DayCounter[]> {
    return this.transactions.readOneMoment(() => this.counters.list(range, group));
  }

  /** Replaces the counters of a day, and removes its waiting changes that the snapshot has. */
  async replace(day: string, group: CounterGroup, counters: readonly DayCounter[]): Promise<void> {
    await this.counters.replace(day, group, counters);
  }

  /** The first later day with counters or waiting changes; null when there is none. */
  async dayAfter(day: string, group: CounterGroup): Promise<string | null> {
    return this.counters.dayAfter(day, group);
  }
}
