import type { AdminPaymentView } from '@portal/contracts';
import { isLateMoneyOpen, toBdt } from '@portal/rules';
import type { ListedOrder } from '../../domain/payments/listed-order';

/** An order as administrators read it. */
export function presentPayment(order: ListedOrder): AdminPaymentView {
  return {
    _id: order.id,
    userId: order.userId,
    userInfo: { name: order.userName },
    status: order.status,
    amount: toBdt(order.amount),
    received_amount: order.received_amount === null ? null : toBdt(order.received_amount),
    ref_code: order.ref_code,
    trx_id: order.trx_id,
    createdAt: order.createdAt.toISOString(),
    planName: order.plan.name,
    method: order.method,
    isLate: isLateMoneyOpen(order),
  };
}
