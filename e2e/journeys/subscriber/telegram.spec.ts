import { ERROR_CATALOGUE } from '@portal/contracts';
import { holdAnswers } from '../../support/held-answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import {
  answerAsTelegram,
  givenTelegramBot,
  signedByTelegram,
  signInWithTelegram,
  WIDGET_URL,
} from '../../support/telegram';
import { expect, signInOnScreen, test } from '../../support/test';
import type { Page } from '@playwright/test';
import type { Trial } from '../../support/system';

const telegramTab = (page: Page) => page.getByRole('tab', { name: 'Login with Telegram' });
const button = (page: Page) => page.getByRole('button', { name: 'Log in with Telegram' });

test.describe('where no bot is configured', () => {
  test('the tab says so, and a trial has a clearly marked stand-in', async ({ page }) => {
    await page.goto('/');
    await telegramTab(page).click();
    await expect(
      page.getByText('Click the button below to log in or recover your account.'),
    ).toBeVisible();
    await expect(page.getByText(/^Telegram sign-in is not set up here yet\./)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Trial stand-in for Telegram' })).toBeVisible();
    await expectSound(page, 'the Telegram tab of a trial');
  });

  test('if the response action is setPassword the app goes to /create-password', async ({
    page,
  }) => {
    await signInWithTelegram(page, 880_000_101);
    await expect(page).toHaveURL(/\/create-password$/);
    await expect(page.getByRole('heading', { name: 'Create Your Password' })).toBeVisible();
  });

  test('an account with a password goes to /dashboard', async ({ page, trial }) => {
    await signInWithTelegram(page, trial.subscriber.userId);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('with passwordResetIntent the login goes to /create-password, once', async ({
    page,
    trial,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await page.getByLabel('Telegram ID').fill(String(trial.subscriber.userId));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/create-password$/);
    expect(await page.evaluate(() => sessionStorage.getItem('passwordResetIntent'))).toBeNull();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('button', { name: 'Got It!' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await signInOnScreen(page, trial);
  });

  test('what is no Telegram ID is not sent', async ({ page }) => {
    await page.goto('/');
    await telegramTab(page).click();
    await page.getByLabel('Telegram ID').fill('007');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is not a valid Telegram ID.')).toBeVisible();
  });

  test('a page that cannot learn what is configured says so and tries again', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/catalogue', (route) => route.abort());
    await page.goto('/');
    await telegramTab(page).click();
    // In small steps, so that a screen whose code is still loading does not run out of time.
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(page.getByText('Failed to connect to the server.')).toBeVisible({
        timeout: 500,
      });
    }).toPass({ timeout: 30_000 });
    await page.unroute('**/api/catalogue');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Telegram ID')).toBeVisible();
  });
});

test.describe('where a bot is configured', () => {
  test.beforeEach(({ page }) => givenTelegramBot(page));

  test('its script is loaded from the provider, and only when the tab is open', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(WIDGET_URL);
    await telegramTab(page).click();
    await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
    expect(asked).toContain(WIDGET_URL);
    await expectSound(page, 'the Telegram tab');
  });

  test('the button asks Telegram for the bot, and what it signs signs in', async ({
    page,
    trial,
  }) => {
    const payload = await signedByTelegram(page, trial.subscriber.userId);
    const answer = await holdAnswers(page, '**/api/login/telegram', 'POST');
    await page.goto('/');
    await telegramTab(page).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, button(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Continue in the Telegram window\./)).toBeVisible();
    expect(await page.evaluate('window.askedOfTelegram')).toEqual({
      bot_id: 123_456_789,
      request_access: 'write',
    });
    await answerAsTelegram(page, payload);
    await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeFocused();
    await answer.held;
    await answer.letGo();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  // The policy of those pages blocks Telegram. A violation would fail the journey.
  for (const [way, open] of [
    [
      'from the plans',
      async (page: Page) => {
        await page.goto('/plans');
        await page.getByRole('link', { name: 'Go to Login' }).first().click();
      },
    ],
    [
      'after a redirect from a deep link',
      async (page: Page) => void (await page.goto('/dashboard')),
    ],
    [
      'after signing out of a page loaded elsewhere',
      async (page: Page, trial: Trial) => {
        await page.goto('/');
        await signInOnScreen(page, trial);
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.goto('/dashboard');
        await page.getByRole('button', { name: 'Log out' }).click();
      },
    ],
  ] as const)
    test(`it signs in where the login screen is reached ${way}`, async ({ page, trial }) => {
      const payload = await signedByTelegram(page, trial.subscriber.userId);
      await open(page, trial);
      await expect(page).toHaveURL(/\/$/);
      await telegramTab(page).click();
      await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
      await button(page).click();
      await answerAsTelegram(page, payload);
      await expect(page).toHaveURL(/\/dashboard$/);
    });

  test('a closed window says so and the button stays', async ({ page }) => {
    await page.goto('/');
    await telegramTab(page).click();
    await button(page).click();
    await answerAsTelegram(page, false);
    await expect(
      page.getByText('The Telegram window was closed before you signed in.'),
    ).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  });

  test('a refused payload shows the server message', async ({ page, trial }) => {
    const payload = await signedByTelegram(page, trial.subscriber.userId);
    await page.goto('/');
    await telegramTab(page).click();
    await button(page).click();
    await answerAsTelegram(page, { ...payload, id: 1 });
    await expect(
      page.getByText(ERROR_CATALOGUE['sessions/wrong-telegram-data'].text),
    ).toBeVisible();
    await expectSound(page, 'a refused Telegram login');
  });

  test('a payload that does not reach the server says so', async ({ page }) => {
    await page.route('**/api/login/telegram', (route) => route.abort());
    await page.goto('/');
    await telegramTab(page).click();
    await button(page).click();
    await answerAsTelegram(page, { id: 1, auth_date: 1, hash: 'x' });
    await expect(page.getByText('Failed to connect to the server.')).toBeVisible();
  });

  test('a script that cannot be loaded says so, and trying again loads it', async ({ page }) => {
    await page.route(WIDGET_URL, (route) => route.abort());
    await page.goto('/');
    await telegramTab(page).click();
    await expect(page.getByText(/^Telegram could not be loaded\./)).toBeVisible();
    await expectSound(page, 'the Telegram tab without its script');
    await page.unroute(WIDGET_URL);
    await givenTelegramBot(page);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(button(page)).toBeFocused();
    await expect(page.getByText(/^Telegram could not be loaded\./)).toBeHidden();
  });

  test('a script that never comes is given up after ten seconds', async ({ page }) => {
    await page.clock.install();
    await page.route(WIDGET_URL, () => undefined);
    await page.goto('/');
    await telegramTab(page).click();
    await expect(page.getByRole('button', { name: 'Loading Telegram...' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
