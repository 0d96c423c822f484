import type { PricedPlanView } from '@portal/contracts';

type Plans = readonly PricedPlanView[];

/**
 * The plans with a plan in place of another one, or after all others. Only one plan is the usual choice: the new
 * one takes it over.
 * @param before the plan that it replaces; null for a new one.
 */
export function putPlan(plans: Plans, plan: PricedPlanView, before: PricedPlanView | null): Plans {
  const put = before ? plans.map((one) => (one.id === before.id ? plan : one)) : [...plans, plan];
  return plan.isUsual
    ? put.map((one) => (one === plan || !one.isUsual ? one : { ...one, isUsual: false }))
    : put;
}
