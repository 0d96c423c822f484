import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { readProfile } from '../../support/profile';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test("/admin/user/{userId} shows the user's own dashboard to administrators only; settings and profile are edited; 'Return to Admin List' leads back", async ({
  page,
  trial,
}) => {
  await test.step('without the session flag isAdminAuthenticated it leads to /admin/login', async () => {
    await page.goto(`/admin/user/${trial.subscriber.userId}`);
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page, { days: 10, balance: 50 }, { name: 'Rafi Ahmed' });
  await page.goto(`/admin/dashboard?tab=users&search=${userId}&status=active`);
  await page.getByRole('link', { name: String(userId) }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/user/${userId}$`));

  await test.step('the dashboard in the admin frame', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Rafi Ahmed' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Plan Details' })).toContainText('50 videos');
    await expect(page.getByRole('navigation', { name: 'Dashboard sections' })).toBeVisible();
    await expect(page.locator('[aria-current="page"]')).toHaveCount(0);
    await expectSound(page, 'the admin view of a user');
  });

  await test.step('settings and profile', async () => {
    await page.getByRole('radio', { name: 'MKV' }).check();
    const format = async () => (await readProfile(page.request, userId)).videoFormat;
    await expect.poll(format).toBe('mkv');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByLabel('Name').fill('Rafi A.');
    await dialog.getByLabel('Email').fill('rafi@example.com');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('User updated successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome, Rafi A.' })).toBeVisible();
    const changed = { name: 'Rafi A.', email: 'rafi@example.com' };
    expect(await readProfile(page.request, userId)).toMatchObject(changed);
  });

  await test.step('back to the list with its search, also after a reload; else to the dashboard', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Return to Admin List' }).click();
    await expect(page).toHaveURL(new RegExp(`tab=users&search=${userId}&status=active$`));
    await expect(page.getByRole('link', { name: String(userId) })).toBeVisible();
    await page.evaluate(() => sessionStorage.removeItem('adminList'));
    await page.goto(`/admin/user/${userId}`);
    await page.getByRole('link', { name: 'Return to Admin List' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });
});
