import {
  buildPath,
  getOwnSessions,
  type OwnLoginView,
  type OwnSessionView,
} from '@portal/contracts';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

const panel = (page: Page) => page.getByRole('region', { name: 'Sign-ins' });
const sessions = (page: Page) =>
  panel(page).getByRole('list', { name: 'Signed in now' }).getByRole('listitem');
const logins = (page: Page) =>
  panel(page).getByRole('list', { name: 'Recent sign-ins' }).getByRole('listitem');
const endOthers = (page: Page) => page.getByRole('button', { name: 'Sign out everywhere else' });

test('the sessions name device and last use, and which is this device', async ({ page, trial }) => {
  await openSignedIn(page, trial, '/account-management');
  await expect(sessions(page).first()).toContainText('This device');
  await expect(sessions(page).first()).toContainText('Chrome on');
  await expect(sessions(page).first()).toContainText('Last used just now');
  await expectSound(page, 'the sign-ins');
});

test("'Sign out everywhere else' asks first, ends all other sessions and tells how many", async ({
  page,
  trial,
  browser,
  baseURL,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await openSignedIn(other, trial, '/account-management');
  await openSignedIn(page, trial, '/account-management');
  const count = (await sessionsOf(page, trial.subscriber.userId)).length - 1;
  await endOthers(page).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await expectSound(page, 'the question before signing out elsewhere');
  await question.getByRole('button', { name: 'Yes, Sign Out' }).click();
  const sessionWord = count === 1 ? 'session' : 'sessions';
  await expect(page.getByText(`Signed out of ${count} other ${sessionWord}.`)).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await expect(endOthers(page)).toBeHidden();

  await other.reload();
  await expect(other).toHaveURL(/\/$/);
  await other.context().close();
  await page.reload();
  await expect(page).toHaveURL(/\/account-management$/);
});

async function sessionsOf(page: Page, id: number): Promise<readonly OwnSessionView[]> {
  const answer = await page.request.get(buildPath(getOwnSessions.path, { id }));
  return ((await answer.json()) as { sessions: OwnSessionView[] }).sessions;
}

test('a long history shows its newest entries, and all of them on demand', async ({
  page,
  trial,
}) => {
  const many = Array.from({ length: 20 }, (_, index): OwnLoginView => ({
    _id: String(index),
    at: new Date(Date.UTC(2026, 0, 20 - index)).toISOString(),
    method: 'telegram',
    device: null,
    address: null,
  }));
  await page.route('**/login-history', (route) =>
    route.fulfill({ json: { success: true, logins: many } }),
  );
  await openSignedIn(page, trial, '/account-management');
  await expect(logins(page)).toHaveCount(4);
  await expect(logins(page).first()).toContainText('Telegram · Unknown device');
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expect(logins(page)).toHaveCount(20);
  await expect(page.getByRole('button', { name: 'Show fewer' })).toBeFocused();
});

test('the history shows method, device, address and time, the newest first', async ({
  page,
  trial,
}) => {
  await openSignedIn(page, trial, '/account-management');
  await expect(logins(page).first()).toContainText(/^Password · Chrome on .+/);
  await expect(logins(page).first()).toContainText(
    /\w{3} \d+, \d{4}, \d+:\d{2}.[AP]M · 127\.0\.0\.1/,
  );
});

test('loading, an empty history and an unknown device have words of their own', async ({
  page,
  trial,
}) => {
  const none: OwnLoginView[] = [];
  await page.route('**/login-history', (route) =>
    route.fulfill({ json: { success: true, logins: none } }),
  );
  await page.route('**/sessions', (route) =>
    route.fulfill({
      json: {
        success: true,
        sessions: [
          {
            device: null,
            signedInAt: new Date().toISOString(),
            lastSeenAt: new Date().toISOString(),
            isCurrent: true,
          },
        ],
      },
    }),
  );
  await openSignedIn(page, trial, '/account-management');
  await expect(panel(page)).toContainText('No sign-ins yet.');
  await expect(sessions(page)).toContainText('Unknown device');
  await expect(endOthers(page)).toBeHidden();
});

test('what cannot be loaded says so and tries again', async ({ page, trial }) => {
  await page.clock.install();
  for (const url of ['**/sessions', '**/login-history']) {
    await page.route(url, (route) => route.abort());
  }
  await openSignedIn(page, trial, '/account-management');
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(10_000);
  const failures = panel(page).getByText('This could not be loaded.');
  await expect(failures).toHaveCount(2);
  await expectSound(page, 'sign-ins that could not be loaded');
  await page.unrouteAll();
  const again = panel(page).getByRole('button', { name: 'Try again' });
  await again.first().click();
  await expect(sessions(page).first()).toContainText('This device');
  await again.click();
  await expect(logins(page).first()).toBeVisible();
});

test('signing out elsewhere that does not reach the server says so', async ({
  page,
  trial,
  request,
}) => {
  await request.post('/api/login/password', { data: trial.subscriber });
  await openSignedIn(page, trial, '/account-management');
  await page.route('**/sessions/end-others', (route) => route.abort());
  // By keyboard: Escape changes nothing and returns the focus.
  await tabTo(page, endOthers(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(endOthers(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, Sign Out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to connect to the server.')).toBeVisible();
  await expect(endOthers(page)).toBeVisible();
});
