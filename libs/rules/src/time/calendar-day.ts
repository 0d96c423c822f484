/** The zone in which "today" and "last 30 days" are counted unless configured otherwise (design §3). */
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
 * The calendar day of an instant in a zone, as `YYYY-MM-DD` (design §3).
 * @throws RangeError when the zone is no IANA name.
 */
export function calendarDay(instant: Date, zone: string): string {
  return partsFormatter(zone).format(instant);
}

/**
 * First instant of the calendar day that contains `instant`, in the zone (design §3).
 * Found by bisection, so zones with odd or changing offsets need no table.
 */
export function startOfCalendarDay(instant: Date, zone: string): Date {
  const day = calendarDay(instant, zone);
  // A calendar day is at most 25 hours long, so the instant 26 hours before lies in an earlier day.
  let before = instant.getTime() - 26 * 3_600_000;
  let inside = instant.getTime();
  while (inside - before > 1) {
    const middle = Math.floor((before + inside) / 2);
    if (calendarDay(new Date(middle), zone) === day) inside = middle;
    else before = middle;
  }
  return new Date(inside);
}
