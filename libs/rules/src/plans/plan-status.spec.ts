import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import {
  daysRemaining,
  isCountdownUsedShare,
  isPlanExpired,
  leftShare,
  planExpiresAt,
  planStatus,
  usedCountdownPercent,
  type PlanPeriod,
} from './plan-status';

const start = new Date('2026-02-01T10:00:00.000Z');
const plan: PlanPeriod = { start, days: 30 };
const end = start.getTime() + 30 * DAY_MS;
const at = (ms: number) => new Date(end + ms);
const inDays = (days: number) => at(-days * DAY_MS);

describe('the end of a plan', () => {
  it('is its start plus its days of 24 hours', () => {
    expect(planExpiresAt(plan)?.toISOString()).toBe('2026-03-03T10:00:00.000Z');
  });

  it('does not exist before the first plan', () => {
    expect(planExpiresAt({ start: null, days: 30 })).toBeNull();
    expect(planExpiresAt({ start, days: 0 })).toBeNull();
  });
});

describe('a plan is expired at or past start plus its days', () => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%i ms from the end: %s', (ms, expired) => {
    expect(isPlanExpired(plan, at(ms))).toBe(expired);
  });

  it('and so is an account that never had one', () => {
    expect(isPlanExpired({ start: null, days: 0 }, start)).toBe(true);
  });
});

describe('days remaining are rounded up', () => {
  it.each([
    [-1, 1],
    [0, 0],
    [1, 0],
    [-DAY_MS, 1],
    [-DAY_MS - 1, 2],
    [-DAY_MS + 1, 1],
    [-30 * DAY_MS, 30],
  ])('%i ms from the end leave %i', (ms, days) => {
    expect(daysRemaining(plan, at(ms))).toBe(days);
  });

  it('are 0 exactly when the plan is expired, and never exceed its length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 500 * DAY_MS }),
        (days, elapsed) => {
          const now = new Date(start.getTime() + elapsed);
          const left = daysRemaining({ start, days }, now);
          expect(left === 0).toBe(isPlanExpired({ start, days }, now));
          expect(left).toBeLessThanOrEqual(days);
        },
      ),
    );
  });
});

describe('the word for a plan', () => {
  const word = (now: Date) =>
    planStatus({ isExpired: isPlanExpired(plan, now), daysRemaining: daysRemaining(plan, now) });

  it.each([
    ['7 days and 1 ms before the end', inDays(7).getTime() - 1, 'Active'],
    ['7 days before the end', inDays(7).getTime(), 'Expiring Soon'],
    ['1 ms before the end', end - 1, 'Expiring Soon'],
    ['at the end', end, 'Expired'],
    ['after the end', end + 1, 'Expired'],
  ])('%s', (_when, ms, expected) => {
    expect(word(new Date(ms))).toBe(expected);
  });

  it("is 'Expired' whenever the account says so, whatever days are left", () => {
    expect(planStatus({ isExpired: true, daysRemaining: 20 })).toBe('Expired');
  });
});

describe('the used-countdown bar', () => {
  it.each([
    [31, 0],
    [30, 0],
    [15, 50],
    [7, ((30 - 7) / 30) * 100],
    [1, ((30 - 1) / 30) * 100],
    [0, 100],
    [-1, 100],
  ])('with %i days left shows %d percent', (days, percent) => {
    expect(usedCountdownPercent({ isExpired: false, daysRemaining: days })).toBeCloseTo(percent);
  });

  it('is full when expired', () => {
    expect(usedCountdownPercent({ isExpired: true, daysRemaining: 31 })).toBe(100);
  });

  it('stays within 0 and 100 and never shrinks as days go by', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 400 }), (days) => {
        const today = usedCountdownPercent({ isExpired: false, daysRemaining: days });
        const tomorrow = usedCountdownPercent({ isExpired: false, daysRemaining: days - 1 });
        expect(today).toBeGreaterThanOrEqual(0);
        expect(tomorrow).toBeLessThanOrEqual(100);
        expect(tomorrow).toBeGreaterThanOrEqual(today);
      }),
    );
  });
});

describe("the countdown's percentage is the used share of the plan", () => {
  it.each([
    ['a plan of 30 days, on any day', { isExpired: false, daysRemaining: 12, expiry: 30 }, true],
    ['a new plan of 30 days', { isExpired: false, daysRemaining: 30, expiry: 30 }, true],
    ['a plan that is over', { isExpired: true, daysRemaining: 0, expiry: 3 }, true],
    ['not a new plan of 3 days', { isExpired: false, daysRemaining: 3, expiry: 3 }, false],
    ['not a plan of 60 days', { isExpired: false, daysRemaining: 20, expiry: 60 }, false],
    ['not without a plan', { isExpired: true, daysRemaining: 0, expiry: 0 }, false],
  ])('%s', (_plan, state, expected) => {
    expect(isCountdownUsedShare(state)).toBe(expected);
  });
});

describe('the share of the time that is left', () => {
  it.each([
    [{ isExpired: false, daysRemaining: 3, expiry: 3 }, 1],
    [{ isExpired: false, daysRemaining: 15, expiry: 60 }, 0.25],
    [{ isExpired: false, daysRemaining: 31, expiry: 30 }, 1],
    [{ isExpired: true, daysRemaining: 5, expiry: 30 }, 0],
    [{ isExpired: true, daysRemaining: 0, expiry: 0 }, 0],
    [{ isExpired: false, daysRemaining: 0, expiry: 0 }, 0],
  ])('of %j is %d', (state, share) => {
    expect(leftShare(state)).toBe(share);
  });
});
