import { getUser, getUserOttStats, getUserStats } from '@portal/contracts';
import { answer, disconnect, given, sampleUser, type Screen } from '@portal/screen-testing';
import { openDashboard } from '../../test/open-dashboard';

/** The avatar, which is hidden from screen readers. */
const avatar = (screen: Screen) =>
  screen.getByRole('heading', { level: 1 }).parentElement?.previousElementSibling;

test('welcome line with the name and an avatar; if the image fails to load, a coloured circle with the initial is shown', async () => {
  const screen = await openDashboard(
    sampleUser({ name: 'Amina', profilePhotoUrl: '/uploads/gone.webp' }),
  );
  screen.getByRole('heading', { name: 'Welcome, Amina' });
  const photo = avatar(screen)?.querySelector('img');
  expect(photo?.getAttribute('src')).toMatch(/^\/uploads\/gone\.webp\?t=\d+$/);
  photo?.dispatchEvent(new Event('error'));
  await screen.findByText('A');
  expect(avatar(screen)?.textContent).toBe('A');
  expect(avatar(screen)?.querySelector('img')).toBeNull();
});

test("for a name of the form 'User {id}' the initial is the first character of the id", async () => {
  const screen = await openDashboard(sampleUser({ name: 'User 7042' }));
  screen.getByRole('heading', { name: 'Welcome, User 7042' });
  expect(avatar(screen)?.textContent).toBe('7');
});

test('without a connection at start the stored plan is shown, and nothing claims to be fresh', async () => {
  const user = sampleUser({ balance: 432 });
  const screen = await openDashboard(user, {
    answers: [getUser, getUserStats, getUserOttStats].map(disconnect),
  });
  await screen.findAllByText('This could not be loaded right now.');
  screen.getByText('432');
  expect(screen.queryByText(/^Updated/)).toBeNull();
  given(
    answer(getUser, { user }),
    answer(getUserStats, {
      stats: { todayDownloads: 0, totalDownloads: 0, recentDownloads: [] },
    }),
    answer(getUserOttStats, { stats: [] }),
  );
  await screen.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('Updated just now');
});
