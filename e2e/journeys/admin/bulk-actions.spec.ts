import {
  getAdminSession,
  getBulkAction,
  listBulkActions,
  listBulkRows,
  planBulkAction,
  toggleFreeze,
  buildPath,
} from '@portal/contracts';
import type { Locator, Page } from '@playwright/test';
import { freshIds, givenUser, openTab } from '../../support/admin-users';
import { answerWith, changeAnswers, loseConnection, refuseWith } from '../../support/answers';
import { bulkActionOf, bulkRowOf } from '../../support/bulk-actions';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { readProfile } from '../../support/profile';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const thisPage = (page: Page) => box(page, 'Select this page');
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const selected = (page: Page) => bar(page).getByRole('status');
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter' }).getByRole('button', { name });
const main = (page: Page) => page.getByRole('main');
const number = (page: Page, name: string) =>
  main(page).locator('dl > div').filter({ hasText: name }).locator('dd');
const prefixOf = (first: number) => String(first).slice(0, -2);

/** Opens All Users, filtered to the users of this journey. */
async function openUsers(page: Page, first: number): Promise<void> {
  await page.goto(`/admin/dashboard?tab=users&search=${prefixOf(first)}`);
  await expect(thisPage(page)).toBeVisible();
}

async function openDialog(page: Page): Promise<Locator> {
  await button(bar(page), 'Bulk action').click();
  const dialog = page.getByRole('dialog', { name: 'Bulk action' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Clicks a button that asks for confirmation, and confirms. */
async function confirm(page: Page, name: string, yes: string): Promise<void> {
  await button(main(page), name).click();
  await page.getByRole('dialog').getByRole('button', { name: yes }).click();
}

test('two users are selected, previewed before and after, given 7 days, and brought back by undo', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  const name = `Rahim ${first}`;
  await givenUser(page, { userId: first, days: 10, balance: 50 }, name);
  await givenUser(page, { userId: first + 1, days: 3 });
  await givenUser(page, { userId: first + 2, days: 3 });
  await openUsers(page, first);
  await expect(bar(page)).toBeHidden();
  await box(page, `Select ${name} (${first})`).check();
  await expect(selected(page)).toHaveText('1 selected');
  await box(page, `Select ${first + 1}`).check();
  await expect(selected(page)).toHaveText('2 selected');
  await expect(thisPage(page)).not.toBeChecked();
  await expectSound(page, 'a selection in All Users');

  const dialog = await openDialog(page);
  await expect(dialog.getByText('For 2 selected users.')).toBeVisible();
  await button(dialog, 'Preview changes').click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter days or videos above 0.');
  await dialog.getByLabel('Days', { exact: true }).fill('some');
  await button(dialog, 'Preview changes').click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter whole numbers from 0.');
  await expect(dialog.getByRole('group', { name: 'Packages' }).getByRole('button')).toHaveText([
    '1 day + 65 videos',
    '3 days + 99 videos',
    '30 days + Unlimited',
    '60 days + Unlimited',
    '90 days + Unlimited',
  ]);
  await button(dialog, '30 days + Unlimited').click();
  await expect(dialog.getByLabel('Videos', { exact: true })).toHaveValue('999999');
  await dialog.getByLabel('Videos', { exact: true }).fill('');
  await button(dialog, '7 days').click();
  await expect(dialog.getByLabel('Days', { exact: true })).toHaveValue('7');
  await expectSound(page, 'the dialog of a bulk action');
  await button(dialog, 'Preview changes').click();

  await expect(title(page, 'Add 7 days to 2 users')).toBeVisible();
  await expect(page).toHaveURL(/tab=bulk-actions&action=[0-9a-f]{24}$/);
  await expect(main(page)).toContainText('Preview2 selected usersby trial-admin');
  await expect(number(page, 'Will change')).toHaveText('2');
  await expect(number(page, 'Days')).toHaveText('+14');
  await expect(rows(page).nth(0)).toContainText(`${name}${first}10 → 1750Will change`);
  await expect(rows(page).nth(1)).toContainText(`N/A${first + 1}3 → 10`);
  expect((await readProfile(page.request, first)).daysRemaining).toBe(10);
  await expectSound(page, 'a preview');

  await button(main(page), 'Start').click();
  const question = page.getByRole('dialog', { name: 'Add 7 days to 2 users?' });
  await expect(question).toContainText('2 users will be changed: +14 days.');
  await button(question, 'Yes, Start').click();
  await expect(number(page, 'Done')).toHaveText('2');
  await expect(rows(page).nth(0)).toContainText('10 → 1750Done');
  expect((await readProfile(page.request, first)).daysRemaining).toBe(17);
  expect((await readProfile(page.request, first + 2)).daysRemaining).toBe(3);

  // Data that was loaded before the action is loaded again.
  await page.getByRole('link', { name: 'All Users' }).click();
  await page.getByRole('searchbox').fill(String(first));
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Active17');
  await page.getByRole('link', { name: 'Bulk Actions', exact: true }).click();
  const latest = page.getByRole('list', { name: 'Bulk Actions' }).getByRole('listitem').first();
  await expect(latest).toContainText(
    'Add 7 days to 2 users2 selected users · by trial-admin · just now',
  );
  await expect(latest).toContainText('2 doneDone');
  await expectSound(page, 'the list of bulk actions');
  await latest.getByRole('link').click();

  await confirm(page, 'Undo', 'Yes, Undo');
  await expect(number(page, 'Undone')).toHaveText('2');
  expect((await readProfile(page.request, first)).daysRemaining).toBe(10);
  expect((await readProfile(page.request, first + 1)).daysRemaining).toBe(3);
  await expect(button(main(page), 'Undo')).toBeHidden();
});

test('the selection is kept over pages and takes ranges; the whole list is one selection that ends with another filter', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  const ids = Array.from({ length: 17 }, (_, index) => first + index);
  await Promise.all(ids.map((userId) => givenUser(page, { userId, days: 30 })));
  await openUsers(page, first);
  await box(page, `Select ${first + 16}`).check();
  await button(page, 'Next').click();
  await box(page, `Select ${first}`).check();
  await expect(selected(page)).toHaveText('2 selected');
  await button(page, 'Prev').click();
  await expect(box(page, `Select ${first + 16}`)).toBeChecked();
  // Selects the range from the last selected row down to the fifth row.
  await box(page, `Select ${first + 15}`).check();
  await box(page, `Select ${first + 12}`).click({ modifiers: ['Shift'] });
  await expect(selected(page)).toHaveText('6 selected');
  await button(bar(page), 'Clear').click();
  await expect(bar(page)).toBeHidden();

  await thisPage(page).check();
  await expect(selected(page)).toHaveText('15 selected');
  await button(bar(page), 'Select all 17 of this list').click();
  await expect(selected(page)).toHaveText('All 17 users of this list selected');
  await button(page, 'Next').click();
  await expect(box(page, `Select ${first}`)).toBeChecked();
  await chip(page, 'Active').click();
  await expect(box(page, `Select ${first + 16}`)).toBeVisible();
  await expect(selected(page)).toHaveText('15 selected');
  await button(bar(page), 'Select all 17 of this list').click();

  const dialog = await openDialog(page);
  await expect(dialog.getByText('For all 17 users of this list.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Cut' }).check();
  await dialog.getByLabel('Days', { exact: true }).fill('1');
  await button(dialog, 'Preview changes').click();
  await expect(title(page, 'Cut 1 day from 17 users')).toBeVisible();
  await expect(main(page)).toContainText(`Active users matching "${prefixOf(first)}"`);
  await confirm(page, 'Start', 'Yes, Start');
  await expect(number(page, 'Done')).toHaveText('17');
  for (const id of [first, first + 16]) {
    expect((await readProfile(page.request, id)).daysRemaining).toBe(29);
  }
});

test('users are frozen by a bulk action; who is frozen already stays unchanged, and the results are filtered', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  await givenUser(page, { userId: first, days: 30 });
  await givenUser(page, { userId: first + 1, days: 30 });
  await page.request.post(buildPath(toggleFreeze.path, { id: first + 1 }));
  await page.goto(`/admin/dashboard?tab=active&search=${prefixOf(first)}`);
  await thisPage(page).check();
  await expectSound(page, 'a selection in Premium Users');
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Freeze', exact: true }).check();
  await button(dialog, 'Preview changes').click();
  await expect(title(page, 'Freeze 2 users')).toBeVisible();
  await expect(rows(page).nth(0)).toContainText('Active → FrozenWill change');
  await expect(rows(page).nth(1)).toContainText('FrozenUnchanged');
  await chip(page, 'Unchanged 1').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/outcome=unchanged/);
  await confirm(page, 'Start', 'Yes, Start');
  await expect(number(page, 'Done')).toHaveText('1');
  expect((await readProfile(page.request, first)).isFrozen).toBe(true);
  await confirm(page, 'Undo', 'Yes, Undo');
  await expect(number(page, 'Undone')).toHaveText('1');
  expect((await readProfile(page.request, first)).isFrozen).toBe(false);
  expect((await readProfile(page.request, first + 1)).isFrozen).toBe(true);
});

