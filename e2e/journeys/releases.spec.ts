import {
  dropInChangedPortal,
  fingerprint,
  pointBackTo,
  readPointer,
  textChange,
} from '../support/releases';
import { expect, test } from '../support/test';

test('a new version of the user portal shows after a reload; only the pointer changed beside it', async ({
  page,
  place,
}) => {
  const before = await readPointer(place.webRoot);
  const files = await fingerprint(place.webRoot, 'user-portal');
  try {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const change = textChange('Welcome back', 'Welcome anew');
    await dropInChangedPortal(place.webRoot, 'user-portal', change);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome anew' })).toBeVisible();
    expect(await fingerprint(place.webRoot, 'user-portal')).toEqual(files);
    expect((await readPointer(place.webRoot)).portals['admin-portal']).toEqual(
      before.portals['admin-portal'],
    );
  } finally {
    await pointBackTo(place.webRoot, before);
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
