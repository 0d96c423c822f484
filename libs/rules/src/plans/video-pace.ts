import { DAY_MS } from '../time/units';

/** Minimum downloads to calculate a pace. */
export const PACE_LEAST_DOWNLOADS = 5;

/** Maximum number of days that is shown. */
export const PACE_MOST_DAYS = 365;

/**
 * For how many whole days a balance lasts at the pace of the last downloads, rounded down; 0 is less than a
 * day. Null when the result would be unreliable: no balance, fewer than PACE_LEAST_DOWNLOADS, all within one
 * day, or more than PACE_MOST_DAYS.
 * @param balance videos left.
 * @param downloadedAt instants of the last downloads in any order; those after `now` do not count.
 */
export function daysOfVideos(
  balance: number,
  downloadedAt: readonly Date[],
  now: Date,
): number | null {
  const past = downloadedAt.map((at) => at.getTime()).filter((at) => at <= now.getTime());
  if (balance <= 0 || past.length < PACE_LEAST_DOWNLOADS) return null;
  // The period ends now and not at the last download, so that a pause lowers the pace.
  const spanMs = now.getTime() - Math.min(...past);
  if (spanMs < DAY_MS) return null;
  const days = Math.floor((balance * spanMs) / (past.length * DAY_MS));
  return days > PACE_MOST_DAYS ? null : days;
}
