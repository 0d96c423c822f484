import { growPlan, type PlanAmounts } from './extend-plan';
import { extendTerms, type GrantTerms, type PlanTerms } from './plan-terms';

/** One entry of the ledger as far as it changes a plan. */
export interface PlanChange extends GrantTerms {
  /** Days given; negative: really cut. */
  readonly days: number;
  /** Videos given; negative: really cut. */
  readonly videos: number;
  /** The instant the change was reckoned with. */
  readonly at: Date;
  /** Why; `deleted` ends the plan with its account: who comes back under the same id has none. */
  readonly reason?: string;
}

/** A plan with its terms. */
export type FullPlan = PlanAmounts & PlanTerms;

/** The plan of somebody who was never given one. */
export const NO_PLAN: FullPlan = {
  start: null,
  days: 0,
  balance: 0,
  price: null,
  currency: null,
  activates: [],
};

/**
 * The plan that changes make, oldest first (goal M34). Videos taken by downloads stand in no ledger: the
 * balance is what it would be without them.
 */
export function replayPlan(changes: readonly PlanChange[]): FullPlan {
  return changes.reduce(changed, NO_PLAN);
}

function changed(plan: FullPlan, change: PlanChange): FullPlan {
  const { days, videos, at, reason } = change;
  // What downloads had taken stays in the balance, because they go on being subtracted from it.
  if (reason === 'deleted') return { ...NO_PLAN, balance: plan.balance + videos };
  const given = { days: Math.max(0, days), videos: Math.max(0, videos) };
  const extended = { ...growPlan(plan, given, at), ...extendTerms(plan, change, at) };
  return {
    ...extended,
    days: extended.days + Math.min(0, days),
    balance: extended.balance + Math.min(0, videos),
  };
}
