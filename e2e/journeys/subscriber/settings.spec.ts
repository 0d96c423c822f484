import { updateSettings, type UpdateSettingsRequest, type UserView } from '@portal/contracts';
import { DEFAULT_SETTINGS } from '@portal/rules';
import { loseConnection, refuseWith } from '../../support/answers';
import { card } from '../../support/dashboard';
import { holdAnswers } from '../../support/held-answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, givenDefaultSettings, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const settings = (page: Page) => card(page, 'Account Settings');
const folder = (page: Page) => settings(page).getByLabel('G-Drive Folder ID');
const saved = (page: Page) => settings(page).getByText('G-Drive Folder ID Saved!');
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you sure?' });

/** The bodies of the write requests of the page, in order. */
function changes(page: Page): UpdateSettingsRequest[] {
  const sent: UpdateSettingsRequest[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON() as UpdateSettingsRequest);
  });
  return sent;
}

test.beforeEach(({ request, trial }) => givenDefaultSettings(request, trial));
test.afterAll(({ request, trial }) => givenDefaultSettings(request, trial));

test('Video Format (mp4, mkv), Video Quality (240p, 360p, 480p, 720p, 1080p), Upload Mode (telegram, gdrive), Upload As (video, document); each change is patched immediately', async ({
  page,
  trial,
}) => {
  const CHOICES: readonly [string, readonly string[], UpdateSettingsRequest][] = [
    ['Video Format', ['MP4', 'MKV'], { videoFormat: 'mkv' }],
    ['Video Quality', ['240p', '360p', '480p', '720p', '1080p'], { videoQuality: '1080p' }],
    ['Upload Mode', ['Telegram', 'G-Drive'], { uploadMode: 'gdrive' }],
    ['Upload As', ['Video', 'Document'], { uploadAs: 'document' }],
  ];
  await signIn(page, trial);
  const sent = changes(page);
  for (const [label, options, change] of CHOICES) {
    const group = settings(page).getByRole('group', { name: label });
    await expect(group.locator('label')).toHaveText(options);
    const done = page.waitForResponse('**/settings');
    await group.locator('label').last().click();
    await done;
    await expect(group.getByRole('radio').last()).toBeChecked();
    expect(sent.at(-1)).toEqual(change);
  }
  await page.reload();
  for (const [label] of CHOICES) {
    const group = settings(page).getByRole('group', { name: label });
    await expect(group.getByRole('radio').last()).toBeChecked();
  }
});

test("the server's updated user replaces the local user", async ({ page, trial }) => {
  await signIn(page, trial);
  const done = page.waitForResponse('**/settings');
  await settings(page).getByText('720p').click();
  const { updated } = (await (await done).json()) as { updated: UserView };
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}')))
    .toEqual(updated);
});

test("Folder ID is saved on blur; a 'G-Drive Folder ID Saved!' banner shows for 2.5 seconds", async ({
  page,
  trial,
}) => {
  await page.clock.install();
  await signIn(page, trial);
  const sent = changes(page);
  await folder(page).fill('  folder-on-blur ');
  await page.clock.pauseAt(Date.now() + 60_000);
  await folder(page).blur();
  await expect(saved(page)).toBeVisible();
  expect(sent).toEqual([{ gdriveFolderId: 'folder-on-blur' }]);
  await page.clock.runFor(2_400);
  await expect(saved(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(saved(page)).toBeHidden();
  await expect(folder(page)).toHaveValue('folder-on-blur');
});

test('Folder ID is saved with the save button, once, and an unchanged one not at all', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const sent = changes(page);
  const save = settings(page).getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await folder(page).fill('folder-by-button');
  await save.click();
  await expect(saved(page)).toBeVisible();
  await expectSound(page, 'a saved folder id');
  await folder(page).focus();
  await folder(page).blur();
  expect(sent).toEqual([{ gdriveFolderId: 'folder-by-button' }]);
});

test("'Reset All Settings' asks 'Are you sure?', says that all settings return to defaults and that it cannot be undone; confirming sends the defaults, the plan stays", async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const { userId } = trial.subscriber;
  const read = async (): Promise<UserView> =>
    ((await (await page.request.get(`/api/user/${userId}`)).json()) as { user: UserView }).user;
  const before = await read();
  const sent = changes(page);
  await settings(page).getByRole('button', { name: 'Reset All Settings' }).click();
  await expect(question(page)).toContainText('All settings return to their defaults.');
  await expect(question(page)).toContainText('This cannot be undone.');
  await expectSound(page, 'the question before a reset');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);
  await settings(page).getByRole('button', { name: 'Reset All Settings' }).click();
  await question(page).getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(page.getByText('All settings were reset.')).toBeVisible();
  expect(sent).toEqual([DEFAULT_SETTINGS]);
  const { expiry, expiryDate, startDate } = await read();
  expect({ expiry, expiryDate, startDate }).toEqual({
    expiry: before.expiry,
    expiryDate: before.expiryDate,
    startDate: before.startDate,
  });
});

