import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import { churnedEnds, purchaseKind, RENEWAL_GRACE_DAYS } from './purchase-kind';

const start = new Date('2031-01-01T00:00:00.000Z');
const at = (days: number, ms = 0) => new Date(start.getTime() + days * DAY_MS + ms);
const paid = { start, days: 30, price: 1_500 };

describe('a payment', () => {
  it.each([
    ['is the first without a plan', { start: null, days: 0, price: null }, at(0), 'first'],
    ['is the first on a trial or gift', { start, days: 30, price: null }, at(3), 'first'],
    ['renews a plan that runs', paid, at(12), 'renewal'],
    ['renews until 7 days after the end, to the ms', paid, at(37), 'renewal'],
    ['is a return from then on', paid, at(37, 1), 'return'],
    ['is a return when all days were taken', { ...paid, days: 0 }, at(12), 'return'],
  ])('%s', (_what, plan, when, kind) => expect(purchaseKind(plan, when)).toBe(kind));
});

describe('churn', () => {
  it('counts a plan when 7 days have passed since its end, and not before', () => {
    const day = { first: at(10), last: at(11, -1) };
    expect(churnedEnds(day, at(40))).toEqual({ first: at(3, -1), last: at(4, -2) });
    expect(churnedEnds(day, at(10, 5))).toEqual({ first: at(3, -1), last: at(3, 4) });
    expect(churnedEnds(day, at(10, -1))).toBeNull();
  });

  it('counts exactly the plans whose renewal is over, each in one day', () => {
    const day = fc.integer({ min: 0, max: 60 });
    const ms = fc.integer({ min: 0, max: 60 * DAY_MS });
    fc.assert(
      fc.property(day, ms, ms, (number, endMs, nowMs) => {
        const [end, now] = [at(0, endMs), at(0, nowMs)];
        const range = { first: at(number), last: at(number + 1, -1) };
        const ends = churnedEnds(range, now);
        const isCounted = ends !== null && end >= ends.first && end <= ends.last;
        // The length of the ended plan does not matter; from then on a payment is a return.
        const plan = { start: new Date(end.getTime() - DAY_MS), days: 1, price: 1 };
        const turns = end.getTime() + RENEWAL_GRACE_DAYS * DAY_MS + 1;
        expect(purchaseKind(plan, new Date(turns - 1))).toBe('renewal');
        expect(purchaseKind(plan, new Date(turns))).toBe('return');
        const isOfDay = turns >= range.first.getTime() && turns <= range.last.getTime();
        expect(isCounted).toBe(isOfDay && turns <= now.getTime());
      }),
    );
  });
});
