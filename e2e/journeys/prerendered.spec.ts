import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRERENDERED_FILE, type UserView } from '@portal/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { openTab } from '../support/admin-users';
import { goAheadUntil } from '../support/clock';
import { duringCanary, releaseWithText, visitorsOf } from '../support/other-version';
import { openPrerendered, PORTAL_SCRIPTS, stillPicture } from '../support/prerendered';
import { pointBackTo, readPointer } from '../support/releases';
import { expect, signIn, test } from '../support/test';

test.use({ waitsForReact: false });

const CHANGE = { from: 'Welcome back', to: 'Welcome home' };
const PUBLIC = [
  '/',
  '/plans',
  '/plans/NONE',
  '/privacy-policy',
  '/terms-of-service',
  '/admin/login',
];
const DOCUMENT = { accept: 'text/html', 'sec-fetch-dest': 'document' };

const pageOf = async (request: APIRequestContext): Promise<string> =>
  (await request.get('/', { headers: DOCUMENT })).text();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('the page belongs to the live version: after a release, after the way back, and while its file is damaged', async ({
  page,
  request,
  place,
}) => {
  const before = await readPointer(place.webRoot);
  expect(await pageOf(request)).toContain(CHANGE.from);
  await releaseWithText(place.webRoot, 'user-portal', CHANGE);
  try {
    const released = await pageOf(request);
    expect(released).toContain(CHANGE.to);
    expect(released).not.toContain(CHANGE.from);
    const takeOver = await openPrerendered(page, '/');
    await expect(heading(page, CHANGE.to)).toBeVisible();
    await takeOver();
    await expect(heading(page, CHANGE.to)).toBeVisible();
  } finally {
    await pointBackTo(place.webRoot, before);
  }
  expect(await pageOf(request)).toContain(CHANGE.from);

  const other = { ...CHANGE, to: 'Welcome again' };
  const next = await releaseWithText(place.webRoot, 'user-portal', other);
  const file = join(place.webRoot, 'remotes/user-portal', next, PRERENDERED_FILE);
  const whole = await readFile(file);
  try {
    await writeFile(file, whole.toString('utf8').replaceAll(other.to, 'Welcome damage'));
    const alone = await pageOf(request);
    expect(alone).not.toContain('Welcome');
    await page.unrouteAll();
    await page.goto('/');
    await expect(heading(page, other.to)).toBeVisible();
    await writeFile(file, whole);
    expect(await pageOf(request)).toContain(other.to);
  } finally {
    await writeFile(file, whole);
    await pointBackTo(place.webRoot, before);
  }
});

/** What a server sends before the browser has confirmed anything, in bytes: ten packets. */
const FIRST_FLIGHT = 14_600;

test('a public page is small enough to come without a second round trip', async ({ request }) => {
  const headers = { ...DOCUMENT, 'accept-encoding': 'br' };
  const sizeOf = async (path: string): Promise<number> => {
    const response = await request.get(path, { headers });
    const head = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    return head.join('').length + Number(response.headers()['content-length']);
  };
  for (const path of PUBLIC)
    await expect.poll(() => sizeOf(path), `bytes of ${path}`).toBeLessThanOrEqual(FIRST_FLIGHT);
});

test('a visitor of a canary never sees the page of the live version', async ({ page, place }) => {
  await duringCanary(place.webRoot, 'user-portal', 10, CHANGE, async (version) => {
    const { inside, outside } = visitorsOf(version, 10);
    for (const key of [inside, outside]) {
      await page.unrouteAll();
      await page.goto('/privacy-policy');
      await page.evaluate((id) => localStorage.setItem('visitorId', id), key);
      const takeOver = await openPrerendered(page, '/');
      await expect(heading(page, CHANGE.from)).toHaveCount(key === inside ? 0 : 1);
      await takeOver();
      await expect(heading(page, key === inside ? CHANGE.to : CHANGE.from)).toBeVisible();
    }
  });
});

