import { type PlanFault, PRICE_LIST_FAULTS, type PricedPlan } from '@portal/rules';
import { texts } from '../texts';

/** A fault with the name of its plan. */
export function faultText({ planId, fault }: PlanFault, plans: readonly PricedPlan[]): string {
  const plan = plans.find(({ id }) => id === planId);
  const text = PRICE_LIST_FAULTS[fault];
  return plan ? texts.draft.planFault(plan.name, text) : text;
}
