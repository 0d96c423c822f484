import { DAY_MS, MINUTE_MS } from '../time/units';
import type { PaymentMethod } from './methods/payment-methods';
import type { PaymentStatus } from './payment-status';

/** How long an order is open. */
export const ORDER_LIFETIME_MS = 30 * MINUTE_MS;

/**
 * How long after its end an order can still be completed, for money that was paid in time and reported late,
 * e.g. when the relay's phone had no network. The payment's own time decides (PAY-15). After this time the
 * sweep stores `timed_out`.
 */
export const SETTLING_MS = DAY_MS;

/**
 * How long before its order a payment may have been made: a user may pay first and order later. Older money
 * does not belong to the order, whatever its note says, until an administrator matches it.
 */
export const PAID_BEFORE_MS = DAY_MS;

/** Delays between the retries of money without an order (PAY-16); one hour in total. */
const RETRIES_MS = [1, 4, 10, 20, 25].map((minutes) => minutes * MINUTE_MS);

/** When money without an order is retried after `looks` tries; null: never again, it is parked. */
export function nextLookAt(looks: number, now: Date): Date | null {
  const waitMs = RETRIES_MS[looks - 1];
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs);
}

/**
 * State of money that no rule decides: `open` when it came after the order's end; `granted` or `dismissed` by
 * an administrator, also for money that differs from the order.
 */
export type LateMoney = 'open' | 'granted' | 'dismissed';

/** The fields of a payment order that decide its state. */
export interface OrderState {
  /** The stored status. */
  readonly status: PaymentStatus;
  /** To be paid, in poisha. */
  readonly amount: number;
  /** Null: money by any method is accepted. */
  readonly method: PaymentMethod | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Money received for the order, in poisha; null if none. */
  readonly received_amount: number | null;
  /** Null unless the money was late, or an administrator decided about money that differs from the order. */
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

/** Effect of money on its order; `closed`: no effect, because the order already has money or a decision. */
export type Settlement = 'completed' | 'failed_amount_mismatch' | 'late' | 'closed';

/**
 * Effect of money on an order without an administrator. In time and exact: completes the order. In time but
 * different: fails it. Too late: only marks it. `too_old`: paid more than PAID_BEFORE_MS before the order was
 * made; the order does not change and the money waits for an administrator. An order that has ended otherwise
 * never changes (PAY-7).
 */
export function settlementOf(order: OrderState, money: Money, now: Date): Settlement | 'too_old' {
  const settlement = manualSettlement(order, money, now);
  return settlement !== 'closed' && isTooOld(order, money) ? 'too_old' : settlement;
}

/** Effect of money on an order when an administrator matches them; the age of the money does not matter. */
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

/** Whether no money completes the order automatically any more; only an administrator can. */
export function isSettled(order: Pick<OrderState, 'status' | 'expiresAt'>, now: Date): boolean {
  return order.status !== 'pending' || now.getTime() >= order.expiresAt.getTime() + SETTLING_MS;
}

/** Whether late money of an order waits for the one decision of an administrator: grant or dismiss. */
export function isLateMoneyOpen(order: Pick<OrderState, 'late'>): boolean {
  return order.late === 'open';
}

/** Whether money that differs from the order waits for the one decision of an administrator. */
export function isMismatchOpen(order: Pick<OrderState, 'status' | 'late'>): boolean {
  return order.status === 'failed_amount_mismatch' && order.late === null;
}

/** Whether an order has money that waits for an administrator's decision. */
export function awaitsDecision(order: Pick<OrderState, 'status' | 'late'>): boolean {
  return isLateMoneyOpen(order) || isMismatchOpen(order);
}

/** Amount, method, currency and receiver must all be equal (PAY-14). */
function isExact(order: OrderState, money: Money): boolean {
  const sameMethod = order.method === null || order.method === money.method;
  return sameMethod && money.isOurs && money.currency === 'BDT' && money.amount === order.amount;
}
