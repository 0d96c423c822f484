import {
  adminLogin,
  type BroadcastMessage,
  getBroadcastMessage,
  loginWithPassword,
  type LoginWithPasswordResponse,
  type PortalName,
} from '@portal/contracts';
import { travel } from '@portal/tools';
import { type Browser, type Locator, type Page, expect } from '@playwright/test';
import { card, unfold } from './dashboard';
import type { Trial } from './system';
import { numberOf } from './test';

/** How a user sees and uses a portal. */
export interface PortalInUse {
  readonly address: string;
  readonly sibling: PortalName;
  /** Waits until its first screen is visible. */
  isShown(page: Page): Promise<void>;
  /** Uses the portal: a request to the service, and another screen or a change. */
  work(page: Page): Promise<void>;
}

/** Both portals. */
export const PORTALS: Readonly<Record<PortalName, PortalInUse>> = {
  'user-portal': {
    address: '/dashboard',
    sibling: 'admin-portal',
    isShown: (page) => expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible(),
    work: async (page) => {
      await unfold(page, 'Account Settings');
      const quality = card(page, 'Account Settings').getByRole('group', { name: 'Video Quality' });
      const other = quality
        .locator('label')
        .filter({ has: page.getByRole('radio', { checked: false }) });
      const wanted = await other.first().innerText();
      const saved = page.waitForResponse('**/settings');
      await other.first().click();
      expect((await saved).ok()).toBe(true);
      await expect(quality.getByRole('radio', { name: wanted })).toBeChecked();
    },
  },
  'admin-portal': {
    address: '/admin/dashboard',
    sibling: 'user-portal',
    isShown: async (page) => void (await numberOf(page, 'Total Users')),
    work: async (page) => {
      await travel(page, '/admin/dashboard?tab=users');
      const rows = page.getByRole('table', { name: 'All Users' }).locator('tbody').getByRole('row');
      await expect(rows.first()).toContainText(/\d{3}/);
    },
  },
};

/** The shell's error panel that replaces a portal. */
export const panelOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reload page' }) });

/** Sets a mark in the page. A reload removes it. */
export const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

/** True when the page was not reloaded since its mark. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'stillTheSamePage' in window);

/**
 * Signs a user in to both portals.
 * @returns a function that opens a new window of that user, with empty caches.
 */
export async function signInToBoth(
  browser: Browser,
  baseURL: string,
  { subscriber, admin }: Trial,
): Promise<() => Promise<Page>> {
  const first = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const asked = await first.request.post(loginWithPassword.path, { data: subscriber });
  const { user } = (await asked.json()) as LoginWithPasswordResponse;
  const entered = await first.request.post(adminLogin.path, { data: admin });
  expect([asked.ok(), entered.ok()]).toEqual([true, true]);
  const reported = await first.request.get(getBroadcastMessage.path);
  const { message } = (await reported.json()) as { message: BroadcastMessage | null };
  const storageState = await first.storageState();
  await first.close();
  return async () => {
    const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' });
    await context.addInitScript(
      ([signedIn, seen]) => {
        localStorage.setItem('currentUser', signedIn);
        sessionStorage.setItem('isAdminAuthenticated', 'true');
        sessionStorage.setItem('lastSeenBroadcastId', seen);
      },
      [JSON.stringify(user), message?._id ?? ''] as const,
    );
    return context.newPage();
  };
}
