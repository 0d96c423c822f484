import type { BulkAction, BulkUserState } from '@portal/contracts';
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
export type PlanBulkAction = Extract<BulkAction, { kind: 'add' | 'cut' | 'set' }>;

/** Whether an action changes plans. */
export const isPlanAction = (action: BulkAction): action is PlanBulkAction =>
  action.kind === 'add' || action.kind === 'cut' || action.kind === 'set';

/** The plan after an action. @throws DomainError plans/invalid-amount, plans/amount-too-large. */
export function effectOn(plan: PlanAmounts, action: PlanBulkAction, now: Date): ShiftedPlan {
  return planErrors(() => {
    switch (action.kind) {
      case 'add':
        return shiftPlan(plan, { days: action.days, videos: action.videos }, now);
      case 'cut':
        return shiftPlan(plan, { days: 0 - action.days, videos: 0 - action.videos }, now);
      case 'set':
        return setPlan(plan, action, now);
    }
  });
}

/** Days and videos left of a user, and whether the account is frozen. */
export function stateOf(
  { plan, isFrozen }: { readonly plan: PlanAmounts } & Pick<Account, 'isFrozen'>,
  now: Date,
): BulkUserState {
  return { days: daysRemaining(plan, now), videos: plan.balance, isFrozen };
}
