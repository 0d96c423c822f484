import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import { daysRemaining } from './plan-status';
import { setPlan, shiftPlan } from './shift-plan';

const now = new Date('2026-03-01T12:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const active = { start: ago(2.5), days: 10, balance: 40 };
const expired = { start: ago(50), days: 10, balance: 40 };

it('gives and takes in one go, and says what was really taken', () => {
  expect(shiftPlan(active, { days: 7, videos: -100 }, now)).toEqual({
    plan: { start: active.start, days: 17, balance: 0 },
    shift: { days: 7, videos: -40 },
  });
});

it('has no days to take from an expired plan, and no negative zero either', () => {
  expect(shiftPlan(expired, { days: -3, videos: 0 }, now)).toEqual({
    plan: expired,
    shift: { days: 0, videos: 0 },
  });
});

it.each([
  ['more than is left is given', active, { days: 30, videos: 99 }, { days: 22, videos: 59 }],
  ['less than is left is cut', active, { days: 3, videos: 1 }, { days: -5, videos: -39 }],
  ['null leaves it as it is', active, { days: null, videos: 40 }, { days: 0, videos: 0 }],
  ['nothing ends it', active, { days: 0, videos: 0 }, { days: -8, videos: -40 }],
  ['an expired plan starts anew', expired, { days: 5, videos: null }, { days: 5, videos: 0 }],
])('sets what is left: %s', (_case, plan, target, shift) => {
  expect(setPlan(plan, target, now).shift).toEqual(shift);
});

it('exactly so many days and videos are left, whatever there was', () => {
  const plans = fc.record({
    start: fc.integer({ min: 0, max: 90 * DAY_MS }).map((ms) => new Date(now.getTime() - ms)),
    days: fc.nat(90),
    balance: fc.nat(1_000),
  });
  fc.assert(
    fc.property(plans, fc.nat(400), fc.nat(2_000), (plan, days, videos) => {
      const after = setPlan(plan, { days, videos }, now).plan;
      expect([daysRemaining(after, now), after.balance]).toEqual([days, videos]);
    }),
  );
});

it.each([
  { days: -1, videos: 0 },
  { days: 1.5, videos: 0 },
  { days: 0, videos: Number.NaN },
])('refuses to set %p', (target) => {
  expect(() => setPlan(active, target, now)).toThrow(new RangeError('plans/invalid-amount'));
});
