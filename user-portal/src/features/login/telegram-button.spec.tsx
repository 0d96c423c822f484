import {
  type BrandView,
  ERROR_CATALOGUE,
  getCatalogue,
  loginWithTelegram,
} from '@portal/contracts';
import {
  type Answer,
  disconnect,
  expectAccessible,
  hold,
  refuse,
  requestsOf,
  sampleUser,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openLogin, openTelegramTab, SIGNED } from '../../../test/open-telegram-tab';
import type { TelegramApi } from './telegram-script';

const WIDGET_URL = 'https://telegram.org/js/telegram-widget.js?22';
const BOT: Partial<BrandView> = {
  telegramBotName: 'portal_bot',
  telegramBotId: 123_456_789,
  telegramWidgetUrl: WIDGET_URL,
};
const user = sampleUser({ userId: 4711 });

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${WIDGET_URL}"]`);
const button = (screen: Screen) => screen.findByRole('button', { name: 'Log in with Telegram' });

afterEach(() => {
  script()?.remove();
  delete window.Telegram;
});

/** Answers as Telegram's window: a signed payload, or false when it was closed. */
let answerAsTelegram: (payload: unknown) => void;
const auth = jest.fn<void, Parameters<TelegramApi['auth']>>();

beforeEach(() => {
  auth.mockReset().mockImplementation((_options, callback) => (answerAsTelegram = callback));
});

/** The script arrives, as from Telegram. */
async function arrive(): Promise<void> {
  await waitFor(() => expect(script()).not.toBeNull());
  window.Telegram = { Login: { auth } };
  script()?.dispatchEvent(new Event('load'));
}
async function openWindow(...answers: readonly Answer[]): Promise<Screen> {
  const screen = await openTelegramTab(BOT, { answers });
  await arrive();
  await screen.user.click(await button(screen));
  return screen;
}

test('its script is loaded only when the tab is open', async () => {
  const screen = await openLogin(BOT);
  await waitFor(() => expect(requestsOf(getCatalogue)).toHaveLength(1));
  screen.getByRole('button', { name: 'Sign In' });
  expect(script()).toBeNull();
  await screen.user.click(screen.getByRole('tab', { name: 'Login with Telegram' }));
  await arrive();
  expect((await button(screen)).getAttribute('aria-disabled')).toBe('false');
  await expectAccessible();
});

test('the button asks Telegram for the bot, and what it signs signs in', async () => {
  const held = hold(loginWithTelegram, { user, action: null });
  const screen = await openWindow(held.answer);
  screen.getByText(/^Continue in the Telegram window\./);
  expect(auth.mock.lastCall?.[0]).toEqual({ bot_id: 123_456_789, request_access: 'write' });
  answerAsTelegram(SIGNED);
  const busy = await screen.findByRole('button', { name: 'Authenticating...' });
  expect(document.activeElement).toBe(busy);
  await held.release();
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(requestsOf(loginWithTelegram).map(({ body }) => body)).toEqual([SIGNED]);
});

test('a closed window says so and the button stays', async () => {
  const screen = await openWindow();
  answerAsTelegram(false);
  await screen.findByText('The Telegram window was closed before you signed in.');
  expect((await button(screen)).getAttribute('aria-disabled')).toBe('false');
});

test('a refused payload shows the server message', async () => {
  const screen = await openWindow(refuse(loginWithTelegram, 'sessions/wrong-telegram-data'));
  answerAsTelegram(SIGNED);
  await screen.findByText(ERROR_CATALOGUE['sessions/wrong-telegram-data'].text);
  await expectAccessible();
});

test('a payload that does not reach the server says so', async () => {
  const screen = await openWindow(disconnect(loginWithTelegram));
  answerAsTelegram(SIGNED);
  await screen.findByText('Failed to connect to the server.');
});

test('a script that cannot be loaded says so, and trying again loads it', async () => {
  const screen = await openTelegramTab(BOT);
  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event('error'));
  await screen.findByText(/^Telegram could not be loaded\./);
  await expectAccessible();
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(document.activeElement).toBe(await button(screen));
  expect(screen.queryByText(/^Telegram could not be loaded\./)).toBeNull();
});

test('a script that never comes is given up after ten seconds', async () => {
  const screen = await openTelegramTab(BOT, { clock: '2031-03-10T06:00:00.000Z' });
  await screen.findByRole('button', { name: 'Loading Telegram...' });
  await waitFor(() => expect(script()).not.toBeNull());
  await screen.passTime(9_900);
  screen.getByRole('button', { name: 'Loading Telegram...' });
  await screen.passTime(200);
  await screen.findByRole('button', { name: 'Try again' });
});
