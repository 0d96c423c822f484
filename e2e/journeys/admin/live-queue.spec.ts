import {
  getQueueWall,
  listAdminTasks,
  listInProgressTasks,
  type AdminTaskView,
  type QueueView,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { answerNoEnvelope, answerWith } from '../../support/answers';
import { completedTask } from '../../support/bot';
import { setHidden } from '../../support/hidden';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => column(page, name).getByRole('listitem');
const COLUMNS = ['In Progress', 'Pending', 'Recently Completed', 'Failed'];

const task = (place: number, change: Partial<AdminTaskView> = {}): AdminTaskView => ({
  _id: `task-${place}`,
  user_id: 10_001,
  userName: 'Rokeya Begum',
  file_name: `Panchayat S02E${place}.mkv`,
  ott_service: 'Amazon Prime',
  quality: '1080p',
  status: 'failed',
  progress: null,
  error_message: 'No such title',
  updated_at: new Date(Date.now() - 3_600_000).toISOString(),
  created_at: new Date(Date.now() - 7_200_000).toISOString(),
  retries: 0,
  waitsUntil: null,
  speed: null,
  ...change,
});

const queueOf = (tasks: AdminTaskView[], revision: number): QueueView => ({
  tasks,
  counts: { 'in-progress': tasks.length, pending: 21, completed: 21, failed: 21 },
  revision,
});

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

test("columns but In Progress have pages; borders by status, 'No tasks here.' and 'Failed to fetch {status} tasks.'", async ({
  page,
  trial,
}) => {
  await answerWith(page, listAdminTasks, {
    tasks: [task(1), task(2, { userName: '' })],
    pagination: { currentPage: 1, totalPages: 3, totalRecords: 21, totalTasks: 21 },
  });
  // The address of the wall fits that of a column, too; the last answer counts.
  await answerWith(page, getQueueWall, {
    wall: { failed: [], oldestPendingAt: null, lastHour: [] },
  });
  await answerWith(page, listInProgressTasks, queueOf([], 1));
  // Without the stream the page polls every 7 seconds.
  const loseStream = () => page.route('**/api/admin/tasks/stream', (route) => route.abort());
  await loseStream();
  await page.clock.install();
  await openTab(page, trial, 'live-queue');
  await expect(column(page, 'In Progress')).toContainText('No tasks here.');
  await expect(column(page, 'In Progress').getByRole('navigation')).toHaveCount(0);
  for (const name of COLUMNS.slice(1)) {
    await expect(column(page, name)).toContainText('Page 1 of 3');
    await expect(column(page, name).getByText('21', { exact: true })).toBeVisible();
  }
  await expect(cards(page, 'Failed').first()).toContainText('No such title');
  await expect(cards(page, 'Failed').first()).toContainText('Updated 1 hour ago');
  await expect(cards(page, 'Failed').nth(1)).toContainText('N/A (10001)');
  const second = page.waitForRequest(/\/tasks\/failed\?.*page=2.*limit=10/);
  await column(page, 'Failed').getByRole('button', { name: 'Next' }).click();
  await second;

  const running = [
    task(3, { status: 'in_progress', error_message: null, progress: 5, speed: 2.6 }),
    task(4, { status: 'pending', error_message: null }),
    task(5, { status: 'completed', error_message: null }),
    task(6),
  ];
  await answerWith(page, listInProgressTasks, queueOf(running, 2));
  await page.clock.runFor(7_000);
  await expect(cards(page, 'In Progress')).toHaveCount(4);
  await expect(cards(page, 'In Progress').first()).toContainText('3% a minute');
  const colours = await cards(page, 'In Progress').evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).borderInlineStartColor),
  );
  expect(new Set(colours).size).toBe(4);

  // A hidden tab sends no requests. When it becomes visible it sends one at once.
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().includes('/api/admin/tasks/'))));
  await setHidden(page, true);
  await page.clock.runFor(70_000);
  expect(asked).toBe(0);
  await setHidden(page, false);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  await answerNoEnvelope(page, listAdminTasks);
  await loseStream();
  await page.reload();
  for (const [name, status] of [
    ['In Progress', 'in-progress'],
    ['Pending', 'pending'],
    ['Recently Completed', 'completed'],
    ['Failed', 'failed'],
  ] as const) {
    await page.clock.runFor(10_000);
    await expect(column(page, name)).toContainText(`Failed to fetch ${status} tasks.`);
  }
});
