import {
  changeUserPassword,
  deductPlan,
  deleteUser,
  ERROR_CATALOGUE,
  getUserDetails,
  getUserDownloadHistory,
  loginWithPassword,
  resetUserPlan,
  searchUser,
  toggleFreeze,
  updatePlan,
  updateProfile,
  type UserView,
} from '@portal/contracts';
import { loseConnection, refuseWith } from '../../support/answers';
import { completedTask } from '../../support/bot';
import { holdAnswers } from '../../support/held-answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenUser, messageOf } from '../../support/managed-users';
import { readProfile } from '../../support/profile';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import type { Locator, Page } from '@playwright/test';

const searchBox = (page: Page) => page.getByPlaceholder('Enter User ID or Full Name...');
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const actions = (page: Page) => page.getByRole('region', { name: 'Admin Actions' });
const summary = (page: Page) => page.getByRole('region', { name: 'User Summary' });
const fact = (page: Page, name: string): Locator =>
  summary(page).locator('dl > div').filter({ hasText: name }).locator('dd');

async function openManager(page: Page, { userId }: Pick<UserView, 'userId'>): Promise<void> {
  await page.goto(`/admin/dashboard?tab=user-manager&user=${userId}`);
  await expect(actions(page)).toBeVisible();
}

/** Opens the modal of an action. */
async function openAction(page: Page, action: string, title = action): Promise<Locator> {
  await actions(page).getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Clicks a button of the modal. Then the modal closes and the message of the service appears. */
async function action(
  page: Page,
  call: { readonly method: string; readonly path: string },
  { userId }: UserView,
  button: Locator,
): Promise<string> {
  const message = await messageOf(page, call, userId, () => button.click());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(message).last()).toBeVisible();
  return message;
}

const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page, trial }) => {
  await openAdminSession(page, trial.admin);
});

test("'Enter User ID or Full Name...' finds by id or name, stands in the address, and says 'Please enter a User ID or Name.', 'User not found.' or 'Failed to connect to the server.'", async ({
  page,
}) => {
  const name = `Shirin ${Date.now()}`;
  const { userId } = await givenUser(page, { balance: 1_001 }, { name });
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'User Manager' }).click();
  await expect(page.getByText('Search for a user')).toBeVisible();
  await search(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a User ID or Name.');

  // Finds the user by name, with the keyboard only.
  await tabTo(page, searchBox(page));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`tab=user-manager&user=${userId}$`));
  const card = page.getByRole('main');
  await expect(card.getByRole('heading', { name })).toBeVisible();
  await expect(card.getByText(`User ID ${userId}`)).toBeVisible();
  await expect(card.getByText('No email set')).toBeVisible();
  await expect(fact(page, 'Plan status')).toHaveText('Active');
  await expect(fact(page, 'Days left')).toHaveText('10 days');
  await expect(fact(page, 'Video balance')).toHaveText('Unlimited');
  await expect(fact(page, 'Total downloads')).toHaveText('0');
  await expectSound(page, 'the User Manager');
  await page.reload();
  await expect(card.getByRole('heading', { name })).toBeVisible();

  await searchBox(page).fill('nobody is called so');
  await search(page).click();
  await expect(page.getByRole('alert')).toHaveText('User not found.');
  await expect(actions(page)).toBeHidden();
  await searchBox(page).fill(String(userId));
  await search(page).click();
  await expect(card.getByRole('heading', { name })).toBeVisible();
  const connect = await loseConnection(page, searchUser);
  await search(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to connect to the server.');
  connect();
  const reconnect = await loseConnection(page, getUserDetails);
  await page.goto(`/admin/dashboard?tab=user-manager&user=${userId}`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch user details.');
  reconnect();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('heading', { name })).toBeVisible();
});

