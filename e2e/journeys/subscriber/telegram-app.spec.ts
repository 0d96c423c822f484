import { getBroadcastMessage, SCREENS } from '@portal/contracts';
import type { FrameLocator, Page } from '@playwright/test';
import { answerWith } from '../../support/answers';
import { expect, test } from '../../support/test';

// A phone; the stand-in for Telegram Web shows the Mini App in a frame of this width.
test.use({
  viewport: { width: 360, height: 900 },
  colorScheme: 'light',
  allowedErrors: [/^Failed to load resource|^SlowScreen|frame-ancestors|X-Frame-Options/],
});

const app = (page: Page): FrameLocator => page.frameLocator('iframe[title="Mini App"]');
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

let nextId = 710_000_000;

/** Opens the Mini App in the stand-in as a new user of Telegram. */
async function launch(page: Page, port: number, fields: Record<string, string> = {}) {
  await answerWith(page, getBroadcastMessage, { message: null });
  await page.goto(`http://localhost:${port}/`);
  await page.getByLabel('Telegram ID').fill(String((nextId += 1)));
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label);
    if (label === 'startapp') await field.fill(value);
    else await field.selectOption(value);
  }
  await page.getByRole('button', { name: 'Launch' }).click();
  return app(page);
}

test('a launch in Telegram Web shows the dashboard, goes back, and signs out', async ({
  page,
  place,
}) => {
  const frame = await launch(page, place.telegramPort);
  await expect(frame.getByRole('link', { name: 'Choose a plan', exact: true })).toBeVisible();
  await expect(back(page)).toBeHidden();
  await test.step("Telegram's back button leads back", async () => {
    await frame.getByRole('link', { name: 'Choose a plan', exact: true }).click();
    await expect(frame.getByRole('heading', { name: 'Subscription Plans' })).toBeVisible();
    await back(page).click();
    await expect(frame.getByRole('link', { name: 'Choose a plan', exact: true })).toBeVisible();
    await expect(back(page)).toBeHidden();
  });
  await test.step('who signs out gets the way back in', async () => {
    await frame.getByRole('banner').locator('[aria-haspopup="menu"]').click();
    await frame.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(frame.getByRole('heading', { name: 'You are signed out.' })).toBeVisible();
  });
});

test('a deep link opens its screen, in the language and the theme of Telegram', async ({
  page,
  place,
}) => {
  const frame = await launch(page, place.telegramPort, {
    startapp: 'plans',
    Language: 'bn',
    Theme: 'dark',
  });
  const html = frame.locator('html');
  await expect(html).toHaveAttribute('lang', 'bn');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Theme').selectOption('light');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('Purchase Plan goes on in the browser, signed in there', async ({ page, place, context }) => {
  const frame = await launch(page, place.telegramPort, { startapp: 'plans' });
  const opened = context.waitForEvent('page');
  await frame.getByRole('button', { name: 'Purchase Plan' }).click();
  const outside = await opened;
  await expect(outside).toHaveURL(/\/plans$/);
  await outside.getByRole('button', { name: 'Purchase Plan' }).click();
  await expect(outside.getByRole('dialog', { name: 'Payment' })).toBeVisible();
});

test('every other page refuses the frame', async ({ page, place }) => {
  await page.goto(`http://localhost:${place.telegramPort}/`);
  const portal = (place.direct ?? place).url;
  const urls = SCREENS.map((screen) => portal + screen.replaceAll(/:\w+/g, '1'));
  await page.evaluate((sources) => {
    for (const source of sources) {
      const frame = document.createElement('iframe');
      frame.src = source;
      document.body.append(frame);
    }
  }, urls);
  const shown = () =>
    page
      .frames()
      .map((frame) => frame.url())
      .filter((url) => url.startsWith(portal));
  await expect.poll(() => page.frames().length).toBe(urls.length + 1);
  // Without a launch the entry goes on to the start page in the same document, which says how to sign in.
  await expect.poll(shown).toEqual([`${portal}/`]);
});
