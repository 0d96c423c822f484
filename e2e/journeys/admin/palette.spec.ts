import { listUsers } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { freshIds, givenUser, openTab } from '../../support/admin-users';
import { loseConnection } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';

const opener = (page: Page) => page.getByRole('button', { name: 'Search or jump to…' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');

/** Opens the palette by keyboard, types, and presses Enter. */
async function command(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('the palette goes to tabs, users and actions with the keyboard alone, until log out ends the session', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'active');
  const userId = freshIds();
  const name = `Nargis ${userId}`;
  await givenUser(page, { userId, days: 3 }, name);

  await test.step('a tab; the focus goes to the page, or back to the button', async () => {
    await tabTo(page, opener(page));
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expectSound(page, 'the palette');
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await command(page, 'down TOP');
    await expect(palette(page)).toBeHidden();
    await expect(page).toHaveURL(/tab=leaderboard$/);
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('a user, also by id; a search that fails', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(`nargis ${userId}`);
    await expect(options(page).first()).toHaveText(`${name}${userId}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/manage/${userId}$`));
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const bringBack = await loseConnection(page, listUsers);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(String(userId));
    await expect(palette(page).getByRole('alert')).toBeVisible();
    await expectSound(page, 'the palette that failed');
    bringBack();
    await tabTo(page, palette(page).getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toHaveText(`${name}${userId}`);
    await expect(options(page).last()).toHaveText(`Admin view of user ${userId}`);
    await options(page).last().click();
    await expect(page).toHaveURL(new RegExp(`/admin/user/${userId}$`));
  });

  await test.step('actions: dialogs with the focus in their field, the theme', async () => {
    await command(page, 'add');
    const adding = page.getByRole('dialog', { name: 'Add / Update User' });
    await expect(adding.getByLabel('User ID')).toBeFocused();
    // The palette does not open over another dialog.
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(adding).toBeHidden();
    await command(page, 'find user');
    await expect(page.getByLabel('User ID')).toBeFocused();
    await page.keyboard.press('Escape');
    for (const mode of ['Dark', 'Light']) {
      await command(page, `theme ${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode.toLowerCase());
    }
  });

  await test.step('on a narrow screen the menu shows the current tab', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/admin/dashboard?tab=audit');
    await page.getByRole('button', { name: 'Menu' }).click();
    const tab = page.getByRole('link', { name: 'Audit Log' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(tab).toBeHidden();
    await command(page, 'analytics');
    await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  });

  await test.step('log out', async () => {
    await command(page, 'log out');
    await expect(page).not.toHaveURL(/\/admin\/dashboard/);
  });
});
