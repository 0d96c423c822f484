import type { MethodRevenue, PlanRevenue, RevenuePart } from '@portal/contracts';
import { type ComparedMetric, type DayCounter, type PaidPart, paidPartOf } from '@portal/rules';

/** Completed orders that share all these fields. */
interface MoneyOfDay extends PaidPart {
  /** Day of the payment. */
  readonly day: string;
  readonly payments: number;
  /** Received money, in hundredths of the currency. */
  readonly received: number;
}

/** The entries about received money. */
export function moneyAmong(metrics: readonly DayCounter[]): MoneyOfDay[] {
  return metrics.flatMap(({ day, key, count: payments, amount: received }) => {
    const part = paidPartOf(key);
    return part ? [{ ...part, day, payments, received }] : [];
  });
}

/** Other currencies arrive only by mistake and cannot be added up. */
const poishaOf = ({ currency, received }: MoneyOfDay): number =>
  currency === 'BDT' ? received : 0;

/** Sums per key, highest revenue first; `from` is the first day of the range. */
function partsBy<K extends object>(
  money: readonly MoneyOfDay[],
  from: string,
  keyOf: (part: MoneyOfDay) => K,
): (K & RevenuePart)[] {
  const parts = new Map<string, K & RevenuePart>();
  for (const one of money) {
    const key = keyOf(one);
    const name = JSON.stringify(key);
    const part = parts.get(name) ?? { ...key, payments: 0, revenue: 0, revenueBefore: 0 };
    if (one.day < from) part.revenueBefore += poishaOf(one);
    else {
      part.payments += one.payments;
      part.revenue += poishaOf(one);
    }
    parts.set(name, part);
  }
  return [...parts.entries()]
    .toSorted(
      ([name, a], [other, b]) =>
        b.revenue - a.revenue || b.revenueBefore - a.revenueBefore || (name < other ? -1 : 1),
    )
    .map(([, part]) => part);
}

/** Revenue by plan. */
export function revenueByPlan(money: readonly MoneyOfDay[], from: string): PlanRevenue[] {
  return partsBy(money, from, ({ planId, plan }) => ({ planId, plan }));
}

/** Revenue by method. */
export function revenueByMethod(money: readonly MoneyOfDay[], from: string): MethodRevenue[] {
  return partsBy(money, from, ({ method }) => ({ method }));
}

/** Payments and revenue, in poisha, per day with any. */
export function moneyByDay(
  money: readonly MoneyOfDay[],
): Map<string, { payments: number; revenue: number }> {
  const days = new Map<string, { payments: number; revenue: number }>();
  for (const one of money) {
    const day = days.get(one.day) ?? { payments: 0, revenue: 0 };
    day.payments += one.payments;
    day.revenue += poishaOf(one);
    days.set(one.day, day);
  }
  return days;
}

/** Sums a metric for the range that starts at `from`, and separately for the days before it. */
export function compared<T extends { readonly date: string }>(
  days: readonly T[],
  from: string,
  numberOf: (day: T) => number,
): ComparedMetric {
  const sum = (some: readonly T[]): number => some.reduce((all, day) => all + numberOf(day), 0);
  return {
    now: sum(days.filter(({ date }) => date >= from)),
    before: sum(days.filter(({ date }) => date < from)),
  };
}
