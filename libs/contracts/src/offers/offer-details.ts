import type { DiscountType } from '@portal/rules';
import { defineCall } from '../http/call';
import type { OfferPlanView } from '../plans/catalogue';

/** Amounts in whole units of their currency; INR and USD are rounded and for display only. */
export interface PriceView {
  bdt: number;
  inr: number;
  usd: number;
}

/** The discount of an offer code. */
export interface OfferDetailsView {
  plan: OfferPlanView;
  discount: {
    type: DiscountType;
    /** Percent, BDT or days, depending on the type. */
    value: number;
  };
  discountedPrice: PriceView;
  /** ISO 8601 UTC. */
  expiresAt: string;
}

/**
 * Reads the plan and the discounted price of an offer code. Only its own user can use a code, once, before it
 * ends. Every other code answers 404.
 */
export const getOfferDetails = defineCall<void, { offer: OfferDetailsView }>()(
  'GET',
  '/api/offer/:offerCode',
);
