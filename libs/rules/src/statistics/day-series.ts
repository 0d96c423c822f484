import { calendarDay } from '../time/calendar-day';
import { DAY_MS } from '../time/units';

/** Number of days in the downloads chart. */
export const CHART_DAYS = 30;

/**
 * The last calendar days of a zone as `YYYY-MM-DD`, oldest first; the last one is the day of `now`.
 * @throws RangeError when the zone is not an IANA name.
 */
export function lastDays(now: Date, zone: string, count: number): string[] {
  return daysBefore(calendarDay(now, zone), count);
}

/** This number of calendar days up to and including `last`, oldest first. */
export function daysBefore(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_day, place) =>
    new Date(end - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  );
}
