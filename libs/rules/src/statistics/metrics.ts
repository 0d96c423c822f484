/** A metric of a range of days, and of as many days right before it. */
export interface ComparedMetric {
  readonly now: number;
  readonly before: number;
}

/**
 * By how many percent a metric grew (negative: shrank) since the days before; null when there were none
 * and there are some now, for no percentage says that. Nothing after nothing is no change.
 */
export function changePercent({ now, before }: ComparedMetric): number | null {
  if (before === 0) return now === 0 ? 0 : null;
  return ((now - before) / Math.abs(before)) * 100;
}

/** A part of a whole in percent; null if the whole is 0. */
export function sharePercent(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

/** Orders of some days by their present status; the day of an order is the day of its creation. */
export interface OrderMetrics {
  /** All created orders. */
  readonly made: number;
  /** Paid, and the plan given. */
  readonly completed: number;
  /** Received money differed from the order, and no administrator granted it. */
  readonly mismatched: number;
  /** Ended without money, or with money too late that nobody granted. */
  readonly timedOut: number;
  /** Can still be paid; not counted yet. */
  readonly open: number;
}

/**
 * Conversion: completed orders in percent of those that are over. An order that can still be paid counts
 * neither way; null when none is over.
 */
export function conversionPercent({ made, completed, open }: OrderMetrics): number | null {
  return sharePercent(completed, made - open);
}

/**
 * Churn rate: plans that were not renewed in percent of all whose renewal was decided, paid or lapsed; null
 * when none was.
 */
export function churnPercent(plans: {
  readonly renewals: number;
  readonly churned: number;
}): number | null {
  return sharePercent(plans.churned, plans.churned + plans.renewals);
}

/** Failure rate of a service: failed tries in percent of all that ended; null when none did. */
export function failurePercent(tries: {
  readonly completed: number;
  readonly failed: number;
}): number | null {
  return sharePercent(tries.failed, tries.completed + tries.failed);
}
