import {
  dropInChangedPortal,
  fingerprint,
  readPointer,
  replacePointer,
  withoutPortal,
} from '../support/releases';
import { expect, figureOf, signInAsAdmin, test } from '../support/test';

const GONE = 'This part of the site is not available right now.';

test.describe('while the files of the user portal are gone', () => {
  test.use({ allowedErrors: [/./] });

  test('the shell shows a panel within 5 s, the admin portal works, and Retry recovers without a reload', async ({
    page,
    place,
    trial,
    context,
  }) => {
    await withoutPortal(place.webRoot, 'user-portal', async (bringBack) => {
      const opened = Date.now();
      await page.goto('/');
      await expect(page.getByRole('heading', { name: GONE })).toBeVisible({ timeout: 5000 });
      expect(Date.now() - opened).toBeLessThan(5000);
      await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

      const admin = await context.newPage();
      await signInAsAdmin(admin, trial);
      await figureOf(admin, 'Total Users');
      await admin.close();

      const retry = page.getByRole('button', { name: 'Retry' });
      await retry.press('Enter');
      await expect(page.getByRole('heading', { name: GONE })).toBeVisible();
      await expect(retry).toBeFocused();
      await bringBack();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
      expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
    });
  });
});

test('a new version of the user portal shows after a reload; only the pointer changed beside it', async ({
  page,
  place,
}) => {
  const before = await readPointer(place.webRoot);
  const files = await fingerprint(place.webRoot, 'user-portal');
  try {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await dropInChangedPortal(place.webRoot, 'user-portal', {
      from: 'Welcome back',
      to: 'Welcome anew',
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome anew' })).toBeVisible();
    expect(await fingerprint(place.webRoot, 'user-portal')).toEqual(files);
    expect((await readPointer(place.webRoot)).portals['admin-portal']).toEqual(
      before.portals['admin-portal'],
    );
  } finally {
    const now = await readPointer(place.webRoot);
    await replacePointer(place.webRoot, { ...before, revision: now.revision + 1 });
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a subscriber downloads no file of the admin portal', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(addresses.some((path) => path.startsWith('/remotes/user-portal/'))).toBe(true);
  expect(addresses.filter((path) => path.startsWith('/remotes/admin-portal/'))).toEqual([]);
});

test('a missing file of a remote answers 404 and never the page of the shell', async ({ page }) => {
  const answer = await page.request.get('/remotes/user-portal/9.9.9-none/mf-manifest.json');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('<html');
});
