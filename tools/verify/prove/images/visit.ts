import type { Browser } from '@playwright/test';
import { expect, type Visitor } from '../versions/visitor';
import type { Installation } from './installation';

/** Opens a window for the site. Its certificate was made for trying. */
async function open(browser: Browser, site: string): Promise<Visitor & { failed: string[] }> {
  const context = await browser.newContext({
    baseURL: site,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    locale: 'en-US',
  });
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

/** The version and the title of the user portal that a new visitor sees. */
export async function nextLoad(browser: Browser, { site }: Installation) {
  const visitor = await open(browser, site);
  try {
    await visitor.page.goto('/');
    const heading = visitor.page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible();
    await expect.poll(() => visitor.versionsOf('user-portal').length).toBeGreaterThan(0);
    return {
      title: await heading.innerText(),
      versions: visitor.versionsOf('user-portal').join(', '),
      faults: [...visitor.errors, ...visitor.failed],
    };
  } finally {
    await visitor.leave();
  }
}

/** Signs the administrator in. @returns errors of the page and failed requests. */
export async function signInAdministrator(
  browser: Browser,
  { site }: Installation,
  password: string,
): Promise<string[]> {
  const visitor = await open(browser, site);
  try {
    await visitor.page.goto('/admin/login');
    await visitor.page.getByLabel('Password', { exact: true }).fill(password);
    await visitor.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(visitor.page).toHaveURL(/\/admin\/(?!login)/);
    await expect(visitor.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    return [...visitor.errors, ...visitor.failed];
  } finally {
    await visitor.leave();
  }
}
