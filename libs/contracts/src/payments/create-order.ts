import type { PaymentMethod } from '@portal/rules';
import { defineCall } from '../http/call';

/** What is to be bought. Price, days and discount are never taken from here (PAY-1). */
export interface CreateOrderRequest {
  /** The signed-in user; anybody else is refused. */
  userId: number;
  planId: string;
  /** A code of the user's own; null or absent for the plan's own price. */
  offerCode?: string | null;
  /** The service that will pay; travels with the order and must then match. */
  method?: PaymentMethod | null;
}

/** The open order. Dates are ISO 8601 UTC. */
export interface CreateOrderResponse {
  /** Sent along with the money as its note. */
  referenceCode: string;
  /** To be paid, in BDT. */
  amount: number;
  expiresAt: string;
  /** The service's time at the answer; countdowns start from it, not from the device's clock. */
  serverTime: string;
  method: PaymentMethod | null;
}

/**
 * Freezes what is bought for 30 minutes, or gives the user's open order for the same plan and offer
 *. With the header Idempotency-Key the same request is answered alike for 24 hours.
 */
export const createOrder = defineCall<CreateOrderRequest, CreateOrderResponse>()(
  'POST',
  '/api/payment/create-order',
);
