import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { completedTask } from '../../support/bot';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => column(page, name).getByRole('listitem');
const COLUMNS = ['In Progress', 'Pending', 'Recently Completed', 'Failed'];

test('four columns with counts and cards that follow the bot by themselves; one may cancel and retry', async ({
  page,
  trial,
  bot,
}) => {
  const { userId } = trial.subscriber;
  const file = `Queue of ${Date.now()}.mkv`;
  const id = `queue-${Date.now()}`;
  const report = { ...completedTask(userId), file_name: file };
  await openTab(page, trial, 'live-queue');
  for (const name of COLUMNS) await expect(column(page, name)).toBeVisible();
  await bot.report(id, { ...report, status: 'pending' });
  const pending = cards(page, 'Pending').filter({ hasText: file });
  await expect(pending).toContainText(report.ott_service);
  await expect(pending).toContainText(report.quality);
  await expect(pending.getByRole('link', { name: `(${userId})` })).toHaveAttribute(
    'href',
    `/admin/user/${userId}`,
  );

  await bot.report(id, { ...report, status: 'in_progress', progress: 40 });
  const running = cards(page, 'In Progress').filter({ hasText: file });
  await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect(pending).toHaveCount(0);
  await running.getByRole('button', { name: `Cancel: ${file}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel task' }).click();
  await expect(page.getByText('Task cancelled!')).toBeVisible();
  const failed = cards(page, 'Failed').filter({ hasText: file });
  await expect(failed).toContainText('Cancelled by an administrator.');
  await expect(failed.getByRole('button', { name: /^Copy error/ })).toBeVisible();
  await expectSound(page, 'the live queue');

  const search = page.getByRole('searchbox', { name: 'Search by File Name or User...' });
  await search.fill(file.toUpperCase());
  await expect(cards(page, 'Failed')).toHaveCount(1);
  await expect(column(page, 'Pending')).toContainText('No tasks here.');
  await failed.getByRole('button', { name: `Retry: ${file}` }).click();
  await expect(page.getByText('Task queued again.')).toBeVisible();
  await expect(pending).toHaveCount(1);
  await bot.report(id, { ...report, status: 'completed' });
  await expect(cards(page, 'Recently Completed').filter({ hasText: file })).toHaveCount(1);
});
