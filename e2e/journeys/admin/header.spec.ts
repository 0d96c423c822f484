import { randomInt } from 'node:crypto';
import { addUser, ERROR_CATALOGUE } from '@portal/contracts';
import { loseConnection, refuseWith } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { readProfile } from '../../support/profile';
import { expect, numberOf, signInAsAdmin, test } from '../../support/test';
import type { Page } from '@playwright/test';

const findUser = (page: Page) => page.getByRole('button', { name: 'Find User' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add / Update User' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add / Update User' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Add / Update Plan' });

test.beforeEach(async ({ page, trial }) => {
  await signInAsAdmin(page, trial);
});

test("Find User reveals a numeric User ID field: Enter or 'View Dashboard' goes to /admin/user/{id}; an empty entry gives 'Please enter a User ID.'", async ({
  page,
}) => {
  const { userId } = await givenUser(page);
  // With the keyboard only.
  await tabTo(page, findUser(page));
  await page.keyboard.press('Enter');
  const field = page.getByLabel('User ID');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please enter a User ID.');
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

  await findUser(page).click();
  await field.fill('10001');
  await page.getByRole('button', { name: 'View Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/user\/10001$/);
});

test('Add / Update User: 30 days and 0 videos unless set otherwise; on success the numbers refresh and the modal closes', async ({
  page,
}) => {
  const userId = randomInt(1_000_000_000, 9_999_999_999);
  const users = await numberOf(page, 'Total Users');
  await addButton(page).click();
  await expect(dialog(page).getByLabel('Subscription Days to Add')).toHaveValue('30');
  await expect(dialog(page).getByLabel('Video Balance to Add')).toHaveValue('0');
  await expectSound(page, 'Add / Update User');

  await dialog(page).getByLabel('User ID').fill(String(userId));
  await submit(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'User added' })).toBeVisible();
  await expect.poll(() => numberOf(page, 'Total Users')).toBe(users + 1);
  expect(await readProfile(page.request, userId)).toMatchObject({ expiry: 30, balance: 0 });

  // The same id again is an update. With the keyboard only.
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

test("Add user fails: the server message, or 'Failed to add user.'; an entry that cannot be sent says so", async ({
  page,
}) => {
  await addButton(page).click();
  await submit(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a User ID.');
  await dialog(page).getByLabel('User ID').fill('007');
  await submit(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('This is not a valid User ID.');
  await dialog(page).getByLabel('User ID').fill('70007');
  await dialog(page).getByLabel('Subscription Days to Add').fill('1.5');
  await submit(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a whole number.');

  await dialog(page).getByLabel('Subscription Days to Add').fill('1');
  const connect = await loseConnection(page, addUser);
  await submit(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Failed to add user.');
  connect();
  await refuseWith(page, addUser, 'plans/amount-too-large');
  await submit(page).click();
  const { text } = ERROR_CATALOGUE['plans/amount-too-large'];
  await expect(dialog(page).getByRole('alert')).toHaveText(text);
  await expect(dialog(page).getByLabel('User ID')).toHaveValue('70007');
});
