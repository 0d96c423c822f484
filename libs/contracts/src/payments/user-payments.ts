import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';

/** Most orders of one answer. */
export const USER_PAYMENTS_LIMIT = 100;

/** One payment order as its owner sees it. Dates are ISO 8601 UTC. */
export interface UserPaymentView {
  /** Masked for administrators who may not grant while the order can be paid; whole for its owner. */
  ref_code: string;
  planId: string;
  planName: string;
  /** What the plan adds, an offer's extra days included. */
  days: number;
  /** Videos that the plan adds. */
  videos: number;
  offerCode: string | null;
  /** To be paid, in BDT. */
  amount: number;
  method: PaymentMethod | null;
  status: PaymentStatus;
  createdAt: string;
  expiresAt: string;
  /** Received BDT; null if none. */
  received_amount: number | null;
  /** The operator's number of that money. */
  trx_id: string | null;
  /** When it was paid. */
  receivedAt: string | null;
  /** Whether it came after the order's end and an administrator has not decided yet. */
  isLate: boolean;
}

/** The user's payment orders, newest first, at most USER_PAYMENTS_LIMIT. */
export const getUserPayments = defineCall<void, { payments: UserPaymentView[] }>()(
  'GET',
  '/api/user/:id/payments',
);
