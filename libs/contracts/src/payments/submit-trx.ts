import type { PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';

/** The operator's number of a payment that was sent without its note. */
export interface SubmitTrxRequest {
  referenceCode: string;
  /** As typed; case and blanks do not matter. */
  trxId: string;
}

/** What came of it. */
export interface SubmitTrxResponse {
  /** `pending`: noted; the plan starts as soon as the operator's message arrives. */
  status: PaymentStatus;
  /** Whether the operator's message about that transaction has arrived. */
  isKnown: boolean;
}

/**
 * Names the payment of an own order by its transaction id (issue 5). It never takes money whose note
 * names another order, or that was used before (goal M13).
 */
export const submitTrx = defineCall<SubmitTrxRequest, SubmitTrxResponse>()(
  'POST',
  '/api/payment/submit-trx',
);
