import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';

/** Most orders of one answer. */
export const USER_PAYMENTS_LIMIT = 100;

/** One payment order as its owner sees it. Dates are ISO 8601 UTC. */
export interface UserPaymentView {
  ref_code: string;
  planName: string;
  /** Whole BDT. */
  amount: number;
  method: PaymentMethod | null;
  status: PaymentStatus;
  createdAt: string;
  expiresAt: string;
}

/** The user's payment orders, newest first, at most USER_PAYMENTS_LIMIT (design §3). */
export const getUserPayments = defineCall<void, { payments: UserPaymentView[] }>()(
  'GET',
  '/api/user/:id/payments',
);
