import type { Page } from '@playwright/test';
import { freshIds, givenUser } from '../../support/admin-users';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const PAGE_SIZE = 15;

const rows = (page: Page) =>
  page.getByRole('table', { name: 'All Users' }).locator('tbody').getByRole('row');
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Filter' }).getByRole('button', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search this list...' });
const pageState = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('status');

test('All Users: counts, search and pages of the service, ids descending; Back; 768 px; the keyboard alone', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  const prefix = String(first).slice(0, -2);
  const ids = Array.from({ length: 17 }, (_, index) => first + index);
  await Promise.all(ids.slice(0, 15).map((userId) => givenUser(page, { userId, days: 30 })));
  const [soon = 0, gone = 0] = ids.slice(15);
  const name = `Syeda Nurunnahar Chowdhury-Rahmanullah ${first}`;
  await givenUser(page, { userId: soon, days: 5 }, name);
  // A user who never had a plan is distinguished from one whose plan ended, and is no part of the Expired filter.
  await givenUser(page, { userId: gone, days: 0, balance: 5 });
  await page.goto('/admin/dashboard?tab=users');

  await test.step('counts and pages', async () => {
    await search(page).fill(prefix);
    await expect(chip(page, 'All Users 17')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'Active 15')).toBeVisible();
    await expect(chip(page, 'Expiring Soon 1')).toBeVisible();
    await expect(chip(page, 'Expired 0')).toBeVisible();
    await expect(rows(page)).toHaveCount(PAGE_SIZE);
    await expect(rows(page).nth(0)).toContainText(new RegExp(`N/A${gone}No plan---`));
    await expect(rows(page).nth(1)).toContainText(`${name}${soon}Expiring Soon5`);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(pageState(page)).toHaveText('Page 2 of 2');
    await expect(rows(page).nth(1)).toContainText(`N/A${first}`);
    await expect(page).toHaveURL(new RegExp(`search=${prefix}&page=2`));
  });

  await test.step('the address is kept over a reload; Back returns to the filter before', async () => {
    await page.reload();
    await expect(pageState(page)).toHaveText('Page 2 of 2');
    await chip(page, /^Expiring Soon/).click();
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(rows(page)).toHaveCount(2);
    await search(page).fill(`  ${name.toUpperCase()} `);
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('looks', async () => {
    await expectSound(page, 'All Users');
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 768, height: 1024 });
    const surplus = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(surplus).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width, height });
  });

  await test.step('with the keyboard alone', async () => {
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
});
