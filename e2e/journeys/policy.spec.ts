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

/** Addresses of the tabs in the menu, which comes with its own script. */
async function tabsOf(page: Page): Promise<string[]> {
  const links = page.locator('a[href*="/admin/dashboard?tab="]');
  await expect.poll(() => links.count()).toBeGreaterThan(10);
  return links.evaluateAll((all) => [
    ...new Set(all.map((link) => link.getAttribute('href') ?? '')),
  ]);
}

// The fixture fails a journey whose page violates its policy (support/policy.ts).
test('every screen of both portals lives under a policy without evaluated code, and inline code only by its hash', async ({
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
  for (const path of [...(await tabsOf(page)), ...ADMIN]) await visit(page, path);
});
