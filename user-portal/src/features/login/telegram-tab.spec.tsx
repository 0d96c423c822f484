import { getCatalogue, loginWithTelegram, signTrialTelegram } from '@portal/contracts';
import { readStoredUser } from '@portal/session';
import {
  answer,
  type Answer,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  sampleCatalogue,
  sampleUser,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openPage } from '../../../test/open-page';
import { openTelegramTab, SIGNED } from '../../../test/open-telegram-tab';
import { TelegramTab } from './telegram-tab';

const user = sampleUser({ userId: 4711 });
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

const openTrial = (...answers: readonly Answer[]) =>
  openTelegramTab(
    { hasTrialTelegram: true },
    {
      answers: [
        answer(signTrialTelegram, { payload: SIGNED }),
        answer(loginWithTelegram, { user, action: null }),
        ...answers,
      ],
    },
  );
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
  const screen = await openTelegramTab({});
  await screen.findByText(/^Telegram sign-in is not set up here yet\./);
  expect(screen.queryByLabelText('Telegram ID')).toBeNull();
  expect(
    screen.queryByText('Click the button below to log in or recover your account.'),
  ).toBeNull();
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
  expect(requestsOf(loginWithTelegram).map(({ body }) => body)).toEqual([SIGNED]);
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
  // Without its page, which asks for the same and would ask again.
  const screen = await openPage(<TelegramTab />, { answers: [disconnect(getCatalogue)] });
  await screen.findByText('Failed to connect to the server.');
  given(answer(getCatalogue, sampleCatalogue({ hasTrialTelegram: true })));
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Telegram ID');
});
