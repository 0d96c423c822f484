import { isPlanExpired, type PlanPeriod } from './plan-status';

/** Most days or videos a plan may ever hold; above it a grant is refused (goal C17). */
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
 * (design §6). Videos always add to what is left.
 * @throws RangeError when an amount is no whole number from 0 or a sum passes PLAN_AMOUNT_LIMIT.
 */
export function extendPlan(plan: PlanAmounts, grant: PlanGrant, now: Date): PlanAmounts {
  for (const amount of [grant.days, grant.videos]) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('plans/invalid-amount');
  }
  const restarts = grant.days > 0 && isPlanExpired(plan, now);
  const days = restarts ? grant.days : plan.days + grant.days;
  const balance = plan.balance + grant.videos;
  if (days > PLAN_AMOUNT_LIMIT || balance > PLAN_AMOUNT_LIMIT) {
    throw new RangeError('plans/amount-too-large');
  }
  return { start: restarts ? now : plan.start, days, balance };
}
