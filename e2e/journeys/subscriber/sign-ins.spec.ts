import { buildPath, getOwnSessions, type OwnSessionView } from '@portal/contracts';
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

async function sessionsOf(page: Page, id: number): Promise<readonly OwnSessionView[]> {
  const answer = await page.request.get(buildPath(getOwnSessions.path, { id }));
  return ((await answer.json()) as { sessions: OwnSessionView[] }).sessions;
}

test('the sign-ins of the account are seen, and all others are ended with the keyboard alone', async ({
  page,
  trial,
  browser,
  baseURL,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await openSignedIn(other, trial, '/account-management');
  await openSignedIn(page, trial, '/account-management');

  await test.step('sessions and history have device, address and time', async () => {
    await expect(sessions(page).first()).toContainText('This device');
    await expect(sessions(page).first()).toContainText('Chrome on');
    await expect(sessions(page).first()).toContainText('Last used just now');
    await expect(logins(page).first()).toContainText(/^Password · Chrome on .+/);
    await expect(logins(page).first()).toContainText(
      /\w{3} \d+, \d{4}, \d+:\d{2}.[AP]M · 127\.0\.0\.1/,
    );
    await expectSound(page, 'the sign-ins');
  });

  await test.step("'Sign out everywhere else' asks first", async () => {
    const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
    await tabTo(page, endOthers(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectSound(page, 'the question before signing out elsewhere');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(endOthers(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: 'Yes, Sign Out' }));
  });

  await test.step('it ends all other sessions and tells how many', async () => {
    const count = (await sessionsOf(page, trial.subscriber.userId)).length - 1;
    await page.keyboard.press('Enter');
    const sessionWord = count === 1 ? 'session' : 'sessions';
    await expect(page.getByText(`Signed out of ${count} other ${sessionWord}.`)).toBeVisible();
    await expect(sessions(page)).toHaveCount(1);
    await expect(endOthers(page)).toBeHidden();
    await page.reload();
    await expect(page).toHaveURL(/\/account-management$/);
    await expect(sessions(page)).toHaveCount(1);
  });

  await test.step('the other browser says why, and a sign-in leads back there', async () => {
    await other.reload();
    await expect(other).toHaveURL(/\/$/);
    const reason = other.getByRole('status').filter({ hasText: 'You were signed out' });
    await expect(reason).toContainText('from another browser.');
    await expect(reason).toContainText('Please sign in to open your profile.');
    await expectSound(other, 'the reason at the sign-in page');
    await other.getByLabel('Password', { exact: true }).fill(trial.subscriber.password);
    await other.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(other).toHaveURL(/\/account-management$/);
    await other.context().close();
  });

  await test.step('sign-ins that could not be loaded can be read', async () => {
    for (const url of ['**/sessions', '**/login-history']) {
      await page.route(url, (route) => route.abort());
    }
    await page.reload();
    await expect(panel(page).getByText('This could not be loaded right now.')).toHaveCount(2);
    await expectSound(page, 'sign-ins that could not be loaded');
  });
});
