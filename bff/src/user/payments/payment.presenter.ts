import type { CreateOrderResponse, UserPaymentView } from '@portal/contracts';
import { isLateMoneyOpen, isPayable, toBdt } from '@portal/rules';
import type { PaymentOrder } from '../../domain/payments/orders/payment-order';
import type { BearerReader } from '../../platform/security/bearer-reader';

/** An order for its owner and for administrators. The reader decides which codes are masked. */
export function presentPayment(
  order: PaymentOrder,
  reader: BearerReader,
  now: Date,
): UserPaymentView {
  // A completed order used its offer. After any other order the offer may still be open.
  const isOfferOpen = order.status !== 'completed';
  const { offerCode } = order;
  const { nameBn, priceList } = order.plan;
  return {
    ref_code: reader.show('reference-code', order.ref_code, isPayable(order, now)),
    planId: order.plan.id,
    planName: order.plan.name,
    ...(nameBn !== undefined && { planNameBn: nameBn }),
    ...(priceList !== undefined && { priceList }),
    days: order.plan.days,
    videos: order.plan.videos,
    offerCode: offerCode === null ? null : reader.show('offer-code', offerCode, isOfferOpen),
    amount: toBdt(order.amount),
    method: order.method,
    ...(order.payTo && { payTo: [...order.payTo] }),
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    received_amount: order.received_amount === null ? null : toBdt(order.received_amount),
    trx_id: order.trx_id,
    receivedAt: order.receivedAt?.toISOString() ?? null,
    isLate: isLateMoneyOpen(order),
  };
}

/** An open order. */
export function presentOpenOrder(order: PaymentOrder, now: Date): CreateOrderResponse {
  return {
    referenceCode: order.ref_code,
    amount: toBdt(order.amount),
    expiresAt: order.expiresAt.toISOString(),
    serverTime: now.toISOString(),
    method: order.method,
    ...(order.payTo && { payTo: [...order.payTo] }),
  };
}
