import { adminLogin, getCatalogue } from '@portal/contracts';
import {
  type Answer,
  answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  openScreen,
  refuse,
  requestsOf,
  sampleCatalogue,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { AdminLoginPage } from './admin-login-page';

const SESSION = { authenticated: true, actor: 'Nadia', role: 'owner' } as const;
const CODE = 'Code of your authenticator app';

async function open(login: Answer): Promise<Screen> {
  const answers = [answer(getCatalogue, sampleCatalogue()), login];
  const screen = await openScreen(<AdminLoginPage />, { path: '/admin/login', answers });
  await screen.findByRole('heading', { name: 'Admin Access' });
  return screen;
}

const password = (screen: Screen) => screen.getByLabelText('Password');
const alert = async (screen: Screen) => (await screen.findByRole('alert')).textContent;
const sent = () => requestsOf(adminLogin).map(({ body }) => body);
const isSignedIn = () => sessionStorage.getItem('isAdminAuthenticated') === 'true';

/** The step that asks for a code, after the right password. */
async function openCodeStep(): Promise<Screen> {
  const screen = await open(refuse(adminLogin, 'sessions/code-required'));
  await screen.user.type(password(screen), 'a good password{Enter}');
  await screen.findByLabelText(CODE);
  return screen;
}

test("title 'Admin Access', a password that can be shown, and the way to the user login", async () => {
  const screen = await open(answer(adminLogin, SESSION));
  expect(document.title).toContain('Admin Access');
  expect(password(screen).getAttribute('autocomplete')).toBe('current-password');
  await screen.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password(screen).getAttribute('type')).toBe('text');
  const back = screen.getByRole('link', { name: '← Back to User Login' });
  expect(back.getAttribute('href')).toBe('/');
  await expectAccessible();
});

test('an empty password is not sent', async () => {
  const screen = await open(answer(adminLogin, SESSION));
  await screen.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(sent()).toEqual([]);
});

test("while authenticating the button reads 'Authenticating...', and the password is sent once", async () => {
  const held = hold(adminLogin, SESSION);
  const screen = await open(held.answer);
  await screen.user.type(password(screen), 'a good password{Enter}');
  await screen.findByRole('button', { name: 'Authenticating...' });
  await screen.user.type(password(screen), '{Enter}');
  await held.release();
  expect(sent()).toEqual([{ password: 'a good password' }]);
  expect(isSignedIn()).toBe(true);
});

test.each([
  [
    'a wrong password',
    refuse(adminLogin, 'sessions/wrong-admin-password'),
    'Incorrect password. Please try again.',
  ],
  ['a lost connection', disconnect(adminLogin), 'Failed to connect to the server.'],
])('%s is said, what was typed stays, and it can be tried again', async (_why, failure, text) => {
  const screen = await open(failure);
  await screen.user.type(password(screen), 'my password{Enter}');
  expect(await alert(screen)).toBe(text);
  await expectAccessible();
  expect(isSignedIn()).toBe(false);
  given(answer(adminLogin, SESSION));
  await screen.user.type(password(screen), '{Enter}');
  await waitFor(() => expect(isSignedIn()).toBe(true));
  expect(sent()).toEqual([{ password: 'my password' }, { password: 'my password' }]);
});

test('a code is asked for after the password of who has an authenticator app, which is no error', async () => {
  const screen = await openCodeStep();
  const field = screen.getByLabelText(CODE);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('inputmode')).toBe('numeric');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('Enter the code of your authenticator app to continue');
  await expectAccessible();

  given(refuse(adminLogin, 'sessions/wrong-code'));
  await screen.user.type(field, ' 123456 {Enter}');
  expect(await alert(screen)).toBe('This code is not valid. Please try again.');
  given(answer(adminLogin, SESSION));
  await screen.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(isSignedIn()).toBe(true));
  const whole = { password: 'a good password', code: '123456' };
  expect(sent()).toEqual([{ password: 'a good password' }, whole, whole]);
});

test('an empty code is not sent', async () => {
  const screen = await openCodeStep();
  await screen.user.type(screen.getByLabelText(CODE), '  {Enter}');
  expect(sent()).toHaveLength(1);
});

test('without the phone a recovery code is typed in its place, with letters', async () => {
  const screen = await openCodeStep();
  await screen.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('Recovery code');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('inputmode')).toBe('text');
  expect(field.getAttribute('autocomplete')).toBe('off');
  await screen.user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
  expect(document.activeElement).toBe(screen.getByLabelText(CODE));
});

test('the way back to the password keeps it, forgets the code, and starts with the keyboard there', async () => {
  const screen = await openCodeStep();
  await screen.user.type(screen.getByLabelText(CODE), '111111');
  await screen.user.click(screen.getByRole('button', { name: 'Back to the password' }));
  await waitFor(() => expect(document.activeElement).toBe(password(screen)));
  expect((password(screen) as HTMLInputElement).value).toBe('a good password');
  await screen.user.keyboard('{Enter}');
  expect(((await screen.findByLabelText(CODE)) as HTMLInputElement).value).toBe('');
});
