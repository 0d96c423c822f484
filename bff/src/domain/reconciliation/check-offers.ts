import type { Offer } from '../offers/offer';
import type { PaymentOrder } from '../payments/orders/payment-order';
import type { MoneyViolation } from './money-violation';

/** Checks a used offer against the orders of its user. */
export function checkUsedOffer(
  { userId, special }: Pick<Offer, 'userId' | 'special'>,
  orders: readonly Pick<PaymentOrder, 'userId' | 'offerCode' | 'status' | 'late'>[],
): MoneyViolation[] {
  if (!special?.usedAt) return [];
  const { code } = special;
  const completed = orders.filter(
    (order) => order.userId === userId && order.offerCode === code && order.status === 'completed',
  );
  // An administrator may grant late money for an offer that was used already.
  const byThemselves = completed.filter(({ late }) => late !== 'granted');
  if (completed.length > 0 && byThemselves.length <= 1) return [];
  const detail = `${completed.length} orders completed with it`;
  return [{ kind: 'offer_without_order', subject: code, detail }];
}
