import { HOUR_MS, MINUTE_MS } from '../../time/units';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods';

/** An order is paid soon when its money comes within this time. */
export const PAID_SOON_MS = 10 * MINUTE_MS;

/** Number of hours that are compared: the last one, and the day before it. */
export const HEALTH_HOURS = 25;

/** So few orders in the last hour say nothing. */
const LEAST_ORDERS = 5;

/** With so few orders in the day before, the usual share is not known. */
const LEAST_USUAL = 20;

/** A method is slow when its share fell below this part of its usual one. */
const FALLEN_TO = 0.5;

/** What is read of an order. */
export interface TimedOrder {
  readonly method: PaymentMethod | null;
  readonly createdAt: Date;
  /** When its money was paid; null without money. */
  readonly receivedAt: Date | null;
}

/** Orders of a method in one hour. */
export interface MethodHour {
  readonly orders: number;
  /** Those whose money came within PAID_SOON_MS. */
  readonly paidSoon: number;
}

/** How a method works. */
export interface MethodHealth {
  readonly method: PaymentMethod;
  /** HEALTH_HOURS, oldest first; the last one ends PAID_SOON_MS ago, so that each order had its time. */
  readonly hours: readonly MethodHour[];
  /** Whether payers should know that it takes longer than usual. */
  readonly isSlow: boolean;
}

/** From when on orders count, at an instant. */
export const healthSince = (now: Date): Date =>
  new Date(now.getTime() - PAID_SOON_MS - HEALTH_HOURS * HOUR_MS);

/** Share of orders that were paid soon, from 0 to 1; null without orders. */
export const paidSoonShare = ({ orders, paidSoon }: MethodHour): number | null =>
  orders === 0 ? null : paidSoon / orders;

/** All orders of some hours. */
export const sumOfHours = (hours: readonly MethodHour[]): MethodHour => ({
  orders: hours.reduce((sum, { orders }) => sum + orders, 0),
  paidSoon: hours.reduce((sum, { paidSoon }) => sum + paidSoon, 0),
});

/**
 * Whether a method fell behind: many orders are never paid, so the last hour is compared with the day before it.
 * Without a usual share only an hour in which no order was paid is slow.
 */
export function isMethodSlow(hours: readonly MethodHour[]): boolean {
  const last = sumOfHours(hours.slice(-1));
  const usual = sumOfHours(hours.slice(0, -1));
  if (last.orders < LEAST_ORDERS) return false;
  if (usual.orders < LEAST_USUAL) return last.paidSoon === 0;
  return (paidSoonShare(last) ?? 0) < (paidSoonShare(usual) ?? 0) * FALLEN_TO;
}

const isPaidSoon = ({ createdAt, receivedAt }: TimedOrder): boolean =>
  receivedAt !== null && receivedAt.getTime() - createdAt.getTime() <= PAID_SOON_MS;

/** How each method works at an instant, by the orders since healthSince. */
export function methodHealth(orders: readonly TimedOrder[], now: Date): MethodHealth[] {
  const since = healthSince(now).getTime();
  const hourOf = ({ createdAt }: TimedOrder): number =>
    Math.floor((createdAt.getTime() - since) / HOUR_MS);
  return PAYMENT_METHODS.map((method) => {
    const own = orders.filter((order) => order.method === method);
    const hours = Array.from({ length: HEALTH_HOURS }, (_, hour): MethodHour => {
      const made = own.filter((order) => hourOf(order) === hour);
      return { orders: made.length, paidSoon: made.filter(isPaidSoon).length };
    });
    return { method, hours, isSlow: isMethodSlow(hours) };
  });
}
