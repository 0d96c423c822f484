import type { Insights } from '@portal/contracts';
import {
  churnPercent,
  type ComparedFigure,
  conversionPercent,
  type NamedFigure,
  type OrderFigures,
} from '@portal/rules';
import { texts } from './texts';

const { figures: names } = texts;

const SIDES = ['now', 'before'] as const;

const count = (name: string, figure: ComparedFigure): NamedFigure => ({
  ...{ name, unit: 'count' },
  ...figure,
});

function percent(name: string, of: (side: (typeof SIDES)[number]) => number | null): NamedFigure {
  return { name, unit: 'percent', now: of('now'), before: of('before') };
}

/** What became of the orders of the range. */
export function orderFigures({ orders }: Insights): NamedFigure[] {
  const { made, completed, mismatched, timedOut, open } = orders;
  const of = (side: 'now' | 'before'): OrderFigures => ({
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

/** What payments were to their users, and who did not pay again. */
export function renewalFigures({ purchases, churned }: Insights): NamedFigure[] {
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

/** The figures at the top: money, orders, people, use. */
export function mainFigures(insights: Insights): NamedFigure[] {
  const conversion = orderFigures(insights).filter(({ name }) => name === names.conversion);
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
