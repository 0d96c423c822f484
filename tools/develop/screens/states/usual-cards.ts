import {
  getFullHistory,
  getUser,
  getUserOttStats,
  getUserPayments,
  getUserStats,
  getUserTasks,
  streamUserTasks,
  type UserView,
} from '@portal/contracts';
import { user } from './samples';
import type { ScreenState } from './screen-state';
import { says, type Reply } from './service';

/** A subscriber that differs from the usual one in this. */
export const own = (change: Partial<UserView>): Pick<ScreenState, 'user' | 'replies'> => ({
  user: user(change),
  replies: [says(getUser, { user: user(change) })],
});
/** A subscriber without downloads, tasks and payments. */
export const noDownloads: readonly Reply[] = [
  says(getUserStats, { stats: { todayDownloads: 0, totalDownloads: 0, recentDownloads: [] } }),
  says(getUserOttStats, { stats: [] }),
  says(getUserTasks, { tasks: [] }),
  says(streamUserTasks, { tasks: [] }),
  says(getUserPayments, { payments: [] }),
  says(getFullHistory, { history: [] }),
];
/** The calls of the cards. */
export const CARDS = [getUserStats, getUserOttStats, getUserPayments, getUserTasks, getFullHistory];
