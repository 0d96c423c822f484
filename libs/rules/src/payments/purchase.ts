import { discountedPrice, type Discount } from '../offers/discount';
import { type BotAccess, CHECKOUT_PLANS, type CataloguePlan } from '../plans/catalogue';
import { OFFER_PLANS } from '../plans/offer-plans';
import { toPoisha } from './money';

/** Videos of a plan by its days: the administrators' packages, and our own decision for 7 days. */
const VIDEOS_BY_DAYS: Readonly<Record<number, number>> = {
  1: 65,
  3: 99,
  7: 250,
  30: 999_999,
  90: 99_999_999,
};

/** A plan that a user can buy on any page. */
export type PurchasablePlan = CataloguePlan;

/** The terms stored in an order. */
export interface PurchaseTerms {
  readonly id: string;
  readonly name: string;
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

/** The plan with this id, from the checkout or the plan page; null if there is none. */
export function findPurchasablePlan(id: string): PurchasablePlan | null {
  return [...CHECKOUT_PLANS, ...OFFER_PLANS].find((plan) => plan.id === id) ?? null;
}

/** Price and content of a plan, with or without an offer's discount (PAY-1). */
export function purchaseTerms(plan: PurchasablePlan, discount: Discount | null): PurchaseTerms {
  const { poisha, days } = discountedPrice({ ...plan, priceUsd: 0 }, discount);
  return {
    id: plan.id,
    name: plan.name,
    price: toPoisha(plan.priceBdt),
    amount: poisha,
    days,
    videos: videosOf(plan),
    activates: plan.activates,
  };
}

/**
 * Number of videos of a plan. The specification has none for bought plans, so the administrators' packages
 * decide.
 */
export function videosOf(plan: Pick<PurchasablePlan, 'durationDays' | 'activates'>): number {
  return plan.activates.includes('drm') ? (VIDEOS_BY_DAYS[plan.durationDays] ?? 0) : 0;
}
