/** States of a payment order. */
export const PAYMENT_STATUSES = [
  'pending',
  'completed',
  'timed_out',
  'failed_amount_mismatch',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * The status of an order at an instant: a pending order is timed out from its end on, even before the sweep
 * stores it (PAY-17).
 */
export function paymentStatusAt(
  order: { readonly status: PaymentStatus; readonly expiresAt: Date },
  now: Date,
): PaymentStatus {
  const isOver = order.expiresAt.getTime() <= now.getTime();
  return order.status === 'pending' && isOver ? 'timed_out' : order.status;
}
