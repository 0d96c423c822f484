import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import { countedChurn, countedOrder, paidPartOf } from './counted-money';
import { type Counted, countersOf, sumCounters, uncounted } from './day-counters';
import { churnAt, churnedEnds } from './purchase-kind';

const ZONE = 'Asia/Dhaka';
const instant = fc.integer({ min: 0, max: 5_000 }).map((hours) => new Date(hours * 3_600_000));
const counted: fc.Arbitrary<Counted> = fc.record({
  key: fc.constantFrom(['made', 'pending'], ['paid', 'a b', 'c', null, 'BDT'], ['churn']),
  at: instant,
  count: fc.integer({ min: -3, max: 3 }),
  amount: fc.integer({ min: -3, max: 3 }),
});

describe('counters of days', () => {
  it('come to the same in any order and in any parts, and to nothing with what takes them away', () => {
    fc.assert(
      fc.property(fc.array(counted), fc.array(counted), (some, others) => {
        const all = countersOf([...some, ...others], ZONE);
        expect(sumCounters([...countersOf(others, ZONE), ...countersOf(some, ZONE)])).toEqual(all);
        expect(countersOf([...some, ...others, ...uncounted(some)], ZONE)).toEqual(
          countersOf(others, ZONE),
        );
      }),
    );
  });

  it('belong to the day of the zone, and none to what lies outside the calendar', () => {
    const one = { key: ['churn'], count: 1, amount: 0 };
    const [before, after] = ['2031-03-09T17:59:59.999Z', '2031-03-09T18:00:00.000Z'];
    const days = countersOf(
      [before, after, '+012031-01-01T00:00:00Z'].map((at) => ({ ...one, at: new Date(at) })),
      ZONE,
    );
    expect(days.map(({ day }) => day)).toEqual(['2031-03-09', '2031-03-10']);
  });
});

describe('an order counts', () => {
  const at = new Date('2031-03-10T06:00:00Z');
  const order = {
    plan: { id: 'combo_30d', name: 'Combo' },
    method: 'bkash',
    createdAt: at,
    receivedAt: null,
    received_amount: null,
  } as const;
  const paidAt = new Date(at.getTime() + DAY_MS);
  const money = { receivedAt: paidAt, received_amount: 500 };

  it('on the day it was made by its status, and as money only once it is completed', () => {
    const made = (status: string) => ({ key: ['made', status], at, count: 1, amount: 0 });
    expect(countedOrder({ ...order, status: 'pending' })).toEqual([made('pending')]);
    expect(countedOrder({ ...order, ...money, status: 'timed_out' })).toEqual([made('timed_out')]);
    const paid = { key: ['paid', 'combo_30d', 'Combo', 'bkash', 'BDT'], at: paidAt, count: 1 };
    expect(countedOrder({ ...order, ...money, status: 'completed' })).toEqual([
      made('completed'),
      { ...paid, amount: 500 },
    ]);
  });

  it('by how its money really came, and its key tells that again', () => {
    const received = { received_method: 'nagad', received_currency: 'USD' } as const;
    const [, paid] = countedOrder({ ...order, ...money, ...received, status: 'completed' });
    expect(paidPartOf(paid?.key ?? [])).toEqual({
      ...{ planId: 'combo_30d', plan: 'Combo', method: 'nagad', currency: 'USD' },
    });
    expect(paidPartOf(['churn'])).toBeNull();
  });
});

it('a paid plan counts on the very day that churn counts it, a gift never', () => {
  const span = fc.record({ end: instant, from: instant, days: fc.integer({ min: 0, max: 30 }) });
  fc.assert(
    fc.property(span, ({ end, from, days }) => {
      const range = { first: from, last: new Date(from.getTime() + days * DAY_MS) };
      const ends = churnedEnds(range, new Date(8.64e15));
      const isAmong = ends !== null && end >= ends.first && end <= ends.last;
      const at = churnAt(end);
      expect(at >= range.first && at <= range.last).toBe(isAmong);
      expect(countedChurn({ price: 100 }, end)).toMatchObject([{ at }]);
    }),
  );
  expect(countedChurn({ price: null }, new Date(0))).toEqual([]);
  expect(countedChurn({ price: 0 }, new Date(0))).toEqual([]);
  expect(countedChurn({ price: 100 }, null)).toEqual([]);
});
