import type { Locator, Page } from '@playwright/test';
import { freshIds, givenUser } from '../../support/admin-users';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { readProfile } from '../../support/profile';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const number = (page: Page, name: string) =>
  main(page).locator('dl > div').filter({ hasText: name }).locator('dd');

/** Moves the focus to a control with Tab and presses a key there. */
async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test('two users are selected with the keyboard alone, previewed, given 7 days, and brought back by undo', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const first = freshIds();
  const daysOf = async (userId: number) => (await readProfile(page.request, userId)).daysRemaining;
  await givenUser(page, { userId: first, days: 10, balance: 50 }, `Rahim ${first}`);
  await givenUser(page, { userId: first + 1, days: 3 });
  await givenUser(page, { userId: first + 2, days: 3 });
  await page.goto(`/admin/dashboard?tab=users&search=${String(first).slice(0, -2)}`);

  await test.step('selected and previewed', async () => {
    await pressOn(page, page.getByRole('checkbox', { name: `Select ${first + 1}` }), 'Space');
    await pressOn(page, page.getByRole('checkbox', { name: `Select Rahim ${first}` }), 'Space');
    await expect(bar(page).getByRole('status')).toHaveText('2 selected');
    await expectSound(page, 'a selection in All Users');
    await pressOn(page, button(bar(page), 'Bulk action'), 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Bulk action' });
    await tabTo(page, dialog.getByRole('radio', { name: 'Add' }));
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Cut' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, dialog.getByLabel('Days', { exact: true }));
    await page.keyboard.type('7');
    await expectSound(page, 'the dialog of a bulk action');
    await page.keyboard.press('Enter');
    await expect(title(page, 'Add 7 days to 2 users')).toBeVisible();
    await expect(number(page, 'Will change')).toHaveText('2');
    expect(await daysOf(first)).toBe(10);
    await expectSound(page, 'a preview');
  });

  await test.step('started: both have 7 days more, the third user has not', async () => {
    await pressOn(page, button(main(page), 'Start'), 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Yes, Start' }), 'Enter');
    await expect(number(page, 'Done')).toHaveText('2');
    expect(await daysOf(first)).toBe(17);
    expect(await daysOf(first + 2)).toBe(3);
  });

  await test.step('lists that were loaded before are loaded again', async () => {
    await page.getByRole('link', { name: 'All Users' }).click();
    await page.getByRole('searchbox').fill(String(first));
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Active17');
    await page.getByRole('link', { name: 'Bulk Actions', exact: true }).click();
    const latest = page.getByRole('list', { name: 'Bulk Actions' }).getByRole('listitem').first();
    await expect(latest).toContainText('Add 7 days to 2 users2 selected users · by trial-admin');
    await expectSound(page, 'the list of bulk actions');
    await latest.getByRole('link').click();
  });

  await test.step('undone', async () => {
    await button(main(page), 'Undo').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, Undo' }).click();
    await expect(number(page, 'Undone')).toHaveText('2');
    expect(await daysOf(first)).toBe(10);
    expect(await daysOf(first + 1)).toBe(3);
    await expect(button(main(page), 'Undo')).toBeHidden();
  });
});
