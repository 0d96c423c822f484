import {
  getUser,
  getUserOttStats,
  getUserStats,
  updateSettings,
  type UserView,
} from '@portal/contracts';
import { answer, openScreen, type Screen, type ScreenOptions } from '@portal/screen-testing';
import { UserDashboard } from '../src/user-dashboard';

/** The dashboard of the signed-in user. The service saves settings as the real one does. */
export function openDashboard(
  user: UserView,
  { answers = [], ...options }: ScreenOptions = {},
): Promise<Screen> {
  let stored = user;
  return openScreen(<UserDashboard userId={user.userId} />, {
    session: { user },
    answers: [
      answer(getUser, () => ({ user: stored })),
      answer(getUserStats, {
        stats: { todayDownloads: 1, totalDownloads: 2, recentDownloads: [] },
      }),
      answer(getUserOttStats, { stats: [] }),
      answer(updateSettings, ({ body }) => ({ updated: (stored = { ...stored, ...body }) })),
      ...answers,
    ],
    ...options,
  });
}
