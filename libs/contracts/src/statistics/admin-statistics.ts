import { defineCall } from '../http/call';
import type { OttStat } from './user-stats';

/** Downloads of one calendar day in the service's zone. */
export interface DownloadsPoint {
  /** `YYYY-MM-DD`. */
  date: string;
  downloads: number;
}

/** Counts the downloads of each of the last 30 calendar days, oldest first, zeros included. */
export const getDownloadsOverTime = defineCall<void, { stats: DownloadsPoint[] }>()(
  'GET',
  '/api/admin/stats/downloads-over-time',
);

/** Counts all downloads per streaming service. Different spellings of one service count together. */
export const getOttPopularity = defineCall<void, { stats: OttStat[] }>()(
  'GET',
  '/api/admin/stats/ott-popularity',
);
