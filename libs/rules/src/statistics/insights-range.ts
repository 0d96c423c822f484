import { isCalendarDay } from '../time/calendar-day';
import { DAY_MS } from '../time/units';

/** A range of consecutive days, each `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Maximum number of days in a range of insights. */
export const MAX_INSIGHTS_DAYS = 366;

/** Preset ranges in days, up to and including today. */
export const INSIGHTS_PRESETS = [7, 30, 90] as const;

/** Number of days in the default range. */
export const DEFAULT_INSIGHTS_DAYS = 30;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Number of days in a range; 0 or less when its end is before its beginning. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The range of this number of days that ends on a day. */
export function rangeUntil(to: string, days: number): DayRange {
  return { from: dayAfter(to, 1 - days), to };
}

/** The range of the same length directly before a range. */
export function rangeBefore(range: DayRange): DayRange {
  return rangeUntil(dayAfter(range.from, -1), daysIn(range));
}

/** A range as requested; each part is optional. */
export interface AskedRange extends Partial<DayRange> {
  /** Number of days, used without a first day. */
  readonly days?: number;
}

/**
 * The range that a request asks for. Without an end it ends today; without a beginning it has `days` days, or
 * DEFAULT_INSIGHTS_DAYS. Null when its end is before its beginning, when it has more than MAX_INSIGHTS_DAYS,
 * or when it or the compared range before it is outside the calendar.
 * @param asked calendar days.
 * @param today the service's day.
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
