import { defineCall } from '../http/call';
import type { OttStat } from './user-stats';

/** Downloads of one calendar day in the service's zone. */
export interface DownloadsPoint {
  /** `YYYY-MM-DD`. */
  date: string;
  downloads: number;
}

/** Downloads of the last 30 calendar days, oldest first, zeros included. */
export const getDownloadsOverTime = defineCall<void, { stats: DownloadsPoint[] }>()(
  'GET',
  '/api/admin/stats/downloads-over-time',
);

/** All downloads per service; names are merged by rules' mergePopularity. */
export const getOttPopularity = defineCall<void, { stats: OttStat[] }>()(
  'GET',
  '/api/admin/stats/ott-popularity',
);
