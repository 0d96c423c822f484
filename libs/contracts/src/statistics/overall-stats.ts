import { defineCall } from '../http/call';

/** The four summary cards of the administrator (spec admin.md §3). */
export interface OverallStats {
  totalUsers: number;
  totalDownloads: number;
  totalRedeemCodes: number;
  usedRedeemCodes: number;
}

/** Reads the overall figures (spec admin.md §7). */
export const getOverallStats = defineCall<void, { stats: OverallStats }>()(
  'GET',
  '/api/admin/stats/overall',
);
