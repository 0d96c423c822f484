import type { PlanAmounts, PlanGrant } from './extend-plan';
import { daysRemaining } from './plan-status';

/** A plan after a cut, with the days and videos that were taken. */
export interface CutPlan {
  readonly plan: PlanAmounts;
  readonly cut: PlanGrant;
}

/**
 * Takes days and videos, at most what is left (PAY-25). An active plan gets shorter, at most down to now; an
 * expired plan has no days left. A started day counts as a whole day.
 * @throws RangeError unless each amount is a whole number from 0, so that a cut never adds (PAY-26).
 */
export function cutPlan(plan: PlanAmounts, wanted: PlanGrant, now: Date): CutPlan {
  for (const amount of [wanted.days, wanted.videos]) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('plans/invalid-amount');
  }
  const days = Math.min(wanted.days, plan.days, daysRemaining(plan, now));
  const videos = Math.min(wanted.videos, plan.balance);
  return {
    plan: { start: plan.start, days: plan.days - days, balance: plan.balance - videos },
    cut: { days, videos },
  };
}

/** Ends a plan now and takes all its videos. */
export function resetPlan(plan: PlanAmounts, now: Date): CutPlan {
  return cutPlan(plan, { days: plan.days, videos: plan.balance }, now);
}
