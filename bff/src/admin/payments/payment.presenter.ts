import type { AdminPaymentView } from '@portal/contracts';
import { isLateMoneyOpen, isPayable, toBdt } from '@portal/rules';
import type { ListedOrder } from '../../domain/payments/review/listed-order';
import type { BearerReader } from '../../platform/security/bearer-reader';

/** An order for administrators. The code of a payable order is masked unless the reader may grant. */
export function presentPayment(
  order: ListedOrder,
  reader: BearerReader,
  now: Date,
): AdminPaymentView {
  return {
    _id: order.id,
    userId: order.userId,
    userInfo: { name: order.userName },
    status: order.status,
    amount: toBdt(order.amount),
    received_amount: order.received_amount === null ? null : toBdt(order.received_amount),
    ref_code: reader.show('reference-code', order.ref_code, isPayable(order, now)),
    trx_id: order.trx_id,
    createdAt: order.createdAt.toISOString(),
    planName: order.plan.name,
    method: order.method,
    isLate: isLateMoneyOpen(order),
  };
}
