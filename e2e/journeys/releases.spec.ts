import { travel } from '@portal/tools';
import type { Page } from '@playwright/test';
import { previewLink } from '@portal/contracts';
import { holdAnswers } from '../support/held-answers';
import { expectSound } from '../support/looks';
import { duringCanary, stageWithText, visitorsOf } from '../support/other-version';
import {
  dropInChangedPortal,
  fingerprint,
  pointBackTo,
  readPointer,
  textChange,
} from '../support/releases';
import { openAdminSession } from '../support/signed-in';
import { expect, test } from '../support/test';

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

test('a new version of the user portal shows after a reload, until then the tab loads its own; only the pointer changed beside it', async ({
  page,
  place,
}) => {
  const before = await readPointer(place.webRoot);
  const files = await fingerprint(place.webRoot, 'user-portal');
  try {
    await page.goto('/');
    await title(page, 'Welcome back');
    const change = textChange('Welcome back', 'Welcome anew');
    await dropInChangedPortal(place.webRoot, 'user-portal', change);
    await travel(page, '/privacy-policy');
    await title(page, 'Privacy Policy');
    await page.goBack();
    await title(page, 'Welcome back');
    await page.reload();
    await title(page, 'Welcome anew');
    expect(await fingerprint(place.webRoot, 'user-portal')).toEqual(files);
    expect((await readPointer(place.webRoot)).portals['admin-portal']).toEqual(
      before.portals['admin-portal'],
    );
  } finally {
    await pointBackTo(place.webRoot, before);
  }
  await page.reload();
  await title(page, 'Welcome back');
});

test('a canary is for who is in its part, with each load, and for nobody after its end', async ({
  page,
  place,
}) => {
  const text = { from: 'Welcome back', to: 'Welcome, tester' };
  const load = async (key: string, expected: string): Promise<void> => {
    await page.evaluate((id) => localStorage.setItem('visitorId', id), key);
    await page.reload();
    await title(page, expected);
  };
  await page.goto('/');
  let tester = '';
  await duringCanary(place.webRoot, 'user-portal', 10, text, async (version) => {
    const { inside, outside } = visitorsOf(version, 10);
    tester = inside;
    for (const _load of ['first', 'again']) {
      await load(inside, text.to);
      await load(outside, text.from);
    }
  });
  await load(tester, text.from);
});

test('a canary stays with a page whose sign-in the service ends while the page loads', async ({
  page,
  place,
}) => {
  const text = { from: 'Welcome back', to: 'Welcome again' };
  await duringCanary(place.webRoot, 'user-portal', 10, text, async (version) => {
    await page.addInitScript(
      (user) => localStorage.setItem('currentUser', user),
      `{"userId":${visitorsOf(version, 10).inside}}`,
    );
    const pointer = await holdAnswers(page, '**/releases.json', 'GET');
    const opened = page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('currentUser') === null);
    await pointer.letGo();
    await opened;
    await title(page, text.to);
  });
});

test('a staged version opens by its link for a signed-in administrator, marked, and for nobody else', async ({
  page,
  trial,
  place,
}) => {
  const text = { from: 'Welcome back', to: 'Welcome to the preview' };
  const version = await stageWithText(place.webRoot, 'user-portal', text);
  const link = previewLink({ portal: 'user-portal', version });
  const mark = page.getByRole('complementary', { name: 'Preview' });

  await page.goto(link);
  await title(page, text.from);
  await expect(mark).toContainText('signed-in administrators only');
  await mark.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await title(page, text.from);
  await expect(mark).toBeHidden();

  await openAdminSession(page, trial.admin);
  await page.goto(link);
  await title(page, text.to);
  await expect(mark).toContainText(`Preview of user-portal ${version}`);
  await expect(page).toHaveURL(/\/$/);
  await expectSound(page, 'a preview');
  await page.reload();
  await title(page, text.to);
  await mark.getByRole('button', { name: 'End preview' }).click();
  await title(page, text.from);
  await expect(mark).toBeHidden();
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
