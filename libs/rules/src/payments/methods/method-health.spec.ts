import { HOUR_MS, MINUTE_MS } from '../../time/units';
import {
  HEALTH_HOURS,
  isMethodSlow,
  methodHealth,
  type MethodHour,
  PAID_SOON_MS,
  paidSoonShare,
  sumOfHours,
  type TimedOrder,
} from './method-health';
import { PAYMENT_METHODS } from './payment-methods';

const NOW = new Date('2031-03-10T06:00:00.000Z');

/** An order made some ms before NOW, paid some ms later; null: not paid. */
const order = (
  agoMs: number,
  paidAfterMs: number | null,
  method: TimedOrder['method'] = 'bkash',
) => {
  const createdAt = new Date(NOW.getTime() - agoMs);
  const receivedAt = paidAfterMs === null ? null : new Date(createdAt.getTime() + paidAfterMs);
  return { method, createdAt, receivedAt };
};
const hoursOf = (orders: TimedOrder[], method = 'bkash') =>
  methodHealth(orders, NOW).find((health) => health.method === method)?.hours ?? [];

/** 24 hours of one order each, then the last hour. */
const withDay = (paidOfDay: number, last: MethodHour): MethodHour[] => [
  ...Array.from({ length: HEALTH_HOURS - 1 }, (_, hour) => ({
    orders: 1,
    paidSoon: hour < paidOfDay ? 1 : 0,
  })),
  last,
];

it('counts the orders of each method by the hour they were made in', () => {
  const orders = [
    order(PAID_SOON_MS + 1, MINUTE_MS),
    order(PAID_SOON_MS + HOUR_MS, null),
    order(PAID_SOON_MS + HOUR_MS + 1, MINUTE_MS),
    order(30 * MINUTE_MS, MINUTE_MS, 'nagad'),
    order(30 * MINUTE_MS, MINUTE_MS, null),
  ];
  expect(hoursOf(orders).slice(-2)).toEqual([
    { orders: 1, paidSoon: 1 },
    { orders: 2, paidSoon: 1 },
  ]);
  expect(hoursOf(orders, 'nagad').at(-1)).toEqual({ orders: 1, paidSoon: 1 });
  expect(methodHealth([], NOW).map(({ method }) => method)).toEqual([...PAYMENT_METHODS]);
});

it('an order that has not had its ten minutes does not count, nor one of before the day', () => {
  const old = order(PAID_SOON_MS + HEALTH_HOURS * HOUR_MS + 1, MINUTE_MS);
  expect(sumOfHours(hoursOf([order(PAID_SOON_MS, null), old]))).toEqual({ orders: 0, paidSoon: 0 });
});

it('an order is paid soon up to ten minutes after it was made, also when it was paid before', () => {
  const paid = [PAID_SOON_MS, PAID_SOON_MS + 1, -MINUTE_MS].map((ms) => order(30 * MINUTE_MS, ms));
  expect(hoursOf(paid).at(-1)).toEqual({ orders: 3, paidSoon: 2 });
});

it('a share is between 0 and 1, and unknown without orders', () => {
  expect(paidSoonShare({ orders: 4, paidSoon: 3 })).toBe(0.75);
  expect(paidSoonShare({ orders: 0, paidSoon: 0 })).toBeNull();
});

describe('a method is slow', () => {
  it('when its share fell below half of that of the day before', () => {
    expect(isMethodSlow(withDay(20, { orders: 10, paidSoon: 4 }))).toBe(true);
    expect(isMethodSlow(withDay(20, { orders: 10, paidSoon: 5 }))).toBe(false);
  });

  it('not when few are paid as usual', () => {
    expect(isMethodSlow(withDay(5, { orders: 10, paidSoon: 2 }))).toBe(false);
  });

  it('not with fewer than five orders in the last hour', () => {
    expect(isMethodSlow(withDay(24, { orders: 4, paidSoon: 0 }))).toBe(false);
    expect(isMethodSlow(withDay(24, { orders: 5, paidSoon: 0 }))).toBe(true);
  });

  it('without a usual share only when no order was paid', () => {
    expect(isMethodSlow([{ orders: 5, paidSoon: 0 }])).toBe(true);
    expect(isMethodSlow([{ orders: 5, paidSoon: 1 }])).toBe(false);
  });
});
