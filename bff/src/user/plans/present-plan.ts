import type { CataloguePlanView } from '@portal/contracts';
import type { CataloguePlan } from '@portal/rules';

/** A plan on sale as screens see one. */
export function presentPlan(plan: CataloguePlan): CataloguePlanView {
  return {
    id: plan.id,
    name: plan.name,
    price_bdt: plan.priceBdt,
    price_inr: plan.priceInr,
    duration_days: plan.durationDays,
    activates: [...plan.activates],
  };
}
