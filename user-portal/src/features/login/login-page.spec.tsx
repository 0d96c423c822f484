import { ERROR_CATALOGUE, getCatalogue, loginWithPassword } from '@portal/contracts';
import { readStoredUser } from '@portal/session';
import {
  answer,
  disconnect,
  expectAccessible,
  hold,
  refuse,
  requestsOf,
  sampleCatalogue,
  sampleUser,
  type Screen,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import { openPage } from '../../../test/open-page';
import { openLogin } from '../../../test/open-telegram-tab';
import { LoginPage } from './login-page';

const user = sampleUser({ userId: 4711 });
const open = (options?: ScreenOptions) => openPage(<LoginPage />, options);
const userId = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('User ID');
const password = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('Password');
const signIn = (screen: Screen) => screen.getByRole('button', { name: 'Sign In' });
const tab = (screen: Screen, name: string) => screen.getByRole('tab', { name });

async function submit(screen: Screen, id: string, secret: string): Promise<void> {
  await screen.user.clear(userId(screen));
  if (id) await screen.user.paste(id);
  await screen.user.clear(password(screen));
  if (secret) await screen.user.paste(secret);
  await screen.user.click(signIn(screen));
}

test("two tabs: 'Login with Telegram' and 'Login with Password'", async () => {
  const screen = await open();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Login with Telegram',
    'Login with Password',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Login with Password');
  await expectAccessible();
});

test('the title has the name that was published, and no other one before it is known', async () => {
  const catalogue = sampleCatalogue();
  const brand = { ...catalogue.brand, name: 'Nodi' };
  const held = hold(getCatalogue, { ...catalogue, brand });
  await open({ answers: [held.answer] });
  expect(document.title).toBe('Sign in');
  await held.release();
  await waitFor(() => expect(document.title).toBe('Sign in · Nodi'));
});

const NEW_HERE = /New here\? Log in with Telegram: that creates your account\./;
const TELEGRAM = {
  telegramBotName: 'b',
  telegramBotId: 1,
  telegramWidgetUrl: 'https://t.invalid/',
};

test.each([
  ['a bot', TELEGRAM],
  ['the stand-in of a trial', { hasTrialTelegram: true }],
])('who is new reads how an account begins by %s', async (_name, brand) => {
  const screen = await openLogin(brand);
  await waitFor(() => expect(document.title).toBe('Sign in · Dhara'));
  screen.getByText(NEW_HERE);
});

test('where no Telegram is set up, nobody is sent to it', async () => {
  const screen = await openLogin({});
  await screen.findByText('Sign in to see your plan and downloads.');
  expect(screen.queryByText(NEW_HERE)).toBeNull();
});

test('User ID is prefilled from the stored lastLoggedInId', async () => {
  localStorage.setItem('lastLoggedInId', '4711');
  const screen = await open();
  expect(userId(screen).value).toBe('4711');
});

test('a typed User ID survives a look at the other tab', async () => {
  const screen = await open();
  await screen.user.type(userId(screen), '4711');
  await screen.user.click(tab(screen, 'Login with Telegram'));
  expect(screen.queryByLabelText('User ID')).toBeNull();
  await screen.user.click(tab(screen, 'Login with Password'));
  expect(userId(screen).value).toBe('4711');
});

test('Password has a show/hide toggle', async () => {
  const screen = await open();
  expect(password(screen).type).toBe('password');
  await screen.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password(screen).type).toBe('text');
  await screen.user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password(screen).type).toBe('password');
});

test('User ID and password are required', async () => {
  const screen = await open();
  expect([userId(screen).required, password(screen).required]).toEqual([true, true]);
  await submit(screen, '', 'secret-1');
  await screen.findByText('Please enter your User ID.');
  expect(document.activeElement).toBe(userId(screen));
  await submit(screen, '4711', '');
  await screen.findByText('Please enter your password.');
  expect(document.activeElement).toBe(password(screen));
  expect(requestsOf(loginWithPassword)).toEqual([]);
});

test.each(['abc', '12ab3', '0'])(
  '%s is refused as a User ID before anything is sent, in our words instead of the browser’s',
  async (id) => {
    const screen = await open();
    await submit(screen, id, 'secret-1');
    await screen.findByText('This is not a valid User ID.');
    expect(userId(screen).closest('form')?.noValidate).toBe(true);
    expect(requestsOf(loginWithPassword)).toEqual([]);
  },
);

test("while authenticating the button reads 'Authenticating...' and keeps the focus", async () => {
  const held = hold(loginWithPassword, { user });
  const screen = await open({ answers: [held.answer] });
  await submit(screen, '4711', 'secret-1');
  const button = await screen.findByRole('button', { name: 'Authenticating...' });
  expect(document.activeElement).toBe(button);
  await held.release();
  await waitFor(() => expect(readStoredUser()).toMatchObject({ userId: 4711 }));
});

test('a login stores the user and the id, and opens the dashboard', async () => {
  const screen = await open({ answers: [answer(loginWithPassword, { user })] });
  await submit(screen, '4711', 'secret-1');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(requestsOf(loginWithPassword).map(({ body }) => body)).toEqual([
    { userId: 4711, password: 'secret-1' },
  ]);
  expect(readStoredUser()).toEqual(user);
  expect(localStorage.getItem('lastLoggedInId')).toBe('4711');
});

test('the server message is shown when success is false, and nobody is signed in', async () => {
  const screen = await open({ answers: [refuse(loginWithPassword, 'sessions/wrong-credentials')] });
  await submit(screen, '4711', 'wrong');
  await screen.findByText(ERROR_CATALOGUE['sessions/wrong-credentials'].text);
  expect(document.activeElement).toBe(signIn(screen));
  expect([readStoredUser(), window.location.pathname]).toEqual([null, '/']);
  await expectAccessible();
});

test("a login that does not reach the server says 'Failed to connect to the server.'", async () => {
  const screen = await open({ answers: [disconnect(loginWithPassword)] });
  await submit(screen, '4711', 'secret-1');
  await screen.findByText('Failed to connect to the server.');
  expect(signIn(screen)).toBeTruthy();
});

test("'Forgot Password?' stores passwordResetIntent = true and switches to the messenger tab", async () => {
  const screen = await open();
  await screen.user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  const telegram = tab(screen, 'Login with Telegram');
  expect(telegram.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(telegram);
  expect(sessionStorage.getItem('passwordResetIntent')).toBe('true');
});

test('a page that is loaded again comes back to the messenger tab', async () => {
  sessionStorage.setItem('passwordResetIntent', 'true');
  const screen = await open();
  expect(tab(screen, 'Login with Telegram').getAttribute('aria-selected')).toBe('true');
});
