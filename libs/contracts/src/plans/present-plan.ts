import { type CataloguePlan, type OfferPlan, USUAL_PLAN_ID, videosOf } from '@portal/rules';
import type { CataloguePlanView, OfferPlanView } from './catalogue';

/** A plan on sale, for screens. */
export function presentPlan(plan: CataloguePlan): CataloguePlanView {
  return {
    id: plan.id,
    name: plan.name,
    price_bdt: plan.priceBdt,
    price_inr: plan.priceInr,
    duration_days: plan.durationDays,
    activates: [...plan.activates],
    videos: videosOf(plan),
    usual: plan.id === USUAL_PLAN_ID,
  };
}

/** A plan of the plan page, for screens. */
export function presentOfferPlan(plan: OfferPlan): OfferPlanView {
  return {
    id: plan.id,
    name: plan.name,
    price_bdt: plan.priceBdt,
    price_inr: plan.priceInr,
    price_usd: plan.priceUsd,
    duration_days: plan.durationDays,
    activates: [...plan.activates],
    videos: videosOf(plan),
    usual: plan.id === USUAL_PLAN_ID,
  };
}
