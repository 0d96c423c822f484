import { expect, signIn, test } from '../support/test';

test('the trial subscriber signs in with the password and sees the dashboard', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await expect(page.getByRole('region', { name: 'Plan Details' })).toContainText('Active');
  for (const card of ["Today's Downloads", 'Total Downloads']) {
    await expect(page.getByRole('group', { name: card, exact: true })).toContainText(/\d/);
  }
  for (const region of ['Recent Downloads', 'Downloads by Service', 'Account Settings']) {
    await expect(page.getByRole('region', { name: region })).toBeVisible();
  }
});

test("a wrong password shows the server's message and signs nobody in", async ({ page, trial }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Login with Password' }).click();
  await page.getByLabel('User ID').fill('999999999');
  await page.getByLabel('Password', { exact: true }).fill(`not-${trial.subscriber.password}`);
  const answer = page.waitForResponse('**/api/login/password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const { message } = (await (await answer).json()) as { message: string };
  expect(message).toBe('Wrong User ID or password.');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
});

test('a signed-in subscriber who opens / is taken to the dashboard', async ({ page, trial }) => {
  await signIn(page, trial);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('without a session every other path leads to the login', async ({ page }) => {
  for (const path of ['/dashboard', '/account-management', '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  }
});

test('the last User ID is filled in after logging out', async ({ page, trial }) => {
  await signIn(page, trial);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByLabel('User ID')).toHaveValue(String(trial.subscriber.userId));
});

test('Forgot Password? remembers the wish and switches to Telegram', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Login with Password' }).click();
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('tab', { name: 'Login with Telegram' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(
    page.getByText('Click the button below to log in or recover your account.'),
  ).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('passwordResetIntent'))).toBe('true');
});

test('the skip link leads below the header that stays', async ({ page, trial }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, trial);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const title = await page.getByRole('heading', { name: /^Welcome/ }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
