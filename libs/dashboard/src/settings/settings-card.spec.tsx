import { getUser, getUserOttStats, getUserStats, updateSettings } from '@portal/contracts';
import {
  answer,
  expectAccessible,
  openScreen,
  requestsOf,
  sampleUser,
} from '@portal/screen-testing';
import { UserDashboard } from '../user-dashboard';

const user = sampleUser();

test('a change is patched immediately', async () => {
  const screen = await openScreen(<UserDashboard userId={user.userId} />, {
    session: { user },
    answers: [
      answer(getUser, { user }),
      answer(getUserStats, {
        stats: { todayDownloads: 1, totalDownloads: 2, recentDownloads: [] },
      }),
      answer(getUserOttStats, { stats: [] }),
      answer(updateSettings, ({ body }) => ({ updated: { ...user, ...body } })),
    ],
  });
  await screen.user.click(await screen.findByRole('radio', { name: 'MKV' }));
  await screen.findByRole('radio', { name: 'MKV', checked: true });
  expect(requestsOf(updateSettings).map(({ body }) => body)).toEqual([{ videoFormat: 'mkv' }]);
  await expectAccessible();
});
