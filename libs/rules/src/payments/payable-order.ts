import { type OrderState, SETTLING_MS } from './settle-order';

/** The fields that decide whether an order can be paid. */
export type PayableFacts = Pick<OrderState, 'status' | 'expiresAt' | 'received_amount' | 'late'>;

/**
 * Whether money with the order's reference code can still complete it: no money was received, and less than
 * SETTLING_MS have passed since its end. From its end on an order is read as `timed_out`, so this status is
 * payable too.
 */
export function isPayable(order: PayableFacts, now: Date): boolean {
  const isOpen = order.status === 'pending' || order.status === 'timed_out';
  const hasMoney = order.received_amount !== null || order.late !== null;
  return isOpen && !hasMoney && now.getTime() < order.expiresAt.getTime() + SETTLING_MS;
}
