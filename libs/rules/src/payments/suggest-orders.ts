import { DAY_MS, MINUTE_MS } from '../time/units';
import { codesNear } from './near-codes';
import type { PaymentMethod } from './methods/payment-methods';
import { normaliseReference } from './reference-code';
import { type SenderFit, senderFit } from './sender-digits';
import type { OrderState } from './settle-order';
import type { TypedClaim } from './typed-claims';

/** Why money may belong to an order, the strongest reason first. */
export const SUGGESTION_CAUSES = ['noted', 'typed', 'similar', 'same_amount'] as const;
export type SuggestionCause = (typeof SUGGESTION_CAUSES)[number];

/** Maximum time from an order to a payment of the same amount. */
export const SAME_AMOUNT_BEFORE_MS = DAY_MS;

/** Maximum time from a payment to an order that was made later; clocks differ. */
export const SAME_AMOUNT_AFTER_MS = 5 * MINUTE_MS;

/** Maximum number of orders suggested for one payment. */
const MOST = 5;

/** Money without an order. */
export interface UnmatchedMoney {
  /** In poisha. */
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly trxId: string;
  /** The payer's note. */
  readonly reference: string | null;
  /** The payer's number. */
  readonly sender: string | null;
  readonly paidAt: Date;
}

/** The fields of an order that decide whether it is suggested. */
export interface SuggestibleOrder extends OrderState {
  readonly ref_code: string;
  readonly submitted_trx_id: string | null;
}

/** An order that money may belong to. */
export interface SuggestedOrder<Order> {
  readonly order: Order;
  readonly cause: SuggestionCause;
  /** What the payer typed with the transaction id; null when nobody typed that id for this order. */
  readonly claim: SuggestedClaim | null;
}

/** Typed digits of the paying number, and how they compare with the sender. */
export interface SuggestedClaim {
  readonly digits: string | null;
  readonly fit: SenderFit;
  /** Whether the same user typed other, wrong digits before. */
  readonly hadWrong: boolean;
}

const FITS: readonly SenderFit[] = ['fits', 'unknown', 'differs'];

/**
 * Orders that money may belong to, the likeliest first, each once; only orders that can still take money.
 * `claims` are those of the money's transaction id. The result is a suggestion: an administrator decides
 * (PAY-13).
 */
export function suggestOrders<Order extends SuggestibleOrder>(
  money: UnmatchedMoney,
  orders: readonly Order[],
  claims: readonly TypedClaim[] = [],
): SuggestedOrder<Order>[] {
  const claimed = new Map(claims.map((claim) => [claim.orderRef, claim]));
  const near = new Set(codesNear(money.reference ?? ''));
  const distance = (order: Order): number =>
    Math.abs(money.paidAt.getTime() - order.createdAt.getTime());
  const known = new Map(orders.map((order) => [order.ref_code, order]));
  return [...known.values()]
    .flatMap((order) => {
      const claim = claimOf(money, order, claimed);
      const cause = canTakeMoney(order) ? causeOf(money, order, { near, claim }) : null;
      return cause === null ? [] : [{ order, cause, claim }];
    })
    .toSorted(
      (one, other) =>
        SUGGESTION_CAUSES.indexOf(one.cause) - SUGGESTION_CAUSES.indexOf(other.cause) ||
        fitOf(one.claim) - fitOf(other.claim) ||
        distance(one.order) - distance(other.order),
    )
    .slice(0, MOST);
}

const canTakeMoney = ({ status, received_amount, late }: SuggestibleOrder): boolean =>
  received_amount === null && late === null && (status === 'pending' || status === 'timed_out');

const fitOf = (claim: SuggestedClaim | null): number => FITS.indexOf(claim?.fit ?? 'unknown');

/** Also returns a claim for an order that stores only the typed id, without digits. */
function claimOf(
  { trxId, sender }: UnmatchedMoney,
  { ref_code, submitted_trx_id }: SuggestibleOrder,
  claimed: ReadonlyMap<string, TypedClaim>,
): SuggestedClaim | null {
  const claim = claimed.get(ref_code);
  if (!claim && submitted_trx_id !== trxId) return null;
  const digits = claim?.digits ?? null;
  return { digits, fit: senderFit(sender, digits), hadWrong: claim?.isWrong ?? false };
}

function causeOf(
  money: UnmatchedMoney,
  order: SuggestibleOrder,
  { near, claim }: { near: ReadonlySet<string>; claim: SuggestedClaim | null },
): SuggestionCause | null {
  if (normaliseReference(money.reference ?? '') === order.ref_code) return 'noted';
  if (claim !== null) return 'typed';
  if (near.has(order.ref_code)) return 'similar';
  const beforeMs = money.paidAt.getTime() - order.createdAt.getTime();
  const isNear = beforeMs >= -SAME_AMOUNT_AFTER_MS && beforeMs <= SAME_AMOUNT_BEFORE_MS;
  const fits = order.method === null || order.method === money.method;
  return isNear && fits && order.amount === money.amount ? 'same_amount' : null;
}
