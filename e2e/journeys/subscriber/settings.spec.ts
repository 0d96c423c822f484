import { updateSettings, type UserView } from '@portal/contracts';
import { DEFAULT_SETTINGS } from '@portal/rules';
import { refuseWith } from '../../support/answers';
import { card } from '../../support/dashboard';
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

test('what is chosen and typed is stored, and is there after a reload', async ({ page, trial }) => {
  await signIn(page, trial);
  for (const name of ['MKV', '1080p', 'G-Drive', 'Document']) {
    const stored = page.waitForResponse('**/settings');
    await settings(page).getByText(name, { exact: true }).click();
    await stored;
  }
  await folder(page).fill('stored-folder');
  await folder(page).blur();
  await expect(saved(page)).toBeVisible();
  await expectSound(page, 'a saved folder id');
  await page.reload();
  for (const name of ['MKV', '1080p', 'G-Drive', 'Document']) {
    await expect(settings(page).getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await expect(folder(page)).toHaveValue('stored-folder');
});

test('a reset stores the defaults, and the plan stays', async ({ page, trial }) => {
  const read = async (): Promise<UserView> => {
    const answer = await page.request.get(`/api/user/${trial.subscriber.userId}`);
    return ((await answer.json()) as { user: UserView }).user;
  };
  await signIn(page, trial);
  const before = await read();
  await settings(page).getByText('MKV', { exact: true }).click();
  await expect.poll(read).toMatchObject({ videoFormat: 'mkv' });
  await settings(page).getByRole('button', { name: 'Reset All Settings' }).click();
  await expectSound(page, 'the question before a reset');
  await question(page).getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(page.getByText('All settings were reset.')).toBeVisible();
  expect(await read()).toEqual({ ...before, ...DEFAULT_SETTINGS });
});

test('a refused setting and the card in Bangla can be read in both themes and on a phone', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await refuseWith(page, updateSettings, 'settings/exclusive');
  await settings(page).getByText('MKV', { exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error:' })).toBeVisible();
  await expectSound(page, 'a refused setting');
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.reload();
  await expect(page.getByRole('switch', { name: 'রিমাইন্ডার' })).toBeChecked();
  await expectSound(page, 'reminders in Bangla');
});

test('every setting can be changed with the keyboard alone', async ({ page, trial }) => {
  await signIn(page, trial);
  await tabTo(page, settings(page).getByRole('radio', { name: 'MP4' }));
  await page.keyboard.press('ArrowRight');
  await expect(settings(page).getByRole('radio', { name: 'MKV' })).toBeChecked();
  await tabTo(page, folder(page));
  await page.keyboard.type('typed-folder');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  const retry = settings(page).getByRole('switch', { name: 'Retry' });
  await tabTo(page, retry);
  await page.keyboard.press('Space');
  await expect(retry).toBeChecked();
  await tabTo(page, settings(page).getByRole('button', { name: 'Reset All Settings' }));
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(settings(page).getByRole('button', { name: 'Reset All Settings' })).toBeFocused();
});
