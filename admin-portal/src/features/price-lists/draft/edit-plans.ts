import type { PricedPlanView } from '@portal/contracts';

type Plans = readonly PricedPlanView[];

/** The plans with one of them moved up (-1) or down (1). */
export function movePlan(plans: Plans, place: number, step: -1 | 1): Plans {
  const moved = plans[place];
  const other = plans[place + step];
  if (!moved || !other) return plans;
  return plans.map((plan) => (plan === moved ? other : plan === other ? moved : plan));
}

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
