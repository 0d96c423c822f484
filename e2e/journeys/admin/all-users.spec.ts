import { listUsers } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { freshIds, givenUser, listOf, openTab } from '../../support/admin-users';
import { answerNoEnvelope, answerWith, loseConnection, refuseWith } from '../../support/answers';
import { holdAnswers } from '../../support/held-answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const PAGE_SIZE = 15;

const table = (page: Page) => page.getByRole('table', { name: 'All Users' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Filter' }).getByRole('button', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search this list...' });
const pageState = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('status');

/** A date like '05 Mar 2031', the given number of days from now, in the browser's zone. */
const dayFromNow = (days: number): string => {
  const date = new Date(Date.now() + days * 86_400_000);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Dhaka', ...options }).format(date);
  const day = part({ day: 'numeric' }).padStart(2, '0');
  return `${day} ${part({ month: 'short' })} ${part({ year: 'numeric' })}`;
};

test('filter chips with counts, a search box, a table with status, days left and expiry date, Prev/Next with Page X of Y, ids descending', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  const ids = Array.from({ length: 17 }, (_, index) => first + index);
  await Promise.all(ids.slice(0, 15).map((userId) => givenUser(page, { userId, days: 30 })));
  const [soon = 0, gone = 0] = ids.slice(15);
  const name = `Shirin ${first}`;
  await givenUser(page, { userId: soon, days: 5 }, name);
  // A user who never had a plan counts as expired, but the Expired filter lists only users with a plan.
  await givenUser(page, { userId: gone, days: 0, balance: 5 });

  await page.goto('/admin/dashboard?tab=users');
  await expect(rows(page)).toHaveCount(PAGE_SIZE);
  await search(page).fill(String(first).slice(0, -2));
  await expect(chip(page, 'All Users 17')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'Active 15')).toBeVisible();
  await expect(chip(page, 'Expiring Soon 1')).toBeVisible();
  await expect(chip(page, 'Expired 0')).toBeVisible();
  await expect(rows(page)).toHaveCount(PAGE_SIZE);
  await expect(rows(page).nth(0)).toContainText(new RegExp(`N/A${gone}Expired---`));
  await expect(rows(page).nth(1)).toContainText(`${name}${soon}Expiring Soon5${dayFromNow(5)}`);
  await expect(rows(page).nth(2)).toContainText(`N/A${soon - 1}Active30${dayFromNow(30)}`);

  await expect(pageState(page)).toHaveText('Page 1 of 2');
  const previous = page.getByRole('button', { name: 'Prev' });
  await expect(previous).toBeDisabled();
  await previous.press('Enter');
  await expect(pageState(page)).toHaveText('Page 1 of 2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(pageState(page)).toHaveText('Page 2 of 2');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(`N/A${first}`);
  await expect(page).toHaveURL(new RegExp(`search=${String(first).slice(0, -2)}&page=2`));

  // The filter in the address can be shared. An invalid page number becomes the last page.
  await page.reload();
  await expect(pageState(page)).toHaveText('Page 2 of 2');
  await expect(search(page)).toHaveValue(String(first).slice(0, -2));
  await page.goto(page.url().replace('page=2', 'page=9'));
  await expect(pageState(page)).toHaveText('Page 2 of 2');

  await chip(page, /^Expiring Soon/).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/status=expiring/);
  await expect(page).not.toHaveURL(/page=/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await search(page).fill(`  ${name.toUpperCase()} `);
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole('link', { name: String(soon) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/user/${soon}$`));
});

test('All Users on a phone and a desktop, in light and dark, and with the keyboard alone', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  const name = 'Syeda Nurunnahar Chowdhury-Rahmanullah';
  await givenUser(page, { userId: first, days: 90 }, name);
  await page.goto(`/admin/dashboard?tab=users&search=${first}`);
  await expect(rows(page)).toHaveCount(1);
  await expectSound(page, 'All Users');
  await page.setViewportSize({ width: 768, height: 1024 });
  const surplus = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(surplus).toBeLessThanOrEqual(0);

  await tabTo(page, chip(page, /^Expired/));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No users found for this filter.')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(chip(page, /^All Users/)).toBeFocused();
  await page.keyboard.press('Space');
  const details = page.getByRole('button', { name: `Details of ${name}` });
  await tabTo(page, details);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(details).toBeFocused();
});

test("the server message or 'Failed to fetch users.', 'Server connection error.' on network failure, each with another try; 'No users found for this filter.'", async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'users');
  await expect(rows(page).first()).toBeVisible();
  const bringBack = await loseConnection(page, listUsers);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
  bringBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();

  await answerNoEnvelope(page, listUsers);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch users.');
  await refuseWith(page, listUsers, 'service/bug');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('A server error occurred. Please try again.');

  const counts = { all: 0, active: 0, expiring: 0, expired: 0 };
  await answerWith(page, listUsers, listOf([], { counts }));
  await page.reload();
  await expect(page.getByText('No users found for this filter.')).toBeVisible();
  await expect(chip(page, 'All Users 0')).toBeVisible();
  await expectSound(page, 'All Users without users');
});

test('the list is busy until its answer is there', async ({ page, trial }) => {
  await openTab(page, trial, 'analytics');
  const answers = await holdAnswers(page, '**/api/admin/users?*', 'GET');
  await page.getByRole('link', { name: 'All Users' }).click();
  await answers.held;
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await answers.letGo();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
