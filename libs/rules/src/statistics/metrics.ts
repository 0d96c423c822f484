/** A metric of a range of days, and of the same number of days directly before it. */
export interface ComparedMetric {
  readonly now: number;
  readonly before: number;
}

/**
 * Growth of a metric since the days before, in percent (negative: it fell). Null for growth from 0, which has
 * no percentage; 0 when both are 0. Multiplies before it divides: whole numbers stay exact until then.
 */
export function changePercent({ now, before }: ComparedMetric): number | null {
  if (before === 0) return now === 0 ? 0 : null;
  return ((now - before) * 100) / Math.abs(before);
}

/** A part of a whole in percent; null if the whole is 0. */
export function sharePercent(part: number, whole: number): number | null {
  return whole === 0 ? null : (part * 100) / whole;
}

/** Orders of some days by their present status; an order belongs to the day of its creation. */
export interface OrderMetrics {
  /** All created orders. */
  readonly made: number;
  /** Paid, and the plan was extended. */
  readonly completed: number;
  /** The received money differed from the order, and no administrator granted it. */
  readonly mismatched: number;
  /** Ended without money, or with late money that no administrator granted. */
  readonly timedOut: number;
  /** Can still be paid; not in the other counts yet. */
  readonly open: number;
}

/**
 * Conversion: completed orders in percent of all that are over. An order that can still be paid does not
 * count; null when none is over.
 */
export function conversionPercent({ made, completed, open }: OrderMetrics): number | null {
  return sharePercent(completed, made - open);
}

/**
 * Churn rate: plans that were not renewed in percent of all plans that were renewed or lapsed; null when
 * there are none.
 */
export function churnPercent(plans: {
  readonly renewals: number;
  readonly churned: number;
}): number | null {
  return sharePercent(plans.churned, plans.churned + plans.renewals);
}

/** Failure rate of a service: failed tries in percent of all finished tries; null when there are none. */
export function failurePercent(tries: {
  readonly completed: number;
  readonly failed: number;
}): number | null {
  return sharePercent(tries.failed, tries.completed + tries.failed);
}
