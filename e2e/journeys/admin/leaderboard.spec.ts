import { getLeaderboard } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { answerNoEnvelope, answerWith, loseConnection } from '../../support/answers';
import { completedTask } from '../../support/bot';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Top 10 Downloaders' }).getByRole('listitem');

test("Title 'Top 10 Downloaders'; each row shows rank, name, user ID, download count and a details button", async ({
  page,
  trial,
  bot,
}) => {
  const { userId } = trial.subscriber;
  await bot.report(`leaderboard-${Date.now()}`, completedTask(userId));
  await openTab(page, trial, 'leaderboard');
  await expect(page.getByRole('heading', { name: 'Top 10 Downloaders' })).toBeVisible();
  await expect(rows(page).first()).toContainText(new RegExp(`^1.*${userId}.*\\d+ downloads?`));
  await rows(page)
    .first()
    .getByRole('button', { name: /^Details of / })
    .click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Activity Feed' })).toBeVisible();
});

test("a user without a name is 'N/A'; 'No leaderboard data available.'; 'Failed to fetch leaderboard.' or 'Server connection error.'", async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'analytics');
  const leaderboard = Array.from({ length: 10 }, (_, index) => ({
    userId: 20_001 + index,
    name: index === 1 ? 'User 20002' : `Tanvir Hasan Mahmud Chowdhury ${index}`,
    totalDownloads: 12_480 - index * 1_000,
  }));
  await answerWith(page, getLeaderboard, { leaderboard });
  await page.getByRole('link', { name: 'Top Downloaders' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).nth(0)).toContainText(/^1.*20001.*12,480 downloads/);
  await expect(rows(page).nth(1)).toContainText(/^2.*N\/A20002/);
  await expectSound(page, 'the leaderboard');

  await answerWith(page, getLeaderboard, { leaderboard: [] });
  await page.reload();
  await expect(page.getByText('No leaderboard data available.')).toBeVisible();
  await answerNoEnvelope(page, getLeaderboard);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch leaderboard.');
  await loseConnection(page, getLeaderboard);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
});
