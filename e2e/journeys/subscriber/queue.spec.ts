import {
  getUserTasks,
  streamUserTasks,
  type ReportTaskRequest,
  type TaskView,
} from '@portal/contracts';
import { answerWith, loseConnection, tellOnce } from '../../support/answers';
import { completedTask } from '../../support/bot';
import { card, reloadDashboard } from '../../support/dashboard';
import { setHidden } from '../../support/hidden';
import { expectSound } from '../../support/looks';
import { expect, numberOf, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const NEW = Date.now().toString(36);
const POLL_MS = 7_000;

const queue = (page: Page) => card(page, 'Live Queue');
const rowOf = (page: Page, file: string) =>
  queue(page).getByRole('listitem').filter({ hasText: file });

const task = (change: Partial<TaskView>): TaskView => ({
  _id: 'task',
  user_id: 10001,
  file_name: 'Harbour.Nine.S01E01.mkv',
  ott_service: 'netflix',
  quality: '720p',
  status: 'pending',
  progress: null,
  error_message: null,
  updated_at: '2031-03-01T06:00:00.000Z',
  ...change,
});

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
});

test('what runs stands first, then what waits, then what failed and why', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const tasks = [
    task({ _id: '1', file_name: 'Failed.mkv', status: 'failed', error_message: 'Link expired.' }),
    task({ _id: '2', file_name: 'Waiting.mkv' }),
    task({ _id: '3', file_name: 'Running.mkv', status: 'in_progress', progress: 62 }),
    task({ _id: '4', file_name: 'Unknown.mkv', status: 'in_progress' }),
  ];
  await tellOnce(page, streamUserTasks, { tasks });
  await answerWith(page, getUserTasks, { tasks });
  await reloadDashboard(page);
  const rows = queue(page).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText(/Running\.mkv.*720p.*62%.*Downloading/s);
  await expect(rows.nth(1)).toContainText('Unknown.mkv');
  await expect(rows.nth(1).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', /./);
  await expect(rows.nth(2)).toContainText(/Waiting\.mkv.*Waiting/s);
  await expect(rows.nth(3)).toContainText(/Failed\.mkv.*Failed.*Link expired\./s);
  await expectSound(page, 'the queue in every status');
});

test('an empty queue says what appears here', async ({ page, trial }) => {
  await signIn(page, trial);
  await tellOnce(page, streamUserTasks, { tasks: [] });
  await answerWith(page, getUserTasks, { tasks: [] });
  await reloadDashboard(page);
  await expect(queue(page)).toContainText('Nothing in the queue right now.');
});

test('when the stream does not work the queue is asked for every 7 seconds, never twice at once', async ({
  page,
  trial,
}) => {
  await page.clock.install();
  await signIn(page, trial);
  await loseConnection(page, streamUserTasks);
  let file = 'First.mkv';
  let open = (): void => undefined;
  let gate = Promise.resolve();
  await page.route(/\/api\/user\/\d+\/tasks$/, async (route) => {
    await gate;
    const tasks = [task({ file_name: file })];
    await route.fulfill({ json: { success: true, tasks } });
  });
  const asked = polls(page);
  await reloadDashboard(page);
  await expect(queue(page)).toContainText('First.mkv');

  // The page's clock also runs on its own: on a slow machine the page has already polled more than once.
  file = 'Second.mkv';
  gate = new Promise((settle) => (open = settle));
  const before = asked.count;
  await page.clock.runFor(POLL_MS);
  await expect.poll(() => asked.count).toBe(before + 1);
  await page.clock.runFor(5 * POLL_MS);
  expect(asked.count).toBe(before + 1);
  open();
  await expect(queue(page)).toContainText('Second.mkv');
});

test('a stream that works again takes over from asking', async ({ page, trial, bot }) => {
  await page.clock.install();
  await signIn(page, trial);
  let isDown = true;
  await page.route('**/tasks/stream', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  const asked = polls(page);
  await reloadDashboard(page);
  await expect.poll(() => asked.count).toBeGreaterThan(0);

  isDown = false;
  const opened = page.waitForRequest('**/tasks/stream');
  await page.clock.runFor(30_000);
  await opened;
  const file = `Cold.Delta.${NEW}.mkv`;
  const report = completedTask(trial.subscriber.userId, { file_name: file, status: 'pending' });
  await bot.report(`again-${NEW}`, report);
  await expect(rowOf(page, file)).toBeVisible();
  const before = asked.count;
  await page.clock.runFor(3 * POLL_MS);
  expect(asked.count).toBe(before);
  await bot.report(`again-${NEW}`, { ...report, status: 'completed' });
});

test('news are not undone by an older answer that comes later', async ({ page, trial }) => {
  await signIn(page, trial);
  let open = (): void => undefined;
  const gate = new Promise<void>((settle) => (open = settle));
  let answered = (): void => undefined;
  const olderAnswer = new Promise<void>((settle) => (answered = settle));
  let asked = 0;
  await page.route(/\/api\/user\/\d+\/tasks$/, async (route) => {
    asked += 1;
    // Only the first answer is older than the event. When the stream ends, the page polls again.
    const isOlder = asked === 1;
    if (isOlder) await gate;
    const tasks = [task({ file_name: isOlder ? 'Older.mkv' : 'Newer.mkv' })];
    await route.fulfill({ json: { success: true, tasks } }).catch(() => undefined);
    if (isOlder) answered();
  });
  // The first stream fails, so the page polls the queue. The second stream sends the event.
  let tries = 0;
  await page.route('**/tasks/stream', async (route) => {
    tries += 1;
    if (tries > 1) await expect.poll(() => asked).toBe(1);
    const news = JSON.stringify({ tasks: [task({ file_name: 'Newer.mkv' })] });
    const body = tries === 1 ? 'retry: 300\n\n' : `retry: 600000\ndata: ${news}\n\n`;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  await reloadDashboard(page);
  await expect(queue(page)).toContainText('Newer.mkv');
  open();
  await olderAnswer;
  // The page has processed the answer. Check at once, because the next poll would hide an error.
  await page.evaluate(async () => {
    await (await fetch('/health/live')).text();
    await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
  });
  expect(await queue(page).innerText()).toContain('Newer.mkv');
  expect(await queue(page).innerText()).not.toContain('Older.mkv');
});

test('a hidden tab neither listens nor asks', async ({ page, trial }) => {
  await page.clock.install();
  await signIn(page, trial);
  await expect(queue(page).getByRole('listitem').first()).toBeVisible();
  const asked = polls(page);
  let streams = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/tasks/stream')) streams += 1;
  });
  const closed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/tasks/stream'),
  );
  await setHidden(page, true);
  await closed;
  await page.clock.runFor(10 * POLL_MS);
  expect([streams, asked.count]).toEqual([0, 0]);
  await setHidden(page, false);
  await expect.poll(() => streams).toBe(1);
});

test('a queue that could not be loaded is only logged; the card offers another try', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const bringBack = await loseConnection(page, getUserTasks);
  await loseConnection(page, streamUserTasks);
  await reloadDashboard(page);
  await expect(queue(page)).toContainText('This could not be loaded right now.');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  bringBack();
  await queue(page).getByRole('button', { name: 'Try again' }).click();
  await expect(queue(page)).not.toContainText('This could not be loaded right now.');
});
