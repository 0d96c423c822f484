import type { OrderedPlan, PaymentOrder } from '../orders/payment-order';

/** Fields of an order in a list; the rest is not read. */
export const LISTED_FIELDS = {
  ...{ userId: 1, status: 1, amount: 1, received_amount: 1, ref_code: 1, trx_id: 1, method: 1 },
  ...{ createdAt: 1, expiresAt: 1, late: 1, 'plan.name': 1 },
} as const;

/** An order in a list. */
export type ListedOrder = Pick<PaymentOrder, Exclude<keyof typeof LISTED_FIELDS, 'plan.name'>> & {
  readonly id: string;
  /** Current name of the user; empty when the account was deleted. */
  readonly userName: string;
  readonly plan: Pick<OrderedPlan, 'name'>;
};

/** An order without the name of its user. */
export type FoundOrder = Omit<ListedOrder, 'userName'>;

/** The listed fields of an order as they are stored. */
export type StoredOrder = Omit<FoundOrder, 'id'> & { readonly _id: { toString(): string } };

export const toFound = ({ _id, ...order }: StoredOrder): FoundOrder => ({
  ...order,
  id: _id.toString(),
});
