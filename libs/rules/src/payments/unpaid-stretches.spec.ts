import fc from 'fast-check';
import { DAY_MS, MINUTE_MS } from '../time/units';
import { SAME_AMOUNT_AFTER_MS, SAME_AMOUNT_BEFORE_MS } from './suggest-orders';
import type { PaymentMethod } from './methods/payment-methods';
import { paymentsWithFewer, unpaidStretches } from './unpaid-stretches';

const NOON = Date.parse('2031-03-10T12:00:00.000Z');
const method = fc.constantFrom('bkash' as const, 'nagad' as const);
const instant = fc
  .integer({ min: 0, max: 4 * 24 })
  .map((hours) => new Date(NOON + hours * 3_600_000));
const payment = fc.record({ amount: fc.constantFrom(100, 200), method, paidAt: instant });
const order = fc.record({
  ...{ amount: fc.constantFrom(100, 200), createdAt: instant },
  method: fc.option(method),
});
type Payment = ReturnType<typeof paymentsWithFewer>[number];
interface Order {
  readonly amount: number;
  readonly createdAt: Date;
  readonly method: Payment['method'] | null;
}

const newest = (orders: readonly Order[], most: number): Order[] =>
  orders.toSorted((one, other) => +other.createdAt - +one.createdAt).slice(0, most);
const fits = (payment: Payment, order: Order): boolean =>
  order.amount === payment.amount &&
  (order.method === null || order.method === payment.method) &&
  +order.createdAt >= +payment.paidAt - SAME_AMOUNT_BEFORE_MS &&
  +order.createdAt <= +payment.paidAt + SAME_AMOUNT_AFTER_MS;

it('one read for each stretch has the newest orders of each payment, except of those that are named', () => {
  const MOST = 2;
  fc.assert(
    fc.property(
      fc.array(payment),
      fc.array(order, { minLength: 40, maxLength: 150 }),
      (payments, orders) => {
        const stretches = unpaidStretches(payments);
        const read = stretches.flatMap((stretch) => {
          const { amount, first, last } = stretch;
          const found = newest(
            orders.filter(
              (one) =>
                one.amount === amount &&
                (one.method === null || one.method === stretch.method) &&
                one.createdAt >= first &&
                one.createdAt <= last,
            ),
            MOST * stretch.payments.length,
          );
          const isCut = found.length === MOST * stretch.payments.length;
          const unread = isCut ? paymentsWithFewer(stretch, found, MOST) : [];
          return [{ found, unread, covered: stretch.payments }];
        });
        for (const one of payments) {
          const isIt = (other: Payment): boolean =>
            other.amount === one.amount &&
            other.method === one.method &&
            +other.paidAt === +one.paidAt;
          const [own, ...others] = read.filter(({ covered }) => covered.some(isIt));
          expect(others).toEqual([]);
          if (own?.unread.some(isIt)) continue;
          const expected = newest(
            orders.filter((each) => fits(one, each)),
            MOST,
          );
          const times = newest(
            (own?.found ?? []).filter((each) => fits(one, each)),
            MOST,
          );
          expect(times.map(({ createdAt }) => createdAt)).toEqual(
            expected.map(({ createdAt }) => createdAt),
          );
        }
      },
    ),
  );
});

it('payments of an amount and a method within a day are one stretch, others have their own', () => {
  const paid = (amount: number, ms: number) => ({
    amount,
    method: 'bkash' as PaymentMethod,
    paidAt: new Date(NOON + ms),
  });
  const many = [
    paid(100, 0),
    paid(200, 0),
    paid(100, DAY_MS),
    paid(100, 9 * DAY_MS),
    paid(100, 0),
  ].concat({
    ...paid(100, DAY_MS),
    method: 'nagad',
  });
  expect(
    unpaidStretches(many).map(({ amount, first, last, payments }) => [
      ...[amount, +first - NOON, +last - NOON, payments.length],
    ]),
  ).toEqual([
    [100, -DAY_MS, DAY_MS + 5 * MINUTE_MS, 2],
    [100, 8 * DAY_MS, 9 * DAY_MS + 5 * MINUTE_MS, 1],
    [100, 0, DAY_MS + 5 * MINUTE_MS, 1],
    [200, -DAY_MS, 5 * MINUTE_MS, 1],
  ]);
});

it('payments that have enough of the newest orders are not named, nor those whose orders were all read', () => {
  const day = (days: number) => new Date(NOON + days * DAY_MS);
  const paid = (days: number) => ({ amount: 100, method: 'bkash' as const, paidAt: day(days) });
  const stretch = {
    ...paid(0),
    first: day(-1),
    last: day(3),
    payments: [paid(0), paid(2), paid(3)],
  };
  const named = (createdAt: readonly Date[]) =>
    paymentsWithFewer(
      stretch,
      createdAt.map((at) => ({ createdAt: at })),
      2,
    ).map(({ paidAt }) => paidAt);
  expect(named([])).toEqual([]);
  // Two for the last payment, one for the one before; the oldest that was read is younger than the first one.
  expect(named([day(2.5), day(2.4), day(1.5)])).toEqual([day(0), day(2)]);
  // What is older than the beginning of a payment's time was read, so nothing is missing for it.
  expect(named([day(2.5), day(2.4), day(1.5), day(0.9)])).toEqual([day(0)]);
  // Both ends of a payment's time belong to it.
  expect(named([day(2.5), day(2.4), day(1)])).toEqual([day(0), day(2)]);
  const end = new Date(+day(0) + SAME_AMOUNT_AFTER_MS);
  expect(named([end, end])).toEqual([]);
  expect(named([new Date(+end + 1), end])).toEqual([day(0)]);
});
