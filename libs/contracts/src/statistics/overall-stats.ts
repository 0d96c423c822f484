import { defineCall } from '../http/call';

/** The four summary cards of the administrator. */
export interface OverallStats {
  totalUsers: number;
  totalDownloads: number;
  totalRedeemCodes: number;
  usedRedeemCodes: number;
}

/** Reads the overall metrics. */
export const getOverallStats = defineCall<void, { stats: OverallStats }>()(
  'GET',
  '/api/admin/stats/overall',
);