test('Add Package, Add Days and Add Videos: one click or an amount of one’s own; the user is read again', async ({
  page,
}) => {
  const user = await givenUser(page);
  await openManager(page, user);
  let dialog = await openAction(page, 'Add Package');
  await expect(dialog.getByRole('group').getByRole('button')).toHaveText([
    '1 day + 65 videos',
    '3 days + 99 videos',
    '30 days + Unlimited',
    '60 days + Unlimited',
    '90 days + Unlimited',
  ]);
  await action(page, updatePlan, user, button(dialog, '3 days + 99 videos'));
  await expect(fact(page, 'Days left')).toHaveText('13 days');
  await expect(fact(page, 'Video balance')).toHaveText('149 videos');

  dialog = await openAction(page, 'Add Days');
  await expect(dialog.getByRole('group').getByRole('button')).toHaveText([
    '1 day',
    '7 days',
    '30 days',
    '90 days',
  ]);
  await expectSound(page, 'Add Days');
  await action(page, updatePlan, user, button(dialog, '7 days'));
  await expect(fact(page, 'Days left')).toHaveText('20 days');
  dialog = await openAction(page, 'Add Days');
  await expect(dialog.getByLabel('Days', { exact: true })).toHaveValue('30');
  // During the request another click does nothing.
  const kept = await holdAnswers(page, '**/update-plan', 'POST');
  await button(dialog, 'Add Days').click();
  await kept.held;
  await expect(button(dialog, 'Working...')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(dialog, '7 days').dispatchEvent('click');
  await kept.letGo();
  await expect(dialog).toBeHidden();
  await expect(fact(page, 'Days left')).toHaveText('50 days');
  expect((await readProfile(page.request, user.userId)).expiry).toBe(50);

  dialog = await openAction(page, 'Add Videos');
  await expect(dialog.getByRole('group').getByRole('button')).toHaveText([
    '65 videos',
    '99 videos',
    '999 videos',
    'Unlimited',
  ]);
  await expect(dialog.getByLabel('Videos', { exact: true })).toHaveValue('100');
  await action(page, updatePlan, user, button(dialog, 'Add Videos'));
  await expect(fact(page, 'Video balance')).toHaveText('249 videos');
  dialog = await openAction(page, 'Add Videos');
  await action(page, updatePlan, user, button(dialog, 'Unlimited'));
  await expect(fact(page, 'Video balance')).toHaveText('Unlimited');
  expect((await readProfile(page.request, user.userId)).balance).toBe(1_000_248);
});

test('Cut Days and Cut Videos: 1 day and 100 videos unless set otherwise, never below zero, and they say what was really cut', async ({
  page,
}) => {
  const user = await givenUser(page, { days: 3, balance: 150 });
  await openManager(page, user);
  let dialog = await openAction(page, 'Cut Days');
  await expect(dialog.getByLabel('Days')).toHaveValue('1');
  await action(page, deductPlan, user, button(dialog, 'Cut Days'));
  await expect(fact(page, 'Days left')).toHaveText('2 days');
  dialog = await openAction(page, 'Cut Videos');
  await expect(dialog.getByLabel('Videos')).toHaveValue('100');
  await action(page, deductPlan, user, button(dialog, 'Cut Videos'));
  await expect(fact(page, 'Video balance')).toHaveText('50 videos');

  dialog = await openAction(page, 'Cut Videos');
  expect(await action(page, deductPlan, user, button(dialog, 'Cut Videos'))).toContain('50 videos');
  await expect(fact(page, 'Video balance')).toHaveText('0 videos');
  dialog = await openAction(page, 'Cut Days');
  await dialog.getByLabel('Days').fill('40');
  expect(await action(page, deductPlan, user, button(dialog, 'Cut Days'))).toContain('2 days');
  await expect(fact(page, 'Plan status')).toHaveText('Expired');

  // Input that is no number is not sent. An error of the service is shown in the modal, which stays open.
  dialog = await openAction(page, 'Cut Days');
  await dialog.getByLabel('Days').fill('many');
  await button(dialog, 'Cut Days').click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a whole number.');
  await dialog.getByLabel('Days').fill('-5');
  const message = await messageOf(page, deductPlan, user.userId, () =>
    button(dialog, 'Cut Days').click(),
  );
  await expect(dialog.getByRole('alert')).toHaveText(message);
  await loseConnection(page, deductPlan);
  await button(dialog, 'Cut Days').click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to connect to the server.');
});

test("History: the user's downloads with search, an empty state and 'Failed to fetch history.'", async ({
  page,
  bot,
}) => {
  const user = await givenUser(page);
  await openManager(page, user);
  const dialog = await openAction(page, 'History', 'Download History');
  await expect(dialog.getByText('No downloads yet.')).toBeVisible();
  await button(dialog, 'Close').click();
  await bot.report(`${user.userId}-a`, completedTask(user.userId, { file_name: 'Tram.mkv' }));
  await bot.report(`${user.userId}-b`, completedTask(user.userId, { file_name: 'Harbour.mkv' }));

  const reconnect = await loseConnection(page, getUserDownloadHistory);
  await page.reload();
  await openAction(page, 'History', 'Download History');
  await expect(dialog.getByRole('alert')).toContainText('Failed to fetch history.');
  reconnect();
  await button(dialog, 'Try again').click();
  await expect(dialog.getByText('2 downloads')).toBeVisible();
  await dialog.getByRole('searchbox').fill('tram');
  await expect(dialog.getByText('1 download', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Tram' })).toBeVisible();
  await expectSound(page, 'the history of a user');
});

test("Edit Profile says 'User updated successfully!' or 'Failed to save changes.'; Password is typed in plain text and signs the user out", async ({
  page,
  request,
}) => {
  const user = await givenUser(page);
  const { userId } = user;
  await openManager(page, user);
  let dialog = await openAction(page, 'Edit Profile');
  await dialog.getByLabel('Name').fill('Nadia Islam');
  await dialog.getByLabel('Email').fill('nadia@example.com');
  await expectSound(page, 'Edit Profile');
  const connect = await loseConnection(page, updateProfile);
  await button(dialog, 'Save Changes').click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save changes.');
  connect();
  await button(dialog, 'Save Changes').click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nadia Islam' })).toBeVisible();
  await expect(page.getByText('nadia@example.com', { exact: true })).toBeVisible();

  dialog = await openAction(page, 'Password', 'Change Password');
  const field = dialog.getByLabel('New Password');
  await expect(field).not.toHaveAttribute('type', 'password');
  await field.fill('short');
  await button(dialog, 'Change Password').click();
  await expect(dialog.getByRole('alert')).toHaveText(
    ERROR_CATALOGUE['sessions/password-too-short'].text,
  );
  const password = 'harbour tram 9';
  await field.fill(password);
  await action(page, changeUserPassword, user, button(dialog, 'Change Password'));
  const login = await request.post(loginWithPassword.path, { data: { userId, password } });
  expect(login.ok()).toBe(true);
  expect((await readProfile(request, userId)).name).toBe('Nadia Islam');
});

test('Reset Plan, Freeze and Unfreeze ask first; a frozen user has a FROZEN badge and is out at once', async ({
  page,
  request,
}) => {
  const user = await givenUser(page);
  const { userId } = user;
  const data = { newPassword: 'harbour tram 9' };
  const path = changeUserPassword.path.replace(':id', String(userId));
  expect((await page.request.post(path, { data })).ok()).toBe(true);
  const credentials = { userId, password: data.newPassword };
  await request.post(loginWithPassword.path, { data: credentials });
  expect((await request.get(`/api/user/${userId}`)).ok()).toBe(true);

  await openManager(page, user);
  let dialog = await openAction(page, 'Reset Plan', 'Reset this plan?');
  await button(dialog, 'Cancel').click();
  await expect(fact(page, 'Plan status')).toHaveText('Active');
  dialog = await openAction(page, 'Reset Plan', 'Reset this plan?');
  await action(page, resetUserPlan, user, button(dialog, 'Yes, Reset Plan'));
  await expect(fact(page, 'Plan status')).toHaveText('Expired');
  await expect(fact(page, 'Video balance')).toHaveText('0 videos');

  await expect(page.getByText('FROZEN', { exact: true })).toBeHidden();
  dialog = await openAction(page, 'Freeze', 'Freeze this user?');
  await action(page, toggleFreeze, user, button(dialog, 'Yes, Freeze'));
  await expect(page.getByText('FROZEN', { exact: true })).toBeVisible();
  await expectSound(page, 'a frozen user in the User Manager');
  expect((await request.get(`/api/user/${userId}`)).status()).toBe(401);
  dialog = await openAction(page, 'Unfreeze', 'Unfreeze this user?');
  await action(page, toggleFreeze, user, button(dialog, 'Yes, Unfreeze'));
  await expect(page.getByText('FROZEN', { exact: true })).toBeHidden();

  await refuseWith(page, toggleFreeze, 'service/unavailable');
  dialog = await openAction(page, 'Freeze', 'Freeze this user?');
  await button(dialog, 'Yes, Freeze').click();
  const { text } = ERROR_CATALOGUE['service/unavailable'];
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
});

test("View as User is a link to /admin/user/{id}; Delete User wants the id typed: 'Failed to delete user.', then 'User deleted successfully!'", async ({
  page,
}) => {
  const user = await givenUser(page);
  const { userId } = user;
  await openManager(page, user);
  await actions(page).getByRole('link', { name: 'View as User' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/user/${userId}$`));
  await page.goBack();

  // With the keyboard only, up to the deletion.
  const opener = actions(page).getByRole('button', { name: 'Delete User' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete User' });
  const field = dialog.getByLabel(`Type ${userId} to confirm`);
  await expect(field).toBeFocused();
  await page.keyboard.type(String(userId).slice(1));
  await expect(button(dialog, 'Delete User')).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(String(userId));
  await expectSound(page, 'Delete User');
  const connect = await loseConnection(page, deleteUser);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete user.');
  connect();
  await page.keyboard.press('Enter');
  await expect(page.getByText('User deleted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/tab=user-manager$/);
  await expect(searchBox(page)).toBeFocused();
  expect((await page.request.get(`/api/user/${userId}`)).status()).toBe(404);
});
