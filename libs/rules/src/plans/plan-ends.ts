import { calendarDay, calendarDayBounds } from '../time/calendar-day';
import { DAY_MS } from '../time/units';
import { EXPIRING_SOON_DAYS, type PlanStatus } from './plan-status';

/** A range of plan ends: later than `after`, not later than `until`; null is no bound. */
export interface PlanEnds {
  readonly after: Date | null;
  readonly until: Date | null;
}

/** Ends of the active plans (`filter=active`). */
export function runningPlanEnds(now: Date): PlanEnds {
  return { after: now, until: null };
}

/** Plan ends of one status. A user who never had a plan has no end, and matches none. */
export function planEndsOf(status: PlanStatus, now: Date): PlanEnds {
  const soon = new Date(now.getTime() + EXPIRING_SOON_DAYS * DAY_MS);
  switch (status) {
    case 'Active':
      return { after: soon, until: null };
    case 'Expiring Soon':
      return { after: now, until: soon };
    case 'Expired':
      return { after: null, until: now };
  }
}

/** Plan ends on the calendar day after `now` in a zone. */
export function endsTomorrow(now: Date, zone: string): PlanEnds {
  const today = calendarDayBounds(calendarDay(now, zone), zone).last;
  const tomorrow = calendarDay(new Date(today.getTime() + 1), zone);
  return { after: today, until: calendarDayBounds(tomorrow, zone).last };
}

/** The intersection of two ranges. */
export function bothEnds(one: PlanEnds, other: PlanEnds): PlanEnds {
  return {
    after: pick(one.after, other.after, Math.max),
    until: pick(one.until, other.until, Math.min),
  };
}

/** Whether an end is in the range; null (no plan) never is. */
export function isAmongEnds(end: Date | null, ends: PlanEnds): boolean {
  return isBetween(end?.getTime() ?? NO_PLAN_END, endBoundsOf(ends));
}

/** The end of a user who never had a plan: before any instant. */
export const NO_PLAN_END = -Infinity;

/** PlanEnds in ms since 1970, for fast comparison of many plans. */
export interface EndBounds {
  readonly after: number;
  readonly until: number;
}

/** Converts PlanEnds to EndBounds. */
export const endBoundsOf = ({ after, until }: PlanEnds): EndBounds => ({
  after: after?.getTime() ?? -Infinity,
  until: until?.getTime() ?? Infinity,
});

/** Like isAmongEnds, for an end in ms since 1970; NO_PLAN_END is in no range. */
export const isBetween = (end: number, { after, until }: EndBounds): boolean =>
  end > after && end <= until;

function pick(
  one: Date | null,
  other: Date | null,
  which: (one: number, other: number) => number,
): Date | null {
  if (!one || !other) return one ?? other;
  return new Date(which(one.getTime(), other.getTime()));
}
