import { isPlanExpired, type PlanPeriod } from './plan-status';

/** Maximum days or videos of a plan; a larger grant is refused (PAY-26). */
export const PLAN_AMOUNT_LIMIT = 1_000_000_000;

/** The fields of a plan that the calculations use. */
export interface PlanAmounts extends PlanPeriod {
  /** Videos left. */
  readonly balance: number;
}

/** The amounts that a grant adds. */
export interface PlanGrant {
  /** Days to add, a whole number from 0. */
  readonly days: number;
  /** Videos to add, a whole number from 0. */
  readonly videos: number;
}

/**
 * Adds days and videos. An active plan keeps its start and gets longer; an expired one starts again now.
 * Videos are always added to those left.
 * @throws RangeError unless each amount is a whole number from 0 and no sum is above PLAN_AMOUNT_LIMIT.
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

/** Like extendPlan without checks of the amounts, for grants that were already accepted. */
export function growPlan(plan: PlanAmounts, grant: PlanGrant, now: Date): PlanAmounts {
  const restarts = grant.days > 0 && isPlanExpired(plan, now);
  return {
    start: restarts ? now : plan.start,
    days: restarts ? grant.days : plan.days + grant.days,
    balance: plan.balance + grant.videos,
  };
}

/**
 * The part of a grant that fits below PLAN_AMOUNT_LIMIT, so that received money is never refused because of
 * the size of the plan.
 */
export function fittingGrant(plan: PlanAmounts, grant: PlanGrant, now: Date): PlanGrant {
  const extended = growPlan(plan, grant, now);
  return {
    days: grant.days - Math.max(0, extended.days - PLAN_AMOUNT_LIMIT),
    videos: grant.videos - Math.max(0, extended.balance - PLAN_AMOUNT_LIMIT),
  };
}