test('a bulk action of many is stopped and goes on, with a progress bar, and reaches everybody once', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds() * 10;
  const ids = Array.from({ length: 400 }, (_, index) => first + index);
  for (let from = 0; from < ids.length; from += 20) {
    await Promise.all(
      ids.slice(from, from + 20).map((userId) => givenUser(page, { userId, days: 5 })),
    );
  }
  await page.goto(`/admin/dashboard?tab=expiring&search=${String(first).slice(0, -3)}`);
  await thisPage(page).check();
  await button(bar(page), 'Select all 400 of this list').click();
  const dialog = await openDialog(page);
  await button(dialog, '30 days').click();
  await button(dialog, 'Preview changes').click();
  await expect(title(page, 'Add 30 days to 400 users')).toBeVisible();
  await expect(main(page)).toContainText('Page 1 of 16');
  await confirm(page, 'Start', 'Yes, Start');
  await button(main(page), 'Stop').click();
  await expect(main(page)).toContainText('Stopped by an administrator.');
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuetext', /^\d+ of 400 users$/);
  expect(Number(await progress.getAttribute('aria-valuenow'))).toBeLessThan(100);
  await expectSound(page, 'a stopped bulk action');
  await button(main(page), 'Continue').click();
  await expect(number(page, 'Done')).toHaveText('400', { timeout: 60_000 });
  await expect(number(page, 'Days')).toHaveText('+12,000');
  await expect(progress).toBeHidden();
  for (const id of [first, first + 199, first + 399]) {
    expect((await readProfile(page.request, id)).daysRemaining).toBe(35);
  }
});

