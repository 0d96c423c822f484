import { listUsers } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { freshIds, givenUser, listedUser, listOf, openTab } from '../../support/admin-users';
import { answerWith, loseConnection } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';

const opener = (page: Page) => page.getByRole('button', { name: 'Search or jump to…' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const active = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Opens the palette by keyboard. Its code is loaded when it is first opened. */
async function callPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** The option that the field marks as active for screen readers. */
async function pointedAt(page: Page): Promise<string> {
  const id = await field(page).getAttribute('aria-activedescendant');
  return page.evaluate((key) => document.getElementById(key ?? '')?.textContent ?? '', id);
}

test.beforeEach(async ({ page, trial }) => {
  await openTab(page, trial, 'active');
  await expect(opener(page)).toBeVisible();
});

test('the palette opens by its button or by Ctrl+K, offers tabs and actions, and by the keyboard alone goes to one of them', async ({
  page,
}) => {
  await callPalette(page);
  const tabs = palette(page).getByRole('group', { name: 'Tabs' }).getByRole('option');
  await expect(tabs.first()).toHaveText('Analytics');
  await expect(palette(page).getByRole('group', { name: 'Actions' })).toContainText('Log out');
  await expect(active(page)).toHaveText('Analytics');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText('Log out');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await tabs.nth(1).innerText();
  await expect(active(page)).toHaveText(second);
  expect(await pointedAt(page)).toBe(second);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('down TOP');
  await expect(options(page)).toHaveText(['Top Downloaders']);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(/tab=leaderboard$/);
  await expect(page.locator('main')).toBeFocused();

  await opener(page).click();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('it finds users by id or name and opens them in the User Manager; an id alone also leads to the admin view', async ({
  page,
}) => {
  const userId = freshIds();
  const name = `Nargis ${userId}`;
  await givenUser(page, { userId, days: 3 }, name);
  await callPalette(page);
  await page.keyboard.type(`nargis ${userId}`);
  await expect(options(page)).toHaveText([`${name}${userId}`]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`tab=user-manager&user=${userId}$`));
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await callPalette(page);
  await page.keyboard.type(String(userId));
  await expect(options(page)).toHaveText([`Admin view of user ${userId}`, `${name}${userId}`]);
  await options(page).first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/user/${userId}$`));
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
});

test('actions: Add / Update User and Find User open with the focus in their field, the theme changes, log out ends the session', async ({
  page,
}) => {
  await callPalette(page);
  await page.keyboard.type('add');
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add / Update User' });
  await expect(adding.getByLabel('User ID')).toBeFocused();
  // The palette does not open over another dialog.
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();

  await callPalette(page);
  await page.keyboard.type('find user');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('User ID')).toBeFocused();
  await page.keyboard.press('Escape');

  for (const mode of ['Dark', 'Light']) {
    await callPalette(page);
    await page.keyboard.type(`theme ${mode}`);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode.toLowerCase());
  }
  await callPalette(page);
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/admin\/dashboard/);
});

test('no older answer stands over a newer text, and Enter opens nobody of an older one', async ({
  page,
}) => {
  let letGo = (): void => undefined;
  const slow = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${listUsers.path}?*`, async (route) => {
    const search = new URL(route.request().url()).searchParams.get('search') ?? '';
    if (search === 'rah') await slow;
    const name = `Found by ${search}`;
    const user = listedUser({ userId: search.length, name });
    // The journey may be over, or the page may have cancelled the request.
    await route.fulfill({ json: { success: true, ...listOf([user]) } }).catch(() => undefined);
  });
  await callPalette(page);
  const asked = page.waitForRequest(/search=rah&/);
  await page.keyboard.type('rah');
  await asked;
  await page.keyboard.type('im');
  await expect(options(page)).toHaveText(['Found by rahim5']);
  letGo();
  await page.keyboard.type('x');
  await expect(palette(page).getByText('Searching users…')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await expect(options(page)).toHaveText(['Found by rahimx6']);
});

test('it says when nothing is found and when the search failed, with another try; sound on a phone and a desktop, in light and dark', async ({
  page,
}) => {
  await callPalette(page);
  await expectSound(page, 'the palette');
  await page.keyboard.type('zzz no such thing');
  await expect(palette(page).getByText('Nothing found for “zzz no such thing”.')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expectSound(page, 'the palette without results');

  const bringBack = await loseConnection(page, listUsers);
  await field(page).fill('another');
  await expect(palette(page).getByRole('alert')).toHaveText('Users could not be searched.');
  await expectSound(page, 'the palette that failed');
  bringBack();
  const user = listedUser({ userId: 77, name: '<script>window.hostile=1</script>' });
  await answerWith(page, listUsers, listOf([user]));
  await tabTo(page, palette(page).getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveText(['<script>window.hostile=1</script>77']);
  await expectSound(page, 'the palette with a user');
});

test('on a narrow screen the current tab is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/dashboard?tab=audit');
  const tab = page.getByRole('link', { name: 'Audit Log' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeInViewport({ ratio: 1 });
  await callPalette(page);
  await page.keyboard.type('analytics');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Analytics' })).toBeInViewport({ ratio: 1 });
  await expect(tab).not.toBeInViewport();
});
