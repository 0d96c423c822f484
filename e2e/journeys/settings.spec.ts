import type { UserView } from '@portal/contracts';
import { holdAnswers } from '../support/held-answers';
import { expect, givenDefaultSettings, signIn, test } from '../support/test';

test.beforeEach(({ request, trial }) => givenDefaultSettings(request, trial));

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

test('a changed setting is still there after a reload, and Reset All Settings takes it back', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const retry = page.getByRole('switch', { name: 'Retry' });
  const saved = page.waitForResponse('**/settings');
  await retry.setChecked(true);
  await saved;
  await page.reload();
  await expect(retry).toBeChecked();

  await page.getByRole('button', { name: 'Reset All Settings' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(retry).toBeChecked();
  await page.getByRole('button', { name: 'Reset All Settings' }).click();
  await question.getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(retry).not.toBeChecked();
});

test('a settings change that does not reach the server says so and is taken back', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await page.route('**/settings', (route) => route.abort());
  const retry = page.getByRole('switch', { name: 'Retry' });
  const before = await retry.isChecked();
  await retry.click();
  await expect(page.getByText('Error: API call failed.')).toBeVisible();
  await expect(retry).toBeChecked({ checked: before });
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
  const folder = page.getByLabel('G-Drive Folder ID');
  const settings = await holdAnswers(page, '**/settings', 'PATCH');
  await folder.fill('first-folder');
  await folder.press('Enter');
  await settings.held;
  await folder.fill('second-folder');
  await folder.blur();
  await settings.letGo();
  await expect(page.getByText('G-Drive Folder ID Saved!')).toBeVisible();
  await expect(folder).toHaveValue('second-folder');
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/user/${trial.subscriber.userId}`);
      return ((await answer.json()) as { user: UserView }).user.gdriveFolderId;
    })
    .toBe('second-folder');
});
