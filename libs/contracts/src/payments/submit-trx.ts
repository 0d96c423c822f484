import type { PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';

/** The operator's number of a payment that was sent without its note. */
export interface SubmitTrxRequest {
  referenceCode: string;
  /** As typed; case and blanks do not matter. */
  trxId: string;
  /**
   * The last four digits of the number that paid, ASCII. Without them an id claims no money whose report
   * names a sender.
   */
  senderDigits?: string | null;
}

/** Result of the submission. */
export interface SubmitTrxResponse {
  /** `pending`: noted; the plan starts as soon as the operator's message arrives. */
  status: PaymentStatus;
  /**
   * Whether the operator's message about that transaction has arrived and proves that it is the payer's.
   * False alike for an unknown id, for wrong or missing digits and for a message without a sender.
   */
  isKnown: boolean;
}

/**
 * Names the payment of an own order by its transaction id. It takes money only with the last
 * digits of its sender, and never money whose note names another order, or that was used before
 * (PAY-13). A user has 10 wrong ids an hour.
 */
export const submitTrx = defineCall<SubmitTrxRequest, SubmitTrxResponse>()(
  'POST',
  '/api/payment/submit-trx',
);
