import type { OrderedPlan, PaymentOrder } from '../orders/payment-order';

/** What a list shows of an order; the rest is not read. */
export const LISTED_FIELDS = {
  ...{ userId: 1, status: 1, amount: 1, received_amount: 1, ref_code: 1, trx_id: 1, method: 1 },
  ...{ createdAt: 1, expiresAt: 1, late: 1, 'plan.name': 1 },
} as const;

/** An order of a list. */
export type ListedOrder = Pick<PaymentOrder, Exclude<keyof typeof LISTED_FIELDS, 'plan.name'>> & {
  readonly id: string;
  /** Name that its user has now; empty when the account is gone. */
  readonly userName: string;
  readonly plan: Pick<OrderedPlan, 'name'>;
};

/** Part of a list. */
export interface Slice {
  readonly skip: number;
  readonly limit: number;
}

/** Part of a list that is read from either end. */
export interface DirectedSlice extends Slice {
  /** -1: newest first, 1: oldest first. */
  readonly direction: 1 | -1;
}
