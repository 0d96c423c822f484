import type { Browser, Page } from '@playwright/test';
import type { VersionSystem } from '../versions/built-tree';
import {
  expect,
  openVisitor,
  seesMetric,
  signInAsAdministrator,
  signInAsSubscriber,
} from '../versions/visitor';

/** Expected versions of the portals in a combination. */
export interface ExpectedVersions {
  readonly 'user-portal': string;
  readonly 'admin-portal': string;
}

/** Chooses another video quality and checks it after a reload. */
async function changeSetting(page: Page): Promise<void> {
  // Versions that fold the settings open them for this address; others take no notice.
  await page.goto('/dashboard#settings');
  const quality = page
    .getByRole('region', { name: 'Account Settings', exact: true })
    .getByRole('group', { name: 'Video Quality' });
  await expect(quality.getByRole('radio', { checked: true })).toHaveCount(1);
  const other = quality
    .locator('label')
    .filter({ has: page.getByRole('radio', { checked: false }) })
    .first();
  const name = await other.innerText();
  const saved = page.waitForResponse('**/settings');
  await other.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(quality.getByRole('radio', { name })).toBeChecked();
}

/**
 * What must work in every combination (OPS-11): both sign-ins, the dashboard with its numbers, a changed
 * setting, a list of the administrators.
 * @throws Error when something fails, or when the page shows other versions than expected.
 */
export async function smoke(
  browser: Browser,
  { url, trial }: Pick<VersionSystem, 'url' | 'trial'>,
  expected: ExpectedVersions,
): Promise<void> {
  const visitor = await openVisitor(browser, url);
  const { page } = visitor;
  try {
    await signInAsSubscriber(page, trial);
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await seesMetric(page, 'Total Downloads');
    await changeSetting(page);
    await signInAsAdministrator(page, trial);
    await seesMetric(page, 'Total Users');
    await page.goto('/admin/dashboard?tab=users');
    const rows = page.getByRole('table', { name: 'All Users' }).locator('tbody').getByRole('row');
    await expect(rows.first()).toContainText(/\d{5}/);
    expect(visitor.versionsOf('user-portal')).toEqual([expected['user-portal']]);
    expect(visitor.versionsOf('admin-portal')).toEqual([expected['admin-portal']]);
    expect(visitor.errors).toEqual([]);
  } finally {
    await visitor.leave();
  }
}
