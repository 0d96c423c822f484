import { endOtherAdminSessions } from '@portal/contracts';
import type { Browser, Page } from '@playwright/test';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, signInAsAdmin, test } from '../../support/test';

const TITLE = 'Where you are signed in';

const security = (page: Page) => page.getByRole('dialog', { name: 'Security' });
const region = (page: Page) => security(page).getByRole('region', { name: TITLE });
const rows = (page: Page) => region(page).getByRole('listitem');
const endOthers = (page: Page) =>
  region(page).getByRole('button', { name: 'Sign out everywhere else' });

async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Admin · owner' }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expect(region(page)).toBeVisible();
}

/** Another browser, signed in as the same administrator. */
async function signInElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  trial: Parameters<typeof signInAsAdmin>[1],
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(page, trial);
  return page;
}

test('Where you are signed in: one session is signed out, then everywhere else after a question, at once', async ({
  page,
  trial,
  browser,
  baseURL,
}) => {
  await signInAsAdmin(page, trial);
  expect((await page.request.post(endOtherAdminSessions.path)).ok()).toBe(true);
  const one = await signInElsewhere(browser, baseURL, trial);
  const two = await signInElsewhere(browser, baseURL, trial);
  await openSecurity(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('This device');
  await expect(rows(page).first()).toContainText(/Chrome on .+127\.0\.0\.1/);
  await expect(rows(page).first()).toContainText('last used just now');
  await expectSound(page, 'where an administrator is signed in');

  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Sign out / })
    .click();
  await expect(page.getByText('Signed out of that session.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(region(page).getByRole('heading', { name: TITLE })).toBeFocused();

  // With the keyboard only: Escape changes nothing and returns the focus.
  await tabTo(page, endOthers(page));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(endOthers(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Yes, sign out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed out of 1 other session.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(region(page)).toContainText('You are not signed in anywhere else.');
  await expect(endOthers(page)).toBeHidden();

  for (const other of [one, two]) {
    await other.reload();
    await expect(other.getByLabel('Password', { exact: true })).toBeVisible();
    await other.context().close();
  }
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/dashboard/);

  // The audit lists the actions.
  await page.goto('/admin/dashboard?tab=audit&action=admins/sessions-end,admins/session-end');
  const records = page.getByRole('table', { name: 'Audit Log' }).locator('tbody').getByRole('row');
  await expect(records.first()).toContainText('Signed out everywhere else');
  await expect(records.first()).toContainText('Sessions ended: 1');
  await expect(records.nth(1)).toContainText('Signed out another session');
});