test('a running bulk action is asked for each second, and no more once it has ended', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'analytics');
  await page.clock.install();
  let asked = 0;
  await answerWith(page, listBulkRows, {
    rows: [bulkRowOf({ userId: 10_001 })],
    pagination: { currentPage: 1, totalPages: 1, totalRecords: 1 },
  });
  const running = bulkActionOf({ state: 'running', outcomes: { done: 75, pending: 225 } });
  const done = bulkActionOf({ state: 'done', outcomes: { done: 300 } });
  const path = buildPath(getBulkAction.path, { actionId: running._id });
  await page.route(`**${path}`, (route) => {
    asked += 1;
    return route.fulfill({ json: { success: true, bulkAction: asked < 3 ? running : done } });
  });
  await page.goto(`/admin/dashboard?tab=bulk-actions&action=${running._id}`);
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '25');
  await expect(progress).toHaveAttribute('aria-valuetext', '75 of 300 users');
  await page.clock.runFor(1_100);
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(1_100);
  await expect(main(page)).toContainText('Done');
  await expect(progress).toBeHidden();
  const atTheEnd = asked;
  await page.clock.runFor(10_000);
  // When the action ends, it is read once more together with all lists.
  expect(asked - atTheEnd).toBeLessThanOrEqual(1);
});

