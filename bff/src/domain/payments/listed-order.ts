import type { PaymentOrder } from './payment-order';

/** An order of a list. */
export type ListedOrder = PaymentOrder & { readonly id: string };

/** Part of a list. */
export interface Slice {
  readonly skip: number;
  readonly limit: number;
}
