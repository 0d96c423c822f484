import { ERROR_CATALOGUE } from '@portal/contracts';
import { holdAnswers } from '../../support/held-answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, signInOnScreen, test } from '../../support/test';
import type { Page } from '@playwright/test';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const userId = (page: Page) => page.getByLabel('User ID');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const resetIntent = () => sessionStorage.getItem('passwordResetIntent');

test("two tabs: 'Login with Telegram' and 'Login with Password'", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tab')).toHaveText(['Login with Telegram', 'Login with Password']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Login with Password');
});

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

test('User ID is prefilled from the stored lastLoggedInId', async ({ page, trial }) => {
  await signInOnScreen(page, trial);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(userId(page)).toHaveValue(String(trial.subscriber.userId));
});

test('a typed User ID survives a look at the other tab', async ({ page }) => {
  await page.goto('/');
  await userId(page).fill('4711');
  await page.getByRole('tab', { name: 'Login with Telegram' }).click();
  await expect(userId(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Login with Password' }).click();
  await expect(userId(page)).toHaveValue('4711');
});

test('Password has a show/hide toggle', async ({ page }) => {
  await page.goto('/');
  await password(page).fill('open sesame');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('User ID numeric and required; password required; submit only when both are non-empty', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login/password')) sent.push(request.postData() ?? '');
  });
  await page.goto('/');
  for (const [id, secret] of [
    ['', 'secret-1'],
    ['4711', ''],
    ['abc', 'secret-1'],
  ] as const) {
    await userId(page).fill(id);
    await password(page).fill(secret);
    await signInButton(page).click();
  }
  // A number that cannot be a User ID.
  await userId(page).fill('0');
  await signInButton(page).click();
  await expect(page.getByText('This is not a valid User ID.')).toBeVisible();
  expect(sent).toEqual([]);
});

test("while authenticating the button reads 'Authenticating...'", async ({ page, trial }) => {
  const answer = await holdAnswers(page, '**/api/login/password', 'POST');
  await page.goto('/');
  await userId(page).fill(String(trial.subscriber.userId));
  await password(page).fill(trial.subscriber.password);
  await signInButton(page).click();
  await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeFocused();
  await answer.held;
  await answer.letGo();
  await expect(page).toHaveURL(/\/dashboard$/);
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

test("a login that does not reach the server says 'Failed to connect to the server.'", async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/api/login/password', (route) => route.abort());
  await userId(page).fill('4711');
  await password(page).fill('secret-1');
  await signInButton(page).click();
  await expect(page.getByText('Failed to connect to the server.')).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
});

test("'Forgot Password?' stores passwordResetIntent = true and switches to the messenger tab", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const telegram = page.getByRole('tab', { name: 'Login with Telegram' });
  await expect(telegram).toHaveAttribute('aria-selected', 'true');
  await expect(telegram).toBeFocused();
  expect(await page.evaluate(resetIntent)).toBe('true');
  await page.reload();
  await expect(telegram).toHaveAttribute('aria-selected', 'true');
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
