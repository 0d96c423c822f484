import type { CreateOrderResponse, UserPaymentView } from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';
import { clockOffset } from '@portal/ui';

/** An order that waits for its money. */
export interface OpenOrder {
  readonly referenceCode: string;
  /** BDT. */
  readonly amount: number;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
  /** Null takes money by either. */
  readonly method: PaymentMethod | null;
  /** How far the server's clock is ahead of this device's, in ms; null as long as it is not known. */
  readonly clockOffsetMs: number | null;
}

/** The order that the service just gave. */
export function orderOf(answer: CreateOrderResponse): OpenOrder {
  const { serverTime, ...order } = answer;
  return { ...order, clockOffsetMs: clockOffset(null, serverTime, Date.now()) };
}

/** An order of the payments list. The list does not tell the server's time; its status will. */
export function resumedOrder({ ref_code, ...payment }: UserPaymentView): OpenOrder {
  const { amount, expiresAt, method } = payment;
  return { referenceCode: ref_code, amount, expiresAt, method, clockOffsetMs: null };
}
