import { CONTRACT_VERSION, getServedContracts } from '@portal/contracts';
import { openSite, rollBack } from '@portal/tools';
import { harmable, releaseWithText } from '../support/other-version';
import { readPointer } from '../support/releases';
import { expect, test } from '../support/test';

const PORTAL = 'user-portal';
// Skipped versions and missing files are reported on the console.
test.use({ allowedErrors: [/./] });

test('a flipped bit in what a portal loads first: everybody gets the version before', async ({
  page,
  place,
}) => {
  const before = (await readPointer(place.webRoot)).portals[PORTAL].version;
  const text = { from: 'Welcome back', to: 'Welcome anew' };
  const next = await releaseWithText(place.webRoot, PORTAL, text);
  const file = await harmable(place.webRoot, PORTAL, next, 'portal-');
  try {
    await file.flip();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await file.heal();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome anew' })).toBeVisible();
  } finally {
    await rollBack(openSite(place.webRoot), PORTAL, before);
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a flipped bit in what a portal loads later is never run, and Retry finds it healed', async ({
  page,
  place,
}) => {
  const { version } = (await readPointer(place.webRoot)).portals[PORTAL];
  const file = await harmable(place.webRoot, PORTAL, version, 'plans-page');
  try {
    await file.flip();
    await page.goto('/plans');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /plans-page/.test(name))
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      ),
    ).not.toContain('script');
  } finally {
    await file.heal();
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a screen whose file is gone leads to one reload and then to the panel, never to a loop', async ({
  page,
  place,
}) => {
  const { version } = (await readPointer(place.webRoot)).portals[PORTAL];
  const file = await harmable(place.webRoot, PORTAL, version, 'plans-page');
  let loads = 0;
  // Without navigations within a document; the router makes one at its start.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  try {
    await file.lose();
    await page.goto('/plans');
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(loads).toBe(2);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'false');
    expect(loads).toBe(2);
  } finally {
    await file.heal();
  }
});

test('a portal whose contract the service no longer answers is not started', async ({ page }) => {
  await page.route(`**${getServedContracts.path}`, (route) =>
    route.fulfill({ json: { success: true, contracts: [CONTRACT_VERSION + 1] } }),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeHidden();
  await page.unroute(`**${getServedContracts.path}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});
