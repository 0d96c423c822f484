import { Injectable } from '@nestjs/common';
import type { Insights, InsightsQuery } from '@portal/contracts';
import {
  calendarDay,
  calendarDayBounds,
  churnedEnds,
  type ComparedFigure,
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
import { PaymentFigures } from '../payments/payment-figures.service';
import { PurchaseCounts } from '../plans/purchase-counts.service';
import { DailyStatsService } from './daily-stats.service';
import { compared, moneyByDay, revenueByMethod, revenueByPlan } from './money-figures';
import { serviceTries } from './service-tries';
import { UserCountsRepository } from './user-counts.repository';

/**
 * Figures of a range of days and of as many days before (issue 7). Downloads, sign-ins and tries come
 * from the counters of the days, all else is counted along indexes within the range.
 */
@Injectable()
export class InsightsService {
  constructor(
    private readonly daily: DailyStatsService,
    private readonly users: UserCountsRepository,
    private readonly money: PaymentFigures,
    private readonly purchases: PurchaseCounts,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The figures of the days that are asked for. @throws DomainError statistics/invalid-range. */
  async read(asked: InsightsQuery): Promise<Insights> {
    const { timeZone } = this.config;
    const now = this.clock.now();
    const range = insightsRange(asked, calendarDay(now, timeZone));
    if (!range) throw new DomainError('statistics/invalid-range', { ...asked });
    const before = rangeBefore(range);
    const whole = this.instantsOf({ from: before.from, to: range.to });
    const [current, earlier] = [this.instantsOf(range), this.instantsOf(before)];
    const both = async <T>(count: (of: InstantRange) => Promise<T>) =>
      Promise.all([count(current), count(earlier)]);
    const [known, money, newUsers, orders, purchases, churned] = await Promise.all([
      this.daily.list(before.from, range.to),
      this.money.sumMoney(whole, timeZone),
      both((of) => this.users.countOpened(of)),
      both((of) => this.money.countOrders(of, now)),
      both((of) => this.purchases.read(of)),
      both(async (of) => {
        const ends = churnedEnds(of, now);
        return ends ? this.users.countPaidEnds(ends) : 0;
      }),
    ]);
    const countersOf = new Map(known.map((day) => [day._id, day]));
    const moneyOf = moneyByDay(money);
    const days = daysBefore(range.to, daysIn({ from: before.from, to: range.to })).map((date) => ({
      date,
      downloads: countersOf.get(date)?.downloads ?? 0,
      logins: countersOf.get(date)?.logins ?? 0,
      payments: moneyOf.get(date)?.payments ?? 0,
      revenue: moneyOf.get(date)?.revenue ?? 0,
    }));
    return {
      ...{ range, before, timeZone },
      downloads: compared(days, range.from, ({ downloads }) => downloads),
      logins: compared(days, range.from, ({ logins }) => logins),
      newUsers: { now: newUsers[0], before: newUsers[1] },
      revenue: compared(days, range.from, ({ revenue }) => revenue),
      payments: compared(days, range.from, ({ payments }) => payments),
      orders: eachCompared(...orders),
      purchases: eachCompared(...purchases),
      churned: { now: churned[0], before: churned[1] },
      revenueByPlan: revenueByPlan(money, range.from),
      revenueByMethod: revenueByMethod(money, range.from),
      services: serviceTries(known.filter(({ _id }) => _id >= range.from)),
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

/** Each figure of two ranges next to each other. */
function eachCompared<Name extends string>(
  now: Readonly<Record<Name, number>>,
  before: Readonly<Record<Name, number>>,
): Record<Name, ComparedFigure> {
  const names = Object.keys(now) as Name[];
  const pairs = names.map((name) => [name, { now: now[name], before: before[name] }]);
  return Object.fromEntries(pairs) as Record<Name, ComparedFigure>;
}
