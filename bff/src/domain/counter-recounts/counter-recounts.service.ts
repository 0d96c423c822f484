import { Injectable } from '@nestjs/common';
import {
  activityOf,
  calendarDay,
  calendarDayBounds,
  type DayCounter,
  downloadKey,
  isCalendarDay,
  serviceKey,
  sumCounters,
} from '@portal/rules';
import { Config } from '../../platform/config/config';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { COUNTER_GROUPS, type CounterGroup } from '../day-counters/counter-group';
import { DayCountersService } from '../day-counters/day-counters.service';
import { RecountedDownloadsRepository } from './recounted-downloads.repository';
import { RecountedMoneyRepository } from './recounted-money.repository';

/** A stored counter that differs from its recount. */
export interface WrongCounter {
  readonly kept: DayCounter;
  readonly counted: DayCounter;
}

/** Before any calendar day. */
const BEFORE_ALL = '0999-12-31';

/**
 * Compares the stored counters of days with a recount, or replaces them. Safe while the service runs: each
 * day is read in one snapshot, and concurrent changes are not lost. Failed tasks and sign-ins stay as they are,
 * because nothing is left to recount them from (RecountedDownloadsRepository).
 */
@Injectable()
export class CounterRecountsService {
  constructor(
    private readonly counters: DayCountersService,
    private readonly downloads: RecountedDownloadsRepository,
    private readonly money: RecountedMoneyRepository,
    private readonly transactions: TransactionsService,
    private readonly config: Config,
  ) {}

  /** All wrong counters of a group, and the number of compared days. */
  async compare(
    group: CounterGroup,
  ): Promise<{ readonly days: number; readonly wrong: WrongCounter[] }> {
    const wrong: WrongCounter[] = [];
    const days = await this.eachDay(group, null, async (day) => {
      const found = await this.transactions.run(async () => {
        const kept = await this.counters.read({ from: day, to: day }, group);
        return differences(day, kept, await this.recount(day, group));
      });
      wrong.push(...found);
    });
    return { days, wrong };
  }

  /**
   * Replaces wrong counters of a group by a recount, day by day; with `after` only later days. Calls `reached`
   * for each day with whether it was wrong.
   */
  async rebuild(
    group: CounterGroup,
    after: string | null = null,
    reached: (day: string, wasWrong: boolean) => Promise<void> = async () => {},
  ): Promise<void> {
    await this.eachDay(group, after, async (day) => {
      const wasWrong = await retryOnDuplicateKey(() =>
        this.transactions.run(() => this.rebuildDay(day, group)),
      );
      await reached(day, wasWrong);
    });
  }

  /** Replaces all wrong counters by a recount. */
  async rebuildAll(): Promise<void> {
    for (const group of COUNTER_GROUPS) await this.rebuild(group);
  }

  /** Number of days with wrong counters of a group. */
  async countWrongDays(group: CounterGroup): Promise<number> {
    const { wrong } = await this.compare(group);
    return new Set(wrong.map(({ kept }) => kept.day)).size;
  }

  private async rebuildDay(day: string, group: CounterGroup): Promise<boolean> {
    const kept = await this.counters.read({ from: day, to: day }, group);
    const counted = await this.recount(day, group);
    if (differences(day, kept, counted).length === 0) return false;
    const others = kept.filter((one) => !isRecounted(one));
    await this.counters.replace(day, group, [...counted, ...others]);
    return true;
  }

  private async recount(day: string, group: CounterGroup): Promise<DayCounter[]> {
    const range = calendarDayBounds(day, this.config.timeZone);
    const counted = await this.recordsOf(group).count(range);
    return sumCounters(counted.map((counter) => ({ ...counter, day })));
  }

  private recordsOf(group: CounterGroup): RecountedDownloadsRepository | RecountedMoneyRepository {
    return group === 'money' ? this.money : this.downloads;
  }

  /** Iterates over the days that have counters or should have some. */
  private async eachDay(
    group: CounterGroup,
    after: string | null,
    work: (day: string) => Promise<void>,
  ): Promise<number> {
    let days = 0;
    const next = (day: string) => this.dayAfter(day, group);
    for (let day = await next(after ?? BEFORE_ALL); day; day = await next(day)) {
      await work(day);
      days += 1;
    }
    return days;
  }

  private async dayAfter(day: string, group: CounterGroup): Promise<string | null> {
    const { timeZone } = this.config;
    const from = isCalendarDay(day)
      ? new Date(calendarDayBounds(day, timeZone).last.getTime() + 1)
      : new Date(0);
    const instant = await this.recordsOf(group).nextInstant(from);
    const next = [
      await this.counters.dayAfter(day, group),
      instant && calendarDay(instant, timeZone),
    ]
      .filter((one) => one !== null && isCalendarDay(one))
      .toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1))[0];
    return next ?? null;
  }
}

/** Whether records are left of what a counter counts. */
function isRecounted({ key }: DayCounter): boolean {
  const activity = activityOf(key);
  return activity === null || activity.word === 'download';
}

/** The recountable counters; of a service with one spelling, because earlier versions stored the first only. */
function comparable(counters: readonly DayCounter[]): DayCounter[] {
  const alike = counters.filter(isRecounted).map((one) => {
    const activity = activityOf(one.key);
    return activity ? { ...one, key: downloadKey(serviceKey(activity.service)) } : one;
  });
  return sumCounters(alike);
}

function differences(
  day: string,
  stored: readonly DayCounter[],
  recounted: readonly DayCounter[],
): WrongCounter[] {
  const [kept, counted] = [comparable(stored), comparable(recounted)];
  const all = sumCounters([
    ...counted,
    ...kept.map((one) => ({ ...one, count: -one.count, amount: -one.amount })),
  ]);
  return all.map(({ key }) => ({
    kept: pick(kept, day, key),
    counted: pick(counted, day, key),
  }));
}

function pick(counters: readonly DayCounter[], day: string, key: DayCounter['key']): DayCounter {
  const name = JSON.stringify(key);
  const found = counters.find((one) => JSON.stringify(one.key) === name);
  return found ?? { day, key, count: 0, amount: 0 };
}
