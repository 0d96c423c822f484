import type { Page } from '@playwright/test';

/** What a visitor does on one screen, with the pointer and the keyboard. */
export interface Tour {
  readonly name: string;
  readonly visitor: 'subscriber' | 'administrator';
  readonly path: string;
  /** Presses and types. Each step waits until its result is on the screen. */
  readonly walk: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function useDashboard(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  const menu = page.getByRole('menu', { name: 'Account menu' });
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
    await menu.getByRole('menuitemradio', { name: theme }).click();
    await page.locator(`html[data-theme="${theme.toLowerCase()}"]`).waitFor();
  }
  await button(page, /^Notices/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByRole('region', { name: 'Account Settings' })
    .locator('summary')
    .filter({ visible: true })
    .click();
  for (const choice of ['MKV', 'MP4'])
    await page.getByRole('radio', { name: choice, exact: true }).first().click();
  await page
    .getByRole('region', { name: 'Recent Downloads' })
    .getByRole('button', { name: 'View all' })
    .click();
  const history = page.getByRole('dialog', { name: 'Download History' });
  await history.getByRole('searchbox', { name: 'Search' }).pressSequentially('episode');
  await page.keyboard.press('Escape');
  for (const screen of ['Downloads', 'Plans', 'Account', 'Home']) {
    await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
    await page.locator('main h1').waitFor();
  }
}

async function useUserManager(page: Page): Promise<void> {
  const search = page.getByPlaceholder('Enter User ID or Full Name...');
  await search.click();
  await search.pressSequentially('Rahman');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
  await search.fill('');
  await search.pressSequentially('100000000');
  await page.keyboard.press('Enter');
}

async function useAllUsers(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'All Users' });
  const rows = table.locator('tbody tr');
  await rows.nth(5).waitFor();
  for (const chip of ['active', 'expired', 'all'])
    await page
      .getByRole('button', { name: new RegExp(`^${chip}`, 'i') })
      .first()
      .click();
  await button(page, 'Columns').click();
  await page.getByRole('menuitemcheckbox', { name: 'Videos Left' }).click();
  await page.keyboard.press('Escape');
  await rows.nth(5).waitFor();
  await table.getByRole('checkbox').nth(1).click();
  await table.getByRole('checkbox').nth(2).click();
  await button(page, /next/i).click();
  await page.getByRole('searchbox').first().pressSequentially('Rahman');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('users');
  await page.keyboard.press('Escape');
}

/** The screens with the most to do. */
export const TOURS: readonly Tour[] = [
  { name: 'Dashboard', visitor: 'subscriber', path: '/dashboard', walk: useDashboard },
  {
    ...{ name: 'User Manager', visitor: 'administrator' },
    path: '/admin/dashboard?tab=user-manager',
    walk: useUserManager,
  },
  {
    ...{ name: 'All Users', visitor: 'administrator' },
    path: '/admin/dashboard?tab=users',
    walk: useAllUsers,
  },
];
