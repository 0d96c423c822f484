import {
  deleteUser,
  getUserDetails,
  getUserDownloadHistory,
  getUserOtt,
  resetUserSettings,
  updateSettings,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { freshIds, givenUser } from '../../support/admin-users';
import { answerNoEnvelope, answerWith, loseConnection } from '../../support/answers';
import { completedTask } from '../../support/bot';
import { expectSound } from '../../support/looks';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const HOUR_MS = 3_600_000;

const option = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** A user with a plan and no name. The details are open over All Users. */
async function openDetails(page: Page, userId: number, name?: string): Promise<void> {
  await givenUser(page, { userId, days: 30 }, name);
  await page.goto(`/admin/dashboard?tab=users&search=${userId}`);
  await page.getByRole('button', { name: `Details of ${name ?? userId}` }).click();
  await expect(page.getByRole('dialog', { name: name ?? String(userId) })).toBeVisible();
}

test("'Settings & Stats': OTT download stats per service, Video Format, Upload Mode and Upload As with Save and Reset; the header shows the name", async ({
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
  await openDetails(page, userId, name);
  const stats = page.getByRole('region', { name: 'OTT Download Stats' }).getByRole('listitem');
  await expect(stats).toHaveText([/^netflix2 downloads$/i, 'hoichoi1 download']);

  await option(page, 'Video Format', 'MKV').check();
  await option(page, 'Upload Mode', 'G-Drive').check();
  await option(page, 'Upload As', 'Document').check();
  await button(page, 'Save').click();
  await expect(toast(page, 'User updated successfully!')).toBeVisible();
  await expectSound(page, 'Settings & Stats');
  await page.reload();
  await expect(option(page, 'Video Format', 'MKV')).toBeChecked();
  await expect(option(page, 'Upload Mode', 'G-Drive')).toBeChecked();
  await expect(option(page, 'Upload As', 'Document')).toBeChecked();

  await button(page, 'Reset').click();
  const question = page.getByRole('dialog', { name: 'Reset all settings?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(option(page, 'Video Format', 'MKV')).toBeChecked();
  await button(page, 'Reset').click();
  await question.getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(option(page, 'Video Format', 'MP4')).toBeChecked();
  await expect(option(page, 'Upload As', 'Video')).toBeChecked();
  await page.goBack();
});

test("the header shows the id if the name is of the form 'User {id}'; 'Activity Feed': 'Downloaded {file} from {service}' with relative time", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const userId = freshIds();
  await openDetails(page, userId);
  await expect(page).toHaveURL(new RegExp(`user=${userId}`));
  const history = Array.from({ length: 120 }, (_, index) => ({
    _id: String(index),
    file_name: `The.Monsoon.Line.E${String(120 - index).padStart(3, '0')}.1080p.WEB-DL.mkv`,
    download_date: new Date(Date.now() - index * HOUR_MS - 1_000).toISOString(),
    ott_service: 'hoichoi',
  }));
  await answerWith(page, getUserDownloadHistory, { history });
  await page.getByRole('tab', { name: 'Activity Feed' }).click();
  const feed = page.getByRole('list', { name: 'Downloads of this user' }).getByRole('listitem');
  await expect(feed).toHaveCount(50);
  await expect(feed.nth(0)).toHaveText(
    'Downloaded The.Monsoon.Line.E120.1080p.WEB-DL.mkv from hoichoijust now',
  );
  await expect(feed.nth(1)).toContainText('1 hour ago');
  await expect(feed.nth(49)).toContainText('2 days ago');
  await button(page, 'Show 50 more').click();
  await button(page, 'Show 20 more').click();
  await expect(feed).toHaveCount(120);
  await page.getByRole('dialog').getByRole('tab', { name: 'Activity Feed' }).focus();
  await expectSound(page, 'Activity Feed');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('region', { name: 'OTT Download Stats' })).toContainText(
    'No downloads yet.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/user=/);
});

test("Delete asks for the user id to be typed; 'User deleted successfully!'", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const userId = freshIds();
  await openDetails(page, userId);
  await button(page, 'Delete').click();
  const question = page.getByRole('dialog', { name: 'Delete User' });
  const sure = question.getByRole('button', { name: 'Delete User' });
  await expect(sure).toBeDisabled();
  await question.getByLabel(`Type ${userId} to confirm`).fill(String(userId + 1));
  await expect(sure).toBeDisabled();
  await question.getByLabel(`Type ${userId} to confirm`).fill(String(userId));
  await expectSound(page, 'Delete User');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'User deleted successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('No users found for this filter.')).toBeVisible();
  await expect(toast(page, 'User updated successfully!')).toBeHidden();
});

test("'Failed to fetch user details.', 'Failed to save changes.', 'Failed to reset settings.', 'Failed to delete user.' and 'User not found.'", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const userId = freshIds();
  await openDetails(page, userId);
  for (const call of [updateSettings, resetUserSettings, deleteUser]) {
    await answerNoEnvelope(page, call);
  }
  await button(page, 'Save').click();
  await expect(toast(page, 'Failed to save changes.')).toBeVisible();
  await button(page, 'Reset').click();
  await page.getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(toast(page, 'Failed to reset settings.')).toBeVisible();
  await button(page, 'Delete').click();
  const question = page.getByRole('dialog', { name: 'Delete User' });
  await question.getByLabel(`Type ${userId} to confirm`).fill(String(userId));
  await question.getByRole('button', { name: 'Delete User' }).click();
  await expect(toast(page, 'Failed to delete user.')).toBeVisible();

  await answerNoEnvelope(page, getUserOtt);
  await loseConnection(page, getUserDownloadHistory);
  await page.goto(`/admin/dashboard?tab=users&user=${userId}`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch user details.');
  await page.getByRole('tab', { name: 'Activity Feed' }).click();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
  await answerNoEnvelope(page, getUserDetails);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch user details.');
  await page.goto(`/admin/dashboard?tab=users&user=${userId + 1}`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('User not found.');
});
