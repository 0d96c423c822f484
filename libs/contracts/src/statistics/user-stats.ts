import type { HistoryItem } from '../downloads/history';
import { defineCall } from '../http/call';

/** Maximum number of entries in `recentDownloads`. */
export const RECENT_DOWNLOADS_LIMIT = 10;

/** Metrics of the stat cards and the recent list. */
export interface UserStats {
  /** Downloads of this calendar day in the service's zone. */
  todayDownloads: number;
  totalDownloads: number;
  /** Newest first, at most RECENT_DOWNLOADS_LIMIT. */
  recentDownloads: HistoryItem[];
}

/** Downloads per streaming service, highest number first, each service once. */
export interface OttStat {
  name: string;
  value: number;
}

/** Counts a user's downloads of today and in total, and lists the latest ones. */
export const getUserStats = defineCall<void, { stats: UserStats }>()('GET', '/api/user/:id/stats');

/** Counts a user's finished downloads per streaming service. */
export const getUserOttStats = defineCall<void, { stats: OttStat[] }>()(
  'GET',
  '/api/user/:id/ott-stats',
);
