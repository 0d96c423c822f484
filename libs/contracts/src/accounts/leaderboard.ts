import { defineCall } from '../http/call';

/** One row of the leaderboard. */
export interface LeaderboardEntry {
  userId: number;
  name: string;
  totalDownloads: number;
}

/** Lists the ten users with the most downloads, the highest number first. */
export const getLeaderboard = defineCall<void, { leaderboard: LeaderboardEntry[] }>()(
  'GET',
  '/api/admin/leaderboard',
);
