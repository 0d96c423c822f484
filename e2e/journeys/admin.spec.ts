import { completedTask } from '../support/bot';
import { expect, numberOf, signInAsAdmin, test } from '../support/test';

const CARDS = ['Total Users', 'Total Downloads', 'Total Redeem Codes', 'Used Redeem Codes'];

test('the administrator signs in and sees the four cards with the numbers of the service', async ({
  page,
  trial,
  bot,
}) => {
  await signInAsAdmin(page, trial);
  for (const card of CARDS) await numberOf(page, card);
  expect(await numberOf(page, 'Total Users')).toBeGreaterThan(0);

  const downloads = await numberOf(page, 'Total Downloads');
  await bot.report(`admin-${Date.now()}`, completedTask(trial.subscriber.userId));
  await page.reload();
  await expect.poll(() => numberOf(page, 'Total Downloads')).toBe(downloads + 1);
});

test('the flag isAdminAuthenticated set by hand opens no number and leads back to the login', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await page.evaluate(() => sessionStorage.setItem('isAdminAuthenticated', 'true'));
  const answer = page.waitForResponse('**/api/admin/**');
  await page.goto('/admin/dashboard');
  await answer;
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('isAdminAuthenticated'))).toBeNull();
  await expect(page.getByRole('group', { name: 'Total Users' }).getByText(/\d/)).toHaveCount(0);
  expect((await page.request.get('/api/admin/stats/overall')).status()).toBe(401);
});

test('an administrator who logs out is at / and without access', async ({ page, trial }) => {
  await signInAsAdmin(page, trial);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/api/admin/stats/overall')).status()).toBe(401);
});