test('a preview older than an hour says so and offers to plan again', async ({ page, trial }) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  await givenUser(page, { userId: first, days: 10 });
  await openUsers(page, first);
  await box(page, `Select ${first}`).check();
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Set' }).check();
  await dialog.getByLabel('Days left').fill('30');
  let isOld = true;
  await changeAnswers(page, getBulkAction, ({ bulkAction }) => ({
    bulkAction: isOld
      ? { ...bulkAction, createdAt: new Date(Date.now() - 61 * 60_000).toISOString() }
      : bulkAction,
  }));
  await button(dialog, 'Preview changes').click();
  await expect(title(page, 'Set days left to 30 for 1 user')).toBeVisible();
  await expect(main(page).getByText('This preview is older than an hour')).toBeVisible();
  await expect(button(main(page), 'Start')).toBeHidden();
  const before = page.url();
  isOld = false;
  // The selection survives a reload.
  await chip(page, 'Will change 1').click();
  await page.reload();
  isOld = true;
  await page.reload();
  const again = button(main(page), 'Preview again');
  await expect(again).toBeVisible();
  isOld = false;
  await again.click();
  await expect(button(main(page), 'Start')).toBeVisible();
  expect(page.url()).not.toContain(new URL(before).searchParams.get('action') ?? 'none');
});

test('who may do no bulk actions sees no boxes and no tab; who may not freeze is not offered it', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  let role: 'viewer' | 'finance' = 'viewer';
  await changeAnswers(page, getAdminSession, (session) => ({ ...session, role }));
  await page.goto('/admin/dashboard?tab=users');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bulk Actions', exact: true })).toBeHidden();
  role = 'finance';
  await page.reload();
  await page.getByRole('checkbox').nth(1).check();
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('radio', { name: 'Offer message' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Freeze' })).toHaveCount(0);
});

test('a bulk action with the keyboard alone', async ({ page, trial }) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  await givenUser(page, { userId: first, days: 10, balance: 5 });
  await openUsers(page, first);
  await tabTo(page, box(page, `Select ${first}`));
  await page.keyboard.press('Space');
  await expect(selected(page)).toHaveText('1 selected');
  await tabTo(page, button(bar(page), 'Bulk action'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bulk action' });
  await tabTo(page, dialog.getByRole('radio', { name: 'Add' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Set' })).toBeFocused();
  await tabTo(page, dialog.getByLabel('Videos left'));
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Set videos left to 0 for 1 user')).toBeVisible();
  await tabTo(page, button(main(page), 'Start'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Yes, Start' }));
  await page.keyboard.press('Enter');
  await expect(number(page, 'Done')).toHaveText('1');
  await expect(number(page, 'Videos')).toHaveText('−5');
  expect((await readProfile(page.request, first)).balance).toBe(0);
});

test("'No bulk actions yet.'; a refused preview says why at the form; what cannot be read says why and is tried again", async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'bulk-actions&action=000000000000000000000000');
  await expect(page.getByRole('alert')).toContainText('There is no such bulk action.');
  await page.getByRole('link', { name: 'All bulk actions' }).click();
  const bringBack = await loseConnection(page, listBulkActions);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
  bringBack();
  await answerWith(page, listBulkActions, {
    bulkActions: [],
    pagination: { currentPage: 1, totalPages: 1, totalRecords: 0 },
  });
  await button(page, 'Try again').click();
  await expect(page.getByText('No bulk actions yet.')).toBeVisible();
  await expectSound(page, 'no bulk actions');

  await refuseWith(page, planBulkAction, 'bulk-actions/nobody');
  await page.getByRole('link', { name: 'All Users' }).click();
  await page.getByRole('checkbox').nth(1).check();
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Offer message' }).check();
  await button(dialog, 'Preview changes').click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a message.');
  await dialog.getByRole('textbox', { name: 'Offer Message' }).fill('Renew today.');
  await button(dialog, 'Preview changes').click();
  await expect(dialog.getByRole('alert')).toHaveText('No users are selected.');
});
