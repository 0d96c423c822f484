import {
  getCatalogue,
  pagePolicy,
  signTrialTelegram,
  type TelegramLoginRequest,
  type TrialTelegramResponse,
} from '@portal/contracts';
import { type Page, expect } from '@playwright/test';
import { changeAnswers } from './answers';

/** Address of the script of a configured bot. */
export const WIDGET_URL = 'https://telegram.org/js/telegram-widget.js?22';

const BOT = { telegramBotName: 'portal_bot', telegramBotId: 123_456_789 };

// Behaves like Telegram's script, as far as a page can see. The journey closes the window.
const WIDGET = `window.Telegram = { Login: { auth(options, answer) {
  window.askedOfTelegram = options;
  window.answerOfTelegram = answer;
} } };`;

/** Shows the page as with a configured Telegram bot, including its policy. */
export async function givenTelegramBot(page: Page): Promise<void> {
  await changeAnswers(page, getCatalogue, ({ brand, ...rest }) => ({
    ...rest,
    brand: { ...brand, ...BOT, telegramWidgetUrl: WIDGET_URL, hasTrialTelegram: false },
  }));
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    // The shell alone: a prerendered page holds the catalogue of the service.
    const response = await route.fetch({ url: new URL('/index.html', request.url()).href });
    const path = new URL(request.url()).pathname;
    const headers = {
      ...response.headers(),
      'content-security-policy': pagePolicy({ telegram: true, path }),
    };
    await route.fulfill({ response, headers });
  });
  await page.route(WIDGET_URL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
  );
}

/** Mocks Telegram's window: returns the payload to the page; false for a closed window. */
export async function answerAsTelegram(
  page: Page,
  payload: TelegramLoginRequest | false,
): Promise<void> {
  await page.evaluate((answer) => {
    const { answerOfTelegram } = window as unknown as {
      answerOfTelegram: (answer: unknown) => void;
    };
    answerOfTelegram(answer);
  }, payload);
}

/** A payload with a valid signature of the trial's bot. */
export async function signedByTelegram(page: Page, id: number): Promise<TelegramLoginRequest> {
  const answer = await page.request.post(signTrialTelegram.path, { data: { id } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as TrialTelegramResponse).payload;
}

/** Signs in as a Telegram account through the trial's mock. The first sign-in creates the account. */
export async function signInWithTelegram(page: Page, id: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Login with Telegram' }).click();
  await page.getByLabel('Telegram ID').fill(String(id));
  await page.getByRole('button', { name: 'Sign in with the stand-in' }).click();
}
