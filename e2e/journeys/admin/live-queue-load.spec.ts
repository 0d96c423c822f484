import { writeFile } from 'node:fs/promises';
import { RECENT_TASK_DAYS } from '@portal/contracts';
import type { TaskStatus } from '@portal/rules';
import type { Page } from '@playwright/test';
import { freshIds, givenUser, openTab } from '../../support/admin-users';
import { openBusyQueue } from '../../support/busy-queue';
import { setHidden } from '../../support/hidden';
import { readColumn, readWatched, watchQueue } from '../../support/queue-screen';
import { type Place, readDocuments, readMetric } from '../../support/system';
import { expect, test } from '../../support/test';

/** `npm run verify -- queue` runs a whole minute and reports the numbers. */
const SECONDS = Number(process.env['QUEUE_SECONDS'] ?? 3);
const REPORT = process.env['QUEUE_REPORT'];
const TASKS = 200;
const CHANGES_PER_SECOND = 20;
const PAGE_SIZE = 10;

const COLUMNS: Readonly<Record<string, TaskStatus>> = {
  ...{ 'In Progress': 'in_progress', Pending: 'pending' },
  ...{ 'Recently Completed': 'completed', Failed: 'failed' },
};

interface TaskDocument {
  readonly _id: string;
  readonly status: TaskStatus;
  readonly updated_at: Date;
}

/** The expected content of a column, page by page. */
async function inDatabase(place: Place, name: string): Promise<string[][]> {
  const recent = Date.now() - RECENT_TASK_DAYS * 86_400_000;
  const tasks = (await readDocuments<TaskDocument>(place, 'tasks'))
    .filter(({ status }) => status === COLUMNS[name])
    .filter(({ status, updated_at }) => status !== 'completed' || updated_at.getTime() > recent)
    .map(({ _id, updated_at }) => ({ _id, changed: updated_at.toISOString() }))
    .toSorted((one, other) =>
      one.changed === other.changed
        ? Number(one._id < other._id) - 0.5
        : Number(one.changed < other.changed) - 0.5,
    )
    .map(({ _id, changed }) => `${_id} ${changed}`);
  const size = name === 'In Progress' ? TASKS : PAGE_SIZE;
  const pages = Math.max(1, Math.ceil(tasks.length / size));
  return Array.from({ length: pages }, (_, page) => {
    return [String(tasks.length), ...tasks.slice(page * size, (page + 1) * size)];
  });
}

/** Compares all pages of every column when the proof runs. @returns the number of compared cards. */
async function expectEqual(page: Page, place: Place): Promise<number> {
  let cards = 0;
  for (const name of Object.keys(COLUMNS)) {
    const next = page
      .getByRole('region', { name, exact: true })
      .getByRole('button', { name: 'Next' });
    const pages = await inDatabase(place, name);
    for (const [at, wanted] of (REPORT ? pages : pages.slice(0, 1)).entries()) {
      if (at > 0) await next.click();
      await expect.poll(() => readColumn(page, name), `page ${at + 1} of ${name}`).toEqual(wanted);
      cards += wanted.length - 1;
    }
  }
  return cards;
}

test('200 tasks that change 20 times a second: no flicker of old over new, the screen ends equal to the database; a hidden or closed tab stops the stream', async ({
  page,
  trial,
  bot,
  place,
}) => {
  test.setTimeout((90 + SECONDS) * 1_000);
  const streams = () => readMetric(place, 'portal_open_streams');
  await openTab(page, trial, 'live-queue');
  const first = freshIds();
  const users = Array.from({ length: 10 }, (_, more) => first + more);
  for (const userId of users) await givenUser(page, { userId, days: 30, balance: 1_000 });
  const queue = await openBusyQueue(bot, users, TASKS);
  await expect.poll(streams).toBe(1);
  await watchQueue(page);
  const done = await queue.change(CHANGES_PER_SECOND, SECONDS);
  const ended = performance.now();
  const [wanted] = await inDatabase(place, 'In Progress');
  await expect.poll(() => readColumn(page, 'In Progress'), { intervals: [50] }).toEqual(wanted);
  const settledMs = performance.now() - ended;
  const cards = await expectEqual(page, place);
  const { flickers, lags } = await readWatched(page);
  expect(flickers).toEqual([]);
  expect(lags.length).toBeGreaterThan(SECONDS);

  await setHidden(page, true);
  await expect.poll(streams).toBe(0);
  await setHidden(page, false);
  await expect.poll(streams).toBe(1);
  await page.close();
  await expect.poll(streams).toBe(0);
  if (REPORT) {
    const facts = { tasks: TASKS, seconds: SECONDS, ...done, settledMs, cards, lags };
    await writeFile(REPORT, JSON.stringify(facts));
  }
});
