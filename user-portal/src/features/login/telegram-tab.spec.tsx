import {
  type BrandView,
  ERROR_CATALOGUE,
  getCatalogue,
  loginWithTelegram,
  signTrialTelegram,
  type TelegramLoginRequest,
} from '@portal/contracts';
import { readStoredUser } from '@portal/session';
import {
  answer,
  type Answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  type openScreen,
  refuse,
  requestsOf,
  sampleCatalogue,
  sampleUser,
  waitFor,
} from '@portal/screen-testing';
import { openPage } from '../../../test/open-page';
import { LoginPage } from './login-page';
import type { TelegramApi } from './telegram-script';

type Screen = Awaited<ReturnType<typeof openScreen>>;

const WIDGET_URL = 'https://telegram.org/js/telegram-widget.js?22';
const BOT: Partial<BrandView> = {
  telegramBotName: 'portal_bot',
  telegramBotId: 123_456_789,
  telegramWidgetUrl: WIDGET_URL,
};
const PAYLOAD: TelegramLoginRequest = { id: 4711, auth_date: 1, hash: 'x' };
const user = sampleUser({ userId: 4711 });
const CLOCK = '2031-03-10T06:00:00.000Z';

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${WIDGET_URL}"]`);
const button = (screen: Screen) => screen.findByRole('button', { name: 'Log in with Telegram' });
const openTab = (screen: Screen) =>
  screen.user.click(screen.getByRole('tab', { name: 'Login with Telegram' }));
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

afterEach(() => {
  script()?.remove();
  delete window.Telegram;
});

async function open(brand: Partial<BrandView>, answers: readonly Answer[] = [], clock?: string) {
  const screen = await openPage(<LoginPage />, {
    answers: [answer(getCatalogue, sampleCatalogue(brand)), ...answers],
    ...(clock !== undefined && { clock }),
  });
  await openTab(screen);
  return screen;
}

describe('where no bot is configured', () => {
  const openTrial = (...answers: readonly Answer[]) =>
    open({ hasTrialTelegram: true }, [
      answer(signTrialTelegram, { payload: PAYLOAD }),
      answer(loginWithTelegram, { user, action: null }),
      ...answers,
    ]);
  const enter = async (screen: Screen, id: string) =>
    screen.user.type(await screen.findByLabelText('Telegram ID'), `${id}{Enter}`);

  test('the tab says so, and a trial has a clearly marked stand-in', async () => {
    const screen = await openTrial();
    await screen.findByText(/^Telegram sign-in is not set up here yet\./);
    screen.getByText('Click the button below to log in or recover your account.');
    screen.getByRole('region', { name: 'Trial stand-in for Telegram' });
    await expectAccessible();
  });

  test('without a trial there is no stand-in', async () => {
    const screen = await open({});
    await screen.findByText(/^Telegram sign-in is not set up here yet\./);
    expect(screen.queryByLabelText('Telegram ID')).toBeNull();
  });

  test('if the response action is setPassword the app goes to /create-password', async () => {
    const screen = await openTrial(answer(loginWithTelegram, { user, action: 'setPassword' }));
    await enter(screen, '4711');
    await isAt('/create-password');
    expect(readStoredUser()).toEqual(user);
  });

  test('an account with a password goes to /dashboard', async () => {
    const screen = await openTrial();
    await enter(screen, '4711');
    await isAt('/dashboard');
    expect(requestsOf(signTrialTelegram).map(({ body }) => body)).toEqual([{ id: 4711 }]);
    expect(requestsOf(loginWithTelegram).map(({ body }) => body)).toEqual([PAYLOAD]);
  });

  test('with passwordResetIntent the login goes to /create-password, once', async () => {
    const screen = await openTrial();
    await screen.user.click(screen.getByRole('tab', { name: 'Login with Password' }));
    await screen.user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
    await enter(screen, '4711');
    await isAt('/create-password');
    expect(sessionStorage.getItem('passwordResetIntent')).toBeNull();
  });

  test('what is no Telegram ID is not sent', async () => {
    const screen = await openTrial();
    await enter(screen, '007');
    await screen.findByText('This is not a valid Telegram ID.');
    expect(requestsOf(signTrialTelegram)).toEqual([]);
  });

  test('a page that cannot learn what is configured says so and tries again', async () => {
    const screen = await open({}, [disconnect(getCatalogue)]);
    await screen.findByText('Failed to connect to the server.');
    given(answer(getCatalogue, sampleCatalogue({ hasTrialTelegram: true })));
    await screen.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('Telegram ID');
  });
});

describe('where a bot is configured', () => {
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
    const screen = await open(BOT, answers);
    await arrive();
    await screen.user.click(await button(screen));
    return screen;
  }

  test('its script is loaded only when the tab is open', async () => {
    const screen = await openPage(<LoginPage />, {
      answers: [answer(getCatalogue, sampleCatalogue(BOT))],
    });
    await waitFor(() => expect(requestsOf(getCatalogue)).toHaveLength(1));
    screen.getByRole('button', { name: 'Sign In' });
    expect(script()).toBeNull();
    await openTab(screen);
    await arrive();
    expect((await button(screen)).getAttribute('aria-disabled')).toBe('false');
    await expectAccessible();
  });

  test('the button asks Telegram for the bot, and what it signs signs in', async () => {
    const held = hold(loginWithTelegram, { user, action: null });
    const screen = await openWindow(held.answer);
    screen.getByText(/^Continue in the Telegram window\./);
    expect(auth.mock.lastCall?.[0]).toEqual({ bot_id: 123_456_789, request_access: 'write' });
    answerAsTelegram(PAYLOAD);
    const busy = await screen.findByRole('button', { name: 'Authenticating...' });
    expect(document.activeElement).toBe(busy);
    await held.release();
    await isAt('/dashboard');
    expect(requestsOf(loginWithTelegram).map(({ body }) => body)).toEqual([PAYLOAD]);
  });

  test('a closed window says so and the button stays', async () => {
    const screen = await openWindow();
    answerAsTelegram(false);
    await screen.findByText('The Telegram window was closed before you signed in.');
    expect((await button(screen)).getAttribute('aria-disabled')).toBe('false');
  });

  test('a refused payload shows the server message', async () => {
    const screen = await openWindow(refuse(loginWithTelegram, 'sessions/wrong-telegram-data'));
    answerAsTelegram(PAYLOAD);
    await screen.findByText(ERROR_CATALOGUE['sessions/wrong-telegram-data'].text);
    await expectAccessible();
  });

  test('a payload that does not reach the server says so', async () => {
    const screen = await openWindow(disconnect(loginWithTelegram));
    answerAsTelegram(PAYLOAD);
    await screen.findByText('Failed to connect to the server.');
  });

  test('a script that cannot be loaded says so, and trying again loads it', async () => {
    const screen = await open(BOT);
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
    const screen = await open(BOT, [], CLOCK);
    await screen.findByRole('button', { name: 'Loading Telegram...' });
    await waitFor(() => expect(script()).not.toBeNull());
    await screen.passTime(9_900);
    screen.getByRole('button', { name: 'Loading Telegram...' });
    await screen.passTime(200);
    await screen.findByRole('button', { name: 'Try again' });
  });
});
