import { getUser } from '@portal/contracts';
import { loseConnection } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { readProfile } from '../../support/profile';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test("/admin/user/{userId} shows the user's own dashboard in the admin frame with a 'Return to Admin List' link; settings and profile are edited as the administrator", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page, { days: 10, balance: 50 }, { name: 'Rafi Ahmed' });
  await page.goto(`/admin/user/${userId}`);
  await expect(page.getByRole('heading', { name: 'Welcome, Rafi Ahmed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan Details' })).toContainText('50 videos');
  await expect(page.getByRole('navigation', { name: 'Dashboard sections' })).toBeVisible();
  await expect(page.locator('[aria-current="page"]')).toHaveCount(0);
  await expectSound(page, 'the admin view of a user');

  await page.getByRole('radio', { name: 'MKV' }).check();
  await expect.poll(async () => (await readProfile(page.request, userId)).videoFormat).toBe('mkv');

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Name').fill('Rafi A.');
  await dialog.getByLabel('Email').fill('rafi@example.com');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome, Rafi A.' })).toBeVisible();
  expect(await readProfile(page.request, userId)).toMatchObject({
    name: 'Rafi A.',
    email: 'rafi@example.com',
  });

  await page.getByRole('link', { name: 'Return to Admin List' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("the error screen with 'Back to Admin Dashboard': 'User not found.', 'No User ID provided.', 'Failed to connect to the server.'", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  for (const [path, message] of [
    ['/admin/user/9999999999999', 'User not found.'],
    ['/admin/user/nobody', 'User not found.'],
    ['/admin/user/', 'No User ID provided.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(message);
  }
  await expectSound(page, 'the error screen of the admin view');
  const connect = await loseConnection(page, getUser);
  await page.goto(`/admin/user/${trial.subscriber.userId}`);
  await expect(page.getByRole('alert')).toHaveText('Failed to connect to the server.');
  connect();
  await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('without the session flag isAdminAuthenticated the view of a user leads to /admin/login', async ({
  page,
  trial,
}) => {
  await page.goto(`/admin/user/${trial.subscriber.userId}`);
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("'Return to Admin List' leads back to the list one came from, with its search and page, also after a reload; else to the dashboard", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page);
  await page.goto(`/admin/dashboard?tab=users&search=${userId}&status=active`);
  await page.getByRole('link', { name: String(userId) }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/user/${userId}$`));
  await page.reload();
  await page.getByRole('link', { name: 'Return to Admin List' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=users&search=${userId}&status=active$`));
  await expect(page.getByRole('link', { name: String(userId) })).toBeVisible();

  // Without a stored list the link leads to the dashboard.
  await page.evaluate(() => sessionStorage.removeItem('adminList'));
  await page.goto(`/admin/user/${userId}`);
  await page.getByRole('link', { name: 'Return to Admin List' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
