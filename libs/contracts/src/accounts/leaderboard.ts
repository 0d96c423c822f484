import { defineCall } from '../http/call';

/** One of those who downloaded most (spec admin.md §3). */
export interface LeaderboardEntry {
  userId: number;
  name: string;
  totalDownloads: number;
}

/** The ten users with most downloads, the first first (spec admin.md §9). */
export const getLeaderboard = defineCall<void, { leaderboard: LeaderboardEntry[] }>()(
  'GET',
  '/api/admin/leaderboard',
);
