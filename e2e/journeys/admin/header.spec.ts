import { randomInt } from 'node:crypto';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { readProfile } from '../../support/profile';
import { openAdminSession } from '../../support/signed-in';
import { expect, numberOf, test } from '../../support/test';
import type { Page } from '@playwright/test';

const findUser = (page: Page) => page.getByRole('button', { name: 'Find User' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add / Update User' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add / Update User' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Add / Update Plan' });

test('Add / Update User creates and extends a user and the numbers refresh; Find User opens the dashboard; with the keyboard only', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  await page.goto('/admin/dashboard');
  const userId = randomInt(1_000_000_000, 9_999_999_999);

  await test.step('added with 30 days', async () => {
    const users = await numberOf(page, 'Total Users');
    await addButton(page).click();
    await dialog(page).getByLabel('User ID').fill(String(userId));
    await expectSound(page, 'Add / Update User');
    await submit(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'User added' })).toBeVisible();
    await expect.poll(() => numberOf(page, 'Total Users')).toBe(users + 1);
    expect(await readProfile(page.request, userId)).toMatchObject({ expiry: 30, balance: 0 });
  });

  await test.step('the same id again is an update', async () => {
    await expect(addButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('User ID')).toBeFocused();
    await page.keyboard.type(String(userId));
    await page.keyboard.press('Tab');
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('65');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Plan updated: 5 days and 65 videos added.')).toBeVisible();
    expect(await readProfile(page.request, userId)).toMatchObject({ expiry: 35, balance: 65 });
  });

  await test.step('Find User', async () => {
    await tabTo(page, findUser(page));
    await page.keyboard.press('Enter');
    const field = page.getByLabel('User ID');
    await expect(field).toBeFocused();
    await expectSound(page, 'Find User');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(findUser(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type(` ${userId} `);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/user/${userId}$`));
    await expect(page.getByRole('heading', { name: `Welcome, User ${userId}` })).toBeVisible();
    await expect(field).toBeHidden();
  });
});
