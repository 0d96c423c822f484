import { discountedPrice, type Discount } from '../offers/discount';
import type { BotAccess, CataloguePlan } from '../plans/catalogue';
import { FIRST_PLANS, type PricedPlan } from '../plans/price-list';
import { toPoisha } from './money';

/** A plan that a user can buy on any page. */
export type PurchasablePlan = CataloguePlan;

/** The terms stored in an order. */
export interface PurchaseTerms {
  readonly id: string;
  readonly name: string;
  readonly nameBn: string;
  /** Price without a discount, in poisha. */
  readonly price: number;
  /** The price that the user pays, in poisha. */
  readonly amount: number;
  /** Days added, with the extra days of an offer. */
  readonly days: number;
  /** Videos added; 0 for a plan without the download bot. */
  readonly videos: number;
  readonly activates: readonly BotAccess[];
}

/** The plan of the first price list with this id; null if there is none. */
export function findFirstPlan(id: string): PricedPlan | null {
  return FIRST_PLANS.find((plan) => plan.id === id) ?? null;
}

/** Price and content of a plan, with or without an offer's discount (PAY-1). */
export function purchaseTerms(plan: PurchasablePlan, discount: Discount | null): PurchaseTerms {
  const { poisha, days } = discountedPrice({ ...plan, priceUsd: 0 }, discount);
  return {
    id: plan.id,
    name: plan.name,
    nameBn: plan.nameBn,
    price: toPoisha(plan.priceBdt),
    amount: poisha,
    days,
    videos: plan.videos,
    activates: plan.activates,
  };
}
