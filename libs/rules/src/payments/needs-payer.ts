import { DAY_MS } from '../time/units';
import type { PaymentStatus } from './payment-status';

/** How long money of another amount is shown first, in days; support has answered by then. */
export const MISMATCH_SHOWN_DAYS = 7;

/**
 * Whether the payer has to do or to know something about an order: pay it, or learn what happens with money that
 * bought nothing.
 * @param now by the service's clock.
 */
export function needsPayer(
  order: {
    readonly status: PaymentStatus;
    readonly expiresAt: Date;
    /** Whether late money waits for a decision. */
    readonly isLate: boolean;
    /** When money arrived; null without money. */
    readonly receivedAt: Date | null;
  },
  now: Date,
): boolean {
  switch (order.status) {
    case 'pending':
      return order.expiresAt.getTime() > now.getTime();
    case 'timed_out':
      return order.isLate;
    case 'failed_amount_mismatch':
      return (
        order.receivedAt !== null &&
        now.getTime() - order.receivedAt.getTime() <= MISMATCH_SHOWN_DAYS * DAY_MS
      );
    case 'completed':
      return false;
  }
}
