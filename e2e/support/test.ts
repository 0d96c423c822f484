import {
  type BroadcastMessage,
  buildPath,
  getBroadcastMessage,
  loginWithPassword,
  updateSettings,
} from '@portal/contracts';
import { DEFAULT_SETTINGS } from '@portal/rules';
import { type APIRequestContext, type Page, expect, test as base } from '@playwright/test';
import { type Bot, createBot } from './bot';
import { catchSurely } from './caught-requests';
import { isThroughEdge, startEdgeBefore } from './edge';
import { watchPolicy } from './policy';
import { openSignedIn } from './signed-in';
import { mapOurLines } from './stack-traces';
import { type Place, type Trial, clearPlace, makePlace, readTrial, startSystem } from './system';

mapOurLines();

/** Shared by the journeys of a worker. */
export interface WorkerFixtures {
  /** Address and folders of the worker's own system. */
  readonly place: Place;
}

/** Fixtures of every journey. */
export interface Fixtures {
  readonly trial: Trial;
  readonly bot: Bot;
  /** Error texts that the page may print without failing the journey. */
  readonly allowedErrors: RegExp[];
  /** Policy violations that are allowed without failing the journey, as `directive address`. */
  readonly allowedViolations: RegExp[];
  /** Whether `goto` waits until React has replaced a prerendered page. Default: true. */
  readonly waitsForReact: boolean;
}

/**
 * Playwright's test with the running system. A page that prints an unexpected error or violates its policy
 * (SEC-55) fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // The browser itself logs every answer with status 400 or more. Journeys check those on the screen. On a busy
  // machine a screen can take more than 4 s: React logs that too, and the screen follows the panel.
  allowedErrors: [[/^Failed to load resource/, /^SlowScreen/], { option: true }],
  allowedViolations: [[], { option: true }],
  waitsForReact: [true, { option: true }],
  // Started by the first journey that needs it. After a failed journey the retry gets a new one.
  place: [
    async ({}, use) => {
      const place = await makePlace();
      const system = await startSystem(place);
      const edge = isThroughEdge ? await startEdgeBefore(place, () => system.stop()) : null;
      await use(edge ? { ...place, url: edge.url, direct: place } : place);
      await edge?.stop();
      const code = await system.stop();
      await clearPlace(place);
      if (code !== 0) throw new Error(`The system ended with code ${code} when it was stopped.`);
    },
    // Its turn, and the start itself.
    { scope: 'worker', timeout: 660_000 },
  ],
  trial: async ({ place }, use) => {
    await use({ ...(await readTrial(place)), url: place.url });
  },
  bot: async ({ trial }, use) => {
    await use(createBot(trial.url, trial.botKey));
  },
  baseURL: async ({ place }, use) => {
    await use(place.url);
  },
  context: async ({ context, allowedViolations }, use) => {
    const stopped = await watchPolicy(context);
    await use(context);
    const unexpected = stopped.filter(
      (text) => !allowedViolations.some((allowed) => allowed.test(text)),
    );
    expect(unexpected, 'the policy of pages was violated').toEqual([]);
  },
  page: async ({ page, allowedErrors, waitsForReact }, use) => {
    if (waitsForReact) waitAfterGoto(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    catchSurely(page);
    await use(page);
    const unexpected = errors.filter(
      (text) => !allowedErrors.some((allowed) => allowed.test(text)),
    );
    expect(unexpected, 'the page printed errors').toEqual([]);
  },
});

export { expect };

/** Text, focus and clicks move from the prerendered page to React's screen; arrow keys and hover do not. */
function waitAfterGoto(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...parts) => {
    const response = await goto(...parts);
    await untilReact(page);
    return response;
  };
}

/** Waits until React has replaced a prerendered page; pages that a journey opens itself do not wait in `goto`. */
async function untilReact(page: Page): Promise<void> {
  await page.locator('#prerendered').waitFor({ state: 'detached' });
}

/** Signs in as the trial's subscriber on the screen. Waits for the dashboard and its broadcast. */
export async function enterDashboard(
  page: Page,
  { subscriber }: Trial,
): Promise<BroadcastMessage | null> {
  await page.goto('/');
  await untilReact(page);
  await page.getByRole('tab', { name: 'Login with Password' }).click();
  await page.getByLabel('User ID').fill(String(subscriber.userId));
  await page.getByLabel('Password', { exact: true }).fill(subscriber.password);
  const reported = page.waitForResponse(`**${getBroadcastMessage.path}`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: /^Welcome/, includeHidden: true })).toBeVisible();
  const { message } = (await (await reported).json()) as { message: BroadcastMessage | null };
  return message;
}

/** Signs in on the screen and acknowledges the broadcast, which would cover the dashboard. */
export async function signInOnScreen(page: Page, trial: Trial): Promise<void> {
  const broadcast = await enterDashboard(page, trial);
  const lastSeen = await page.evaluate(() => sessionStorage.getItem('lastSeenBroadcastId'));
  if (broadcast === null || broadcast._id === lastSeen) return;
  const dialog = page.getByRole('dialog', { name: 'A Broadcast Message' });
  await dialog.getByRole('button', { name: 'Got It!' }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Opens the dashboard as the trial's subscriber who has acknowledged the broadcast, without the login screen.
 */
export async function signIn(page: Page, trial: Trial): Promise<void> {
  await openSignedIn(page, trial, '/favicon.svg');
  const answer = await page.request.get(getBroadcastMessage.path);
  const { message } = (await answer.json()) as { message: BroadcastMessage | null };
  await page.evaluate((id) => {
    if (id !== null) sessionStorage.setItem('lastSeenBroadcastId', id);
  }, message?._id ?? null);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

/** Resets the settings of the trial's subscriber to the defaults, because other journeys change them. */
export async function givenDefaultSettings(
  request: APIRequestContext,
  { subscriber }: Trial,
): Promise<void> {
  const login = await request.post(loginWithPassword.path, { data: subscriber });
  expect(login.ok()).toBe(true);
  const path = buildPath(updateSettings.path, { id: subscriber.userId });
  const update = await request.patch(path, { data: DEFAULT_SETTINGS });
  expect(update.ok()).toBe(true);
}

/** Enters a password on the administrator's sign-in screen. */
export async function enterAdminPassword(page: Page, password: string): Promise<void> {
  await page.goto('/admin/login');
  await untilReact(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in as administrator on the screen. */
export async function signInAsAdmin(
  page: Page,
  { admin }: { readonly admin: Trial['admin'] },
): Promise<void> {
  await enterAdminPassword(page, admin.password);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

/** The number on a card. Waits until it is visible. */
export async function numberOf(page: Page, card: string): Promise<number> {
  const group = page.getByRole('group', { name: card, exact: true });
  await expect(group).toHaveAttribute('aria-busy', 'false');
  // Alone on its line; below it a card may say what the last days added.
  const number = group.getByText(/^[\d,]+$/);
  await expect(number).toBeVisible();
  return Number((await number.innerText()).replaceAll(',', ''));
}
