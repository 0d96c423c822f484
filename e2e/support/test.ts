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
import { type Place, type Trial, clearPlace, makePlace, readTrial, startSystem } from './system';

/** What the journeys of a worker share. */
export interface WorkerFixtures {
  /** Address and folders of the worker's own system, which nobody else uses. */
  readonly place: Place;
}

/** What every journey is given. */
export interface Fixtures {
  readonly trial: Trial;
  readonly bot: Bot;
  /** Texts of errors that the page may print without failing the journey. */
  readonly allowedErrors: RegExp[];
  /** What the policy of pages may stop without failing the journey, as `directive address`. */
  readonly allowedViolations: RegExp[];
}

/**
 * Playwright's test with the running system; a page that prints an unexpected error or violates its
 * policy (SEC-55) fails.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // The browser itself notes every answer of 400 and more; journeys see those on the screen.
  allowedErrors: [[/^Failed to load resource/], { option: true }],
  allowedViolations: [[], { option: true }],
  // Started by the first journey that wants it; after a failed journey its second try gets a new one.
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
    { scope: 'worker', timeout: 300_000 },
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
  page: async ({ page, allowedErrors }, use) => {
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

/** Signs the trial's subscriber in through the screen, and waits for the dashboard and its broadcast. */
export async function enterDashboard(
  page: Page,
  { subscriber }: Trial,
): Promise<BroadcastMessage | null> {
  await page.goto('/');
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

/** The same, and acknowledges the broadcast, which would lie over the dashboard. */
export async function signInOnScreen(page: Page, trial: Trial): Promise<void> {
  const broadcast = await enterDashboard(page, trial);
  const lastSeen = await page.evaluate(() => sessionStorage.getItem('lastSeenBroadcastId'));
  if (broadcast === null || broadcast._id === lastSeen) return;
  const dialog = page.getByRole('dialog', { name: 'A Broadcast Message' });
  await dialog.getByRole('button', { name: 'Got It!' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the dashboard as the trial's subscriber who has acknowledged the broadcast, without a login screen. */
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

/** Puts the trial subscriber's settings back to the defaults, whatever journeys before left behind. */
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

/** Enters a password at the administrator's gate. */
export async function enterAdminPassword(page: Page, password: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Passes the administrator's gate through the screen. */
export async function signInAsAdmin(
  page: Page,
  { admin }: { readonly admin: Trial['admin'] },
): Promise<void> {
  await enterAdminPassword(page, admin.password);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

/** The number on a card, as a number; waits until it is there. */
export async function numberOf(page: Page, card: string): Promise<number> {
  const group = page.getByRole('group', { name: card, exact: true });
  await expect(group).toHaveAttribute('aria-busy', 'false');
  await expect(group).toContainText(/\d/);
  const text = (await group.innerText()).replace(card, '').replaceAll(/[^\d]/g, '');
  return Number(text);
}
