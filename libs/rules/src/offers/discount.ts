import type { OfferPlan } from '../plans/offer-plans';
import { toPoisha } from '../payments/money';

/** The kinds of discount. */
export const DISCOUNT_TYPES = ['percentage', 'fixed_bdt', 'extra_days'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** A discount; the unit of `value` depends on the type: percent, whole BDT or days. */
export interface Discount {
  readonly type: DiscountType;
  readonly value: number;
}

/** Maximum extra days of an offer. */
const EXTRA_DAYS_LIMIT = 365;

/** Price and length of a plan with a discount. */
export interface DiscountedPrice {
  /** The price that the user pays. */
  readonly poisha: number;
  /** Whole units; for display only. */
  readonly inr: number;
  readonly usd: number;
  /** Length of the plan with extra days. */
  readonly days: number;
}

/**
 * Whether a discount is valid for a plan: a whole number from 1. A price discount must leave something to
 * pay; extra days are at most a year.
 */
export function isDiscountFor(plan: Pick<OfferPlan, 'priceBdt'>, discount: Discount): boolean {
  const { type, value } = discount;
  const limits: Record<DiscountType, number> = {
    percentage: 99,
    fixed_bdt: plan.priceBdt - 1,
    extra_days: EXTRA_DAYS_LIMIT,
  };
  return Number.isSafeInteger(value) && value >= 1 && value <= limits[type];
}

/**
 * The price of a plan with a discount: a percentage of the price, an amount off in BDT, or the same price for
 * more days. The price in BDT is exact to the poisha; INR and USD fall in the same proportion. Without a
 * discount it is the plan's own price.
 */
export function discountedPrice(
  plan: Pick<OfferPlan, 'priceBdt' | 'priceInr' | 'priceUsd' | 'durationDays'>,
  discount: Discount | null,
): DiscountedPrice {
  const before = toPoisha(plan.priceBdt);
  const poisha = Math.max(0, before - poishaOff(before, discount));
  return {
    poisha,
    inr: inProportion(plan.priceInr, poisha, before),
    usd: inProportion(plan.priceUsd, poisha, before),
    days: plan.durationDays + (discount?.type === 'extra_days' ? discount.value : 0),
  };
}

function poishaOff(price: number, discount: Discount | null): number {
  switch (discount?.type) {
    case 'percentage':
      // The price is a whole number of BDT, so one percent of it is a whole number of poisha.
      return (price / 100) * discount.value;
    case 'fixed_bdt':
      return toPoisha(discount.value);
    default:
      return 0;
  }
}

/** The only rounding rule: half a unit and more rounds up. Integer arithmetic only. */
function inProportion(amount: number, part: number, whole: number): number {
  return Math.floor((2 * amount * part + whole) / (2 * whole));
}
