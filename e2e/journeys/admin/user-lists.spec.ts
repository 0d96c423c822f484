import { type ListUsersResponse, listExpiredUsers, listUsers } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { freshIds, givenUser, listedUser, listOf, openTab } from '../../support/admin-users';
import { answerNoEnvelope, answerWith, loseConnection } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const DAY_MS = 86_400_000;
const RED = 'rgb(219, 58, 65)';
const YELLOW = 'rgb(229, 165, 10)';
const GREEN = 'rgb(46, 158, 98)';

const row = (page: Page, userId: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: String(userId) }) });
const rowsOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by Name or ID...' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });

test("Premium Users, Expiring Soon and Real Expired: 'Showing N <Filter Name> Users', search by name or ID, name or N/A, '<days> days left' or 'Expired {relative time}', a details button", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  const prefix = String(first).slice(0, -2);
  const name = `Jahanara ${first}`;
  await givenUser(page, { userId: first, days: 40 }, name);
  await givenUser(page, { userId: first + 1, days: 6 });
  await givenUser(page, { userId: first + 2, days: 3 });

  await page.goto('/admin/dashboard?tab=active');
  await search(page).fill(prefix);
  await expect(heading(page, 'Showing 3 Premium Users')).toBeVisible();
  await expect(row(page, first)).toContainText(`${name}${first}40 days left`);
  await expect(row(page, first + 1)).toContainText(`N/A${first + 1}6 days left`);
  await search(page).fill(name.slice(0, -2).toLowerCase());
  await expect(row(page, first)).toBeVisible();
  await expect(row(page, first + 1)).toBeHidden();
  await expect(page).toHaveURL(/search=jahanara/);
  await row(page, first)
    .getByRole('button', { name: `Details of ${name}` })
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Expiring Soon' }).click();
  await expect(search(page)).toHaveValue('');
  await search(page).fill(prefix);
  await expect(heading(page, 'Showing 2 Expiring Soon Users')).toBeVisible();
  // The plan that ends first is first.
  await expect(rowsOf(page, 'Expiring Soon').nth(0)).toContainText('3 days left');
  await expect(rowsOf(page, 'Expiring Soon').nth(1)).toContainText('6 days left');

  // In a running system no plan can have ended days ago, so the answer is made up.
  const expiryDate = new Date(Date.now() - 3.5 * DAY_MS).toISOString();
  const expired = [listedUser({ userId: 7_001, daysRemaining: 0, expiryDate })];
  await answerWith(page, listExpiredUsers, listOf(expired));
  await page.getByRole('link', { name: 'Real Expired' }).click();
  await expect(heading(page, 'Showing 1 Real Expired Users')).toBeVisible();
  await expect(row(page, 7_001)).toContainText('N/A7001Expired 3 days ago');
  await expect(row(page, 7_001)).toHaveCSS('border-left-color', RED);
  const asked = page.waitForRequest(/expired-users-real\?.*search=7001/);
  await search(page).fill('7001');
  await asked;
  await expectSound(page, 'Real Expired');
});

test("the row's left border is red when expired, yellow when 7 days or fewer remain, green otherwise", async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'analytics');
  const days = [0, 1, 7, 8];
  const users = days.map((daysRemaining) =>
    listedUser({ userId: 700 + daysRemaining, daysRemaining }),
  );
  await answerWith(page, listUsers, listOf(users));
  await page.getByRole('link', { name: 'Premium Users' }).click();
  await expect(heading(page, 'Showing 4 Premium Users')).toBeVisible();
  await expect(row(page, 701)).toContainText('1 day left');
  for (const [daysRemaining, colour] of [
    [0, RED],
    [1, YELLOW],
    [7, YELLOW],
    [8, GREEN],
  ] as const) {
    await expect(row(page, 700 + daysRemaining)).toHaveCSS('border-left-color', colour);
  }
  await expectSound(page, 'a list of users');
});

const YEARS_AGO = new Date(Date.now() - 800 * DAY_MS).toISOString();
const EMPTY: ListUsersResponse = listOf([]);

for (const [tab, call, empty, failed] of [
  ['active', listUsers, 'No users found for this filter.', 'Failed to fetch users.'],
  [
    'real-expired',
    listExpiredUsers,
    'No users found who had a plan and have expired.',
    'Failed to fetch real expired users.',
  ],
] as const) {
  test(`${tab}: '${empty}', '${failed}' and 'Server connection error.'`, async ({
    page,
    trial,
  }) => {
    await openTab(page, trial, 'analytics');
    await answerWith(page, call, EMPTY);
    await page.goto(`/admin/dashboard?tab=${tab}`);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(heading(page, /^Showing 0 /)).toBeVisible();
    await answerNoEnvelope(page, call);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(failed);
    await loseConnection(page, call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('Server connection error.');
    const expiryDate = YEARS_AGO;
    const user = listedUser({ userId: 42, daysRemaining: 0, expiryDate, name: 'Old Friend' });
    await answerWith(page, call, listOf([user]));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 42)).toContainText(
      tab === 'active' ? 'Old Friend' : 'Expired 2 years ago',
    );
  });
}
