import type { Page } from '@playwright/test';
import { goAheadUntil } from '../../support/clock';
import { type Gateway, openGateway } from '../../support/gateway';
import { expectSound, findFaults } from '../../support/looks';
import { card, unfold } from '../../support/dashboard';
import { expect, signIn, test } from '../../support/test';

const NOTICE = 'You are offline. What you see may be out of date.';
const notice = (page: Page) => page.getByRole('status').getByText(NOTICE);

test('an offline notice stands there while the device is offline, and covers nothing', async ({
  page,
  context,
}) => {
  await page.goto('/terms-of-service');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await expectSound(page, 'the terms offline');

  await test.step('the end of the page scrolls clear of it', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const end = await page.getByRole('main').evaluate(bottomOf);
        return end - (await notice(page).evaluate(topOf));
      })
      .toBeLessThanOrEqual(0);
  });
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);

  await test.step('in Bangla, whose words are there before the line is gone', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'bn'));
    await page.goto('/');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('আপনি অফলাইনে আছেন। যা দেখছেন তা পুরোনো হতে পারে।')).toBeVisible();
  });
});

test.describe('with the network gone', () => {
  test.use({ serviceWorkers: 'allow' });
  let line: Gateway;
  test.beforeEach(async ({ place }) => {
    line = await openGateway(place.url);
  });
  test.afterEach(() => line.cut());

  const openInstalled = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${line.url}${path}`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((settle) =>
        navigator.serviceWorker.addEventListener('controllerchange', settle, { once: true }),
      );
    });
  };
  const offline = (page: Page) => page.getByRole('heading', { name: 'You are offline.' });
  const away = (page: Page) => page.getByRole('heading', { name: 'The service does not answer.' });

  test('a navigation shows the offline page, which opens what was wanted later', async ({
    page,
    context,
  }) => {
    const terms = page.getByRole('heading', { name: 'Terms of Service' });
    await openInstalled(page, '/privacy-policy');
    await line.cut();
    await page.goto(`${line.url}/terms-of-service`);
    await expect(away(page)).toBeVisible();
    await expect(page).toHaveURL(`${line.url}/terms-of-service`);

    await test.step('it speaks the chosen language, in the chosen theme', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      const looks = [
        ['bn', 'dark', 'সার্ভিস সাড়া দিচ্ছে না।'],
        ['en', 'light', 'The service does not answer.'],
      ] as const;
      for (const [language, theme, title] of looks) {
        await page.evaluate((choice) => Object.assign(localStorage, choice), { language, theme });
        await page.reload();
        await expect(page.getByRole('heading')).toHaveText(title);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await findFaults(page, { advice: ['minor'] })).toEqual([]);
      }
    });

    await test.step('it tells a device without a connection from a service that is away', async () => {
      await context.setOffline(true);
      await expect(offline(page)).toBeVisible();
      await expect(away(page)).toBeHidden();
      await context.setOffline(false);
      await expect(away(page)).toBeVisible();
    });

    await test.step('Try again opens what was wanted', async () => {
      await line.restore();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Try again' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(terms).toBeVisible();
    });

    await test.step('it opens the screen by itself once the device is connected again', async () => {
      await line.cut();
      await page.reload();
      await expect(away(page)).toBeVisible();
      await line.restore();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(terms).toBeVisible();
    });

    await test.step('and once the service answers again', async () => {
      await page.clock.install();
      await line.cut();
      await page.reload();
      await expect(away(page)).toBeVisible();
      await line.restore();
      await goAheadUntil(page, 10, () => terms.isVisible());
    });
  });

  test('nothing is stored: a release reaches everybody with the next load', async ({ page }) => {
    await openInstalled(page, '/privacy-policy');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const fromWorker: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.fromServiceWorker()) fromWorker.push(pathname);
    });
    await page.goto(`${line.url}/terms-of-service`);
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
    // The page came from the server through the worker. Other requests did not pass through the worker.
    expect(fromWorker).toEqual(['/terms-of-service']);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

test.describe('on a dead line', () => {
  // React prints that a screen could not be loaded.
  test.use({ allowedErrors: [/^(Failed to load resource|MissingScreen)/] });
  test('every save and every screen says so, and the page recovers by itself', async ({
    page,
    context,
    trial,
  }) => {
    await signIn(page, trial);
    await unfold(page, 'Account Settings');

    await test.step('a setting right after the page came: nothing is loaded to say that it failed', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await context.setOffline(true);
      await card(page, 'Account Settings').getByRole('radio', { name: 'MKV' }).click();
      await expect(page.getByRole('alert')).toHaveText('Error: API call failed.');
      // The reporter and its table of screens come some seconds after every page.
      const isForThis = (path: string) =>
        path.endsWith('.js') && !/\/(reporter\.late|screens)-/.test(path);
      expect(asked.filter(isForThis)).toEqual([]);
      await expect(notice(page)).toBeVisible();
    });

    await test.step('a screen that cannot come blames the line, and opens when it is back', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Plans' }).click();
      await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();
      await expectSound(page, 'the panel of a screen offline');
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'Subscription Plans' })).toBeVisible();
    });

    await test.step('a service that does not answer is named, and its return noticed', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
      await expect(card(page, 'Account Settings')).toBeVisible();
      const line = page.getByText('The service does not answer. We keep trying.');
      await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(line).toBeVisible();
      await page.unroute('**/api/**');
      await expect(line).toBeHidden();
    });
  });
});

test('the site can be installed: manifest, name, icons and colours', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Dhara', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);

  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // An incognito window installs nothing. There must be no other error.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});
