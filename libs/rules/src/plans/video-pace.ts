import { DAY_MS } from '../time/units';

/** Minimum downloads to calculate a pace. */
export const PACE_LEAST_DOWNLOADS = 5;

/** Maximum days that are shown. */
export const PACE_MOST_DAYS = 365;

/**
 * For how many whole days a balance lasts at the pace of the last downloads, rounded down; 0 is less
 * than a day. Null when that would be a guess: no balance, fewer than PACE_LEAST_DOWNLOADS,
 * all within one day, or a pace so slow that the answer passes PACE_MOST_DAYS.
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
  // Counted until now, so that a pause after the last download slows the pace.
  const spanMs = now.getTime() - Math.min(...past);
  if (spanMs < DAY_MS) return null;
  const days = Math.floor((balance * spanMs) / (past.length * DAY_MS));
  return days > PACE_MOST_DAYS ? null : days;
}
