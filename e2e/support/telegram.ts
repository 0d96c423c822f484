import {
  getCatalogue,
  pagePolicy,
  signTrialTelegram,
  type TelegramLoginRequest,
  type TrialTelegramResponse,
} from '@portal/contracts';
import { type Page, expect } from '@playwright/test';
import { changeAnswers } from './answers';

/** Where the script of a configured bot comes from. */
export const WIDGET_URL = 'https://telegram.org/js/telegram-widget.js?22';

const BOT = { telegramBotName: 'portal_bot', telegramBotId: 123_456_789 };

// Does what Telegram's script offers, as far as a page can tell; the journey closes the window.
const WIDGET = `window.Telegram = { Login: { auth(options, answer) {
  window.askedOfTelegram = options;
  window.answerOfTelegram = answer;
} } };`;

/** Shows the page as it is where a Telegram bot is configured, its policy included. */
export async function givenTelegramBot(page: Page): Promise<void> {
  await changeAnswers(page, getCatalogue, ({ brand, ...rest }) => ({
    ...rest,
    brand: { ...brand, ...BOT, telegramWidgetUrl: WIDGET_URL, hasTrialTelegram: false },
  }));
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
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

/** Plays Telegram's window: hands the page what it asked for, false for a closed window. */
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

/** A payload that the trial's bot has really signed. */
export async function signedByTelegram(page: Page, id: number): Promise<TelegramLoginRequest> {
  const answer = await page.request.post(signTrialTelegram.path, { data: { id } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as TrialTelegramResponse).payload;
}

/** Signs in as a Telegram account through the trial's stand-in; the first time opens the account. */
export async function signInWithTelegram(page: Page, id: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Login with Telegram' }).click();
  await page.getByLabel('Telegram ID').fill(String(id));
  await page.getByRole('button', { name: 'Sign in with the stand-in' }).click();
}
