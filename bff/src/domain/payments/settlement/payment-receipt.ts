import type { PaymentOutcome } from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';

/** Incoming money, from a relay's report or an operator's message. */
export interface MoneyReport {
  readonly method: PaymentMethod;
  /** The operator's transaction id; unique for ever together with `method`. */
  readonly trxId: string;
  /** In poisha. */
  readonly amount: number;
  /** ISO code. */
  readonly currency: string;
  /** The payer's note, unchanged; null for none. */
  readonly reference: string | null;
  /** The payer's number; null when it was not reported. */
  readonly sender: string | null;
  /** The number that received it; null when it was not reported, which counts as ours. */
  readonly receiver: string | null;
  /** The payment's own time; it decides whether the payment is late (PAY-15). */
  readonly paidAt: Date;
  /** `report`: parsed by the relay; `message`: we parsed the operator's message. */
  readonly source: 'report' | 'message';
}

/**
 * States of a receipt. `pending`: no order was found yet, the sweep tries again; `matched`: it belongs to
 * an order; `unmatched`: it waits for an administrator; `dismissed`: an administrator dismissed it.
 */
const RECEIPT_STATES = ['pending', 'matched', 'unmatched', 'dismissed'] as const;
type ReceiptState = (typeof RECEIPT_STATES)[number];

/** Why a receipt found no order, or why its order did not complete although the money was right. */
const RECEIPT_REASONS = [
  /** Its note is no reference code, and no user entered its id. */
  'no_reference',
  /** No order ever had the code of its note, and no user entered its id. */
  'unknown_reference',
  /** Several orders claim its id, or too many wrong digits were entered for it. */
  'contested',
  /** Its id was entered, but its report has no number to compare the digits with. */
  'sender_unknown',
  /** Its id was entered, but not with the last digits of its sender. */
  'sender_differs',
  /** Paid too long before its order was created. */
  'paid_long_before',
  'account_frozen',
  'account_deleted',
  /** Its order has a decision or other money. */
  'order_closed',
  /** Matched and late: another order used the offer. */
  'offer_used',
] as const;
export type ReceiptReason = (typeof RECEIPT_REASONS)[number];

/** A stored report of one payment; the reported fields never change. */
export interface PaymentReceipt extends MoneyReport {
  readonly id: string;
  /** Who reported it; the actor in the ledger. */
  readonly reportedBy: string;
  /** When it was reported. */
  readonly createdAt: Date;
  readonly state: ReceiptState;
  readonly reason: ReceiptReason | null;
  /** Answer to the report; null until a transaction has processed it. */
  readonly outcome: PaymentOutcome | null;
  /** Reference code of the order it belongs to. */
  readonly orderRef: string | null;
  /** How often no order was found. */
  readonly tries: number;
  /** When the sweep processes it next; null: never. */
  readonly dueAt: Date | null;
  /** The administrator who decided, and the reason. */
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly remark: string | null;
}
