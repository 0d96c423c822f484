import type { PaymentOrder } from './payment-order';

/** An order of a list. */
export type ListedOrder = PaymentOrder & { readonly id: string };

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
