import { type OrderState, SETTLING_MS } from './settle-order';

/** The fields that decide whether an order can be paid. */
export type PayableFacts = Pick<OrderState, 'status' | 'expiresAt' | 'received_amount' | 'late'>;

/**
 * Whether money with the order's reference code may still complete it: no money came, and since its end
 * less than SETTLING_MS have passed. An order reads `timed_out` from its end on, so both count.
 */
export function isPayable(order: PayableFacts, now: Date): boolean {
  const isOpen = order.status === 'pending' || order.status === 'timed_out';
  const hasMoney = order.received_amount !== null || order.late !== null;
  return isOpen && !hasMoney && now.getTime() < order.expiresAt.getTime() + SETTLING_MS;
}
