import { ERROR_CATALOGUE, logout, setPassword } from '@portal/contracts';
import { readStoredUser } from '@portal/session';
import {
  answer,
  disconnect,
  expectAccessible,
  hold,
  refuse,
  requestsOf,
  sampleUser,
  type Screen,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import type { ReactElement } from 'react';
import { openPage } from '../../../test/open-page';
import { ChangePasswordPage, CreatePasswordPage } from './password-pages';

const user = sampleUser({ userId: 1042 });
const open = (page: ReactElement, options: ScreenOptions = {}) =>
  openPage(page, { path: '/create-password', session: { user }, ...options });
const first = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('New Password');
const second = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('Confirm New Password');
const save = (screen: Screen) => screen.getByRole('button', { name: 'Save Password & Continue' });
const sent = () => requestsOf(setPassword).map(({ body }) => body);

async function enter(screen: Screen, password: string, confirmation = password): Promise<void> {
  await screen.user.type(first(screen), password);
  await screen.user.type(second(screen), confirmation);
  await screen.user.click(save(screen));
}

describe('/create-password', () => {
  test("title 'Create Your Password'; fields 'New Password' and 'Confirm New Password'", async () => {
    const screen = await open(<CreatePasswordPage />);
    await screen.findByRole('heading', { name: 'Create Your Password' });
    for (const field of [first(screen), second(screen)]) {
      expect([field.type, field.autocomplete, field.required]).toEqual([
        'password',
        'new-password',
        true,
      ]);
    }
    await expectAccessible();
  });

  test('tells password managers which account the password belongs to', async () => {
    await open(<CreatePasswordPage />);
    const owner = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect([owner?.value, owner?.hidden]).toEqual(['1042', true]);
  });

  test("both entries must match ('Passwords do not match.')", async () => {
    const screen = await open(<CreatePasswordPage />);
    await enter(screen, 'velvet-harbour', 'velvet-harbor');
    await screen.findByText('Passwords do not match.');
    expect(document.activeElement).toBe(second(screen));
    expect(sent()).toEqual([]);
    await expectAccessible();
  });

  test("minimum length 6 ('Password must be at least 6 characters long.')", async () => {
    const screen = await open(<CreatePasswordPage />);
    await enter(screen, 'abcde');
    await screen.findByText('Password must be at least 6 characters long.');
    expect(document.activeElement).toBe(first(screen));
    expect(sent()).toEqual([]);
  });

  test("on success 'Password created! Redirecting to dashboard...' is shown and the app goes to /dashboard", async () => {
    const held = hold(setPassword, {});
    const screen = await open(<CreatePasswordPage />, {
      answers: [held.answer],
      clock: '2031-03-10T06:00:00.000Z',
    });
    await enter(screen, 'velvet-harbour');
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Saving...' }));
    await held.release();
    await screen.findByText('Password created! Redirecting to dashboard...');
    expect(sent()).toEqual([{ userId: 1042, password: 'velvet-harbour' }]);
    await screen.passTime(1_400);
    expect(window.location.pathname).toBe('/create-password');
    await screen.passTime(200);
    expect(window.location.pathname).toBe('/dashboard');
  });

  test('a second press while it is saved sends nothing', async () => {
    const held = hold(setPassword, {});
    const screen = await open(<CreatePasswordPage />, { answers: [held.answer] });
    await enter(screen, 'velvet-harbour');
    await screen.user.click(await screen.findByRole('button', { name: 'Saving...' }));
    await held.release();
    await screen.findByText('Password created! Redirecting to dashboard...');
    expect(sent()).toHaveLength(1);
  });
});

describe('/change-password', () => {
  test('has a title of its own and the success text of both pages', async () => {
    const screen = await open(<ChangePasswordPage />, { answers: [answer(setPassword, {})] });
    await screen.findByRole('heading', { name: 'Change Your Password' });
    await enter(screen, 'velvet-harbour');
    await screen.findByText('Password created! Redirecting to dashboard...');
  });

  test("shows the server's message for a password that is too easy", async () => {
    const screen = await open(<ChangePasswordPage />, {
      answers: [refuse(setPassword, 'sessions/password-too-common')],
    });
    await enter(screen, 'password');
    await screen.findByText(ERROR_CATALOGUE['sessions/password-too-common'].text);
    expect(save(screen)).toBeTruthy();
  });

  test('a sign-in that is too old says so and offers to sign in again', async () => {
    const screen = await open(<ChangePasswordPage />, {
      answers: [refuse(setPassword, 'sessions/too-old'), answer(logout, {})],
    });
    await enter(screen, 'velvet-harbour');
    await screen.findByText(ERROR_CATALOGUE['sessions/too-old'].text);
    await expectAccessible();
    await screen.user.click(screen.getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(readStoredUser()).toBeNull());
    expect(sessionStorage.getItem('passwordResetIntent')).toBe('true');
  });

  test("a password that does not reach the server says 'Failed to connect to the server.' and stays in the field", async () => {
    const screen = await open(<ChangePasswordPage />, { answers: [disconnect(setPassword)] });
    await enter(screen, 'velvet-harbour');
    await screen.findByText('Failed to connect to the server.');
    expect(first(screen).value).toBe('velvet-harbour');
  });
});
