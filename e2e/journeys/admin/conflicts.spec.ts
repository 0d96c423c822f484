import { buildPath, toggleFreeze } from '@portal/contracts';
import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { dialog as payment, openNewcomer, openPlanPayment, order } from '../../support/pay';
import type { Trial } from '../../support/system';
import { openAdminSession } from '../../support/signed-in';
import { expect, signInAsAdmin, test } from '../../support/test';

const actions = (page: Page) => page.getByRole('region', { name: 'Admin Actions' });

async function openManager(page: Page, userId: number): Promise<void> {
  await page.goto(`/admin/manage/${userId}`);
  await expect(actions(page)).toBeVisible();
}

/** Another administrator's browser, already signed in. */
async function openOther(browser: Browser, trial: Trial): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: trial.url })).newPage();
  await signInAsAdmin(other, trial);
  return other;
}

test("a user deleted in one window while another edits: 'User not found.', and the screen recovers", async ({
  page,
  browser,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const name = `Nila ${Date.now()}`;
  const { userId } = await givenUser(page, {}, { name });
  await openManager(page, userId);
  await actions(page).getByRole('button', { name: 'Add Days', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Days' });
  await expect(dialog).toBeVisible();

  const other = await openOther(browser, trial);
  await openManager(other, userId);
  await actions(other).getByRole('button', { name: 'Delete User' }).click();
  const question = other.getByRole('dialog', { name: 'Delete User' });
  await question.getByLabel(`Type ${userId} to confirm`).fill(String(userId));
  await question.getByRole('button', { name: 'Delete User' }).click();
  await expect(other.getByText('User deleted successfully!').last()).toBeVisible();

  await dialog.getByRole('button', { name: 'Add Days' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('User not found.');
  await expectSound(page, 'an action on a user who is gone');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'All Users' }).click();
  await expect(page.getByRole('table', { name: 'All Users' })).toBeVisible();
  await page.getByRole('searchbox').first().fill(name);
  await expect(page.getByRole('main').getByText(String(userId))).toBeHidden();
  await page.getByRole('link', { name: 'User Manager' }).click();
  await page.getByPlaceholder('Enter User ID or Full Name...').fill(String(userId));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('User not found.');
  await other.context().close();
});

test('cutting more than there is says what was really cut, also when another window cut before', async ({
  page,
  browser,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page, { days: 10, balance: 50 });
  const other = await openOther(browser, trial);
  for (const [window, cut, said] of [
    [page, '30', '30 videos cut.'],
    [other, '40', '20 videos cut. There was no more to cut.'],
  ] as const) {
    await openManager(window, userId);
    await actions(window).getByRole('button', { name: 'Cut Videos', exact: true }).click();
    const dialog = window.getByRole('dialog', { name: 'Cut Videos' });
    await dialog.getByLabel('Videos', { exact: true }).fill(cut);
    await dialog.getByRole('button', { name: 'Cut Videos', exact: true }).click();
    await expect(window.getByText(`Plan updated: ${said}`).last()).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  await expect(other.getByRole('region', { name: 'User Summary' })).toContainText('0 videos');
  await other.context().close();
});

test('a user frozen while the payment dialog is open gets a clear message', async ({
  page,
  browser,
  trial,
}) => {
  const { userId } = await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await order(page, 'bKash');
  const admin = await openOther(browser, trial);
  const frozen = await admin.request.post(buildPath(toggleFreeze.path, { id: userId }));
  expect(frozen.ok()).toBe(true);
  // The dialog polls the order and learns that the session has ended.
  await expect(page.getByText('You must be logged in to purchase a plan.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(payment(page)).toBeHidden();
  await expectSound(page, 'the plans after the session was ended');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByRole('tab', { name: 'Login with Password' })).toBeVisible();
  await admin.context().close();
});
