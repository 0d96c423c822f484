import { randomInt } from 'node:crypto';
import {
  adminLogin,
  loginWithPassword,
  type LoginWithPasswordResponse,
  loginWithTelegram,
  signTrialTelegram,
  type TrialTelegramResponse,
  type UserView,
} from '@portal/contracts';
import { type APIRequestContext, type Page, expect } from '@playwright/test';
import type { Trial } from './system';

/** Opens a screen as the trial's subscriber, signed in through the API instead of the login screen. */
export async function openSignedIn(page: Page, { subscriber }: Trial, path: string): Promise<void> {
  const answer = await page.request.post(loginWithPassword.path, { data: subscriber });
  expect(answer.ok()).toBe(true);
  const { user } = (await answer.json()) as LoginWithPasswordResponse;
  await openAs(page, user, path);
}

/** Signs an administrator in through the API instead of the screen. The next page opens signed in. */
export async function openAdminSession(
  page: Page,
  { password }: Pick<Trial['admin'], 'password'>,
): Promise<void> {
  const answer = await page.request.post(adminLogin.path, { data: { password } });
  expect(answer.ok()).toBe(true);
  // Any file of the origin: the shell reads the flag from the storage when it starts.
  await page.goto('/favicon.svg');
  await page.evaluate(() => sessionStorage.setItem('isAdminAuthenticated', 'true'));
}

/** Signs in a new account, for journeys that would reach a limit per user. */
export async function signInNewcomer(request: APIRequestContext): Promise<UserView> {
  const data = { id: randomInt(1_000_000_000, 9_999_999_999) };
  const signed = await request.post(signTrialTelegram.path, { data });
  const { payload } = (await signed.json()) as TrialTelegramResponse;
  const answer = await request.post(loginWithTelegram.path, { data: payload });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as LoginWithPasswordResponse).user;
}

/** Opens a screen as the user of the browser's session cookie. */
export async function openAs(page: Page, user: UserView, path: string): Promise<void> {
  // Any file of the origin: the shell reads the user from the storage when it starts.
  await page.goto('/favicon.svg');
  await page.evaluate((signedIn) => {
    localStorage.setItem('currentUser', JSON.stringify(signedIn));
    localStorage.setItem('lastLoggedInId', String(signedIn.userId));
  }, user);
  await page.goto(path);
}
