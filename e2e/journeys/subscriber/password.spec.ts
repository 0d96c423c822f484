import { ERROR_CATALOGUE, loginWithPassword, setPassword } from '@portal/contracts';
import { refuseWith } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { signInWithTelegram } from '../../support/telegram';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

const first = (page: Page) => page.getByLabel('New Password', { exact: true });
const second = (page: Page) => page.getByLabel('Confirm New Password');
const save = (page: Page) => page.getByRole('button', { name: 'Save Password & Continue' });

async function enter(page: Page, password: string, confirmation = password): Promise<void> {
  await first(page).fill(password);
  await second(page).fill(confirmation);
  await save(page).click();
}

test('/create-password sets the first password of who came by Telegram with the keyboard alone, and it signs in', async ({
  page,
}) => {
  const userId = 880_000_102;
  const password = 'velvet-harbour-17';
  await signInWithTelegram(page, userId);
  await expect(page).toHaveURL(/\/create-password$/);
  await expectSound(page, 'the page for a password');
  await tabTo(page, first(page));
  await page.keyboard.type(password);
  await tabTo(page, page.getByRole('button', { name: 'Show password' }).first());
  await page.keyboard.press('Enter');
  await expect(first(page)).toHaveAttribute('type', 'text');
  await tabTo(page, second(page));
  await page.keyboard.type('another-harbour');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await expect(second(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  const login = await page.request.post(loginWithPassword.path, { data: { userId, password } });
  expect(login.ok()).toBe(true);
});

test('/change-password offers to sign in again when the sign-in is too old, which leads back to a new password', async ({
  page,
  trial,
}) => {
  await refuseWith(page, setPassword, 'sessions/too-old');
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
  await page.unrouteAll();
  await page.goto('/change-password');
  await expect(page.getByRole('heading', { name: 'Change Your Password' })).toBeVisible();
  // The same password again, so that the trial does not change.
  await enter(page, trial.subscriber.password);
  await expect(page.getByText('Password created! Redirecting to dashboard...')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
