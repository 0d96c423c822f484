import type { DiscountType } from '@portal/rules';
import { defineCall } from '../http/call';
import type { OfferPlanView } from '../plans/catalogue';

/** Amounts in whole units of their currency; INR and USD are rounded and only shown. */
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
    /** Percent, BDT or days, by type. */
    value: number;
  };
  discountedPrice: PriceView;
  /** ISO 8601 UTC. */
  expiresAt: string;
}

/**
 * Looks an offer code up; it serves only its user, once, before it ends.
 * Refusal: 'Offer not found or expired.'
 */
export const getOfferDetails = defineCall<void, { offer: OfferDetailsView }>()(
  'GET',
  '/api/offer/:offerCode',
);