test("settings update, success false: alert 'Error: {server message}', and nothing is half-saved", async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await refuseWith(page, updateSettings, 'settings/exclusive');
  const mkv = settings(page).getByRole('radio', { name: 'MKV' });
  await settings(page).getByText('MKV', { exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error:' })).toContainText(
    'Error: Auto Video Sync and Multi Download cannot be on at the same time.',
  );
  await expect(mkv).not.toBeChecked();
  await expectSound(page, 'a refused setting');

  await folder(page).fill('refused-folder');
  await folder(page).blur();
  await expect(page.getByRole('alert').filter({ hasText: 'Error:' }).first()).toBeVisible();
  await expect(saved(page)).toBeHidden();
  await expect(folder(page)).toHaveValue('refused-folder');
});

test("settings update, network failure: alert 'Error: API call failed.'; tried again it is saved", async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const bringBack = await loseConnection(page, updateSettings);
  await folder(page).fill('lost-folder');
  await folder(page).blur();
  await expect(page.getByRole('alert').getByText('Error: API call failed.')).toBeVisible();
  await expect(saved(page)).toBeHidden();
  bringBack();
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
});

test("settings update, parse failure: alert 'Error: API call failed.'", async ({ page, trial }) => {
  await signIn(page, trial);
  await page.route('**/settings', (route) => route.fulfill({ body: '<html>Bad gateway</html>' }));
  await settings(page).getByRole('switch', { name: 'Retry' }).click();
  await expect(page.getByRole('alert').getByText('Error: API call failed.')).toBeVisible();
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

test('Auto Video Sync and Multi Download turn each other off', async ({ page, trial }) => {
  await signIn(page, trial);
  const sync = page.getByRole('switch', { name: 'Auto Video Sync' });
  const multi = page.getByRole('switch', { name: 'Multi Download' });
  const stored = async (): Promise<UserView> => {
    const answer = await page.request.get(`/api/user/${trial.subscriber.userId}`);
    return ((await answer.json()) as { user: UserView }).user;
  };

  await multi.setChecked(true);
  await expect(multi).toBeChecked();
  await sync.setChecked(true);
  await expect(sync).toBeChecked();
  await expect(multi).not.toBeChecked();
  await expect.poll(stored).toMatchObject({ autoVideoSync: true, multiDownloadEnabled: false });

  await multi.setChecked(true);
  await expect(sync).not.toBeChecked();
  await expect.poll(stored).toMatchObject({ autoVideoSync: false, multiDownloadEnabled: true });
});

test("reminders of the bot can be switched off, below the specification's settings and in both languages; a reset switches them on again", async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const sent = changes(page);
  const stored = async (): Promise<boolean> => {
    const answer = await page.request.get(`/api/user/${trial.subscriber.userId}`);
    return ((await answer.json()) as { user: UserView }).user.remindersEnabled;
  };
  const reminders = settings(page).getByRole('switch', { name: 'Reminders' });
  await expect(settings(page).getByRole('switch')).toHaveCount(4);
  await expect(settings(page).getByRole('switch').last()).toHaveAccessibleName(/^Reminders/);
  await expect(reminders).toBeChecked();
  await tabTo(page, reminders);
  await page.keyboard.press('Space');
  await expect(reminders).not.toBeChecked();
  await expect.poll(stored).toBe(false);
  expect(sent).toEqual([{ remindersEnabled: false }]);
  await page.reload();
  await expect(reminders).not.toBeChecked();

  await settings(page).getByRole('button', { name: 'Reset All Settings' }).click();
  await question(page).getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(reminders).toBeChecked();
  await expect.poll(stored).toBe(true);
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.reload();
  await expect(page.getByRole('switch', { name: 'রিমাইন্ডার' })).toBeChecked();
  await expectSound(page, 'reminders in Bangla');
});

test('an older answer about the user does not put a changed setting back', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const user = `**/api/user/${trial.subscriber.userId}`;
  const retry = page.getByRole('switch', { name: 'Retry' });
  const change = async (): Promise<void> => {
    const saved = page.waitForResponse('**/settings');
    await retry.click();
    await saved;
  };
  const before = await retry.isChecked();

  const atStart = await holdAnswers(page, user, 'GET');
  await page.reload();
  await atStart.held;
  await change();
  await expect(retry).toBeChecked({ checked: !before });
  await atStart.letGo();
  await expect(retry).toBeChecked({ checked: !before });

  const whileSaving = await holdAnswers(page, '**/settings', 'PATCH');
  const refreshed = await holdAnswers(page, user, 'GET');
  await page.route('**/settings', async (route) => {
    await refreshed.held;
    await route.fallback();
  });
  await retry.click();
  await page.getByRole('button', { name: 'Refresh' }).first().click();
  await whileSaving.held;
  await whileSaving.letGo();
  await refreshed.letGo();
  await expect(retry).toBeChecked({ checked: before });
});

test('a folder id typed while the one before is being saved is kept and saved too', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const answers = await holdAnswers(page, '**/settings', 'PATCH');
  await folder(page).fill('first-folder');
  await folder(page).press('Enter');
  await answers.held;
  await folder(page).fill('second-folder');
  await folder(page).blur();
  await answers.letGo();
  await expect(saved(page)).toBeVisible();
  await expect(folder(page)).toHaveValue('second-folder');
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/user/${trial.subscriber.userId}`);
      return ((await answer.json()) as { user: UserView }).user.gdriveFolderId;
    })
    .toBe('second-folder');
});
