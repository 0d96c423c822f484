import { inspectSingletons } from '@portal/tools';
import type { Page } from '@playwright/test';
import { openAccountMenu } from '../support/dashboard';
import {
  type Place,
  type RunningSystem,
  clearPlace,
  makePlace,
  readTrial,
  startSystem,
} from '../support/system';
import { expect, numberOf, signIn, signInAsAdmin, test } from '../support/test';

const ONE_OF_EACH = {
  renderers: 1,
  themes: 1,
  queryClients: 1,
  emotionCaches: 1,
  routers: 1,
  sessions: 1,
};

async function expectOneOfEach(page: Page): Promise<void> {
  const { readByPortal, ...everywhere } = await inspectSingletons(page);
  expect(everywhere).toEqual(ONE_OF_EACH);
  // The portal uses the instances of the shell: the same number as the whole page, and not zero.
  expect(readByPortal).toMatchObject({ themes: 1, queryClients: 1, emotionCaches: 1, sessions: 1 });
}

test('the built site has one React, one theme, one query cache across the border', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await numberOf(page, 'Total Downloads');
  await expectOneOfEach(page);
  await signInAsAdmin(page, trial);
  await numberOf(page, 'Total Users');
  await expectOneOfEach(page);
});

test('a portal follows the theme that the other portal has chosen', async ({ page, trial }) => {
  await signIn(page, trial);
  await (await openAccountMenu(page)).getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/admin/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('npm run dev', () => {
  test.setTimeout(240_000);
  let place: Place;
  let system: RunningSystem;

  test.beforeAll(async () => {
    place = await makePlace();
    system = await startSystem(place, 'tools/develop/dev.mjs');
  });
  test.afterAll(async () => {
    const code = await system.stop();
    await clearPlace(place);
    expect(code).toBe(0);
  });

  test('has one React, one theme, one query cache across the border', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: place.url });
    const page = await context.newPage();
    // The first visit is slow because the dev server prepares the packages.
    page.setDefaultTimeout(90_000);
    const trial = await readTrial(place);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible({
      timeout: 90_000,
    });
    await signIn(page, trial);
    await numberOf(page, 'Total Downloads');
    await expectOneOfEach(page);
    await context.close();
  });
});
