import type { CreateOrderResponse, UserPaymentView } from '@portal/contracts';
import { isLateMoneyOpen, isPayable, toBdt } from '@portal/rules';
import type { PaymentOrder } from '../../domain/payments/orders/payment-order';
import type { BearerReader } from '../../platform/security/bearer-reader';

/** An order as its owner sees it, and administrators; its codes only as its reader may see them. */
export function presentPayment(
  order: PaymentOrder,
  reader: BearerReader,
  now: Date,
): UserPaymentView {
  // A completed order used its offer; any other may have left it open.
  const isOfferOpen = order.status !== 'completed';
  const { offerCode } = order;
  return {
    ref_code: reader.show('reference-code', order.ref_code, isPayable(order, now)),
    planId: order.plan.id,
    planName: order.plan.name,
    days: order.plan.days,
    videos: order.plan.videos,
    offerCode: offerCode === null ? null : reader.show('offer-code', offerCode, isOfferOpen),
    amount: toBdt(order.amount),
    method: order.method,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    received_amount: order.received_amount === null ? null : toBdt(order.received_amount),
    trx_id: order.trx_id,
    receivedAt: order.receivedAt?.toISOString() ?? null,
    isLate: isLateMoneyOpen(order),
  };
}

/** An order that waits for its money. */
export function presentOpenOrder(order: PaymentOrder, now: Date): CreateOrderResponse {
  return {
    referenceCode: order.ref_code,
    amount: toBdt(order.amount),
    expiresAt: order.expiresAt.toISOString(),
    serverTime: now.toISOString(),
    method: order.method,
  };
}
