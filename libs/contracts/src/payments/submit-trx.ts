import type { PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';

/** The operator's transaction id of a payment that was sent without a note. */
export interface SubmitTrxRequest {
  referenceCode: string;
  /** As typed; case and spaces are ignored. */
  trxId: string;
  /** The last four digits of the paying number, in ASCII. Without them an id cannot claim any money. */
  senderDigits?: string | null;
}

/** Result of the submission. */
export interface SubmitTrxResponse {
  /** `pending`: the id is stored; the plan starts when the operator's message arrives. */
  status: PaymentStatus;
  /**
   * Whether the operator's message about this transaction arrived and proves that the payment is the payer's.
   * False in all other cases, so the answer does not reveal which: unknown id, wrong or missing digits,
   * message without a sender.
   */
  isKnown: boolean;
}

/**
 * Finds the payment of the user's own order by the operator's transaction id. The last four digits of the
 * sender must match. Money whose note has another order's code, or that was used before, is never taken
 * (PAY-13). A user can send 10 wrong ids per hour.
 */
export const submitTrx = defineCall<SubmitTrxRequest, SubmitTrxResponse>()(
  'POST',
  '/api/payment/submit-trx',
);
