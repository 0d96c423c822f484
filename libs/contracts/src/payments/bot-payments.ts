import type { PaymentMethod } from '@portal/rules';
import { defineCall } from '../http/call';

/** Incoming money as reported by the relay. */
export interface ReportPaymentRequest {
  method: PaymentMethod;
  trxId: string;
  /** BDT with at most two decimals. */
  amount: number;
  /** The payer's note. */
  reference?: string | null;
  /** The payer's number. */
  sender?: string | null;
  /** The payment's own time, ISO 8601; it decides whether the payment is late (PAY-15). */
  receivedAt: string;
  /** BDT when absent. */
  currency?: string | null;
  /** The number that received the money; absent means one of ours. */
  receiver?: string | null;
}

/** Result of a payment report. */
export type PaymentOutcome =
  | 'completed'
  | 'failed_amount_mismatch'
  /** Paid after the order's end; an administrator decides. */
  | 'late'
  /** No order was found; it waits in the administrator's inbox. */
  | 'unmatched';

/** Answer to a report; a repeated report gets the same answer and changes nothing. */
export interface ReportPaymentResponse {
  outcome: PaymentOutcome;
  /** Whether this transaction was reported before. */
  isRepeat: boolean;
}

/**
 * Reports incoming money that the relay received; the plan of the matching order starts (PAY-8 to PAY-10).
 * Each transaction id of a method counts once. A repeated report gets the same outcome with `isRepeat` and
 * changes nothing, so the relay may repeat a report until it is answered. Amounts are in BDT. Money without
 * an order waits for an administrator and answers `unmatched`.
 */
export const reportPayment = defineCall<ReportPaymentRequest, ReportPaymentResponse>()(
  'POST',
  '/api/bot/payments',
);

/** A message of an operator as the relay's phone received it. */
export interface ReportPaymentMessageRequest {
  method: PaymentMethod;
  text: string;
  /**
   * Who sent it, as the phone shows it. A text that is not from a sender of the method waits for an administrator:
   * anybody can write a message that looks like the operator's. Absent: the relay has checked it.
   */
  sender?: string | null;
  /** When the phone received it, ISO 8601. */
  receivedAt: string;
}

/** Result of parsing a message. */
export interface ReportPaymentMessageResponse {
  /**
   * `other`: parsed, but no incoming money (outgoing or returned); `unparsed`: waits for an administrator.
   */
  kind: 'received' | 'other' | 'unparsed';
  /** Result for received money; otherwise null. */
  outcome: PaymentOutcome | null;
  isRepeat: boolean;
}

/**
 * Reports the text of an operator's message as the relay's phone received it. The service parses it, and
 * reports received money like reportPayment. The same message is processed once; a repeated report answers
 * `isRepeat`. A text that cannot be parsed waits for an administrator.
 */
export const reportPaymentMessage = defineCall<
  ReportPaymentMessageRequest,
  ReportPaymentMessageResponse
>()('POST', '/api/bot/payment-messages');
