import { ERROR_CATALOGUE } from '@portal/contracts';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, signInOnScreen, test } from '../../support/test';
import type { Page } from '@playwright/test';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const userId = (page: Page) => page.getByLabel('User ID');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('after a successful login the user is stored locally and the app goes to /dashboard', async ({
  page,
  trial,
}) => {
  await signInOnScreen(page, trial);
  const stored = await page.evaluate(() => [
    (JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { userId?: number }).userId,
    localStorage.getItem('lastLoggedInId'),
  ]);
  expect(stored).toEqual([trial.subscriber.userId, String(trial.subscriber.userId)]);
  await expect(page.getByRole('region', { name: 'Plan Details' })).toContainText('Active');
});

test('redirects to /dashboard if a user is stored', async ({ page, trial }) => {
  await signInOnScreen(page, trial);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('without a stored user every screen of a user leads to the login', async ({ page }) => {
  const guarded = ['/dashboard', '/account-management', '/create-password', '/change-password'];
  for (const path of [...guarded, '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(signInButton(page)).toBeVisible();
  }
});

test('the server message is shown when success is false', async ({ page, trial }) => {
  await page.goto('/');
  await userId(page).fill('999999999');
  await password(page).fill(`not-${trial.subscriber.password}`);
  await signInButton(page).click();
  await expect(page.getByText(ERROR_CATALOGUE['sessions/wrong-credentials'].text)).toBeVisible();
  await expect(signInButton(page)).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await expectSound(page, 'a refused login');
});

test('signing in works with the keyboard alone', async ({ page, trial }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Login with Telegram' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, userId(page));
  await page.keyboard.type(String(trial.subscriber.userId));
  await tabTo(page, password(page));
  await page.keyboard.type(trial.subscriber.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
