import { getUserTasks, streamUserTasks, type ReportTaskRequest } from '@portal/contracts';
import { sampleTask } from '@portal/testing/samples';
import { answerWith, tellOnce } from '../../support/answers';
import { completedTask } from '../../support/bot';
import { card, reloadDashboard } from '../../support/dashboard';
import { expectSound } from '../../support/looks';
import { expect, numberOf, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const NEW = Date.now().toString(36);

const queue = (page: Page) => card(page, 'Live Queue');
const rowOf = (page: Page, file: string) =>
  queue(page).getByRole('listitem').filter({ hasText: file });

/** Requests for the queue, without its stream. */
function polls(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (/\/api\/user\/\d+\/tasks$/.test(request.url())) seen.count += 1;
  });
  return seen;
}

test('a task moves on the screen as the bot reports it, without asking for it, and its end changes the numbers', async ({
  page,
  trial,
  bot,
}) => {
  const { userId } = trial.subscriber;
  const file = `Eleven.Rivers.${NEW}.mkv`;
  const report = (change: Partial<ReportTaskRequest>) =>
    bot.report(`queue-${NEW}`, completedTask(userId, { file_name: file, ...change }));
  const asked = polls(page);
  await signIn(page, trial);
  const total = await numberOf(page, 'Total Downloads');

  await report({ status: 'pending' });
  await expect(rowOf(page, file)).toContainText('Waiting');
  await report({ status: 'in_progress', progress: 5 });
  await expect(rowOf(page, file)).toContainText('Downloading');
  await expect(rowOf(page, file).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5');
  await report({ status: 'in_progress', progress: 80 });
  await expect(rowOf(page, file)).toContainText('80%');
  expect(asked.count).toBe(0);

  await report({ status: 'completed', progress: 100 });
  await expect(rowOf(page, file)).toHaveCount(0);
  await expect(card(page, 'Recent Downloads')).toContainText(file);
  await expect.poll(() => numberOf(page, 'Total Downloads')).toBe(total + 1);

  await test.step('the queue can be read in every status', async () => {
    const tasks = [
      sampleTask({
        _id: '1',
        file_name: 'Failed.mkv',
        status: 'failed',
        error_message: 'Link expired.',
      }),
      sampleTask({ _id: '2', file_name: 'Waiting.mkv' }),
      sampleTask({ _id: '3', file_name: 'Running.mkv', status: 'in_progress', progress: 62 }),
      sampleTask({ _id: '4', file_name: 'Unknown.mkv', status: 'in_progress' }),
    ];
    await tellOnce(page, streamUserTasks, { tasks });
    await answerWith(page, getUserTasks, { tasks });
    await reloadDashboard(page);
    await queue(page).getByRole('button', { name: 'Show all 4' }).click();
    await expect(queue(page).getByRole('listitem')).toHaveCount(4);
    await expectSound(page, 'the queue in every status');
  });
});
