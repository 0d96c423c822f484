import type { BulkAct, BulkUserState } from '@portal/contracts';
import {
  daysRemaining,
  type PlanAmounts,
  setPlan,
  type ShiftedPlan,
  shiftPlan,
} from '@portal/rules';
import type { Account } from '../accounts/account';
import { planErrors } from '../plans/plan-errors';

/** A bulk action that changes plans. */
export type PlanBulkAct = Extract<BulkAct, { kind: 'add' | 'cut' | 'set' }>;

/** Whether an act changes plans. */
export const isPlanAct = (act: BulkAct): act is PlanBulkAct =>
  act.kind === 'add' || act.kind === 'cut' || act.kind === 'set';

/** What an act makes of a plan. @throws DomainError plans/invalid-amount, plans/amount-too-large. */
export function effectOn(plan: PlanAmounts, act: PlanBulkAct, now: Date): ShiftedPlan {
  return planErrors(() => {
    switch (act.kind) {
      case 'add':
        return shiftPlan(plan, { days: act.days, videos: act.videos }, now);
      case 'cut':
        return shiftPlan(plan, { days: 0 - act.days, videos: 0 - act.videos }, now);
      case 'set':
        return setPlan(plan, act, now);
    }
  });
}

/** Days and videos left of a user, and whether frozen. */
export function stateOf(
  { plan, isFrozen }: { readonly plan: PlanAmounts } & Pick<Account, 'isFrozen'>,
  now: Date,
): BulkUserState {
  return { days: daysRemaining(plan, now), videos: plan.balance, isFrozen };
}
