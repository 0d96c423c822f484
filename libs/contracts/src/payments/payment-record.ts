import type { PaymentMethod, ReceiverState } from '@portal/rules';
import type { AuditView } from '../audit/list-audit';
import { defineCall } from '../http/call';
import type { PaymentNumberView } from '../plans/catalogue';
import type { AdminPaymentView } from './admin-payments';
import type { InboxItem } from './payment-inbox';

/** The order of a payment. */
export interface PaymentRecordOrder extends AdminPaymentView {
  /** Days and videos that the order grants. */
  days: number;
  videos: number;
  /** When the order ends, or ended; ISO 8601 UTC. */
  expiresAt: string;
  /** Whether an offer made the price. */
  hasOffer: boolean;
  /** The transaction id that the payer typed; null for none. */
  submittedTrxId: string | null;
  /** The numbers that the payer was shown. Left out of orders from before method lists. */
  payTo?: PaymentNumberView[];
}

/** The number that received the money of a payment. */
export interface PaymentReceiver {
  /** As it was reported; null for roles that may not decide about money, when the number is none of ours. */
  number: string | null;
  /** What it was when the money was paid. Money to a replaced number counts. */
  state: ReceiverState;
}

/** The money of a payment, as it was reported. */
export interface PaymentRecordMoney {
  /** Id of the report. */
  _id: string;
  method: PaymentMethod;
  trxId: string;
  /** In `currency`. */
  amount: number;
  currency: string;
  /** When it was paid, and when it was reported; ISO 8601 UTC. */
  paidAt: string;
  reportedAt: string;
  /** Who reported it: `relay:<name>`. */
  reportedBy: string;
  /** The payer's number and note; null when unknown, and for roles that may not decide about money. */
  sender: string | null;
  reference: string | null;
  /** Null when it was not reported, which counts as ours. A service before this field leaves it out. */
  receiver?: PaymentReceiver | null;
  /** The operator's message; null when a relay reported the payment, and for those roles. */
  message: string | null;
}

/** The decision of an administrator about the money. */
export interface PaymentRecordDecision {
  /** `admin:<name>`. */
  by: string;
  at: string;
  remark: string | null;
}

/** What the payment gave: the entry of the ledger. */
export interface PaymentRecordGrant {
  at: string;
  /** `admin:<name>`, `relay:<name>` or `user:<id>`. */
  by: string;
  days: number;
  videos: number;
  /** Videos left right after it. */
  balanceAfter: number;
}

/** Everything about one payment: an order, its money, or money without an order. */
export interface PaymentRecord {
  order: PaymentRecordOrder | null;
  money: PaymentRecordMoney | null;
  decision: PaymentRecordDecision | null;
  grant: PaymentRecordGrant | null;
  /** What waits for a decision, as the inbox shows it; null for nothing, and for roles without `money`. */
  waiting: InboxItem | null;
  /** Records of the audit about it, newest first, at most 25; empty for roles without `audit`. */
  audit: AuditView[];
  /** IANA time zone of the service; screens show times in it. */
  timeZone: string;
}

/**
 * Shows one payment by the id of its order, its reference code, or the id of the report of its money. Money
 * that belongs to an order is shown with that order.
 */
export const getPayment = defineCall<void, { payment: PaymentRecord }>()(
  'GET',
  '/api/admin/payments/:paymentId',
);
