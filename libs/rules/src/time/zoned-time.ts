import { isCalendarDay } from './calendar-day';

/** Local date and time in a zone. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`, 00:00 to 23:59. */
  readonly time: string;
}

const WALL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  formatters.set(zone, made);
  return made;
}

/**
 * The local time in a zone at an instant.
 * @throws RangeError when the zone is not an IANA name.
 */
export function wallTimeOf(instant: Date, zone: string): WallTime {
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

/**
 * The instant of a local time in a zone. When clocks go back, a time occurs twice: the result is one of the
 * two. When clocks go forward, a time is skipped: the result is an hour away from it. Null when the day or
 * time is invalid.
 */
export function instantOfWallTime({ day, time }: WallTime, zone: string): Date | null {
  if (!isCalendarDay(day) || !WALL_TIME.test(time)) return null;
  const wanted = Date.parse(`${day}T${time}:00.000Z`);
  let instant = wanted;
  // The offset from UTC may differ between the first guess and the result, so correct twice.
  for (let round = 0; round < 2; round += 1) {
    const shown = wallTimeOf(new Date(instant), zone);
    instant += wanted - Date.parse(`${shown.day}T${shown.time}:00.000Z`);
  }
  return new Date(instant);
}
