import { defineCall } from '../http/call';

/** The four summary cards of the administrator. */
export interface OverallStats {
  totalUsers: number;
  totalDownloads: number;
  totalRedeemCodes: number;
  usedRedeemCodes: number;
}

/**
 * What was added to each number on each of the last 30 calendar days of the service's zone, oldest first. The
 * last day is today, so its number still grows. Deleted users and codes are not counted.
 */
export type OverallTrends = Record<keyof OverallStats, number[]>;

/** Answer of getOverallStats. */
export interface OverallStatsResponse {
  stats: OverallStats;
  /** At most 15 minutes old. */
  trends?: OverallTrends;
}

/** Counts all users, downloads, redeem codes and used redeem codes, and what each day added to them. */
export const getOverallStats = defineCall<void, OverallStatsResponse>()(
  'GET',
  '/api/admin/stats/overall',
);
