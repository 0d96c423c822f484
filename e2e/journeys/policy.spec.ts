import type { Page } from '@playwright/test';
import { LOGGED_IN_ONLY } from '../support/routes';
import { signIn, signInAsAdmin, expect, test } from '../support/test';

const PUBLIC = ['/', '/plans', '/plans/NONE', '/privacy-policy', '/terms-of-service'];
const ADMIN = ['/admin/send-offer', '/admin/user', '/admin/user/10001'];

/** Navigates as a link does, and waits until the screen and its parts are visible. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('.loading-bar')).toHaveCount(0);
}

/** Addresses of the tabs in the menu. */
const tabsOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href*="/admin/dashboard?tab="]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

// The fixture fails a journey whose page violates its policy (support/policy.ts).
test('every screen of both portals lives under a policy without inline or evaluated code', async ({
  page,
  trial,
}) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-/);

  for (const path of PUBLIC) await visit(page, path);
  await signIn(page, trial);
  for (const path of LOGGED_IN_ONLY) await visit(page, path);
  await signInAsAdmin(page, trial);
  const tabs = await tabsOf(page);
  expect(tabs.length).toBeGreaterThan(10);
  for (const path of [...tabs, ...ADMIN]) await visit(page, path);
});
