import { endCanary, openSite, promoteShell, rollBackShell } from '@portal/tools';
import type { Page } from '@playwright/test';
import { OTHER_SHELL, tryOtherShell } from '../support/other-shell';
import { visitorsOf } from '../support/other-version';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    layoutShift: number;
    portalRelease: string | undefined;
  }
}

const isShellFile = (address: string): boolean =>
  /^\/assets\/.*\.(js|css)$/.test(new URL(address).pathname);

/** Addresses of the live shell's scripts and styles that the tab has requested since the last call. */
function watchLiveFiles(page: Page): () => string[] {
  let requested: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (isShellFile(address) && !OTHER_SHELL.test(address)) requested.push(address);
  });
  return () => {
    const now = requested;
    requested = [];
    return now;
  };
}

/** Scripts and styles of a shell that belong to the document that is shown. */
const filesOf = async (page: Page): Promise<string[]> => {
  const all = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return all.filter(isShellFile);
};

/** The version of the shell that runs the page. Waits for it, because a page is painted before its scripts run. */
async function shellOf(page: Page): Promise<string | undefined> {
  const version = await page.waitForFunction(
    () => /shell@(\S+)/.exec(window.portalRelease ?? '')?.[1],
  );
  return version.jsonValue();
}

const heading = (page: Page, name = 'Welcome back') =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** Goes on as a visitor of this key, whose browser has no cookie yet. */
async function become(page: Page, key: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/robots.txt');
  await page.evaluate((id) => localStorage.setItem('visitorId', id), key);
}

/** Loads a page and waits until its scripts run. @returns the version of its shell. */
async function load(page: Page, path = '/'): Promise<string | undefined> {
  await page.goto(path);
  await heading(page, path === '/' ? 'Welcome back' : 'Privacy Policy');
  return shellOf(page);
}

test('a canary of the shell is for who is in its part, with each load and tab, whole and without a jump; promoted, for everybody; rolled back, for nobody', async ({
  page,
  context,
  place,
}) => {
  const site = openSite(place.webRoot);
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requestedOfLive = watchLiveFiles(page);
  const live = await load(page);
  expect(live).toMatch(/^0\./);

  const version = await tryOtherShell(place.webRoot, 20);
  const { inside, outside } = visitorsOf(version, 20);
  try {
    await become(page, outside);
    for (const path of ['/', '/privacy-policy']) expect(await load(page, path)).toBe(live);

    await become(page, inside);
    for (const path of ['/', '/privacy-policy', '/']) {
      requestedOfLive();
      expect(await load(page, path)).toBe(version);
      const files = await filesOf(page);
      expect(files.length).toBeGreaterThan(5);
      expect(files.filter((name) => !OTHER_SHELL.test(name))).toEqual([]);
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.05);
      // The first page began as one of the live shell, and was loaded again before it requested anything.
      expect(requestedOfLive()).toEqual([]);
    }
    const tab = await context.newPage();
    expect(await load(tab)).toBe(version);
    await tab.close();

    await promoteShell(site);
    expect(await load(page)).toBe(version);
    await become(page, outside);
    expect(await load(page)).toBe(version);
  } finally {
    await rollBackShell(site).catch(() => endCanary(site, 'shell'));
  }
  expect(await load(page)).toBe(live);
  await become(page, inside);
  expect(await load(page)).toBe(live);

  await tryOtherShell(place.webRoot, 100);
  expect(await load(page)).toBe(version);
  await endCanary(site, 'shell');
  expect(await load(page)).toBe(live);
});
