import type { Browser } from '@playwright/test';
import { expect as expectSoon, type Visitor } from '../versions/visitor';
import type { Installation } from './installation';

const PATIENCE_MS = 60_000;

/** Playwright's expect, for a machine on which containers are built and started at the same time. */
export const expect = expectSoon.configure({ timeout: PATIENCE_MS });

/** A browser window with records of what happened in it. */
export interface Window extends Visitor {
  /** Requests that the server refused, with their status. */
  readonly failed: readonly string[];
}

/** Opens a window for the site. Its certificate was made for trying. */
export async function openWindow(browser: Browser, site: string): Promise<Window> {
  const context = await browser.newContext({
    baseURL: site,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    locale: 'en-US',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const [errors, asked, failed] = [[] as string[], [] as string[], [] as string[]];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('response', (answer) => {
    // 401: nobody is signed in yet.
    if (answer.status() >= 400 && answer.status() !== 401)
      failed.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  return {
    page,
    errors,
    failed,
    versionsOf: (portal) => {
      const prefix = `/remotes/${portal}/`;
      const ours = asked.filter((path) => path.startsWith(prefix));
      return [...new Set(ours.map((path) => path.slice(prefix.length).split('/')[0] ?? ''))];
    },
    leave: () => context.close(),
  };
}

/** The title that a new visitor sees, and the versions of shell and user portal. */
export async function nextLoad(browser: Browser, { site }: Installation) {
  const visitor = await openWindow(browser, site);
  try {
    await visitor.page.goto('/');
    const heading = visitor.page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible();
    await expect.poll(() => visitor.versionsOf('user-portal').length).toBeGreaterThan(0);
    return {
      title: await heading.innerText(),
      versions: visitor.versionsOf('user-portal').join(', '),
      shell: await visitor.page.evaluate<string>(
        '/shell@(\\S+)/.exec(window.portalRelease)?.[1] ?? ""',
      ),
      faults: [...visitor.errors, ...visitor.failed],
    };
  } finally {
    await visitor.leave();
  }
}

async function signIn({ page }: Window, password: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/(?!login)/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Signs the administrator in. @returns errors of the page and failed requests. */
export async function signInAdministrator(
  browser: Browser,
  { site }: Installation,
  password: string,
): Promise<string[]> {
  const visitor = await openWindow(browser, site);
  try {
    await signIn(visitor, password);
    return [...visitor.errors, ...visitor.failed];
  } finally {
    await visitor.leave();
  }
}

/** The title and the mark that a signed-in administrator sees at the link of a preview, and what strangers see. */
export async function openPreview(
  browser: Browser,
  { site }: Installation,
  password: string,
  link: string,
) {
  const look = async (window: Window) => {
    await window.page.goto(link);
    const mark = window.page.getByRole('complementary', { name: 'Preview' });
    await expect(mark).toBeVisible();
    const title = await window.page.getByRole('heading', { level: 1 }).first().innerText();
    return { title, mark: await mark.innerText() };
  };
  const [administrator, stranger] = [
    await openWindow(browser, site),
    await openWindow(browser, site),
  ];
  try {
    await signIn(administrator, password);
    return { administrator: await look(administrator), stranger: await look(stranger) };
  } finally {
    await administrator.leave();
    await stranger.leave();
  }
}
