import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import { cutPlan, resetPlan } from './cut-plan';
import type { PlanAmounts } from './extend-plan';
import { daysRemaining, isPlanExpired, planExpiresAt } from './plan-status';

const start = new Date('2026-02-01T10:00:00.000Z');
const running: PlanAmounts = { start, days: 30, balance: 12 };
/** The instant this number of days after the start. */
const after = (days: number) => new Date(start.getTime() + days * DAY_MS);

describe('a cut', () => {
  it('takes days from the end of an active plan and keeps its start', () => {
    const { plan, cut } = cutPlan(running, { days: 7, videos: 5 }, after(10));
    expect(plan).toEqual({ start, days: 23, balance: 7 });
    expect(cut).toEqual({ days: 7, videos: 5 });
  });

  it('of more days than are left ends the plan now and says what was really cut', () => {
    const { plan, cut } = cutPlan(running, { days: 100, videos: 0 }, after(10.5));
    expect(cut).toEqual({ days: 20, videos: 0 });
    expect(planExpiresAt(plan)).toEqual(after(10));
    expect(isPlanExpired(plan, after(10.5))).toBe(true);
  });

  it('of all days but one leaves the day that has begun', () => {
    const { plan } = cutPlan(running, { days: 19, videos: 0 }, after(10.5));
    expect(planExpiresAt(plan)).toEqual(after(11));
  });

  it('of more videos than are left takes all of them', () => {
    const { plan, cut } = cutPlan(running, { days: 0, videos: 13 }, after(1));
    expect(plan.balance).toBe(0);
    expect(cut.videos).toBe(12);
  });

  it.each([30, 31])('takes no days from a plan that is over, but its videos (day %d)', (day) => {
    const { plan, cut } = cutPlan(running, { days: 1, videos: 2 }, after(day));
    expect(plan).toEqual({ start, days: 30, balance: 10 });
    expect(cut).toEqual({ days: 0, videos: 2 });
  });

  it('of a plan that was never given takes nothing', () => {
    const none = { start: null, days: 0, balance: 0 };
    const nothing = { plan: none, cut: { days: 0, videos: 0 } };
    expect(cutPlan(none, { days: 1, videos: 1 }, start)).toEqual(nothing);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'of %d is refused',
    (amount) => {
      expect(() => cutPlan(running, { days: amount, videos: 0 }, start)).toThrow(RangeError);
      expect(() => cutPlan(running, { days: 0, videos: amount }, start)).toThrow(RangeError);
    },
  );
});

it.each([0, 10, 10.5, 29.9])('a reset ends the plan and takes all videos (day %d)', (day) => {
  const { plan } = resetPlan(running, after(day));
  expect(isPlanExpired(plan, after(day))).toBe(true);
  expect(daysRemaining(plan, after(day))).toBe(0);
  expect(plan.balance).toBe(0);
});

it('a cut never adds, never goes below zero, and takes exactly what it says', () => {
  fc.assert(
    fc.property(
      fc.record({
        days: fc.nat(2_000),
        balance: fc.nat(2_000),
        elapsed: fc.nat(2_000 * DAY_MS),
        cutDays: fc.nat(3_000),
        cutVideos: fc.nat(3_000),
      }),
      ({ days, balance, elapsed, cutDays, cutVideos }) => {
        const now = new Date(start.getTime() + elapsed);
        const before = { start, days, balance };
        const { plan, cut } = cutPlan(before, { days: cutDays, videos: cutVideos }, now);
        expect(plan.days + cut.days).toBe(days);
        expect(plan.balance + cut.videos).toBe(balance);
        for (const amount of [plan.days, plan.balance, cut.days, cut.videos])
          expect(amount).toBeGreaterThanOrEqual(0);
        expect(cut.days).toBe(Math.min(cutDays, daysRemaining(before, now)));
        expect(cut.videos).toBe(Math.min(cutVideos, balance));
        expect(isPlanExpired(plan, now)).toBe(cutDays >= daysRemaining(before, now));
      },
    ),
  );
});
