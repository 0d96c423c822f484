import { defineCall } from '../http/call';

/** The four summary cards of the administrator. */
export interface OverallStats {
  totalUsers: number;
  totalDownloads: number;
  totalRedeemCodes: number;
  usedRedeemCodes: number;
}

/** Counts all users, downloads, redeem codes and used redeem codes. */
export const getOverallStats = defineCall<void, { stats: OverallStats }>()(
  'GET',
  '/api/admin/stats/overall',
);
