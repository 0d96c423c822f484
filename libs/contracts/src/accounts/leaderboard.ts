import { defineCall } from '../http/call';

/** One row of the leaderboard. */
export interface LeaderboardEntry {
  userId: number;
  name: string;
  totalDownloads: number;
}

/** The ten users with the most downloads, in order. */
export const getLeaderboard = defineCall<void, { leaderboard: LeaderboardEntry[] }>()(
  'GET',
  '/api/admin/leaderboard',
);
