import type { Browser } from '@playwright/test';
import { travel } from '../../travel';
import type { Installation } from './installation';
import { must } from './proof';
import { expect, openWindow, type Window } from './visit';

/** Number of tabs that stay open. */
export const TABS = 50;

/** Screens whose code is loaded when they are opened, with their headings. */
const SCREENS = [
  ['/plans', 'Subscription Plans'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const;
/** As many tabs open a screen for the first time after each action. */
const AT_ONCE = 6;

/** Tabs of visitors that were opened on one version and are never reloaded. */
export interface OpenTabs {
  /** The version of the user portal that they run. */
  readonly version: string;
  /** Some tabs, each time others, open a screen that they never had. @returns in words. @throws Problem at a fault. */
  walkSome(): Promise<string>;
  /** All tabs open all screens. @returns in words. @throws Problem at a fault, or when a tab ran two versions. */
  walkAll(): Promise<string>;
  close(): Promise<void>;
}

async function openScreens(tab: Window): Promise<void> {
  for (const [address, heading] of SCREENS) {
    await travel(tab.page, address);
    const title = tab.page.getByRole('heading', { level: 1, name: heading, exact: true });
    await expect(title, `${heading} in an open tab`).toBeVisible();
  }
}

/** Opens the tabs, one after the other, as visitors with caches of their own. */
export async function openTabs(browser: Browser, { site }: Installation): Promise<OpenTabs> {
  const tabs: Window[] = [];
  for (let count = 0; count < TABS; count += 1) {
    const tab = await openWindow(browser, site);
    await tab.page.goto('/');
    await expect(tab.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => tab.versionsOf('user-portal').length).toBe(1);
    tabs.push(tab);
  }
  const check = (some: readonly Window[]): void => {
    const faults = some.flatMap((tab) => [...tab.errors, ...tab.failed]);
    must(faults.length === 0, `${faults.length} faults: ${faults.slice(0, 3).join(', ')}`);
    const mixed = some.filter((tab) => tab.versionsOf('user-portal').length !== 1);
    must(mixed.length === 0, `${mixed.length} tabs ran files of two versions`);
  };
  const version = tabs[0]?.versionsOf('user-portal')[0] ?? '';
  let next = 0;
  return {
    version,
    async walkSome() {
      const some = tabs.slice(next, next + AT_ONCE);
      next += AT_ONCE;
      must(some.length > 0, 'every tab has opened its screens already');
      for (const tab of some) await openScreens(tab);
      check(tabs);
      return `${some.length} tabs opened ${SCREENS.length} screens for the first time`;
    },
    async walkAll() {
      for (const tab of tabs) await openScreens(tab);
      check(tabs);
      const others = tabs
        .flatMap((tab) => tab.versionsOf('user-portal'))
        .filter((one) => one !== version);
      must(others.length === 0, `tabs ran ${others.join(', ')}`);
      return `${tabs.length} tabs, 0 errors, 0 failed requests, all of ${version}`;
    },
    async close() {
      for (const tab of tabs) await tab.leave();
    },
  };
}
