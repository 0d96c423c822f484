import type { UserPaymentView } from '@portal/contracts';
import { toBdt } from '@portal/rules';
import type { PaymentOrder } from '../../domain/payments/payment-order';

/** An order as its owner sees it. */
export function presentPayment(order: PaymentOrder): UserPaymentView {
  return {
    ref_code: order.ref_code,
    planName: order.plan.name,
    amount: toBdt(order.amount),
    method: order.method,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
  };
}
