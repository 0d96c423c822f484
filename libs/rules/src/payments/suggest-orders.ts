import { DAY_MS, MINUTE_MS } from '../time/units';
import { codesNear } from './near-codes';
import type { PaymentMethod } from './payment-status';
import { normaliseReference } from './reference-code';
import type { OrderState } from './settle-order';

/** Why money may be for an order, the strongest reason first. */
export const SUGGESTION_CAUSES = ['noted', 'typed', 'similar', 'same_amount'] as const;
export type SuggestionCause = (typeof SUGGESTION_CAUSES)[number];

/** How long before the payment an order of the same amount may have been made. */
export const SAME_AMOUNT_BEFORE_MS = DAY_MS;

/** Clocks differ: so long after the payment an order may have been made. */
export const SAME_AMOUNT_AFTER_MS = 5 * MINUTE_MS;

/** Most orders that are suggested for one payment. */
const MOST = 5;

/** Money without an order. */
export interface UnmatchedMoney {
  /** In poisha. */
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly trxId: string;
  /** The payer's note. */
  readonly reference: string | null;
  readonly paidAt: Date;
}

/** An order as far as suggesting goes. */
export interface SuggestibleOrder extends OrderState {
  readonly ref_code: string;
  readonly createdAt: Date;
  readonly submitted_trx_id: string | null;
}

/**
 * Orders that money may be for, the likeliest first, each once: only those that can still take money.
 * A person decides; nothing is ever matched by this (goal M13).
 */
export function suggestOrders<Order extends SuggestibleOrder>(
  money: UnmatchedMoney,
  orders: readonly Order[],
): { readonly order: Order; readonly cause: SuggestionCause }[] {
  const near = new Set(codesNear(money.reference ?? ''));
  const distance = (order: Order): number =>
    Math.abs(money.paidAt.getTime() - order.createdAt.getTime());
  const known = new Map(orders.map((order) => [order.ref_code, order]));
  return [...known.values()]
    .flatMap((order) => {
      const cause = canTakeMoney(order) ? causeOf(money, order, near) : null;
      return cause === null ? [] : [{ order, cause }];
    })
    .toSorted(
      (one, other) =>
        SUGGESTION_CAUSES.indexOf(one.cause) - SUGGESTION_CAUSES.indexOf(other.cause) ||
        distance(one.order) - distance(other.order),
    )
    .slice(0, MOST);
}

const canTakeMoney = ({ status, received_amount, late }: SuggestibleOrder): boolean =>
  received_amount === null && late === null && (status === 'pending' || status === 'timed_out');

function causeOf(
  money: UnmatchedMoney,
  order: SuggestibleOrder,
  near: ReadonlySet<string>,
): SuggestionCause | null {
  if (normaliseReference(money.reference ?? '') === order.ref_code) return 'noted';
  if (order.submitted_trx_id === money.trxId) return 'typed';
  if (near.has(order.ref_code)) return 'similar';
  const beforeMs = money.paidAt.getTime() - order.createdAt.getTime();
  const isNear = beforeMs >= -SAME_AMOUNT_AFTER_MS && beforeMs <= SAME_AMOUNT_BEFORE_MS;
  const fits = order.method === null || order.method === money.method;
  return isNear && fits && order.amount === money.amount ? 'same_amount' : null;
}
