import { isPlanExpired, type PlanPeriod } from './plan-status';

/** Most days or videos a plan may ever hold; above it a grant is refused (PAY-26). */
export const PLAN_AMOUNT_LIMIT = 1_000_000_000;

/** A plan as far as its arithmetic goes. */
export interface PlanAmounts extends PlanPeriod {
  /** Videos left. */
  readonly balance: number;
}

/** What a grant adds. */
export interface PlanGrant {
  /** Days to add, a whole number from 0. */
  readonly days: number;
  /** Videos to add, a whole number from 0. */
  readonly videos: number;
}

/**
 * Adds days and videos: an active plan keeps its start and grows, an expired one starts anew now
 *. Videos always add to what is left.
 * @throws RangeError when an amount is no whole number from 0 or a sum passes PLAN_AMOUNT_LIMIT.
 */
export function extendPlan(plan: PlanAmounts, grant: PlanGrant, now: Date): PlanAmounts {
  for (const amount of [grant.days, grant.videos]) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('plans/invalid-amount');
  }
  const extended = growPlan(plan, grant, now);
  if (Math.max(extended.days, extended.balance) > PLAN_AMOUNT_LIMIT) {
    throw new RangeError('plans/amount-too-large');
  }
  return extended;
}

/** As extendPlan, without asking about the amounts: for grants that were taken before. */
export function growPlan(plan: PlanAmounts, grant: PlanGrant, now: Date): PlanAmounts {
  const restarts = grant.days > 0 && isPlanExpired(plan, now);
  return {
    start: restarts ? now : plan.start,
    days: restarts ? grant.days : plan.days + grant.days,
    balance: plan.balance + grant.videos,
  };
}

/**
 * What of a grant a plan has room for, below PLAN_AMOUNT_LIMIT: money that came is never refused for
 * its plan's sake.
 */
export function fittingGrant(plan: PlanAmounts, grant: PlanGrant, now: Date): PlanGrant {
  const extended = growPlan(plan, grant, now);
  return {
    days: grant.days - Math.max(0, extended.days - PLAN_AMOUNT_LIMIT),
    videos: grant.videos - Math.max(0, extended.balance - PLAN_AMOUNT_LIMIT),
  };
}
