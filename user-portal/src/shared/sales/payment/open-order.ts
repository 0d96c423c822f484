import type { CreateOrderResponse, PaymentNumberView, UserPaymentView } from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';
import { clockOffset } from '@portal/ui';

/** An order that is not paid yet. */
export interface OpenOrder {
  readonly referenceCode: string;
  /** BDT. */
  readonly amount: number;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
  /** Null: money by any method is accepted. */
  readonly method: PaymentMethod | null;
  /** The numbers that the payer was shown; undefined when the service does not say it. */
  readonly payTo?: readonly PaymentNumberView[] | undefined;
  /** How far the server's clock is ahead of this device's, in ms; null until it is known. */
  readonly clockOffsetMs: number | null;
}

/** Converts the answer of createOrder. */
export function orderOf(answer: CreateOrderResponse): OpenOrder {
  const { serverTime, ...order } = answer;
  return { ...order, clockOffsetMs: clockOffset(null, serverTime, Date.now()) };
}

/**
 * Converts an order of the payments list. The list does not contain the server's time; the first status
 * answer does.
 */
export function resumedOrder({ ref_code, ...payment }: UserPaymentView): OpenOrder {
  const { amount, expiresAt, method, payTo } = payment;
  return { referenceCode: ref_code, amount, expiresAt, method, payTo, clockOffsetMs: null };
}
