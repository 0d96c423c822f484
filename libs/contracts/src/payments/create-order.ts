import type { PaymentMethod } from '@portal/rules';
import { defineCall } from '../http/call';

/** What the user buys. Price, days and discount are never read from the body (PAY-1). */
export interface CreateOrderRequest {
  /** The signed-in user; anybody else is refused. */
  userId: number;
  planId: string;
  /** A code of the user's own; null or absent for the plan's own price. */
  offerCode?: string | null;
  /** The service that will pay; stored in the order, and the payment must match it. */
  method?: PaymentMethod | null;
}

/** The open order. Dates are ISO 8601 UTC. */
export interface CreateOrderResponse {
  /** The payer sends it as the note of the payment. */
  referenceCode: string;
  /** To be paid, in BDT. */
  amount: number;
  expiresAt: string;
  /** The service's time at the answer; countdowns start from it, not from the device's clock. */
  serverTime: string;
  method: PaymentMethod | null;
}

/**
 * Creates an order with fixed terms for 30 minutes, or returns the user's open order for the same plan
 * and offer. With the header Idempotency-Key the same request gets the same answer for 24 hours.
 */
export const createOrder = defineCall<CreateOrderRequest, CreateOrderResponse>()(
  'POST',
  '/api/payment/create-order',
);
