import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';
import type { PaymentNumberView } from '../plans/catalogue';

/** Maximum number of orders in one answer. */
export const USER_PAYMENTS_LIMIT = 100;

/** A payment order as its owner gets it. Dates are ISO 8601 UTC. */
export interface UserPaymentView {
  /** In full for the owner. Masked for administrators who may not grant, while the order can be paid. */
  ref_code: string;
  planId: string;
  planName: string;
  /** In Bangla. Absent in orders from before price lists. */
  planNameBn?: string;
  /** Number of the price list that the order was made by. Absent in orders from before price lists. */
  priceList?: number;
  /** Days that the plan adds, with an offer's extra days. */
  days: number;
  /** Videos that the plan adds. */
  videos: number;
  offerCode: string | null;
  /** To be paid, in BDT. */
  amount: number;
  method: PaymentMethod | null;
  /** The numbers that the payer was shown. Absent in orders from before method lists. */
  payTo?: PaymentNumberView[];
  status: PaymentStatus;
  createdAt: string;
  expiresAt: string;
  /** BDT; null if nothing was received. */
  received_amount: number | null;
  /** The operator's transaction id of that money. */
  trx_id: string | null;
  /** When the money was paid. */
  receivedAt: string | null;
  /** Whether the money came after the order's end and no administrator has decided yet. */
  isLate: boolean;
}

/** Lists the user's payment orders, newest first, at most {@link USER_PAYMENTS_LIMIT}. Amounts are in BDT. */
export const getUserPayments = defineCall<void, { payments: UserPaymentView[] }>()(
  'GET',
  '/api/user/:id/payments',
);
