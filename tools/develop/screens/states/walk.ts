import { PAGE_CATALOGUE_ID } from '@portal/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SAMPLES_AT } from './instants';
import { usual, user } from './samples';
import { type Delay, type Reply, serveStates } from './service';
import { isOfflinePage, type ScreenState } from './screen-state';
import { followFiles } from './settled';
import { STATES } from './states';

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const;
export const LANGUAGES = ['en', 'bn'] as const;
/** Height of the window, in CSS pixels. */
export const HEIGHT = 780;
const PAGES_AT_ONCE = 3;
/** Longest wait for a part of a state, in ms: much longer than a busy machine needs. */
const PATIENCE_MS = 120_000;
/** Timers of at least this length do not end in a brief state, in ms. */
const BRIEF_MS = 1_000;

/** How a walk goes through the states. */
export interface WalkOptions {
  readonly browser: Browser;
  readonly url: string;
  readonly width: number;
  readonly language: (typeof LANGUAGES)[number];
  /** Names of states begin with one of these; default: all states. */
  readonly named?: readonly string[];
  /** Only the state of exactly this name. */
  readonly only?: string;
  /** How late answers come. Default: at once. */
  readonly delay?: Delay;
  /** Prepares each page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** More of the browser's context, such as the width of a zoomed window. */
  readonly context?: Parameters<Browser['newContext']>[0];
}

/**
 * Opens each state in a page of its own and hands it to `visit`. The service is the samples', so that all walks
 * see the same. @returns what could not be reached, with the reason.
 */
export async function walkStates(
  options: WalkOptions,
  visit: (page: Page, name: string, state: ScreenState) => Promise<void>,
): Promise<string[]> {
  const { named = [], only } = options;
  const wanted = Object.entries(STATES).filter(([name]) =>
    only === undefined
      ? named.length === 0 || named.some((start) => name.startsWith(start))
      : name === only,
  );
  const unreached: string[] = [];
  const rest = wanted.values();
  // Most of a visit is waiting, so several pages go side by side.
  const walkRest = async (): Promise<void> => {
    for (const [name, state] of rest) {
      const problem = await visitState(options, state, (page) => visit(page, name, state));
      if (problem !== null) unreached.push(`${name}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, walkRest));
  return unreached;
}

/** @returns why the state could not be reached; null when it was. */
async function visitState(
  options: WalkOptions,
  state: ScreenState,
  visit: (page: Page) => Promise<void>,
): Promise<string | null> {
  const { browser, width } = options;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    hasTouch: width < 700,
    timezoneId: 'Asia/Dhaka',
    locale: 'en-US',
    ...options.context,
  });
  try {
    await visit(await openState(context, state, options));
    return null;
  } catch (error) {
    return String(error).split('\n').slice(0, 3).join(' ');
  } finally {
    await context.close();
  }
}

async function openState(
  context: BrowserContext,
  state: ScreenState,
  { url, language, delay = () => 0, prepare }: WalkOptions,
): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const settled = followFiles(page);
  const replies: readonly Reply[] = [...usual, ...(state.replies ?? [])];
  await serveStates(page, () => replies, delay);
  if (state.away === 'portal') await page.route('**/remotes/**', (route) => route.abort());
  // The loader of these tools wraps functions with names; in the page the wrapper is unknown.
  await page.addInitScript('globalThis.__name = (given) => given');
  // Pages bring the catalogue of the running system along; the samples have one of their own.
  await page.addInitScript((id) => {
    new MutationObserver(() => document.getElementById(id)?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  }, PAGE_CATALOGUE_ID);
  await page.addInitScript((shift) => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given) =>
        given.length === 0 ? new target(RealDate.now() + shift) : Reflect.construct(target, given),
      get: (target, name) =>
        name === 'now' ? () => RealDate.now() + shift : Reflect.get(target, name),
    });
  }, SAMPLES_AT - Date.now());
  // So that it does not go on before it was seen.
  if (state.isBrief) await page.addInitScript(holdTimers, BRIEF_MS);
  await prepare?.(page);
  const signedIn = state.user === undefined ? user() : state.user;
  await page.addInitScript(
    ([stored, words]) => {
      if (sessionStorage.getItem('pictures') !== null) return;
      sessionStorage.setItem('pictures', 'prepared');
      localStorage.setItem('language', words);
      if (stored !== null) localStorage.setItem('currentUser', stored);
    },
    [signedIn && JSON.stringify(signedIn), language] as const,
  );
  const hasServiceWorkerPage = isOfflinePage(state);
  if (hasServiceWorkerPage) await loadOffline(page, state, url);
  else await page.goto(url + state.path);
  // On a busy machine the shell shows its panel first: the portal comes by itself.
  const first = state.away === 'portal' ? 'main' : 'main:not(.portal-panel)';
  await page
    .locator(hasServiceWorkerPage ? 'h1 >> visible=true' : `#root ${first} h1`)
    .first()
    .waitFor();
  await settled();
  // Failed cards are asked for again a few times before they say so.
  if (!state.isSlow) await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  await state.actions?.(page);
  if (state.ready !== undefined)
    await page.locator(`${state.ready} >> visible=true`).first().waitFor();
  await settled();
  await endTransitions(page);
  return page;
}

/** Runs in a page before its scripts. @param atLeast timers of this length do not end, in ms. */
function holdTimers(atLeast: number): void {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = ((...given: Parameters<typeof real>) =>
    (given[1] ?? 0) >= atLeast ? 0 : real(...given)) as typeof real;
}

/** Ends what fades and grows, until two frames in a row had none: colours and sizes are final then. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let calm = 0; calm < 2; calm += 1) {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSTransition)) continue;
        animation.finish();
        calm = -1;
      }
    }
  });
}

/** The offline page comes from the service worker, which the first visit installs. */
async function loadOffline(page: Page, { away }: ScreenState, url: string): Promise<void> {
  await page.goto(`${url}/privacy-policy`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  // A new document does not learn from Playwright that the device is offline.
  await page.addInitScript(
    (isOnline) => Object.defineProperty(navigator, 'onLine', { get: () => isOnline }),
    away === 'service',
  );
  await page.goto(`${url}/dashboard`).catch(() => undefined);
}
