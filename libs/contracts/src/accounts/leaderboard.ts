import { defineCall } from '../http/call';

/** A user of the leaderboard. */
export interface LeaderboardEntry {
  userId: number;
  name: string;
  totalDownloads: number;
}

/** The ten users with most downloads, in order. */
export const getLeaderboard = defineCall<void, { leaderboard: LeaderboardEntry[] }>()(
  'GET',
  '/api/admin/leaderboard',
);
