import type { PaymentMethod } from '../payments/methods/payment-methods';
import type { PaymentStatus } from '../payments/payment-status';
import type { Counted, CounterKey } from './day-counters';
import { churnAt, isPaidPlan, type PurchaseKind } from './purchase-kind';

/** The fields of an order that the counters of days need. */
export interface CountableOrder {
  readonly status: PaymentStatus;
  readonly plan: { readonly id: string; readonly name: string };
  readonly method: PaymentMethod | null;
  readonly createdAt: Date;
  readonly receivedAt: Date | null;
  readonly received_amount: number | null;
  readonly received_method?: PaymentMethod;
  readonly received_currency?: string;
}

/** Completed orders that have the same plan, method and currency. */
export interface PaidPart {
  readonly planId: string;
  readonly plan: string;
  /** Method of payment; for old orders the chosen method; null if neither is known. */
  readonly method: PaymentMethod | null;
  /** ISO code. */
  readonly currency: string;
}

/** Counter of the orders created on a day that have this stored status. */
export const madeKey = (status: PaymentStatus): CounterKey => ['made', status];
/** Counter of the money of completed orders that was paid on a day. */
export const paidKey = ({ planId, plan, method, currency }: PaidPart): CounterKey => [
  ...['paid', planId, plan],
  method,
  currency,
];
/** Counter of the plans bought on a day by payments of a kind. */
export const boughtKey = (kind: PurchaseKind): CounterKey => ['bought', kind];
/** Counter of the paid plans that churn on a day unless they are renewed. */
export const CHURN_KEY: CounterKey = ['churn'];

/** The part of the payments that a money key counts; null for other keys. */
export function paidPartOf([word, planId, plan, method, currency]: CounterKey): PaidPart | null {
  if (word !== 'paid' || !planId || typeof plan !== 'string' || !currency) return null;
  return { planId, plan, method: (method ?? null) as PaymentMethod | null, currency };
}

/** Counter values of an order: on the day it was created and, if completed, on the day it was paid. */
export function countedOrder(order: CountableOrder): Counted[] {
  const { status, plan, method, createdAt, receivedAt, received_amount, ...received } = order;
  const made = { key: madeKey(status), at: createdAt, count: 1, amount: 0 };
  if (status !== 'completed' || !receivedAt) return [made];
  const key = paidKey({
    ...{ planId: plan.id, plan: plan.name },
    method: received.received_method ?? method,
    currency: received.received_currency ?? 'BDT',
  });
  return [made, { key, at: receivedAt, count: 1, amount: received_amount ?? 0 }];
}

/** Counter values of a payment that bought a plan; `at` is the instant of its ledger entry. */
export function countedPurchase(kind: PurchaseKind, at: Date): Counted {
  return { key: boughtKey(kind), at, count: 1, amount: 0 };
}

/** Counter values of a plan on the day it churns unless it is renewed; none unless it was paid for. */
export function countedChurn(
  { price }: { readonly price: number | null },
  expiresAt: Date | null,
): Counted[] {
  if (!isPaidPlan({ price }) || !expiresAt) return [];
  return [{ key: CHURN_KEY, at: churnAt(expiresAt), count: 1, amount: 0 }];
}
