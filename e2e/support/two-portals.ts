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
import { card } from './dashboard';
import type { Trial } from './system';
import { numberOf } from './test';

/** A portal as a person meets it. */
export interface PortalInUse {
  readonly address: string;
  readonly sibling: PortalName;
  /** Waits until its first screen stands there. */
  isShown(page: Page): Promise<void>;
  /** Does something with it that needs its service and another screen or a change. */
  work(page: Page): Promise<void>;
}

/** Both of them. */
export const PORTALS: Readonly<Record<PortalName, PortalInUse>> = {
  'user-portal': {
    address: '/dashboard',
    sibling: 'admin-portal',
    isShown: (page) => expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible(),
    work: async (page) => {
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

/** The panel of the shell that stands in for a portal. */
export const panelOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reload page' }) });

/** Leaves a mark that a reload would wipe out. */
export const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

/** Whether the page was never loaded anew since its mark. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'stillTheSamePage' in window);

/**
 * Signs somebody in to both portals.
 * @returns opens a new window of theirs, with nothing in its caches.
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
