import { isCalendarDay } from '../time/calendar-day';
import { DAY_MS } from '../time/units';

/** Days in a row, each `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Most days of a range of insights. */
export const MAX_INSIGHTS_DAYS = 366;

/** Preset ranges in days, up to and including today. */
export const INSIGHTS_PRESETS = [7, 30, 90] as const;

/** Days of the default range. */
export const DEFAULT_INSIGHTS_DAYS = 30;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days a range has; 0 or less when it ends before it begins. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** A number of days up to and including a day. */
export function rangeUntil(to: string, days: number): DayRange {
  return { from: dayAfter(to, 1 - days), to };
}

/** As many days, right before a range. */
export function rangeBefore(range: DayRange): DayRange {
  return rangeUntil(dayAfter(range.from, -1), daysIn(range));
}

/** A requested range. */
export interface AskedRange extends Partial<DayRange> {
  /** Its number of days, if it has no first day. */
  readonly days?: number;
}

/**
 * The range that somebody asks for: up to today without an end; without a beginning so many days up to
 * its end, DEFAULT_INSIGHTS_DAYS unless set. Null when it ends before it begins, has more than MAX_INSIGHTS_DAYS, or leaves the
 * calendar with the days it is compared to.
 * @param asked days of the calendar. @param today the service's.
 */
export function insightsRange(asked: AskedRange, today: string): DayRange | null {
  const to = asked.to ?? today;
  const range = {
    from: asked.from ?? rangeUntil(to, asked.days ?? DEFAULT_INSIGHTS_DAYS).from,
    to,
  };
  const days = daysIn(range);
  if (days < 1 || days > MAX_INSIGHTS_DAYS) return null;
  const isOnCalendar = [range.from, range.to, rangeBefore(range).from].every(isCalendarDay);
  return isOnCalendar ? range : null;
}
