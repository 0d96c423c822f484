import fc from 'fast-check';
import { DAY_MS, MINUTE_MS } from '../time/units';
import { PAYMENT_STATUSES } from './payment-status';
import {
  awaitsDecision,
  isLateMoneyOpen,
  isMismatchOpen,
  isSettled,
  type Money,
  nextLookAt,
  ORDER_LIFETIME_MS,
  type OrderState,
  SETTLING_MS,
  manualSettlement,
  settlementOf,
} from './settle-order';

const END = new Date('2031-03-10T06:30:00.000Z');
const after = (ms: number) => new Date(END.getTime() + ms);

const order: OrderState = {
  ...{ status: 'pending', amount: 15_500, method: 'bkash' },
  ...{ createdAt: after(-ORDER_LIFETIME_MS), expiresAt: END },
  ...{ received_amount: null, late: null },
};
const money: Money = {
  ...{ amount: 15_500, method: 'bkash', currency: 'BDT', isOurs: true, paidAt: after(-1) },
};

describe('what money does to its order', () => {
  it.each<[string, Partial<Money>, string]>([
    ['the exact amount', {}, 'completed'],
    ['one poisha less', { amount: 15_499 }, 'failed_amount_mismatch'],
    ['one poisha more', { amount: 15_501 }, 'failed_amount_mismatch'],
    ['the other method', { method: 'nagad' }, 'failed_amount_mismatch'],
    ['another currency', { currency: 'INR' }, 'failed_amount_mismatch'],
    ['a number that is not ours', { isOurs: false }, 'failed_amount_mismatch'],
  ])('%s', (_what, facts, settlement) => {
    expect(settlementOf(order, { ...money, ...facts }, END)).toBe(settlement);
  });

  it.each([
    [-1_000, 'completed'],
    [-1, 'completed'],
    [0, 'late'],
    [1, 'late'],
    [1_000, 'late'],
  ])('paid %i ms from the end: %s (PAY-15)', (ms, settlement) => {
    expect(settlementOf(order, { ...money, paidAt: after(ms) }, after(MINUTE_MS))).toBe(settlement);
  });

  describe.each([
    ['exact', {}, 'completed'],
    ['in another amount', { amount: 1 }, 'failed_amount_mismatch'],
  ])('%s', (_what, facts, settlement) => {
    it.each([
      [-1, 'too_old'],
      [0, settlement],
      [1, settlement],
    ])('paid %i ms from a day before its order was made: %s', (ms, expected) => {
      const paidAt = new Date(order.createdAt.getTime() - DAY_MS + ms);
      const old = { ...money, ...facts, paidAt };
      expect(settlementOf(order, old, END)).toBe(expected);
      // An administrator sees the age of the money and decides.
      expect(manualSettlement(order, old, END)).toBe(settlement);
    });
  });

  it('too old for an order that ended, it is not its late money either', () => {
    const paidAt = new Date(order.createdAt.getTime() - DAY_MS - 1);
    const old = { ...money, paidAt };
    expect(settlementOf({ ...order, status: 'timed_out' }, old, END)).toBe('too_old');
    expect(settlementOf({ ...order, status: 'completed' }, old, END)).toBe('closed');
  });

  it.each([
    [-1, 'completed'],
    [0, 'late'],
    [1, 'late'],
  ])('paid in time, reported %i ms from a day after the end: %s', (ms, settlement) => {
    expect(settlementOf(order, money, after(SETTLING_MS + ms))).toBe(settlement);
  });

  it('by either method completes an order that named none', () => {
    for (const method of ['bkash', 'nagad'] as const) {
      expect(settlementOf({ ...order, method: null }, { ...money, method }, END)).toBe('completed');
    }
  });

  it('is nothing once money came, whatever it was and whenever (PAY-7)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_STATUSES),
        fc.nat(),
        fc.integer({ min: -2 * SETTLING_MS, max: 2 * SETTLING_MS }),
        (status, received_amount, ms) => {
          const paid = { ...order, status, received_amount };
          const late = { ...money, paidAt: after(ms) };
          expect(settlementOf(paid, late, after(ms))).toBe('closed');
        },
      ),
    );
  });

  it.each(['open', 'granted', 'dismissed'] as const)(
    'is nothing once money is noted as late: %s',
    (late) => {
      expect(settlementOf({ ...order, late }, money, END)).toBe('closed');
    },
  );

  it('is the same whether or not the sweep wrote the end down (PAY-17)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -SETTLING_MS, max: SETTLING_MS }),
        fc.nat(),
        (paid, reported) => {
          const now = after(SETTLING_MS + reported);
          const paidMoney = { ...money, paidAt: after(paid) };
          const swept = { ...order, status: 'timed_out' } as const;
          expect(settlementOf(order, paidMoney, now)).toBe(settlementOf(swept, paidMoney, now));
        },
      ),
    );
  });
});

it.each([
  [SETTLING_MS - 1, false],
  [SETTLING_MS, true],
])('%i ms after its end an order is settled: %s', (ms, settled) => {
  expect(isSettled(order, after(ms))).toBe(settled);
  expect(isSettled({ ...order, status: 'completed' }, after(ms))).toBe(true);
});

it('late money waits until it is granted or dismissed, once', () => {
  const open = (late: OrderState['late']) => isLateMoneyOpen({ late });
  expect(
    [null, 'open', 'granted', 'dismissed'].map((late) => open(late as OrderState['late'])),
  ).toEqual([false, true, false, false]);
});

it.each<[OrderState['status'], OrderState['late'], boolean, boolean]>([
  ['failed_amount_mismatch', null, true, true],
  ['failed_amount_mismatch', 'dismissed', false, false],
  ['completed', 'granted', false, false],
  ['completed', null, false, false],
  ['timed_out', 'open', false, true],
  ['timed_out', 'dismissed', false, false],
  ['timed_out', null, false, false],
  ['pending', null, false, false],
])(
  'an order %s with late %p has mismatched money that waits: %s; waits for a decision: %s',
  (status, late, mismatch, awaits) => {
    expect([isMismatchOpen({ status, late }), awaitsDecision({ status, late })]).toEqual([
      mismatch,
      awaits,
    ]);
  },
);

it('money without an order is looked at again five times within an hour, then parked (PAY-16)', () => {
  let now = END;
  let looks = 0;
  for (let next = nextLookAt(1, now); next; next = nextLookAt(looks + 1, now)) {
    looks += 1;
    expect(next.getTime()).toBeGreaterThan(now.getTime());
    now = next;
  }
  expect(looks).toBe(5);
  expect(now).toEqual(after(60 * MINUTE_MS));
});
