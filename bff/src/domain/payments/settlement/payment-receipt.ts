import type { PaymentOutcome } from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';

/** Money that came in, as a relay reported it or an operator's message said it. */
export interface MoneyReport {
  readonly method: PaymentMethod;
  /** The operator's number of the payment; with `method` unique for ever. */
  readonly trxId: string;
  /** In poisha. */
  readonly amount: number;
  /** ISO code. */
  readonly currency: string;
  /** The payer's note as it came; null for none. */
  readonly reference: string | null;
  /** The payer's number; null when nobody reported it. */
  readonly sender: string | null;
  /** The number that received it; null when nobody reported it, which counts as ours. */
  readonly receiver: string | null;
  /** The payment's own time; it decides whether the payment is late (PAY-15). */
  readonly paidAt: Date;
  /** Whether the relay read it, or we read the operator's message. */
  readonly source: 'report' | 'message';
}

/**
 * States of a receipt. `pending`: no order was found yet, the sweep tries again; `matched`:
 * an order has it; `unmatched`: it waits for an administrator; `dismissed`: an administrator put it aside.
 */
export const RECEIPT_STATES = ['pending', 'matched', 'unmatched', 'dismissed'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** Why a receipt found no order, or why its order did not complete although the money was right. */
export const RECEIPT_REASONS = [
  /** Its note is no reference code, and nobody typed its id. */
  'no_reference',
  /** No order ever had the code of its note, and nobody typed its id. */
  'unknown_reference',
  /** Several orders typed its id, or too many wrong digits were typed for it. */
  'contested',
  /** Its id was typed, but its report names no number that typed digits can be compared with. */
  'sender_unknown',
  /** Its id was typed, but not with the last digits of its sender. */
  'sender_differs',
  /** Paid too long before its order was made. */
  'paid_long_before',
  'account_frozen',
  'account_deleted',
  /** Its order was decided or has other money. */
  'order_closed',
  /** Matched and late: the offer of its order was used by another one. */
  'offer_used',
] as const;
export type ReceiptReason = (typeof RECEIPT_REASONS)[number];

/** The inbox's entry of one payment; the facts of the report never change. */
export interface PaymentReceipt extends MoneyReport {
  readonly id: string;
  /** Who reported it; stands in the ledger as actor. */
  readonly reportedBy: string;
  /** When it was reported. */
  readonly createdAt: Date;
  readonly state: ReceiptState;
  readonly reason: ReceiptReason | null;
  /** What the report was answered; null as long as no transaction has looked at it. */
  readonly outcome: PaymentOutcome | null;
  /** Reference code of the order that has it. */
  readonly orderRef: string | null;
  /** How often an order was looked for in vain. */
  readonly tries: number;
  /** When the sweep looks at it next; null: not any more. */
  readonly dueAt: Date | null;
  /** Who decided it by hand, and their reason. */
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly remark: string | null;
}
