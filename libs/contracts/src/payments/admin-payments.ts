import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';
import type { PageQuery, PaginationView, TimeSortQuery } from '../http/page';

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
  /** Whether a search had more matches than it reads: only the newest of them are listed. */
  isCut?: boolean;
  /** IANA time zone of the service; `from` and `to` are days in it, and screens show times in it. */
  timeZone?: string;
}

/** Filter of payments; every part is optional. */
export interface PaymentFilterQuery {
  /**
   * User ID, or the beginning of a transaction id, of a reference code or of the payer's number, from three
   * signs on. Exact matches come first.
   */
  search?: string;
  /** First day, `YYYY-MM-DD` in the service's zone. */
  from?: string;
  /** Last day, included. */
  to?: string;
  method?: PaymentMethod;
  /** BDT, wanted or received; at most two decimals. */
  amount?: string;
}

/** Query of listPayments. */
export interface ListPaymentsQuery extends PageQuery, TimeSortQuery, PaymentFilterQuery {
  /** 'all' when absent. */
  status?: PaymentFilter;
}

/**
 * Lists the orders of all users, newest first, in pages of 15. Amounts are in BDT. A search without the right
 * to decide about money finds a reference code only whole, and no payer's number.
 */
export const listPayments = defineCall<void, ListPaymentsResponse, ListPaymentsQuery>()(
  'GET',
  '/api/admin/payment-history',
);
