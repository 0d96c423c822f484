import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import { extendPlan, fittingGrant, PLAN_AMOUNT_LIMIT, type PlanAmounts } from './extend-plan';
import { planExpiresAt } from './plan-status';

const start = new Date('2026-02-01T10:00:00.000Z');
const running: PlanAmounts = { start, days: 30, balance: 12 };
const end = new Date(start.getTime() + 30 * DAY_MS);
const before = (ms: number) => new Date(end.getTime() - ms);

describe('a grant to an active plan', () => {
  it('keeps the start and adds days and videos', () => {
    expect(extendPlan(running, { days: 7, videos: 5 }, before(1))).toEqual({
      start,
      days: 37,
      balance: 17,
    });
  });
});

describe('a grant to an expired plan', () => {
  it.each([0, -1])('starts anew now and keeps the videos left (%i ms before the end)', (ms) => {
    const now = before(ms);
    expect(extendPlan(running, { days: 7, videos: 5 }, now)).toEqual({
      start: now,
      days: 7,
      balance: 17,
    });
  });

  it('of videos alone does not make it active again', () => {
    const extended = extendPlan(running, { days: 0, videos: 5 }, end);
    expect(extended).toEqual({ start, days: 30, balance: 17 });
  });
});

describe('the first grant', () => {
  it('starts the plan now', () => {
    const now = new Date('2026-05-01T00:00:00.000Z');
    const first = extendPlan({ start: null, days: 0, balance: 0 }, { days: 30, videos: 100 }, now);
    expect(first).toEqual({ start: now, days: 30, balance: 100 });
  });
});

describe('an amount that is refused', () => {
  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d', (amount) => {
    expect(() => extendPlan(running, { days: amount, videos: 0 }, start)).toThrow(RangeError);
    expect(() => extendPlan(running, { days: 0, videos: amount }, start)).toThrow(RangeError);
  });

  it('a sum above the limit, while the limit itself is taken', () => {
    const room = PLAN_AMOUNT_LIMIT - running.balance;
    expect(extendPlan(running, { days: 0, videos: room }, start).balance).toBe(PLAN_AMOUNT_LIMIT);
    expect(() => extendPlan(running, { days: 0, videos: room + 1 }, start)).toThrow(
      'plans/amount-too-large',
    );
  });
});

describe('what of a grant a plan has room for', () => {
  it('is all of it below the limit', () => {
    expect(fittingGrant(running, { days: 30, videos: 65 }, start)).toEqual({
      days: 30,
      videos: 65,
    });
  });

  it('fills the plan up to the limit and no further', () => {
    const nearlyFull = { start, days: PLAN_AMOUNT_LIMIT - 1, balance: PLAN_AMOUNT_LIMIT - 64 };
    const fitting = fittingGrant(nearlyFull, { days: 30, videos: 65 }, start);
    expect(fitting).toEqual({ days: 1, videos: 64 });
    const filled = { start, days: PLAN_AMOUNT_LIMIT, balance: PLAN_AMOUNT_LIMIT };
    expect(extendPlan(nearlyFull, fitting, start)).toEqual(filled);
    expect(fittingGrant(filled, { days: 30, videos: 65 }, start)).toEqual({ days: 0, videos: 0 });
  });
});

it('a grant never shortens a plan and never takes videos', () => {
  fc.assert(
    fc.property(
      fc.record({
        days: fc.integer({ min: 0, max: 1_000 }),
        balance: fc.integer({ min: 0, max: 1_000 }),
        elapsed: fc.integer({ min: 0, max: 2_000 * DAY_MS }),
        addDays: fc.integer({ min: 0, max: 1_000 }),
        addVideos: fc.integer({ min: 0, max: 1_000 }),
      }),
      ({ days, balance, elapsed, addDays, addVideos }) => {
        const now = new Date(start.getTime() + elapsed);
        const plan = { start, days, balance };
        const grown = extendPlan(plan, { days: addDays, videos: addVideos }, now);
        expect(grown.balance).toBe(balance + addVideos);
        const earlier = planExpiresAt(plan)?.getTime() ?? 0;
        const later = planExpiresAt(grown)?.getTime() ?? 0;
        expect(later).toBeGreaterThanOrEqual(earlier);
        if (addDays > 0) expect(later).toBeGreaterThanOrEqual(now.getTime() + addDays * DAY_MS);
      },
    ),
  );
});
