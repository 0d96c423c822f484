import type { CreateOrderResponse, UserPaymentView } from '@portal/contracts';
import { isLateMoneyOpen, toBdt } from '@portal/rules';
import type { PaymentOrder } from '../../domain/payments/payment-order';

/** An order as its owner sees it. */
export function presentPayment(order: PaymentOrder): UserPaymentView {
  return {
    ref_code: order.ref_code,
    planId: order.plan.id,
    planName: order.plan.name,
    days: order.plan.days,
    videos: order.plan.videos,
    offerCode: order.offerCode,
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
