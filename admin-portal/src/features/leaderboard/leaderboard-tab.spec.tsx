import { getLeaderboard } from '@portal/contracts';
import { answer, answerHtml, disconnect, expectAccessible, given } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { itemTexts, press } from '../../../test/steps';
import { LeaderboardTab } from './leaderboard-tab';

test("'Top 10 Downloaders': each row shows rank, name or 'N/A', user ID, download count and a details button", async () => {
  const leaderboard = Array.from({ length: 10 }, (_, index) => ({
    userId: 20_001 + index,
    name: index === 1 ? 'User 20002' : `Tanvir ${index}`,
    totalDownloads: 12_480 - index * 1_000,
  }));
  const screen = await openTab(<LeaderboardTab />, {
    path: '/admin/dashboard?tab=leaderboard',
    answers: [answer(getLeaderboard, { leaderboard })],
  });
  const rows = await itemTexts(screen, 'Top 10 Downloaders');
  screen.getByRole('heading', { name: 'Top 10 Downloaders' });
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatch(/^1.*Tanvir 020001.*12,480 downloads/);
  expect(rows[1]).toMatch(/^2.*N\/A20002/);
  await expectAccessible();
  await press(screen, 'Details of Tanvir 0');
  expect(window.location.search).toBe('?tab=leaderboard&user=20001');
});

test("'Failed to fetch leaderboard.', 'Server connection error.' and 'No leaderboard data available.'", async () => {
  const screen = await openTab(<LeaderboardTab />, { answers: [answerHtml(getLeaderboard)] });
  await screen.findByText('Failed to fetch leaderboard.');
  given(disconnect(getLeaderboard));
  await press(screen, 'Try again');
  await screen.findByText('Server connection error.');
  given(answer(getLeaderboard, { leaderboard: [] }));
  await press(screen, 'Try again');
  await screen.findByText('No leaderboard data available.');
});
