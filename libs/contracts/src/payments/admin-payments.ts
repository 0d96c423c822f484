import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';
import type { PageQuery, PaginationView } from '../http/page';

/** Filter chips of Payment History. */
export const PAYMENT_FILTERS = [
  'all',
  'completed',
  'pending',
  'timed_out',
  'failed_amount_mismatch',
] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** An order as administrators get it. Amounts in BDT, dates ISO 8601 UTC. */
export interface AdminPaymentView {
  _id: string;
  userId: number;
  /** The name is empty when the account was deleted. */
  userInfo: { name: string };
  /** Status at the time of the read: a pending order is timed out from its end on. */
  status: PaymentStatus;
  amount: number;
  received_amount: number | null;
  /** Masked for roles that may not grant, while the order can be paid. */
  ref_code: string;
  trx_id: string | null;
  createdAt: string;
  planName: string;
  method: PaymentMethod | null;
  /** Whether the money came too late and waits for a decision. */
  isLate: boolean;
}

/** Answer of listPayments. */
export interface ListPaymentsResponse {
  payments: AdminPaymentView[];
  pagination: PaginationView;
}

/** Query of listPayments. */
export interface ListPaymentsQuery extends PageQuery {
  /** 'all' when absent. */
  status?: PaymentFilter;
}

/** Lists the orders of all users, newest first, in pages of 15. Amounts are in BDT. */
export const listPayments = defineCall<void, ListPaymentsResponse, ListPaymentsQuery>()(
  'GET',
  '/api/admin/payment-history',
);
