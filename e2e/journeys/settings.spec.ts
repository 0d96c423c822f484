import type { UserView } from '@portal/contracts';
import { expect, signIn, test } from '../support/test';

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
