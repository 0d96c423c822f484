import type { PricedPlan } from '@portal/rules';
import type { CatalogueResponse, CataloguePlanView, OfferPlanView, PlanWords } from './catalogue';

const wordsOf = ({ nameBn, textEn, textBn }: PricedPlan): PlanWords => ({
  name_bn: nameBn,
  ...(textEn && { text: textEn }),
  ...(textBn && { text_bn: textBn }),
});

/** A plan on sale, for screens. */
export function presentPlan(plan: PricedPlan): CataloguePlanView {
  return {
    id: plan.id,
    name: plan.name,
    ...wordsOf(plan),
    price_bdt: plan.priceBdt,
    price_inr: plan.priceInr,
    duration_days: plan.durationDays,
    activates: [...plan.activates],
    videos: plan.videos,
    usual: plan.isUsual,
  };
}

/** A plan of the plan page, for screens. */
export function presentOfferPlan(plan: PricedPlan): OfferPlanView {
  return { ...presentPlan(plan), price_usd: plan.priceUsd };
}

/** The plans on sale, by place and in their order. */
export function presentPlans(
  sold: readonly PricedPlan[],
): Pick<CatalogueResponse, 'plans' | 'offerPlans'> {
  return {
    plans: sold.filter(({ place }) => place === 'checkout').map(presentPlan),
    offerPlans: sold.filter(({ place }) => place === 'page').map(presentOfferPlan),
  };
}
