import { PLAN_AMOUNT_LIMIT, toBdt } from '@portal/rules';
import type { PaymentOrder } from '../payments/orders/payment-order';
import type { PaymentReceipt } from '../payments/settlement/payment-receipt';
import type { LedgerEntry } from '../plans/ledger-entry';
import type { MoneyViolation } from './money-violation';

/** The fields of a receipt that reconciliation needs. */
export type ReconciledReceipt = Pick<PaymentReceipt, 'trxId' | 'state' | 'orderRef' | 'amount'>;

/** Checks an order against its ledger entry and the receipts with its transaction id. */
export function checkOrder(
  order: PaymentOrder,
  entry: LedgerEntry | null,
  receipts: readonly ReconciledReceipt[],
): MoneyViolation[] {
  const subject = order.ref_code;
  const violations: MoneyViolation[] = [];
  if (order.status === 'completed' && !entry) {
    violations.push({ kind: 'completed_without_ledger', subject, detail: 'nothing was granted' });
  }
  if (order.status === 'completed' && entry) violations.push(...checkGrant(order, entry));
  const isPaid = order.trx_id !== null || order.received_amount !== null;
  if ((isPaid || order.status === 'completed') && !receipts.some((one) => isOf(one, order))) {
    const detail = `no matched receipt of ${order.trx_id ?? 'any payment'} over its amount`;
    violations.push({ kind: 'order_without_receipt', subject, detail });
  }
  return violations;
}

/** Checks a ledger entry of a payment against its order. */
export function checkPaymentEntry(
  entry: Pick<LedgerEntry, 'userId' | 'sourceId'>,
  order: Pick<PaymentOrder, 'status'> | null,
): MoneyViolation[] {
  if (order?.status === 'completed') return [];
  const detail = order ? `its order is ${order.status}` : 'there is no such order';
  const subject = entry.sourceId ?? `user ${entry.userId}`;
  return [{ kind: 'ledger_without_order', subject, detail }];
}

/** Checks a receipt against its order. */
export function checkReceipt(
  receipt: ReconciledReceipt,
  order: PaymentOrder | null,
): MoneyViolation[] {
  if (receipt.state !== 'matched' || (order && isOf(receipt, order))) return [];
  const detail = `order ${receipt.orderRef ?? '-'} ${order ? 'has other money' : 'does not exist'}`;
  return [{ kind: 'receipt_without_order', subject: receipt.trxId, detail }];
}

function isOf(receipt: ReconciledReceipt, order: PaymentOrder): boolean {
  return (
    receipt.state === 'matched' &&
    receipt.orderRef === order.ref_code &&
    receipt.trxId === order.trx_id &&
    receipt.amount === order.received_amount
  );
}

function checkGrant(order: PaymentOrder, entry: LedgerEntry): MoneyViolation[] {
  const { plan, userId, amount } = order;
  // A plan near its limit takes only what fits (PAY-26).
  const isFull = entry.balanceAfter === PLAN_AMOUNT_LIMIT && entry.videos < plan.videos;
  const facts: [string, unknown, unknown][] = [
    ['user', entry.userId, userId],
    ['days', entry.days, plan.days],
    ['videos', isFull ? plan.videos : entry.videos, plan.videos],
    ['price', `${entry.price} ${entry.currency}`, `${toBdt(amount)} BDT`],
  ];
  return facts
    .filter(([, granted, sold]) => granted !== sold)
    .map(([name, granted, sold]) => ({
      kind: 'grant_differs',
      subject: order.ref_code,
      detail: `${name}: granted ${String(granted)}, sold ${String(sold)}`,
    }));
}
