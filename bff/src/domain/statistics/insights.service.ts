import { Injectable } from '@nestjs/common';
import type { Insights, InsightsQuery } from '@portal/contracts';
import {
  calendarDay,
  calendarDayBounds,
  type ComparedMetric,
  type DayRange,
  daysBefore,
  daysIn,
  insightsRange,
  type InstantRange,
  rangeBefore,
} from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { DayCountersService } from '../day-counters/day-counters.service';
import { countsByDay, serviceTries } from './activity-metrics';
import { compared, moneyAmong, moneyByDay, revenueByMethod, revenueByPlan } from './money-metrics';
import { MoneyInsightsService } from './money-insights.service';
import { UserCountsRepository } from './user-counts.repository';

/**
 * Metrics of a range of days, compared with the same number of days before. New users are counted by their
 * index; everything else comes from day counters.
 */
@Injectable()
export class InsightsService {
  constructor(
    private readonly counters: DayCountersService,
    private readonly users: UserCountsRepository,
    private readonly money: MoneyInsightsService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The metrics of the requested days. @throws DomainError statistics/invalid-range. */
  async read(asked: InsightsQuery): Promise<Insights> {
    const { timeZone } = this.config;
    const now = this.clock.now();
    const range = insightsRange(asked, calendarDay(now, timeZone));
    if (!range) throw new DomainError('statistics/invalid-range', { ...asked });
    const before = rangeBefore(range);
    const [activity, kept, newUsers, newUsersBefore] = await Promise.all([
      this.counters.read({ from: before.from, to: range.to }, 'activity'),
      this.money.read({ from: before.from, to: range.to }, now),
      this.users.countOpened(this.instantsOf(range)),
      this.users.countOpened(this.instantsOf(before)),
    ]);
    const money = moneyAmong(kept.metrics);
    const [downloads, logins] = [countsByDay(activity, 'download'), countsByDay(activity, 'login')];
    const moneyOf = moneyByDay(money);
    const days = daysBefore(range.to, daysIn({ from: before.from, to: range.to })).map((date) => ({
      date,
      downloads: downloads.get(date) ?? 0,
      logins: logins.get(date) ?? 0,
      payments: moneyOf.get(date)?.payments ?? 0,
      revenue: moneyOf.get(date)?.revenue ?? 0,
    }));
    return {
      ...{ range, before, timeZone },
      downloads: compared(days, range.from, (day) => day.downloads),
      logins: compared(days, range.from, (day) => day.logins),
      newUsers: { now: newUsers, before: newUsersBefore },
      revenue: compared(days, range.from, ({ revenue }) => revenue),
      payments: compared(days, range.from, ({ payments }) => payments),
      orders: eachCompared(kept.orders(range), kept.orders(before)),
      purchases: eachCompared(kept.purchases(range), kept.purchases(before)),
      churned: { now: kept.churned(range), before: kept.churned(before) },
      revenueByPlan: revenueByPlan(money, range.from),
      revenueByMethod: revenueByMethod(money, range.from),
      services: serviceTries(activity.filter(({ day }) => day >= range.from)),
      days: days.filter(({ date }) => date >= range.from),
    };
  }

  private instantsOf({ from, to }: DayRange): InstantRange {
    const { timeZone } = this.config;
    return {
      first: calendarDayBounds(from, timeZone).first,
      last: calendarDayBounds(to, timeZone).last,
    };
  }
}

/** Pairs each metric of two ranges. */
function eachCompared<Name extends string>(
  now: Readonly<Record<Name, number>>,
  before: Readonly<Record<Name, number>>,
): Record<Name, ComparedMetric> {
  const names = Object.keys(now) as Name[];
  const pairs = names.map((name) => [name, { now: now[name], before: before[name] }]);
  return Object.fromEntries(pairs) as Record<Name, ComparedMetric>;
}
