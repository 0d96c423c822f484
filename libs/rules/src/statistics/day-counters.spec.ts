import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import { countedChurn, countedOrder, paidPartOf } from './counted-money';
import {
  activityOf,
  countedActivity,
  downloadKey,
  failureKey,
  LOGIN_KEY,
} from './counted-activity';
import { type Counted, countersOf, type DayCounter, sumCounters, uncounted } from './day-counters';
import { churnAt, churnedEnds } from './purchase-kind';

const ZONE = 'Asia/Dhaka';
const inOrder = (counters: readonly DayCounter[]): string[] =>
  counters.map((counter) => JSON.stringify(counter)).toSorted();
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
        const parts = sumCounters([...countersOf(others, ZONE), ...countersOf(some, ZONE)]);
        expect(inOrder(parts)).toEqual(inOrder(all));
        const left = countersOf([...some, ...others, ...uncounted(some)], ZONE);
        expect(inOrder(left)).toEqual(inOrder(countersOf(others, ZONE)));
      }),
    );
  });

  it('are listed by day, and within a day as they were first counted', () => {
    const [morning, later] = ['2031-03-09T03:00:00Z', '2031-03-10T03:00:00Z'];
    const of = (service: string, at: string) => countedActivity(downloadKey(service), new Date(at));
    const counted = [
      of('Zee5', later),
      of('zee5', later),
      of('Hoichoi', morning),
      of('Zee5', later),
    ];
    expect(countersOf(counted, ZONE).map(({ key, count }) => [key[1], count])).toEqual([
      ['Hoichoi', 1],
      ['Zee5', 2],
      ['zee5', 1],
    ]);
  });

  it('of activity tell what they count, and those of money tell nothing of it', () => {
    expect(activityOf(downloadKey('a.b'))).toEqual({ word: 'download', service: 'a.b' });
    expect(activityOf(failureKey(''))).toEqual({ word: 'failure', service: '' });
    expect(activityOf(LOGIN_KEY)).toEqual({ word: 'login', service: '' });
    expect(activityOf(['made', 'completed'])).toBeNull();
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
