import { growPlan, type PlanAmounts } from './extend-plan';
import { extendTerms, type GrantTerms, type PlanTerms } from './plan-terms';
import { type Reversible, takesBack } from './standing-changes';

/** The fields of a ledger entry that change a plan. */
export interface PlanChange extends GrantTerms, Reversible {
  /** Days given; negative when cut. */
  readonly days: number;
  /** Videos given; negative when cut. */
  readonly videos: number;
  /** The instant used to calculate the change. */
  readonly at: Date;
  /**
   * Reason of the change. `deleted` ends the plan with its account: a new account with the same id has no
   * plan. An undo directly after its change restores the plan as it was before (standing-changes).
   */
  readonly reason?: string;
}

/** A plan with its terms. */
export type FullPlan = PlanAmounts & PlanTerms;

/** The plan of a user who never had one. */
export const NO_PLAN: FullPlan = {
  start: null,
  days: 0,
  balance: 0,
  price: null,
  currency: null,
  activates: [],
};

/**
 * Calculates a plan from its changes, oldest first (PAY-34). The ledger does not contain downloads: the
 * balance is what it would be without them.
 */
export function replayPlan(changes: readonly PlanChange[]): FullPlan {
  const standing: { readonly change: PlanChange; readonly before: FullPlan }[] = [];
  let plan = NO_PLAN;
  for (const change of changes) {
    const last = standing.at(-1);
    if (last && takesBack(change, last.change)) {
      standing.pop();
      plan = { ...last.before, balance: plan.balance + change.videos };
    } else {
      standing.push({ change, before: plan });
      plan = changed(plan, change);
    }
  }
  return plan;
}

function changed(plan: FullPlan, change: PlanChange): FullPlan {
  const { days, videos, at, reason } = change;
  // The balance is not set to 0, because the caller goes on subtracting the downloads of that time.
  if (reason === 'deleted') return { ...NO_PLAN, balance: plan.balance + videos };
  const given = { days: Math.max(0, days), videos: Math.max(0, videos) };
  const extended = { ...growPlan(plan, given, at), ...extendTerms(plan, change, at) };
  return {
    ...extended,
    days: extended.days + Math.min(0, days),
    balance: extended.balance + Math.min(0, videos),
  };
}
