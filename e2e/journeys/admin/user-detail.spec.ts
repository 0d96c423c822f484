import type { Page } from '@playwright/test';
import { freshIds, givenUser } from '../../support/admin-users';
import { completedTask } from '../../support/bot';
import { expectSound } from '../../support/looks';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const option = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test("'Settings & Stats' and 'Activity Feed': settings are saved and reset, downloads are there, Delete removes the user", async ({
  page,
  trial,
  bot,
}) => {
  await openAdminSession(page, trial.admin);
  const userId = freshIds();
  const name = `Mahbub ${userId}`;
  await givenUser(page, { userId, days: 30, balance: 10 }, name);
  for (const [index, ott_service] of ['netflix', 'Netflix', 'hoichoi'].entries()) {
    await bot.report(`detail-${userId}-${index}`, completedTask(userId, { ott_service }));
  }
  await page.goto(`/admin/dashboard?tab=users&search=${userId}`);
  await page.getByRole('button', { name: `Details of ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`user=${userId}`));

  await test.step('settings', async () => {
    const stats = page.getByRole('region', { name: 'OTT Download Stats' }).getByRole('listitem');
    await expect(stats).toHaveText([/^netflix2 downloads$/i, 'hoichoi1 download']);
    await option(page, 'Video Format', 'MKV').check();
    await button(page, 'Save').click();
    await expect(page.getByText('User updated successfully!', { exact: true })).toBeVisible();
    await expectSound(page, 'Settings & Stats');
    await page.reload();
    await expect(option(page, 'Video Format', 'MKV')).toBeChecked();
    await button(page, 'Reset').click();
    await page.getByRole('button', { name: 'Yes, Reset' }).click();
    await expect(option(page, 'Video Format', 'MP4')).toBeChecked();
  });

  await test.step('the feed; tabs with the arrow keys; Escape closes', async () => {
    await page.getByRole('tab', { name: 'Activity Feed' }).click();
    const feed = page.getByRole('list', { name: 'Downloads of this user' }).getByRole('listitem');
    await expect(feed).toHaveCount(3);
    await expectSound(page, 'Activity Feed');
    await page.getByRole('tab', { name: 'Activity Feed' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(button(page, 'Save')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(/user=/);
  });

  await test.step('Delete', async () => {
    await page.getByRole('button', { name: `Details of ${name}` }).click();
    await button(page, 'Delete').click();
    await page.getByLabel(`Type ${userId} to confirm`).fill(String(userId));
    await page.keyboard.press('Enter');
    await expect(page.getByText('User deleted successfully!', { exact: true })).toBeVisible();
    await expect(page.getByText('No users found for this filter.')).toBeVisible();
  });
});
