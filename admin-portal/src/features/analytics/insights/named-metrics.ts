import type { Insights } from '@portal/contracts';
import {
  churnPercent,
  type ComparedMetric,
  conversionPercent,
  type NamedMetric,
  type OrderMetrics,
} from '@portal/rules';
import { texts } from './texts';

const { metrics: names } = texts;

const SIDES = ['now', 'before'] as const;

const count = (name: string, metric: ComparedMetric): NamedMetric => ({
  ...{ name, unit: 'count' },
  ...metric,
});

function percent(name: string, of: (side: (typeof SIDES)[number]) => number | null): NamedMetric {
  return { name, unit: 'percent', now: of('now'), before: of('before') };
}

/** Metrics of the orders of the range, by their outcome. */
export function orderMetrics({ orders }: Insights): NamedMetric[] {
  const { made, completed, mismatched, timedOut, open } = orders;
  const of = (side: 'now' | 'before'): OrderMetrics => ({
    made: made[side],
    completed: completed[side],
    mismatched: mismatched[side],
    timedOut: timedOut[side],
    open: open[side],
  });
  return [
    count(names.made, made),
    count(names.completed, completed),
    count(names.mismatched, mismatched),
    count(names.timedOut, timedOut),
    count(names.open, open),
    percent(names.conversion, (side) => conversionPercent(of(side))),
  ];
}

/** First payments, renewals, returns, and users who did not pay again. */
export function renewalMetrics({ purchases, churned }: Insights): NamedMetric[] {
  const { first, renewal } = purchases;
  return [
    count(names.first, first),
    count(names.renewal, renewal),
    count(names.return, purchases.return),
    count(names.churned, churned),
    percent(names.churnRate, (side) =>
      churnPercent({ renewals: renewal[side], churned: churned[side] }),
    ),
  ];
}

/** The metrics at the top: revenue, orders, users and usage. */
export function mainMetrics(insights: Insights): NamedMetric[] {
  const conversion = orderMetrics(insights).filter(({ name }) => name === names.conversion);
  return [
    { name: names.revenue, unit: 'poisha', ...insights.revenue },
    count(names.payments, insights.payments),
    ...conversion,
    count(names.renewal, insights.purchases.renewal),
    count(names.churned, insights.churned),
    count(names.newUsers, insights.newUsers),
    count(names.downloads, insights.downloads),
    count(names.logins, insights.logins),
  ];
}
