import { ERROR_CATALOGUE } from '@portal/contracts';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const userId = (page: Page) => page.getByLabel('User ID');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('with the keyboard alone: a refused login says why, the right password opens the dashboard', async ({
  page,
  trial,
}) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Login with Telegram' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, userId(page));
  await page.keyboard.type(String(trial.subscriber.userId));
  await tabTo(page, password(page));

  await test.step('the server message is shown when success is false', async () => {
    await page.keyboard.type(`not-${trial.subscriber.password}`);
    await tabTo(page, signInButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText(ERROR_CATALOGUE['sessions/wrong-credentials'].text)).toBeVisible();
    await expect(signInButton(page)).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
    await expectSound(page, 'a refused login');
  });

  await test.step('the user is stored locally and the app goes to /dashboard', async () => {
    await password(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(trial.subscriber.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    const stored = await page.evaluate(() => [
      (JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { userId?: number }).userId,
      localStorage.getItem('lastLoggedInId'),
    ]);
    expect(stored).toEqual([trial.subscriber.userId, String(trial.subscriber.userId)]);
    const plan = page.getByRole('region', { name: 'Plan Details', includeHidden: true });
    await expect(plan).toContainText('Active');
  });
});
