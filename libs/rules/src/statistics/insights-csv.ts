import { toBdt } from '../payments/money';
import { type CsvValue, toCsv } from '../text/csv';
import { changePercent, failurePercent } from './metrics';
import type { DayRange } from './insights-range';

/** A metric with its name, as one row of the file; null if it has no value. */
export interface NamedMetric {
  readonly name: string;
  readonly now: number | null;
  readonly before: number | null;
  /** The unit: money in poisha is written in BDT. */
  readonly unit: 'count' | 'poisha' | 'percent';
}

/** Money of one part of the payments, in poisha. */
interface Part {
  readonly payments: number;
  readonly revenue: number;
  readonly revenueBefore: number;
}

// Rounds the decimal digits. `Math.round(1.005 * 100)` is 100, because the product is below 100.5.
const twoDecimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });

/** Percent with two decimals, halves away from 0; null gives an empty cell. */
const percent = (value: number | null): number | null =>
  value === null ? null : Number(twoDecimals.format(value));

const money = ({ payments, revenue, revenueBefore }: Part): CsvValue[] => [
  payments,
  toBdt(revenue),
  toBdt(revenueBefore),
  percent(changePercent({ now: revenue, before: revenueBefore })),
];

const MONEY_COLUMNS = ['payments', 'revenue_bdt', 'revenue_before_bdt', 'change_percent'] as const;

function written(value: number | null, unit: NamedMetric['unit']): CsvValue {
  if (value === null || unit === 'count') return value;
  return unit === 'poisha' ? toBdt(value) : percent(value);
}

/**
 * Metrics of the range and of the days before; money in BDT. A missing value, and a change from 0, is an
 * empty cell.
 */
export function metricsCsv(metrics: readonly NamedMetric[]): string {
  const rows = metrics.map(({ name, unit, now, before }): CsvValue[] => {
    const change = now === null || before === null ? null : changePercent({ now, before });
    const unitWord = unit === 'poisha' ? 'BDT' : unit;
    return [name, unitWord, written(now, unit), written(before, unit), percent(change)];
  });
  return toCsv([['metric', 'unit', 'now', 'before', 'change_percent'], ...rows]);
}

/** Revenue by plan; money in BDT. */
export function planRevenueCsv(
  plans: readonly (Part & { readonly planId: string; readonly plan: string })[],
): string {
  const rows = plans.map((part) => [part.planId, part.plan, ...money(part)]);
  return toCsv([['plan_id', 'plan', ...MONEY_COLUMNS], ...rows]);
}

/** Revenue by method; money in BDT. An unknown method is an empty cell. */
export function methodRevenueCsv(
  methods: readonly (Part & { readonly method: string | null })[],
): string {
  const rows = methods.map((part) => [part.method, ...money(part)]);
  return toCsv([['method', ...MONEY_COLUMNS], ...rows]);
}

/** Number of tries per service with the failure rate. */
export function servicesCsv(
  services: readonly {
    readonly name: string;
    readonly completed: number;
    readonly failed: number;
  }[],
): string {
  const rows = services.map((tries) => [
    ...[tries.name, tries.completed, tries.failed],
    percent(failurePercent(tries)),
  ]);
  return toCsv([['service', 'completed', 'failed', 'failure_percent'], ...rows]);
}

/** One row per day of a range; money in BDT. */
export function daysCsv(
  days: readonly {
    readonly date: string;
    readonly downloads: number;
    readonly logins: number;
    readonly payments: number;
    readonly revenue: number;
  }[],
): string {
  const rows = days.map(({ date, downloads, logins, payments, revenue }) => [
    ...[date, downloads, logins, payments],
    toBdt(revenue),
  ]);
  return toCsv([['date', 'downloads', 'logins', 'payments', 'revenue_bdt'], ...rows]);
}

/** Name of the file of one part of the insights. */
export const insightsFile = (part: string, { from, to }: DayRange): string =>
  `${part}_${from}_${to}.csv`;
