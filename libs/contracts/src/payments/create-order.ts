import type { PaymentMethod } from '@portal/rules';
import { defineCall } from '../http/call';
import type { PaymentNumberView } from '../plans/catalogue';

/** The terms that a screen has shown. */
export interface ShownTerms {
  /** BDT, with the discount of an offer. */
  amount: number;
  days: number;
  videos: number;
}

/** What the user buys. The service never reads price, days or discount from the body (PAY-1). */
export interface CreateOrderRequest {
  /** Must be the signed-in user; any other id is refused. */
  userId: number;
  planId: string;
  /** An offer code of this user; null or absent: the plan's own price. */
  offerCode?: string | null;
  /** The operator that the user pays with. Stored in the order; the payment must match it. */
  method?: PaymentMethod | null;
  /**
   * What the user saw: other terms are refused with payments/price-changed, so that no price changes in
   * silence. Never a price to charge. Absent: the terms in effect are accepted.
   */
  shown?: ShownTerms | null;
}

/** The open order. Dates are ISO 8601 UTC. */
export interface CreateOrderResponse {
  /** The payer writes it into the note of the payment. */
  referenceCode: string;
  /** To be paid, in BDT. */
  amount: number;
  expiresAt: string;
  /** The service's time at the answer. Countdowns use it, because the device's clock may be wrong. */
  serverTime: string;
  method: PaymentMethod | null;
  /** The numbers to pay to, as of this answer. A service before method lists leaves it out. */
  payTo?: PaymentNumberView[];
}

/**
 * Creates an order with fixed terms for 30 minutes. Returns the user's open order for the same plan and offer
 * if there is one. The payer writes `referenceCode` into the note of the payment. The amount is in BDT.
 */
export const createOrder = defineCall<CreateOrderRequest, CreateOrderResponse>()(
  'POST',
  '/api/payment/create-order',
);
