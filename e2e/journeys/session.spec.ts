import { logOut, unfold } from '../support/dashboard';
import { holdAnswers } from '../support/held-answers';
import { expect, signIn, signInOnScreen, test } from '../support/test';

const storedUser = () => localStorage.getItem('currentUser');

test('logout returns to / and leaves nothing of the subscriber in the browser', async ({
  page,
  trial,
  context,
}) => {
  await signIn(page, trial);
  expect(await page.evaluate(storedUser)).not.toBeNull();
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(storedUser)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('isAdminAuthenticated'))).toBeNull();
  expect((await context.cookies()).filter(({ name }) => name.includes('portal_session'))).toEqual(
    [],
  );
  const answer = await page.request.get(`/api/user/${trial.subscriber.userId}`);
  expect(answer.status()).toBe(401);
});

test('logout clears the browser even when the server cannot be reached', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await page.route('**/api/**', (route) => route.abort());
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(storedUser)).toBeNull();
});

test('a stored user whom the server does not confirm at start is cleared', async ({
  page,
  trial,
  context,
}) => {
  await signIn(page, trial);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(storedUser)).toBeNull();
});

test('a network failure at start keeps the stored user', async ({ page, trial }) => {
  await signIn(page, trial);
  await page.route('**/api/user/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  expect(await page.evaluate(storedUser)).not.toBeNull();
});

test('no password, hash or session id reaches the storage of the browser', async ({
  page,
  trial,
}) => {
  await signInOnScreen(page, trial);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(trial.subscriber.password);
  expect(stored).not.toMatch(/argon2|passwordHash|portal_session/);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('an answer that comes after logging out signs nobody in again', async ({ page, trial }) => {
  await signIn(page, trial);
  const user = await holdAnswers(page, `**/api/user/${trial.subscriber.userId}`, 'GET');
  const settings = await holdAnswers(page, '**/settings', 'PATCH');
  await page.reload();
  await unfold(page, 'Account Settings');
  await page.getByRole('switch', { name: 'Retry' }).click();
  await Promise.all([user.held, settings.held]);
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();

  // Without the service no refused request can clear data that a late answer restored.
  await page.route('**/api/**', (route) => route.abort());
  await settings.letGo();
  await user.letGo();
  expect(await page.evaluate(storedUser)).toBeNull();
  await expect(page).toHaveURL(/\/$/);
});
