import { Injectable } from '@nestjs/common';
import { type Counted, type DayCounter, type DayRange, countersOf } from '@portal/rules';
import { Config } from '../../platform/config/config';
import { type ClientSession, TransactionsService } from '../../platform/mongo/transactions.service';
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

  /** Stores an increment of the counters; with rules' `uncounted` a decrement. */
  async note(session: ClientSession, counted: readonly Counted[]): Promise<void> {
    await this.counters.note(countersOf(counted, this.config.timeZone), session);
  }

  /** The counters of a range of days, oldest first, from one snapshot. */
  async read(range: DayRange, group: CounterGroup): Promise<DayCounter[]> {
    return this.transactions.readOneMoment((session) => this.list(range, group, session));
  }

  /** The counters of a range of days, oldest first; needs a snapshot session or a transaction. */
  async list(range: DayRange, group: CounterGroup, session: ClientSession): Promise<DayCounter[]> {
    return this.counters.list(range, group, session);
  }

  /** Replaces the counters of a day, and removes its waiting changes that the session sees. */
  async replace(
    day: string,
    group: CounterGroup,
    counters: readonly DayCounter[],
    session: ClientSession,
  ): Promise<void> {
    await this.counters.replace(day, group, counters, session);
  }

  /** The first later day with counters or waiting changes; null when there is none. */
  async dayAfter(day: string, group: CounterGroup): Promise<string | null> {
    return this.counters.dayAfter(day, group);
  }
}
