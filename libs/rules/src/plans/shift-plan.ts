import { cutPlan } from './cut-plan';
import { extendPlan, type PlanAmounts } from './extend-plan';
import { daysRemaining } from './plan-status';

/** Days and videos to give to a plan; negative: to take from it. */
export interface PlanShift {
  readonly days: number;
  readonly videos: number;
}

/** A plan after a shift, with the days and videos that were given or taken. */
export interface ShiftedPlan {
  readonly plan: PlanAmounts;
  readonly shift: PlanShift;
}

/** Target values; null does not change the value. */
export interface PlanTarget {
  /** Days left, rounded up; a whole number from 0. */
  readonly days: number | null;
  readonly videos: number | null;
}

/**
 * Gives positive amounts like extendPlan and takes negative ones like cutPlan.
 * @throws RangeError plans/invalid-amount, plans/amount-too-large.
 */
export function shiftPlan(plan: PlanAmounts, wanted: PlanShift, now: Date): ShiftedPlan {
  const { days, videos } = wanted;
  const given = { days: Math.max(0, days), videos: Math.max(0, videos) };
  const extended = extendPlan(plan, given, now);
  const taken = { days: Math.max(0, 0 - days), videos: Math.max(0, 0 - videos) };
  const { plan: shifted, cut } = cutPlan(extended, taken, now);
  return {
    plan: shifted,
    shift: { days: given.days - cut.days, videos: given.videos - cut.videos },
  };
}

/**
 * Gives or takes until exactly these days or videos are left. A started day counts as a whole day.
 * @throws RangeError when an amount is not a whole number from 0, and as extendPlan.
 */
export function setPlan(plan: PlanAmounts, target: PlanTarget, now: Date): ShiftedPlan {
  for (const amount of [target.days ?? 0, target.videos ?? 0]) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('plans/invalid-amount');
  }
  const left = daysRemaining(plan, now);
  const wanted = {
    days: (target.days ?? left) - left,
    videos: (target.videos ?? plan.balance) - plan.balance,
  };
  return shiftPlan(plan, wanted, now);
}
