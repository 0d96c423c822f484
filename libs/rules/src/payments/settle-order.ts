import { DAY_MS, MINUTE_MS } from '../time/units';
import type { PaymentMethod, PaymentStatus } from './payment-status';

/** How long a reference code can be paid. */
export const ORDER_LIFETIME_MS = 30 * MINUTE_MS;

/**
 * How long after its end an order still completes with money that was paid in time and reported late,
 * as when the relay's phone had no network: the payment's own time decides (PAY-15). Then the sweep
 * writes `timed_out` down for good.
 */
export const SETTLING_MS = 24 * 60 * MINUTE_MS;

/**
 * How long before its order a payment may have been made: somebody may pay first and order then. Older
 * money is none of this order's, whatever its note says, until an administrator says so.
 */
export const PAID_BEFORE_MS = DAY_MS;

/** After how long money without an order is looked at again, each time (PAY-16); an hour in all. */
const RETRIES_MS = [1, 4, 10, 20, 25].map((minutes) => minutes * MINUTE_MS);

/** When money without an order is retried after this number of tries; null: never, it is parked. */
export function nextLookAt(looks: number, now: Date): Date | null {
  const waitMs = RETRIES_MS[looks - 1];
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs);
}

/**
 * What became of money that no rule decides: `open` when it came after the order's end; `granted` or
 * `dismissed` by an administrator, also of money in another amount.
 */
export type LateMoney = 'open' | 'granted' | 'dismissed';

/** The fields of a payment order that its states need. */
export interface OrderState {
  /** The stored status. */
  readonly status: PaymentStatus;
  /** To be paid, in poisha. */
  readonly amount: number;
  /** Null accepts money by either method. */
  readonly method: PaymentMethod | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Money received for the order, in poisha; null if none. */
  readonly received_amount: number | null;
  /** Null unless money came late, or an administrator decided about money in another amount. */
  readonly late: LateMoney | null;
}

/** Incoming money that names an order. */
export interface Money {
  /** In poisha. */
  readonly amount: number;
  readonly method: PaymentMethod;
  /** ISO code; orders are in BDT. */
  readonly currency: string;
  /** False when it went to a number that is not ours. */
  readonly isOurs: boolean;
  /** The payment's own time. */
  readonly paidAt: Date;
}

/** Effect of money on its order; `closed`: none, because the order already has money or a decision. */
export type Settlement = 'completed' | 'failed_amount_mismatch' | 'late' | 'closed';

/**
 * What money does to an order by itself: in time and exact completes it, in time and otherwise
 * fails it, too late only marks it. `too_old`: paid more than PAID_BEFORE_MS before the order was made;
 * the order stays as it is and the money waits for an administrator. Orders that ended otherwise never
 * move (PAY-7).
 */
export function settlementOf(order: OrderState, money: Money, now: Date): Settlement | 'too_old' {
  const settlement = manualSettlement(order, money, now);
  return settlement !== 'closed' && isTooOld(order, money) ? 'too_old' : settlement;
}

/** Effect of money on an order when an administrator matches it, who has seen its age. */
export function manualSettlement(order: OrderState, money: Money, now: Date): Settlement {
  if (order.received_amount !== null || order.late !== null) return 'closed';
  if (order.status === 'timed_out') return 'late';
  if (order.status !== 'pending') return 'closed';
  const paidTooLate = money.paidAt.getTime() >= order.expiresAt.getTime();
  if (paidTooLate || isSettled(order, now)) return 'late';
  return isExact(order, money) ? 'completed' : 'failed_amount_mismatch';
}

const isTooOld = (order: Pick<OrderState, 'createdAt'>, money: Pick<Money, 'paidAt'>): boolean =>
  money.paidAt.getTime() < order.createdAt.getTime() - PAID_BEFORE_MS;

/** Whether only an administrator can still complete the order. */
export function isSettled(order: Pick<OrderState, 'status' | 'expiresAt'>, now: Date): boolean {
  return order.status !== 'pending' || now.getTime() >= order.expiresAt.getTime() + SETTLING_MS;
}

/** Whether late money of an order waits for an administrator, who grants or dismisses it once. */
export function isLateMoneyOpen(order: Pick<OrderState, 'late'>): boolean {
  return order.late === 'open';
}

/** Whether money in another amount, or by another method, waits for an administrator, who decides once. */
export function isMismatchOpen(order: Pick<OrderState, 'status' | 'late'>): boolean {
  return order.status === 'failed_amount_mismatch' && order.late === null;
}

/** Whether an order has money that waits for an administrator's decision. */
export function awaitsDecision(order: Pick<OrderState, 'status' | 'late'>): boolean {
  return isLateMoneyOpen(order) || isMismatchOpen(order);
}

/** Any difference in amount, method, currency or receiver counts (PAY-14). */
function isExact(order: OrderState, money: Money): boolean {
  const sameMethod = order.method === null || order.method === money.method;
  return sameMethod && money.isOurs && money.currency === 'BDT' && money.amount === order.amount;
}
