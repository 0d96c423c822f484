import { getUser, getUserStats, type UserStats, type UserView } from '@portal/contracts';
import { type Locator, type Page, expect } from '@playwright/test';
import { changeAnswers } from './answers';
import type { Trial } from './system';
import { signIn } from './test';

/** A card of the dashboard, by its title. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** Opens the menu on the user chip. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
  const menu = page.getByRole('menu', { name: 'Account menu' });
  await expect(menu).toBeVisible();
  return menu;
}

/** Logs out by the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Log out' }).click();
}

/** Opens a card that is folded. */
export async function unfold(page: Page, title: string): Promise<void> {
  const details = card(page, title).locator('details');
  const isOpen = await details.evaluate((element: HTMLDetailsElement) => element.open);
  if (!isOpen) await details.locator('summary').click();
}

/** Opens the dashboard of the trial's subscriber with these fields of the user changed. */
export async function openDashboardOf(
  page: Page,
  trial: Trial,
  change: Partial<UserView>,
): Promise<void> {
  await signIn(page, trial);
  await changeAnswers(page, getUser, ({ user }) => ({ user: { ...user, ...change } }));
  await reloadDashboard(page);
}

/** Reloads the dashboard and waits until the user was read again. */
export async function reloadDashboard(page: Page): Promise<void> {
  const read = page.waitForResponse((response) => /\/api\/user\/\d+$/.test(response.url()));
  await page.reload();
  await read;
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

/** Changes the numbers in the answer that the dashboard reads. */
export function givenStats(
  page: Page,
  change: (stats: UserStats) => Partial<UserStats>,
): Promise<void> {
  return changeAnswers(page, getUserStats, ({ stats }) => ({
    stats: { ...stats, ...change(stats) },
  }));
}
