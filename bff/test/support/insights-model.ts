import type { Insights } from '@portal/contracts';
import { calendarDay, DAY_MS, type DayRange, type PaymentMethod, rangeBefore } from '@portal/rules';

export const ZONE = 'Asia/Dhaka';

/** A payment of a test. */
interface Paid {
  readonly day: string;
  readonly planId: string;
  readonly plan: string;
  readonly method: PaymentMethod;
  readonly amount: number;
}

/** An order of a test. */
interface Made {
  readonly at: Date;
  readonly endsAt: Date;
  state: 'unpaid' | 'completed' | 'mismatched';
}

type Kind = keyof Insights['purchases'];

/** A simple list of everything a test did. Computes the insights from it independently of the service. */
export class InsightsModel {
  readonly downloads: { day: string; service: string }[] = [];
  readonly failures: { day: string; service: string }[] = [];
  readonly logins: string[] = [];
  readonly opened: string[] = [];
  readonly paid: Paid[] = [];
  readonly bought: { day: string; kind: Kind }[] = [];
  readonly orders = new Map<string, Made>();
  /** Ends of paid plans by user, in epoch ms. */
  readonly ends = new Map<number, number>();

  /** Records a payment that gave a user `days` days. */
  buy(userId: number, days: number, at: Date, paid: Omit<Paid, 'day'>): void {
    const end = this.ends.get(userId);
    const isLate = end !== undefined && at.getTime() > end + 7 * DAY_MS;
    const kind = end === undefined ? 'first' : isLate ? 'return' : 'renewal';
    const day = calendarDay(at, ZONE);
    this.bought.push({ day, kind });
    this.paid.push({ ...paid, day });
    this.ends.set(userId, Math.max(end ?? 0, at.getTime()) + days * DAY_MS);
  }

  /** The expected insights of a range at an instant. */
  insights(range: DayRange, now: Date): Omit<Insights, 'timeZone'> {
    const before = rangeBefore(range);
    const both = (count: (of: DayRange) => number) => ({
      now: count(range),
      before: count(before),
    });
    const isIn = ({ from, to }: DayRange, day: string): boolean => day >= from && day <= to;
    const among = <T extends { day: string }>(list: readonly T[], of: DayRange): T[] =>
      list.filter(({ day }) => isIn(of, day));
    const sum = (list: readonly Paid[]): number => list.reduce((all, one) => all + one.amount, 0);
    const orders = (want: (order: Made) => boolean) =>
      both(
        (of) =>
          [...this.orders.values()].filter(
            (order) => isIn(of, calendarDay(order.at, ZONE)) && want(order),
          ).length,
      );
    const kind = (wanted: Kind) =>
      both((of) => among(this.bought, of).filter((one) => one.kind === wanted).length);
    const part = (want: (one: Paid) => boolean) => {
      const [mine, earlier] = [range, before].map((of) => among(this.paid, of).filter(want));
      return {
        payments: mine?.length ?? 0,
        revenue: sum(mine ?? []),
        revenueBefore: sum(earlier ?? []),
      };
    };
    const seen = [...among(this.paid, range), ...among(this.paid, before)];
    const days: string[] = [];
    for (let at = Date.parse(range.from); at <= Date.parse(range.to); at += DAY_MS)
      days.push(new Date(at).toISOString().slice(0, 10));
    const ofDay = (date: string): DayRange => ({ from: date, to: date });
    const [finished, failed] = [among(this.downloads, range), among(this.failures, range)];
    return {
      range,
      before,
      downloads: both((of) => among(this.downloads, of).length),
      logins: both((of) => this.logins.filter((day) => isIn(of, day)).length),
      newUsers: both((of) => this.opened.filter((day) => isIn(of, day)).length),
      revenue: both((of) => sum(among(this.paid, of))),
      payments: both((of) => among(this.paid, of).length),
      orders: {
        made: orders(() => true),
        completed: orders(({ state }) => state === 'completed'),
        mismatched: orders(({ state }) => state === 'mismatched'),
        timedOut: orders(({ state, endsAt }) => state === 'unpaid' && endsAt <= now),
        open: orders(({ state, endsAt }) => state === 'unpaid' && endsAt > now),
      },
      purchases: { first: kind('first'), renewal: kind('renewal'), return: kind('return') },
      churned: both(
        (of) =>
          [...this.ends.values()].filter((end) => {
            const churn = new Date(end + 7 * DAY_MS + 1);
            return churn <= now && isIn(of, calendarDay(churn, ZONE));
          }).length,
      ),
      revenueByPlan: [...new Set(seen.map(({ planId }) => planId))].map((planId) => ({
        planId,
        plan: seen.find((one) => one.planId === planId)?.plan ?? '',
        ...part((one) => one.planId === planId),
      })),
      revenueByMethod: [...new Set(seen.map(({ method }) => method))].map((method) => ({
        method,
        ...part((one) => one.method === method),
      })),
      services: [...new Set([...finished, ...failed].map(({ service }) => service))].map(
        (name) => ({
          name,
          completed: finished.filter(({ service }) => service === name).length,
          failed: failed.filter(({ service }) => service === name).length,
        }),
      ),
      days: days.map((date) => ({
        date,
        downloads: among(this.downloads, ofDay(date)).length,
        logins: this.logins.filter((day) => day === date).length,
        payments: among(this.paid, ofDay(date)).length,
        revenue: sum(among(this.paid, ofDay(date))),
      })),
    };
  }
}
