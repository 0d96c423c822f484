import {
  changeUserPassword,
  deductPlan,
  loginWithPassword,
  toggleFreeze,
  updatePlan,
} from '@portal/contracts';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenUser, messageOf } from '../../support/managed-users';
import { readProfile } from '../../support/profile';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import type { Locator } from '@playwright/test';

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

test('a user is found by name, gets and loses days, a password and the account, with the keyboard where it matters', async ({
  page,
  request,
  trial,
}) => {
  const actions = page.getByRole('region', { name: 'Admin Actions' });
  const summary = page.getByRole('region', { name: 'User Summary' });
  const fact = (name: string) =>
    summary.locator('dl > div').filter({ hasText: name }).locator('dd');
  const open = async (action: string, title = action): Promise<Locator> => {
    await button(actions, action).click();
    return page.getByRole('dialog', { name: title });
  };
  await openAdminSession(page, trial.admin);
  const name = `Shirin ${Date.now()}`;
  const { userId } = await givenUser(page, {}, { name });
  const search = page.getByPlaceholder('Enter User ID or Full Name...');

  await test.step('found by name with the keyboard only', async () => {
    await page.goto('/admin/dashboard?tab=user-manager');
    await tabTo(page, search);
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/manage/${userId}$`));
    await expect(fact('Days left')).toHaveText('10 days');
    await expectSound(page, 'the User Manager');
  });

  await test.step('days are added and cut, never below zero; the service says what was cut', async () => {
    let dialog = await open('Add Days');
    await expectSound(page, 'Add Days');
    await button(dialog, '7 days').click();
    await expect(dialog.getByText(/^10 → 17 days, ends /)).toBeVisible();
    await messageOf(page, updatePlan, userId, () => button(dialog, 'Add Days').click());
    await expect(fact('Days left')).toHaveText('17 days');
    expect((await readProfile(page.request, userId)).expiry).toBe(17);
    dialog = await open('Cut Days');
    await dialog.getByLabel('Days').fill('40');
    const cut = () => button(dialog, 'Cut Days').click();
    expect(await messageOf(page, deductPlan, userId, cut)).toContain('17 days');
    await expect(fact('Plan status')).toHaveText('Expired');
  });

  await test.step('signs in with the new password; frozen, the user is out at once', async () => {
    const password = 'harbour tram 9';
    const dialog = await open('Password', 'Change Password');
    await dialog.getByLabel('New Password').fill(password);
    const change = () => button(dialog, 'Change Password').click();
    await messageOf(page, changeUserPassword, userId, change);
    const login = await request.post(loginWithPassword.path, { data: { userId, password } });
    expect(login.ok()).toBe(true);
    expect((await request.get(`/api/user/${userId}`)).ok()).toBe(true);
    const question = await open('Freeze', 'Freeze this user?');
    await messageOf(page, toggleFreeze, userId, () => button(question, 'Yes, Freeze').click());
    await expect(page.getByText('FROZEN', { exact: true })).toBeVisible();
    await expectSound(page, 'a frozen user in the User Manager');
    expect((await request.get(`/api/user/${userId}`)).status()).toBe(401);
  });

  await test.step('the dashboard of the user and back; deleted with the keyboard only', async () => {
    await actions.getByRole('link', { name: 'View as User' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/user/${userId}$`));
    await page.goBack();
    const opener = button(actions, 'Delete User');
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete User' });
    await expect(dialog.getByLabel(`Type ${userId} to confirm`)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(`Type ${userId} to confirm`)).toBeFocused();
    await page.keyboard.type(String(userId));
    await expectSound(page, 'Delete User');
    await page.keyboard.press('Enter');
    await expect(page.getByText('User deleted successfully!')).toBeVisible();
    await expect(page).toHaveURL(/tab=user-manager$/);
    await expect(search).toBeFocused();
    expect((await page.request.get(`/api/user/${userId}`)).status()).toBe(404);
  });
});
