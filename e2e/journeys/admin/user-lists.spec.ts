import { listExpiredUsers } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { Page } from '@playwright/test';
import { freshIds, givenUser, listedUser, listOf } from '../../support/admin-users';
import { answerWith } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const RED = 'rgb(219, 58, 65)';
const YELLOW = 'rgb(229, 165, 10)';
const GREEN = 'rgb(46, 158, 98)';

const row = (page: Page, userId: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: String(userId) }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by Name or ID...' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test("Premium Users, Expiring Soon and Real Expired: search of the service, the plan that ends first on top, and the row's left border red, yellow or green", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  const prefix = String(first).slice(0, -2);
  const name = `Jahanara ${first}`;
  await givenUser(page, { userId: first, days: 40 }, name);
  await givenUser(page, { userId: first + 1, days: 7 });
  await givenUser(page, { userId: first + 2, days: 3 });

  await test.step('Premium Users', async () => {
    await page.goto('/admin/dashboard?tab=active');
    await search(page).fill(prefix);
    await expect(heading(page, 'Showing 3 Premium Users')).toBeVisible();
    await expect(row(page, first)).toContainText(`${name}${first}40 days left`);
    await expect(row(page, first)).toHaveCSS('border-left-color', GREEN);
    await expect(row(page, first + 1)).toHaveCSS('border-left-color', YELLOW);
    await expectSound(page, 'a list of users');
    await search(page).fill(name.slice(0, -2).toLowerCase());
    await expect(row(page, first + 1)).toBeHidden();
    await row(page, first)
      .getByRole('button', { name: `Details of ${name}` })
      .click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('Expiring Soon', async () => {
    await page.getByRole('link', { name: 'Expiring Soon' }).click();
    await expect(search(page)).toHaveValue('');
    await search(page).fill(prefix);
    await expect(heading(page, 'Showing 2 Expiring Soon Users')).toBeVisible();
    const rows = page.getByRole('list', { name: 'Expiring Soon' }).getByRole('listitem');
    await expect(rows).toContainText(['3 days left', '7 days left']);
  });

  await test.step('Real Expired', async () => {
    // In a running system no plan can have ended days ago, so the answer is made up.
    const expiryDate = new Date(Date.now() - 3.5 * DAY_MS).toISOString();
    const expired = [listedUser({ userId: 7_001, daysRemaining: 0, expiryDate })];
    await answerWith(page, listExpiredUsers, listOf(expired));
    await page.getByRole('link', { name: 'Real Expired' }).click();
    await expect(row(page, 7_001)).toContainText('N/A7001Expired 3 days ago');
    await expect(row(page, 7_001)).toHaveCSS('border-left-color', RED);
    await expectSound(page, 'Real Expired');
  });
});
