import { DAY_MS, HOUR_MS } from './units';

/** The default time zone of "today" and "last 30 days". */
export const DEFAULT_SERVICE_ZONE = 'Asia/Dhaka';

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

/**
 * The calendar day of an instant in a zone, as `YYYY-MM-DD`.
 * @throws RangeError when the zone is not an IANA name.
 */
export function calendarDay(instant: Date, zone: string): string {
  return partsFormatter(zone).format(instant);
}

/** More than the distance of any zone's midnight from midnight UTC, in ms. */
const ZONE_REACH_MS = 26 * HOUR_MS;

/**
 * First instant of a calendar day (`YYYY-MM-DD`) of the zone, or the next one if the zone skipped that day.
 * Found by binary search, so zones with odd or changing offsets need no table.
 */
function firstInstantOf(day: string, zone: string): Date {
  const midnight = Date.parse(day);
  let before = midnight - ZONE_REACH_MS;
  let inside = midnight + ZONE_REACH_MS;
  while (inside - before > 1) {
    const middle = Math.floor((before + inside) / 2);
    if (calendarDay(new Date(middle), zone) >= day) inside = middle;
    else before = middle;
  }
  return new Date(inside);
}

/** First instant of the calendar day that contains `instant`, in the zone. */
export function startOfCalendarDay(instant: Date, zone: string): Date {
  return firstInstantOf(calendarDay(instant, zone), zone);
}

/** Whether a text is a calendar day, `YYYY-MM-DD` with a year of 1000 to 9998. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text) || text >= '9999') return false;
  const instant = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/**
 * First and last instant, to the ms, of a calendar day `YYYY-MM-DD` in the zone.
 * @throws RangeError when the text is not a day.
 */
export function calendarDayBounds(day: string, zone: string): { first: Date; last: Date } {
  if (!isCalendarDay(day)) throw new RangeError(`${day} is no day of the calendar`);
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return {
    first: firstInstantOf(day, zone),
    last: new Date(firstInstantOf(next, zone).getTime() - 1),
  };
}
