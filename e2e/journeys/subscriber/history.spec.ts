import {
  getFullHistory,
  getServiceHistory,
  getUserOttStats,
  type HistoryItem,
} from '@portal/contracts';
import { answerWith, loseConnection } from '../../support/answers';
import { completedTask, givenDownload } from '../../support/bot';
import { card } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const MANY = 10_000;
const HOUR_MS = 3_600_000;
// Noon in Dhaka, the time zone of the browser in these journeys.
const NOON = Date.parse('2031-03-21T06:00:00.000Z');

const history = (page: Page) => page.getByRole('dialog', { name: 'Download History' });
const list = (page: Page) => history(page).getByRole('group', { name: 'Downloads by day' });
const search = (page: Page) => history(page).getByRole('searchbox', { name: 'Search' });
const firstService = (page: Page) => card(page, 'Downloads by Service').getByRole('button').first();
const viewAll = (page: Page) =>
  card(page, 'Recent Downloads').getByRole('button', { name: 'View all' });

/** Newest first, one per hour. */
const entries = (count: number): HistoryItem[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: String(index),
    file_name: `The.Monsoon.Line.E${String(count - index).padStart(5, '0')}.720p.WEB-DL.mkv`,
    download_date: new Date(NOON - index * HOUR_MS).toISOString(),
    ott_service: index % 3 === 0 ? 'hoichoi' : 'netflix',
  }));

test.beforeEach(({ bot, trial }) => givenDownload(bot, trial.subscriber.userId));

test("title 'Download History'; per entry file_name and download_date (short US style with time), grouped by day", async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await answerWith(page, getServiceHistory, { history: entries(14) });
  await firstService(page).click();
  const rows = history(page).getByRole('listitem');
  await expect(rows).toHaveCount(16);
  await expect(rows.nth(0)).toHaveText('Friday, March 21, 2031');
  await expect(rows.nth(1)).toContainText('The.Monsoon.Line.E00014.720p.WEB-DL.mkv');
  await expect(rows.nth(1)).toContainText(/^.*Mar 21, 2031, 12:00.PM$/);
  await expect(rows.nth(13)).toContainText(/Mar 21, 2031, 12:00.AM$/);
  await expect(rows.nth(14)).toHaveText('Thursday, March 20, 2031');
  await expect(history(page).getByRole('heading', { level: 3 })).toHaveCount(2);
  await expectSound(page, 'the history of a service');
});

test('a spinner while loading', async ({ page, trial }) => {
  await signIn(page, trial);
  let open = (): void => undefined;
  const gate = new Promise<void>((settle) => (open = settle));
  await page.route('**/history/**', async (route) => {
    await gate;
    await route.fallback();
  });
  await firstService(page).click();
  await expect(history(page).getByRole('progressbar', { name: 'Loading history…' })).toBeVisible();
  await expectSound(page, 'the history while it loads');
  open();
  await expect(history(page).getByRole('listitem').first()).toBeVisible();
});

test("'No history found for {ott}.' when empty", async ({ page, trial }) => {
  await signIn(page, trial);
  await answerWith(page, getUserOttStats, { stats: [{ name: 'hoichoi', value: 3 }] });
  await answerWith(page, getServiceHistory, { history: [] });
  await page.reload();
  await firstService(page).click();
  await expect(history(page).getByText('No history found for hoichoi.')).toBeVisible();
  await expectSound(page, 'an empty history');
});

test('a history that could not be loaded says so and offers another try', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const bringBack = await loseConnection(page, getServiceHistory);
  await firstService(page).click();
  await expect(history(page).getByRole('alert')).toContainText('The history could not be loaded.');
  await expectSound(page, 'a failed history');
  bringBack();
  await history(page).getByRole('button', { name: 'Try again' }).click();
  await expect(history(page).getByRole('listitem').first()).toBeVisible();
});

test("what the bot finished stands in its service's history and in that of all services", async ({
  page,
  trial,
  bot,
}) => {
  const ott_service = `history-${Date.now().toString(36)}`;
  const file_name = `Cold.Delta.${ott_service}.mkv`;
  const task = completedTask(trial.subscriber.userId, { file_name, ott_service });
  await bot.report(ott_service, task);
  await signIn(page, trial);
  await page.getByRole('button', { name: new RegExp(`^${ott_service}: 1 download`) }).click();
  await expect(history(page).getByRole('status')).toHaveText('1 download');
  await expect(history(page).getByRole('listitem').last()).toContainText(file_name);
  await history(page).getByRole('button', { name: 'Close' }).click();

  await viewAll(page).click();
  await expect(history(page)).toContainText('All services');
  await search(page).fill(ott_service);
  await expect(history(page).getByRole('listitem').last()).toContainText(file_name);
  await expect(history(page).getByRole('listitem').last()).toContainText(ott_service);
});

test.describe('with 10,000 entries', () => {
  test.beforeEach(async ({ page, trial }) => {
    await signIn(page, trial);
    await answerWith(page, getFullHistory, { history: entries(MANY) });
  });

  test('it opens at once, draws only what is near the window, and tells how many there are', async ({
    page,
  }) => {
    await viewAll(page).click();
    await expect(history(page).getByRole('status')).toHaveText('10,000 downloads');
    const rows = history(page).getByRole('listitem');
    await expect(rows.first()).toHaveText('Friday, March 21, 2031');
    expect(await rows.count()).toBeLessThan(60);
    const days = 418;
    await expect(rows.first()).toHaveAttribute('aria-setsize', String(MANY + days));
    await expectSound(page, 'a history of 10,000 entries');
  });

  test('with the keyboard alone one reads from the first to the last entry', async ({ page }) => {
    await tabTo(page, viewAll(page));
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await tabTo(page, list(page));
    await page.keyboard.press('End');
    const last = history(page).getByText('The.Monsoon.Line.E00001.');
    await expect(last).toBeInViewport();
    await page.keyboard.press('PageUp');
    await expect(last).not.toBeInViewport();
    await page.keyboard.press('Home');
    await expect(history(page).getByText('The.Monsoon.Line.E10000.')).toBeInViewport();
    // A key press during smooth scrolling moves the list by less than a page.
    await expect.poll(() => list(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.keyboard.press('PageDown');
    await expect(history(page).getByText('The.Monsoon.Line.E10000.')).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(history(page)).toBeHidden();
    await expect(viewAll(page)).toBeFocused();
  });

  test('a search finds entries that hold all of its words, at any place of the list', async ({
    page,
  }) => {
    await viewAll(page).click();
    await search(page).fill('monsoon e00002');
    await expect(history(page).getByRole('status')).toHaveText('1 download');
    await expect(history(page).getByRole('listitem')).toHaveCount(2);
    await expect(history(page).getByRole('listitem').last()).toContainText('E00002.720p');
    await search(page).fill('HOICHOI');
    await expect(history(page).getByRole('status')).toHaveText('3,334 downloads');
    await search(page).fill('no such video');
    await expect(history(page)).toContainText('No download matches “no such video”.');
    await expect(history(page).getByRole('status')).toHaveText('0 downloads');
    await expectSound(page, 'a search without a result');
    await search(page).fill('');
    await expect(history(page).getByRole('status')).toHaveText('10,000 downloads');
  });
});
