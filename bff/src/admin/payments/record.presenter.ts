import type {
  PaymentRecordDecision,
  PaymentRecordGrant,
  PaymentRecordMoney,
  PaymentRecordOrder,
} from '@portal/contracts';
import { type ReceiverState, toBdt } from '@portal/rules';
import type { PaymentFacts } from '../../domain/payments/review/payment-records.service';
import type { LedgerEntry } from '../../domain/plans/ledger-entry';
import type { BearerReader } from '../../platform/security/bearer-reader';
import { presentPayment } from './payment.presenter';

type Order = NonNullable<PaymentFacts['order']>;
type Receipt = NonNullable<PaymentFacts['receipt']>;

/** The order of a payment. */
export function presentOrder(
  order: Order & { readonly userName: string },
  reader: BearerReader,
  now: Date,
): PaymentRecordOrder {
  return {
    ...presentPayment(order, reader, now),
    days: order.plan.days,
    videos: order.plan.videos,
    expiresAt: order.expiresAt.toISOString(),
    hasOffer: order.offerCode !== null,
    submittedTrxId: order.submitted_trx_id,
    ...(order.payTo && { payTo: [...order.payTo] }),
  };
}

/**
 * The money of a payment; `known` null hides what only deciders about money may read.
 * @param state what its receiving number was; null when that was not reported.
 */
export function presentMoney(
  receipt: Receipt,
  known: { readonly message: string | null } | null,
  state: ReceiverState | null,
): PaymentRecordMoney {
  const { method, trxId, amount, currency, reportedBy } = receipt;
  // Our numbers are public; another one may be anybody's.
  const number = known || state !== 'unknown' ? receipt.receiver : null;
  return {
    ...{ _id: receipt.id, method, trxId, amount: toBdt(amount), currency, reportedBy },
    paidAt: receipt.paidAt.toISOString(),
    reportedAt: receipt.createdAt.toISOString(),
    sender: known && receipt.sender,
    reference: known && receipt.reference,
    receiver: state && { number, state },
    message: known && known.message,
  };
}

/** The decision of an administrator; null when there is none. */
export function presentDecision(receipt: Receipt): PaymentRecordDecision | null {
  const { decidedBy, decidedAt, remark } = receipt;
  return decidedBy === null || decidedAt === null
    ? null
    : { by: decidedBy, at: decidedAt.toISOString(), remark };
}

/** What the payment gave. */
export function presentGrant(entry: LedgerEntry): PaymentRecordGrant {
  const { at, actor, days, videos, balanceAfter } = entry;
  return { at: at.toISOString(), by: actor, days, videos, balanceAfter };
}
