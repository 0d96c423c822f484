import { Injectable } from '@nestjs/common';
import {
  calendarDay,
  calendarDayBounds,
  type DayCounter,
  isCalendarDay,
  sumCounters,
} from '@portal/rules';
import { Config } from '../../platform/config/config';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { DayCountersService } from '../day-counters/day-counters.service';
import { RecountedCountersRepository } from './recounted-counters.repository';

/** A stored counter that differs from its recount. */
export interface WrongCounter {
  readonly kept: DayCounter;
  readonly counted: DayCounter;
}

/** Before any calendar day. */
const BEFORE_ALL = '0999-12-31';

/**
 * Compares the stored counters of days with a recount, or replaces them. Safe while the service runs: each
 * day is read in one snapshot, and concurrent changes are not lost.
 */
@Injectable()
export class CounterRecountsService {
  constructor(
    private readonly counters: DayCountersService,
    private readonly counts: RecountedCountersRepository,
    private readonly transactions: TransactionsService,
    private readonly config: Config,
  ) {}

  /** All wrong counters, and the number of compared days. */
  async compare(): Promise<{ readonly days: number; readonly wrong: WrongCounter[] }> {
    const wrong: WrongCounter[] = [];
    const days = await this.eachDay(async (day) => {
      const found = await this.transactions.run(async () =>
        this.compareDay(day, await this.recount(day)),
      );
      wrong.push(...found);
    });
    return { days, wrong };
  }

  /**
   * Replaces wrong counters by a recount, day by day; with `after` only later days. Calls `reached` for
   * each day with whether it was wrong.
   */
  async rebuild(
    after: string | null = null,
    reached: (day: string, wasWrong: boolean) => Promise<void> = async () => {},
  ): Promise<void> {
    await this.eachDay(async (day) => {
      const wasWrong = await retryOnDuplicateKey(() =>
        this.transactions.run(() => this.rebuildDay(day)),
      );
      await reached(day, wasWrong);
    }, after);
  }

  /** Number of days with wrong counters. */
  async countWrongDays(): Promise<number> {
    const { wrong } = await this.compare();
    return new Set(wrong.map(({ kept }) => kept.day)).size;
  }

  private async rebuildDay(day: string): Promise<boolean> {
    const counted = await this.recount(day);
    const wrong = await this.compareDay(day, counted);
    if (wrong.length > 0) await this.counters.replace(day, counted);
    return wrong.length > 0;
  }

  private async compareDay(day: string, counted: readonly DayCounter[]): Promise<WrongCounter[]> {
    const kept = await this.counters.list({ from: day, to: day });
    const differences = sumCounters([
      ...counted,
      ...kept.map((one) => ({ ...one, count: -one.count, amount: -one.amount })),
    ]);
    return differences.map(({ key }) => ({
      kept: pick(kept, day, key),
      counted: pick(counted, day, key),
    }));
  }

  private async recount(day: string): Promise<DayCounter[]> {
    const range = calendarDayBounds(day, this.config.timeZone);
    const counted = await this.counts.count(range);
    return sumCounters(counted.map((counter) => ({ ...counter, day })));
  }

  /** Iterates over the days that have counters or should have some. */
  private async eachDay(
    work: (day: string) => Promise<void>,
    after: string | null = null,
  ): Promise<number> {
    let days = 0;
    for (let day = await this.dayAfter(after ?? BEFORE_ALL); day; day = await this.dayAfter(day)) {
      await work(day);
      days += 1;
    }
    return days;
  }

  private async dayAfter(day: string): Promise<string | null> {
    const { timeZone } = this.config;
    const from = isCalendarDay(day)
      ? new Date(calendarDayBounds(day, timeZone).last.getTime() + 1)
      : new Date(0);
    const instant = await this.counts.nextInstant(from);
    const next = [await this.counters.dayAfter(day), instant && calendarDay(instant, timeZone)]
      .filter((one) => one !== null && isCalendarDay(one))
      .toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1))[0];
    return next ?? null;
  }
}

function pick(counters: readonly DayCounter[], day: string, key: DayCounter['key']): DayCounter {
  const name = JSON.stringify(key);
  const found = counters.find((one) => JSON.stringify(one.key) === name);
  return found ?? { day, key, count: 0, amount: 0 };
}
