import type { HistoryItem } from '../downloads/history';
import { defineCall } from '../http/call';

/** Most entries of `recentDownloads`. */
export const RECENT_DOWNLOADS_LIMIT = 10;

/** Figures of the stat cards and the recent list (spec subscriber.md §3). */
export interface UserStats {
  /** Downloads of this calendar day in the service's zone. */
  todayDownloads: number;
  totalDownloads: number;
  /** Newest first, at most RECENT_DOWNLOADS_LIMIT. */
  recentDownloads: HistoryItem[];
}

/** Downloads per streaming service, most first, each service once (spec subscriber.md §3). */
export interface OttStat {
  name: string;
  value: number;
}

/** Reads a user's figures (spec subscriber.md §7). */
export const getUserStats = defineCall<void, { stats: UserStats }>()('GET', '/api/user/:id/stats');

/** Reads a user's downloads per service (spec subscriber.md §7). */
export const getUserOttStats = defineCall<void, { stats: OttStat[] }>()(
  'GET',
  '/api/user/:id/ott-stats',
);
