import { defineCall } from '../http/call';

/** One of those who downloaded most. */
export interface LeaderboardEntry {
  userId: number;
  name: string;
  totalDownloads: number;
}

/** The ten users with most downloads, the first first. */
export const getLeaderboard = defineCall<void, { leaderboard: LeaderboardEntry[] }>()(
  'GET',
  '/api/admin/leaderboard',
);
