import type { Locator, Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';

const heads = (page: Page) => page.getByRole('columnheader');
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
};
/** Whether two parts of the screen have a point in common. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The buttons of the rows, found at one moment, and how many of them a part of the screen covers. */
function buttonsAndCovered(part: Element): { areMany: boolean; covered: number } {
  const a = part.getBoundingClientRect();
  const buttons = [...document.querySelectorAll('td[data-column="actions"] button')];
  const covered = buttons.filter((button) => {
    const b = button.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  });
  return { areMany: buttons.length > 15, covered: covered.length };
}

test('a list as a view: chosen columns, head in sight, filters as pills; saved, opened again; no toast above a button', async ({
  page,
  trial,
}) => {
  const name = `Late ${Date.now()}`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTab(page, trial, 'users', '&size=100&sort=expiresAt');

  await test.step('columns', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Videos Left' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(heads(page).filter({ hasText: 'Videos Left' })).toBeVisible();
    await expectSound(page, 'a list with chosen columns');
  });

  await test.step('the head stays below the header while the rows scroll', async () => {
    const rows = page.getByRole('table', { name: 'All Users' }).locator('tbody tr');
    await rows.nth(15).getByRole('button').focus();
    await page.keyboard.press('ArrowDown');
    const [head, header] = [heads(page).first(), page.getByRole('banner').first()];
    await expect(head).toBeInViewport();
    const { y, height } = await boxOf(header);
    expect((await boxOf(head)).y).toBeGreaterThanOrEqual(y + height - 1);
    await page.keyboard.press('Home');
    await expect(rows.first().getByRole('button')).toBeFocused();
    expect(await overlap(rows.first().getByRole('button'), head)).toBe(false);
  });

  await test.step('a view is saved for all; its toast covers no button of a row', async () => {
    await page.getByRole('button', { name: 'Views' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved views' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Share with all administrators').check();
    await expectSound(page, 'saved views');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    const toast = page.locator('.toast', { hasText: 'View saved.' });
    await expect(toast).toBeVisible();
    expect(await toast.evaluate(buttonsAndCovered)).toEqual({ areMany: true, covered: 0 });
    await expect(dialog.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a pill is removed by the keyboard; the view brings order and columns back', async () => {
    await page.getByRole('searchbox', { name: 'Search this list...' }).fill('nobody at all');
    const pill = page.getByRole('button', { name: 'Remove the filter Search: nobody at all' });
    await expect(pill).toBeVisible();
    await pill.focus();
    await page.keyboard.press('Enter');
    await expect(pill).toBeHidden();
    await page.evaluate(() => localStorage.removeItem('adminColumns:users'));
    await page.goto('/admin/dashboard?tab=users');
    await expect(heads(page).first()).toBeVisible();
    await expect(heads(page).filter({ hasText: 'Videos Left' })).toBeHidden();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(/sort=expiresAt&size=100$/);
    await expect(heads(page).filter({ hasText: 'Videos Left' })).toBeVisible();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: `Delete the view ${name}` }).click();
    await expect(page.getByText('View deleted.')).toBeVisible();
  });
});
