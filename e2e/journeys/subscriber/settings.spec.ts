import { updateSettings, type UserView } from '@portal/contracts';
import { DEFAULT_SETTINGS } from '@portal/rules';
import { refuseWith } from '../../support/answers';
import { card, unfold } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, givenDefaultSettings, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const settings = (page: Page) => card(page, 'Account Settings');
const folder = (page: Page) => settings(page).getByLabel('G-Drive Folder ID');
const saved = (page: Page) => settings(page).getByText('G-Drive Folder ID Saved!');
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you sure?' });

test.beforeEach(({ request, trial }) => givenDefaultSettings(request, trial));
test.afterAll(({ request, trial }) => givenDefaultSettings(request, trial));

test('every setting is changed with the keyboard alone, is there after a reload, and is reset', async ({
  page,
  trial,
}) => {
  const read = async (): Promise<UserView> => {
    const answer = await page.request.get(`/api/user/${trial.subscriber.userId}`);
    return ((await answer.json()) as { user: UserView }).user;
  };
  const chosen = (name: string) => settings(page).getByRole('radio', { name, exact: true });
  const reset = settings(page).getByRole('button', { name: 'Reset All Settings' });
  const retry = settings(page).getByRole('switch', { name: 'Retry' });
  await signIn(page, trial);
  const before = await read();
  const summary = settings(page).locator('summary');
  await tabTo(page, summary);
  await page.keyboard.press('Enter');

  await test.step('what is chosen and typed is stored', async () => {
    for (const [from, to] of [
      ['MP4', 'MKV'],
      ['Telegram', 'G-Drive'],
      ['Video', 'Document'],
    ] as const) {
      await tabTo(page, chosen(from));
      const stored = page.waitForResponse('**/settings');
      await page.keyboard.press('ArrowRight');
      await stored;
      await expect(chosen(to)).toBeChecked();
    }
    await tabTo(page, folder(page));
    await page.keyboard.type('typed-folder');
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
    await expectSound(page, 'a saved folder id');
    await tabTo(page, retry);
    await page.keyboard.press('Space');
    await expect(retry).toBeChecked();
    await expect.poll(read).toMatchObject({ retryEnabled: true, gdriveFolderId: 'typed-folder' });
    await page.reload();
    await unfold(page, 'Account Settings');
    for (const name of ['MKV', 'G-Drive', 'Document']) await expect(chosen(name)).toBeChecked();
    await expect(folder(page)).toHaveValue('typed-folder');
  });

  await test.step('a reset asks, stores the defaults, and the plan stays', async () => {
    await tabTo(page, reset);
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectSound(page, 'the question before a reset');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(reset).toBeFocused();
    await page.keyboard.press('Enter');
    await question(page).getByRole('button', { name: 'Yes, Reset' }).click();
    await expect(page.getByText('All settings were reset.')).toBeVisible();
    expect(await read()).toEqual({ ...before, ...DEFAULT_SETTINGS });
  });

  await test.step('a refused setting can be read, in Bangla', async () => {
    await refuseWith(page, updateSettings, 'settings/exclusive');
    await page.evaluate(() => localStorage.setItem('language', 'bn'));
    // The address opens the folded card.
    await page.goto('/dashboard#settings');
    await page.reload();
    const reminders = page.getByRole('switch', { name: 'রিমাইন্ডার' });
    await expect(reminders).toBeChecked();
    await reminders.click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expectSound(page, 'a refused setting in Bangla');
  });
});
