import { calendarDay } from '../time/calendar-day';
import { DAY_MS } from '../time/units';
import { instantOfWallTime, wallTimeOf } from '../time/zoned-time';

/** A daily span of local time, `HH:MM`. It passes midnight when `to` is before `from`; equal times: no span. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** The form of a time of QuietHours. */
export const QUIET_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * When the quiet hours that contain `now` end; null when they do not contain it. Their start belongs to them,
 * their end does not.
 * @throws RangeError when the zone is not an IANA name.
 */
export function quietUntil(quiet: QuietHours | null, now: Date, zone: string): Date | null {
  if (!quiet || quiet.from === quiet.to) return null;
  const { from, to } = quiet;
  const { day, time } = wallTimeOf(now, zone);
  const isOverNight = to < from;
  const isQuiet = isOverNight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return null;
  const endsTomorrow = isOverNight && time >= from;
  const endDay = endsTomorrow ? calendarDay(new Date(Date.parse(day) + DAY_MS), 'UTC') : day;
  const end = instantOfWallTime({ day: endDay, time: to }, zone);
  // A time that the clock skips may lie before now.
  return end && end > now ? end : null;
}
