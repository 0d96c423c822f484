import {
  ERROR_CATALOGUE,
  type ErrorCode,
  type Failure,
  loginWithPassword,
} from '@portal/contracts';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { signInWithTelegram } from '../../support/telegram';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import type { Page, Route } from '@playwright/test';

const SET_PASSWORD = '**/api/user/set-password';

const first = (page: Page) => page.getByLabel('New Password', { exact: true });
const second = (page: Page) => page.getByLabel('Confirm New Password');
const save = (page: Page) => page.getByRole('button', { name: 'Save Password & Continue' });

function refuse(route: Route, code: ErrorCode): Promise<void> {
  const { status, text } = ERROR_CATALOGUE[code];
  const json: Failure = { success: false, code, message: text, requestId: 'journey' };
  return route.fulfill({ status, json });
}

async function enter(page: Page, password: string, confirmation = password): Promise<void> {
  await first(page).fill(password);
  await second(page).fill(confirmation);
  await save(page).click();
}

test.describe('/create-password', () => {
  test('sets the first password of who came by Telegram, and it signs in', async ({ page }) => {
    const userId = 880_000_102;
    const password = 'velvet-harbour-17';
    await signInWithTelegram(page, userId);
    await expect(page).toHaveURL(/\/create-password$/);
    await expectSound(page, 'the page for a password');
    await enter(page, password);
    await expect(page).toHaveURL(/\/dashboard$/);
    const login = await page.request.post(loginWithPassword.path, { data: { userId, password } });
    expect(login.ok()).toBe(true);
  });

  test('works with the keyboard alone', async ({ page, trial }) => {
    await openSignedIn(page, trial, '/create-password');
    await expect(first(page)).toBeFocused();
    await page.keyboard.type('velvet-harbour');
    await tabTo(page, page.getByRole('button', { name: 'Show password' }).first());
    await page.keyboard.press('Enter');
    await expect(first(page)).toHaveAttribute('type', 'text');
    await tabTo(page, second(page));
    await page.keyboard.type('another-harbour');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Back to Dashboard' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('/change-password', () => {
  test('has a title of its own and sets the password the same way', async ({ page, trial }) => {
    await openSignedIn(page, trial, '/change-password');
    await expect(page.getByRole('heading', { name: 'Change Your Password' })).toBeVisible();
    // The same password again, so that the trial does not change.
    await enter(page, trial.subscriber.password);
    await expect(page.getByText('Password created! Redirecting to dashboard...')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('a sign-in that is too old says so and offers to sign in again, which leads back', async ({
    page,
    trial,
  }) => {
    await page.route(SET_PASSWORD, (route) => refuse(route, 'sessions/too-old'));
    await openSignedIn(page, trial, '/change-password');
    await enter(page, 'velvet-harbour');
    await expect(page.getByText(ERROR_CATALOGUE['sessions/too-old'].text)).toBeVisible();
    await expectSound(page, 'a sign-in too old for a password');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('tab', { name: 'Login with Password' }).click();
    await page.getByLabel('Password', { exact: true }).fill(trial.subscriber.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/create-password$/);
  });
});
