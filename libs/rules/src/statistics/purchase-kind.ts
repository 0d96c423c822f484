import { planExpiresAt, type PlanPeriod } from '../plans/plan-status';
import { DAY_MS } from '../time/units';

/** Days after the end of a paid plan in which paying again renews it; then the user has left. */
export const RENEWAL_GRACE_DAYS = 7;

const GRACE_MS = RENEWAL_GRACE_DAYS * DAY_MS;

/**
 * What a payment is in its user's story. `first`: the user had no paid plan (none at all, or only
 * trials and gifts); `renewal`: the paid plan was running or had ended at most RENEWAL_GRACE_DAYS
 * before; `return`: it had ended earlier.
 */
export const PURCHASE_KINDS = ['first', 'renewal', 'return'] as const;

/** One of PURCHASE_KINDS. */
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/** A plan with its price; null or 0 for a gift. */
export interface SoldPlan extends PlanPeriod {
  readonly price: number | null;
}

/** Whether money was ever paid for a plan. A paid plan extended by a gift stays a paid plan. */
export function isPaidPlan({ price }: Pick<SoldPlan, 'price'>): boolean {
  return price !== null && price > 0;
}

/** The kind of a payment that changes a plan at an instant; `plan` is the plan before it. */
export function purchaseKind(plan: SoldPlan, at: Date): PurchaseKind {
  if (!isPaidPlan(plan)) return 'first';
  const end = planExpiresAt(plan);
  // An administrator cut all its days, so the end is unknown.
  if (!end) return 'return';
  return at.getTime() <= end.getTime() + GRACE_MS ? 'renewal' : 'return';
}

/** Instants, both included. */
export interface InstantRange {
  readonly first: Date;
  readonly last: Date;
}

/** The instant at which a paid plan with this end counts as churned: when the days of grace have passed. */
export function churnAt(end: Date): Date {
  // Paying in the last ms of the days of grace still renews.
  return new Date(end.getTime() + GRACE_MS + 1);
}

/**
 * Churn counts a paid plan when its RENEWAL_GRACE_DAYS have passed unused, not when it ends. This gives
 * the ends of the plans that are counted in some instants; null when these are all still to come. Who
 * came back since has a later end and is not counted any more.
 */
export function churnedEnds({ first, last }: InstantRange, now: Date): InstantRange | null {
  const until = Math.min(last.getTime(), now.getTime());
  if (until < first.getTime()) return null;
  // As churnAt, the other way round.
  const endOf = (churn: number): Date => new Date(churn - GRACE_MS - 1);
  return { first: endOf(first.getTime()), last: endOf(until) };
}
