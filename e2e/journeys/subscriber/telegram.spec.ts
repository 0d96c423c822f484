import { ERROR_CATALOGUE, getBroadcastMessage } from '@portal/contracts';
import { answerWith } from '../../support/answers';
import { logOut } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import {
  answerAsTelegram,
  givenTelegramBot,
  signedByTelegram,
  signInWithTelegram,
  WIDGET_URL,
} from '../../support/telegram';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

const telegramTab = (page: Page) => page.getByRole('tab', { name: 'Login with Telegram' });
const button = (page: Page) => page.getByRole('button', { name: 'Log in with Telegram' });

test('where no bot is configured, a trial signs in with its stand-in, also to set a password', async ({
  page,
  trial,
}) => {
  await answerWith(page, getBroadcastMessage, { message: null });
  await page.goto('/');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('region', { name: 'Trial stand-in for Telegram' })).toBeVisible();
  await expectSound(page, 'the Telegram tab of a trial');
  await page.getByLabel('Telegram ID').fill(String(trial.subscriber.userId));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/create-password$/);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await signInWithTelegram(page, trial.subscriber.userId);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('where a bot is configured', () => {
  test.beforeEach(({ page }) => givenTelegramBot(page));

  test('its script is loaded with the tab, and what Telegram signs signs in', async ({
    page,
    trial,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(WIDGET_URL, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(WIDGET_URL);

    await test.step('a script that cannot be loaded says so, and trying again loads it', async () => {
      await telegramTab(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Telegram could not be loaded\./)).toBeVisible();
      expect(asked).toContain(WIDGET_URL);
      await expectSound(page, 'the Telegram tab without its script');
      await page.unroute(WIDGET_URL);
      await givenTelegramBot(page);
      await tabTo(page, page.getByRole('button', { name: 'Try again' }));
      await page.keyboard.press('Enter');
      await expect(button(page)).toBeFocused();
    });

    const payload = await signedByTelegram(page, trial.subscriber.userId);
    await test.step('a refused payload shows the server message', async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Continue in the Telegram window\./)).toBeVisible();
      expect(await page.evaluate('window.askedOfTelegram')).toEqual({
        bot_id: 123_456_789,
        request_access: 'write',
      });
      await answerAsTelegram(page, { ...payload, id: 1 });
      const { text } = ERROR_CATALOGUE['sessions/wrong-telegram-data'];
      await expect(page.getByText(text)).toBeVisible();
      await expectSound(page, 'a refused Telegram login');
    });

    await button(page).press('Enter');
    await answerAsTelegram(page, payload);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  // The policy of those pages blocks Telegram. A violation would fail the journey.
  test('it signs in where the login screen is reached from a page with another policy', async ({
    page,
    trial,
  }) => {
    await answerWith(page, getBroadcastMessage, { message: null });
    const signIn = async (opens = /\/dashboard$/): Promise<void> => {
      const payload = await signedByTelegram(page, trial.subscriber.userId);
      await expect(page).toHaveURL(/\/$/);
      await telegramTab(page).click();
      await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
      await button(page).click();
      await answerAsTelegram(page, payload);
      await expect(page).toHaveURL(opens);
    };
    const signOut = async (): Promise<void> => {
      // Loaded again, so that the page has the policy of the dashboard.
      await page.goto('/dashboard');
      await logOut(page);
      await expect(page).toHaveURL(/\/$/);
    };
    await test.step('from the plans', async () => {
      await page.goto('/plans');
      await page.getByRole('link', { name: 'Go to Login' }).first().click();
      await signIn(/\/plans$/);
    });
    await test.step('after signing out of a page loaded elsewhere', async () => {
      await signOut();
      await signIn();
    });
    await test.step('after a redirect from a deep link', async () => {
      await signOut();
      await page.goto('/dashboard');
      await signIn();
    });
  });
});