test.describe('the takeover', () => {
  for (const { width, colorScheme, locale } of [
    { width: 360, colorScheme: 'light', locale: 'en-US' },
    { width: 1280, colorScheme: 'dark', locale: 'bn-BD' },
  ] as const) {
    test.describe(`at ${width} px, ${colorScheme}, ${locale}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, locale });
      test('changes no pixel of a public page', async ({ page }) => {
        for (const path of PUBLIC) {
          await page.unrouteAll();
          const takeOver = await openPrerendered(page, path);
          await expect(page.locator('#prerendered main')).toBeVisible();
          const before = await stillPicture(page);
          await takeOver();
          await expect(page.locator('main')).toHaveCount(1);
          expect([path, before.equals(await stillPicture(page))]).toEqual([path, true]);
        }
      });
    });
  }

  test('keeps what was typed and pressed before it', async ({ page, trial }) => {
    const { userId, password } = trial.subscriber;
    const takeOver = await openPrerendered(page, '/');
    await page.getByLabel('User ID').fill(String(userId));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    await takeOver();
    await expect(page).toHaveURL(/\/(dashboard|create-password)$/);
  });

  test('keeps what was typed while the panel of a slow portal is shown', async ({ page }) => {
    await page.clock.install();
    const takeOver = await openPrerendered(page, '/', PORTAL_SCRIPTS);
    await page.getByLabel('User ID').fill('10001');
    const panel = page.getByRole('alert');
    await goAheadUntil(page, 5, () => panel.isVisible());
    await expect(panel).toContainText('It takes longer than usual to answer.');
    await expect(page.getByLabel('User ID')).toHaveCount(0);
    await takeOver();
    await expect(page.getByLabel('User ID')).toHaveValue('10001');
  });
});

test.describe('signed in', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the screens of a subscriber arrive with the frame, the stored name and blank cards', async ({
    page,
    trial,
  }) => {
    await signIn(page, trial);
    const stored = await page.evaluate(() => localStorage.getItem('currentUser') ?? '');
    const { name } = JSON.parse(stored) as UserView;
    const checkout = `/checkout/combo_30d/user/${trial.subscriber.userId}/pay-id/new/`;
    for (const path of [
      '/dashboard',
      '/downloads',
      '/account',
      '/account-management',
      '/plans',
      checkout,
    ]) {
      await page.unrouteAll();
      const takeOver = await openPrerendered(page, path);
      const first = page.locator('#prerendered');
      await expect(first.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(first.getByRole('banner').getByText(name)).toBeVisible();
      await expect(first).not.toContainText('Sample User');
      await expect(first.locator('[data-personal]').first()).toHaveText(/^\u2007+$/);
      await takeOver();
      await expect(page.getByRole('banner').getByText(name)).toBeVisible();
    }
    await page.evaluate(() => localStorage.removeItem('currentUser'));
    await openPrerendered(page, '/dashboard');
    await expect(page.locator('#prerendered')).toBeHidden();
  });

  test('the console of an administrator arrives with the frame', async ({ page, trial }) => {
    await openTab(page, trial, 'analytics');
    await page.unrouteAll();
    const takeOver = await openPrerendered(page, '/admin/dashboard');
    await expect(page.locator('#prerendered').getByRole('banner')).toBeVisible();
    await takeOver();
    await page.unrouteAll();
    await openPrerendered(page, '/admin/dashboard?tab=users');
    await expect(page.locator('#prerendered')).toBeHidden();
  });
});

test('the next page comes in the language that was chosen, and says so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  // The first page after the choice still comes in the other language, and is hidden.
  await page.reload();
  await expect(page.locator('#root main')).toBeVisible();
  const takeOver = await openPrerendered(page, '/plans');
  await expect(page.locator('#prerendered main')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await takeOver();
  await expect(page).toHaveTitle(/সাবস্ক্রিপশন প্ল্যান/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('public pages can be read, and have title, description and preview', async ({ page }) => {
    for (const path of PUBLIC) {
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('main')).toHaveCount(1);
      const meta = (name: string) => page.locator(`meta[property="${name}"]`);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w.{20}/);
      await expect(meta('og:title')).toHaveAttribute('content', await page.title());
      await expect(meta('og:url')).toHaveAttribute('content', page.url());
    }
    expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /admin');
  });
});
