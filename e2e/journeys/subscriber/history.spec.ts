import { getFullHistory, type HistoryItem } from '@portal/contracts';
import { HOUR_MS } from '@portal/rules';
import { answerWith, loseConnection } from '../../support/answers';
import { completedTask, givenDownload } from '../../support/bot';
import { card } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const MANY = 10_000;
// Noon in Dhaka, the time zone of the browser in these journeys.
const NOON = Date.parse('2031-03-21T06:00:00.000Z');

const history = (page: Page) => page.getByRole('dialog', { name: 'Download History' });
const list = (page: Page) => history(page).getByRole('group', { name: 'Downloads by day' });
const search = (page: Page) => history(page).getByRole('searchbox', { name: 'Search' });
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
  await expectSound(page, 'the history of a service');
  await history(page).getByRole('button', { name: 'Close' }).click();

  await viewAll(page).click();
  await expect(history(page)).toContainText('All services');
  await search(page).fill(ott_service);
  await expect(history(page).getByRole('listitem').last()).toContainText(file_name);
  await expect(history(page).getByRole('listitem').last()).toContainText(ott_service);
});

test('10,000 entries are read and searched with the keyboard alone', async ({ page, trial }) => {
  await signIn(page, trial);
  const first = history(page).getByText('E10000', { exact: true });
  const last = history(page).getByText('E01', { exact: true });

  await test.step('a history that could not be loaded offers another try', async () => {
    const bringBack = await loseConnection(page, getFullHistory);
    await tabTo(page, viewAll(page));
    await page.keyboard.press('Enter');
    await expect(history(page).getByRole('alert')).toBeVisible();
    await expectSound(page, 'a failed history');
    await answerWith(page, getFullHistory, { history: entries(MANY) });
    bringBack();
    await tabTo(page, history(page).getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
    await expect(history(page).getByRole('status')).toHaveText('10,000 downloads');
  });

  await test.step('one reads from the first to the last entry', async () => {
    await tabTo(page, list(page));
    await page.keyboard.press('End');
    await expect(last).toBeInViewport();
    await page.keyboard.press('PageUp');
    await expect(last).not.toBeInViewport();
    await page.keyboard.press('Home');
    await expect(first).toBeInViewport();
    await expect.poll(() => list(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.keyboard.press('PageDown');
    await expect(first).not.toBeInViewport();
  });

  await test.step('a search draws what it finds, also from the end of the list', async () => {
    await search(page).fill('monsoon e00002');
    await expect(history(page).getByRole('listitem')).toHaveCount(2);
    await expect(history(page).getByText('E02', { exact: true })).toBeInViewport();
    await search(page).fill('no such video');
    await expect(history(page)).toContainText('No download matches “no such video”.');
    await expectSound(page, 'a search without a result');
  });

  await page.keyboard.press('Escape');
  await expect(history(page)).toBeHidden();
  await expect(viewAll(page)).toBeFocused();
});
