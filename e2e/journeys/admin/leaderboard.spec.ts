import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
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
  await expectSound(page, 'the leaderboard');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Details of / })
    .click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Activity Feed' })).toBeVisible();
});
