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
  type OrderFigures,
  type PurchaseKind,
  rangeBefore,
} from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { PaymentFiguresRepository } from '../payments/payment-figures.repository';
import { PurchaseCountsRepository } from '../plans/purchase-counts.repository';
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
    private readonly money: PaymentFiguresRepository,
    private readonly purchases: PurchaseCountsRepository,
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
    const both = async (count: (of: InstantRange) => Promise<number>): Promise<ComparedFigure> => {
      const [figure, earlier] = [this.instantsOf(range), this.instantsOf(before)];
      return { now: await count(figure), before: await count(earlier) };
    };
    const [known, money, newUsers, orders, purchases, churned] = await Promise.all([
      this.daily.list(before.from, range.to),
      this.money.sumMoney(whole, timeZone),
      both((of) => this.users.countOpened(of)),
      this.countOrders(both, now),
      this.countPurchases(both),
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
      newUsers,
      revenue: compared(days, range.from, ({ revenue }) => revenue),
      payments: compared(days, range.from, ({ payments }) => payments),
      ...{ orders, purchases, churned },
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

  private async countOrders(
    both: (count: (of: InstantRange) => Promise<number>) => Promise<ComparedFigure>,
    now: Date,
  ): Promise<Record<keyof OrderFigures, ComparedFigure>> {
    const [completed, mismatched, ended, pending, open] = await Promise.all([
      both((of) => this.money.countMade('completed', of)),
      both((of) => this.money.countMade('failed_amount_mismatch', of)),
      both((of) => this.money.countMade('timed_out', of)),
      both((of) => this.money.countMade('pending', of)),
      both((of) => this.money.countOpen(of, now)),
    ]);
    const each = (figure: (of: keyof ComparedFigure) => number): ComparedFigure => ({
      now: figure('now'),
      before: figure('before'),
    });
    return {
      made: each((of) => completed[of] + mismatched[of] + ended[of] + pending[of]),
      completed,
      mismatched,
      // Pending ones that are over are timed out, whether or not anybody wrote that down.
      timedOut: each((of) => ended[of] + pending[of] - open[of]),
      open,
    };
  }

  private async countPurchases(
    both: (count: (of: InstantRange) => Promise<number>) => Promise<ComparedFigure>,
  ): Promise<Record<PurchaseKind, ComparedFigure>> {
    const of = (kind: PurchaseKind) => both((range) => this.purchases.count(kind, range));
    const [first, renewal, returned] = await Promise.all([
      of('first'),
      of('renewal'),
      of('return'),
    ]);
    return { first, renewal, return: returned };
  }
}
