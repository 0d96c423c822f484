import { getBroadcastMessage, type PortalName } from '@portal/contracts';
import { type Browser, chromium, expect as expectSoon, type Page } from '@playwright/test';
import { ensureChromium } from '../../test/browser';
import type { SystemTrial } from './built-tree';

/** Playwright's expect, with a longer timeout for a machine that builds at the same time. */
export const expect = expectSoon.configure({ timeout: 15_000 });

/** A browser window with empty caches, and records of what happened in it. */
export interface Visitor {
  readonly page: Page;
  /** Versions of a portal whose files were requested. */
  versionsOf(portal: PortalName): string[];
  /** Errors of the page. There should be none. */
  readonly errors: readonly string[];
  leave(): Promise<void>;
}

/** Starts the browser of the browser tests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** Opens a window for a site. */
export async function openVisitor(browser: Browser, baseURL: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', locale: 'en-US' });
  const page = await context.newPage();
  const errors: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return {
    page,
    errors,
    versionsOf: (portal) => {
      const versions = asked.flatMap((path) => {
        const [, name, version] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
        return name === portal && version !== undefined ? [version] : [];
      });
      return [...new Set(versions)];
    },
    leave: () => context.close(),
  };
}

/**
 * Signs in the trial's subscriber on the screen and acknowledges the broadcast. It opens when its answer arrives,
 * and hides the page from queries by role, so nothing else may begin before.
 */
export async function signInAsSubscriber(page: Page, { subscriber }: SystemTrial): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Login with Password' }).click();
  await page.getByLabel('User ID').fill(String(subscriber.userId));
  await page.getByLabel('Password', { exact: true }).fill(subscriber.password);
  const answered = page.waitForResponse(`**${getBroadcastMessage.path}`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const { message } = (await (await answered).json()) as { readonly message: object | null };
  if (message === null) return;
  const broadcast = page.getByRole('dialog', { name: 'A Broadcast Message' });
  await broadcast.getByRole('button', { name: 'Got It!' }).click();
  await expect(broadcast).toBeHidden();
}

/** Signs in the administrator on the screen. */
export async function signInAsAdministrator(page: Page, { admin }: SystemTrial): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

/** Waits until a card shows its number. */
export async function seesMetric(page: Page, card: string): Promise<void> {
  const group = page.getByRole('group', { name: card, exact: true });
  await expect(group).toHaveAttribute('aria-busy', 'false');
  await expect(group).toContainText(/\d/);
}
