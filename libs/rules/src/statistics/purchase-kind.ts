import { planExpiresAt, type PlanPeriod } from '../plans/plan-status';
import { DAY_MS } from '../time/units';

/** Days after the end of a paid plan in which a payment still renews it; after them the user has churned. */
export const RENEWAL_GRACE_DAYS = 7;

const GRACE_MS = RENEWAL_GRACE_DAYS * DAY_MS;

/**
 * The kind of a payment in the user's history. `first`: the user had no paid plan (none at all, or only
 * trials and gifts); `renewal`: the paid plan was active or had ended at most RENEWAL_GRACE_DAYS before;
 * `return`: it had ended earlier.
 */
export const PURCHASE_KINDS = ['first', 'renewal', 'return'] as const;

/** One of PURCHASE_KINDS. */
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/** A plan with its price; null or 0 for a gift. */
export interface SoldPlan extends PlanPeriod {
  readonly price: number | null;
}

/** Whether a plan was ever paid for. A paid plan extended by a gift stays a paid plan. */
export function isPaidPlan({ price }: Pick<SoldPlan, 'price'>): boolean {
  return price !== null && price > 0;
}

/** The kind of a payment at an instant; `plan` is the plan before it. */
export function purchaseKind(plan: SoldPlan, at: Date): PurchaseKind {
  if (!isPaidPlan(plan)) return 'first';
  const end = planExpiresAt(plan);
  // An administrator cut all its days, so the end is unknown.
  if (!end) return 'return';
  return at.getTime() <= end.getTime() + GRACE_MS ? 'renewal' : 'return';
}

/** A range of instants, both included. */
export interface InstantRange {
  readonly first: Date;
  readonly last: Date;
}

/** The instant at which a paid plan with this end counts as churned: after the grace days. */
export function churnAt(end: Date): Date {
  // A payment in the last ms of the grace days still renews.
  return new Date(end.getTime() + GRACE_MS + 1);
}

/**
 * The range of plan ends that count as churned within a range of instants; null when all these instants are
 * in the future. A paid plan churns after RENEWAL_GRACE_DAYS without a renewal, not when it ends. A user who
 * came back has a plan with a later end, so the old end no longer counts.
 */
export function churnedEnds({ first, last }: InstantRange, now: Date): InstantRange | null {
  const until = Math.min(last.getTime(), now.getTime());
  if (until < first.getTime()) return null;
  // The inverse of churnAt.
  const endOf = (churn: number): Date => new Date(churn - GRACE_MS - 1);
  return { first: endOf(first.getTime()), last: endOf(until) };
}
