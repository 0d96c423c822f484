import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext } from '@playwright/test';

import { median } from './quantiles';
import type { MeasuredPage } from './pages';
import { STORED } from './pages';
import type { StaticServer } from './static-server';

/** First load of one page with an empty cache. */
export interface FirstLoad {
  /** Gzip KiB of all scripts, each counted once. */
  readonly scriptKiB: number;
  readonly styleKiB: number;
  /** Requests that reached the server, without API calls. */
  readonly requests: number;
  /** Paths that reached the server more than once. The cache should have answered them. */
  readonly repeated: readonly string[];
  readonly paths: readonly string[];
}

/** A connection with 5 Mbit/s and 100 ms latency. */
const SLOW_LINE = {
  offline: false,
  latency: 100,
  downloadThroughput: (5 * 1024 * 1024) / 8,
  uploadThroughput: (5 * 1024 * 1024) / 8,
};

async function openContext(browser: Browser, page: MeasuredPage): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored.local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(stored.session)) sessionStorage.setItem(key, value);
  }, STORED[page.visitor]);
  return context;
}

async function gzipKiB(root: string, paths: readonly string[], ending: string): Promise<number> {
  const files = [...new Set(paths)].filter((path) => path.endsWith(ending));
  const sizes = await Promise.all(
    files.map(async (path) => gzipSync(await readFile(join(root, path)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Loads a page with an empty cache and counts the requests to the server. */
export async function measureBytes(
  browser: Browser,
  server: StaticServer,
  root: string,
  page: MeasuredPage,
): Promise<FirstLoad> {
  server.asked.length = 0;
  const context = await openContext(browser, page);
  const tab = await context.newPage();
  await tab.goto(server.url + page.path, { waitUntil: 'networkidle' });
  await tab.getByText(page.sign).first().waitFor();
  await tab.waitForLoadState('networkidle');
  await context.close();
  const paths = [...server.asked];
  return {
    scriptKiB: await gzipKiB(root, paths, '.js'),
    styleKiB: await gzipKiB(root, paths, '.css'),
    requests: paths.length,
    repeated: paths.filter((path, index) => paths.indexOf(path) !== index),
    paths,
  };
}

declare global {
  /** Time since the start of the navigation, in ms. */
  var shownAt: number | undefined;
}

const LOOK_EVERY_MS = 5;

/** Runs in the page, because a check from outside would add up to half a second. */
function noteWhenShown([sign, everyMs]: readonly [string, number]): void {
  const timer = setInterval(() => {
    if (!document.body?.textContent.includes(sign)) return;
    globalThis.shownAt = performance.now();
    clearInterval(timer);
  }, everyMs);
}

/** Milliseconds until a page with an empty cache shows its text, on a slow connection; median of `rounds`. */
export async function measureTime(
  browser: Browser,
  server: StaticServer,
  page: MeasuredPage,
  rounds: number,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await openContext(browser, page);
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await tab.addInitScript(noteWhenShown, [page.sign, LOOK_EVERY_MS] as const);
    await tab.goto(server.url + page.path, { waitUntil: 'commit' });
    const shown = await tab.waitForFunction(() => globalThis.shownAt);
    times.push((await shown.jsonValue()) ?? Number.NaN);
    await context.close();
  }
  return median(times);
}
