import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import {
  bothEnds,
  endsTomorrow,
  isAmongEnds,
  type PlanEnds,
  planEndsOf,
  runningPlanEnds,
} from './plan-ends';
import { daysRemaining, isPlanExpired, planExpiresAt, planStatus } from './plan-status';

const now = new Date('2031-05-01T00:00:00.000Z');
const STATUSES = ['Active', 'Expiring Soon', 'Expired'] as const;
/** Plan starts near the instants at which a status changes, to the millisecond. */
const starts = fc
  .tuple(fc.integer({ min: -40, max: 0 }), fc.integer({ min: -1, max: 1 }))
  .map(([days, ms]) => new Date(now.getTime() + days * DAY_MS + ms));

describe('the end of a plan', () => {
  it('is among those of exactly the status that the plan has', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 50 }), (start, days) => {
        const plan = { start, days };
        const [isExpired, left] = [isPlanExpired(plan, now), daysRemaining(plan, now)];
        const end = planExpiresAt(plan);
        const meant = STATUSES.filter((status) => isAmongEnds(end, planEndsOf(status, now)));
        expect(meant).toEqual([planStatus({ isExpired, daysRemaining: left })]);
        expect(isAmongEnds(end, runningPlanEnds(now))).toBe(!isExpired);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that is missing is among none: who never had a plan is in no list of expired users', () => {
    for (const status of STATUSES) expect(isAmongEnds(null, planEndsOf(status, now))).toBe(false);
  });
});

it('what two lists mean together is what each of them means', () => {
  const instants = fc.option(fc.integer({ min: 0, max: 9 }).map((ms) => new Date(ms)));
  const ends: fc.Arbitrary<PlanEnds> = fc.record({ after: instants, until: instants });
  fc.assert(
    fc.property(ends, ends, instants, (one, other, end) => {
      const both = isAmongEnds(end, one) && isAmongEnds(end, other);
      expect(isAmongEnds(end, bothEnds(one, other))).toBe(both);
    }),
  );
});

it('the plans of tomorrow end on the next calendar day of the zone, to the millisecond', () => {
  const eveningInDhaka = new Date('2031-06-10T17:00:00.000Z');
  expect(endsTomorrow(eveningInDhaka, 'Asia/Dhaka')).toEqual({
    after: new Date('2031-06-10T17:59:59.999Z'),
    until: new Date('2031-06-11T17:59:59.999Z'),
  });
  expect(endsTomorrow(eveningInDhaka, 'UTC').after).toEqual(new Date('2031-06-10T23:59:59.999Z'));
});
