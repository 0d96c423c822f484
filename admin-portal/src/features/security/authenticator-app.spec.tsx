import {
  confirmAdminFactor,
  getAdminFactor,
  removeAdminFactor,
  renewRecoveryCodes,
  startAdminFactor,
  stepUp,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  savedFiles,
  scan,
  waitFor,
  within,
} from '@portal/screen-testing';
import { factorIs, openSecurity } from '../../../test/open-security';
import { isClosed, press } from '../../../test/steps';

const SECRET = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Dhara:Nadia?secret=ABCDEFGH' };
const CODES = Array.from({ length: 10 }, (_, number) => `CODE-${number}`);
const ON = { enabledAt: '2031-03-01T12:00:00.000Z', recoveryCodesLeft: 9 };

/** Opens the set-up, which has drawn a secret. */
async function openSetUp() {
  const screen = await openSecurity([answer(startAdminFactor, SECRET)]);
  await press(screen, 'Set up');
  const heading = await screen.findByRole('heading', { name: 'Set up an authenticator app' });
  return { ...screen, heading, field: screen.getByLabelText('Code') };
}

test('without an app it says that the password alone signs in, and offers to set one up', async () => {
  const { dialog } = await openSecurity();
  await dialog.findByText('Not set up. Your password alone signs you in.');
  dialog.getByRole('button', { name: 'Set up' });
  await expectAccessible();
});

test('a server without authenticator apps says so, and offers nothing', async () => {
  const { dialog } = await openSecurity([factorIs({ isAvailable: false })]);
  await dialog.findByText('Authenticator apps are not set up on this server.');
  expect(dialog.queryByRole('button', { name: 'Set up' })).toBeNull();
});

test.each([
  [9, '9 recovery codes left. Each works once without the app.'],
  [1, '1 recovery code left. Each works once without the app.'],
  [0, 'No recovery codes are left. Generate new ones before you need one.'],
])('with an app and %i recovery codes it says since when, and: %s', async (left, text) => {
  const { dialog } = await openSecurity([factorIs({ ...ON, recoveryCodesLeft: left })]);
  await dialog.findByText(text);
  dialog.getByText(/^On since .*2031.*\. Signing in asks for a code too\.$/);
});

test('a state that cannot be read can be tried again', async () => {
  const { user, dialog } = await openSecurity([disconnect(getAdminFactor)]);
  await dialog.findByText('Failed to read the state of your authenticator app.');
  given(factorIs());
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('Not set up. Your password alone signs you in.');
});

test('the set-up shows a picture to scan, the same secret to type, and asks for the first code', async () => {
  const { dialog, heading, field } = await openSetUp();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const picture = dialog.getByRole('img', { name: 'Picture to scan with an authenticator app' });
  expect(await scan(picture)).toBe(SECRET.uri);
  dialog.getByText('ABCD EFGH IJKL MNOP');
  expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual([
    'numeric',
    'one-time-code',
  ]);
  await expectAccessible();
});

test('Cancel turns nothing on and leads back, with the keyboard at the title', async () => {
  const screen = await openSetUp();
  await press(screen, 'Cancel');
  const title = await screen.findByRole('heading', { name: 'Authenticator app' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(requestsOf(confirmAdminFactor)).toEqual([]);
});

test('a wrong code is said and can be corrected; the right one shows the recovery codes once, to be saved', async () => {
  const screen = await openSetUp();
  given(refuse(confirmAdminFactor, 'sessions/wrong-code'));
  await screen.user.type(screen.field, '000000{Enter}');
  await screen.dialog.findByText('This code is not valid. Please try again.');
  await screen.user.clear(screen.field);
  given(answer(confirmAdminFactor, { recoveryCodes: CODES }), factorIs(ON));
  await screen.user.type(screen.field, ' 123456 {Enter}');
  const title = await screen.findByRole('heading', { name: 'Your recovery codes' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(requestsOf(confirmAdminFactor).at(-1)?.body).toEqual({ code: '123456' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await expectAccessible();

  await press(screen, 'Download: recovery codes');
  expect(await savedFiles()).toEqual([
    { name: 'recovery-codes.txt', text: `${CODES.join('\n')}\n` },
  ]);
  await press(screen, 'I have saved them');
  await isClosed(screen);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Admin · owner' })),
  );
});

test('new recovery codes are drawn once it is confirmed', async () => {
  const screen = await openSecurity([factorIs(ON)]);
  const held = hold(renewRecoveryCodes, { recoveryCodes: CODES });
  given(held.answer);
  await press(screen, 'New recovery codes');
  await screen.findByText(
    'The old ones stop working at once, and you are signed out everywhere else.',
  );
  expect(requestsOf(renewRecoveryCodes)).toEqual([]);
  await press(screen, 'Generate new codes');
  await held.asked;
  await screen.dialog.findByRole('button', { name: 'Working...' });
  await held.release();
  await screen.findByRole('heading', { name: 'Your recovery codes' });
});

test('the app is removed once it is confirmed', async () => {
  const screen = await openSecurity([factorIs(ON)]);
  given(answer(removeAdminFactor, {}));
  await press(screen, 'Remove');
  const question = await screen.findByRole('dialog', { name: 'Remove the authenticator app?' });
  await expectAccessible();
  expect(requestsOf(removeAdminFactor)).toEqual([]);
  given(factorIs());
  await screen.user.click(within(question).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Authenticator app removed.');
  await screen.dialog.findByText('Not set up. Your password alone signs you in.');
});

test('an action that could not be sent says so and can be tried again', async () => {
  const screen = await openSecurity([disconnect(startAdminFactor)]);
  await press(screen, 'Set up');
  await screen.dialog.findByText('Failed to connect to the server.');
  given(answer(startAdminFactor, SECRET));
  await press(screen, 'Set up');
  await screen.findByRole('heading', { name: 'Set up an authenticator app' });
});

describe('an action whose proof is too old', () => {
  const openProof = (on: Partial<typeof ON> = ON) =>
    openSecurity([
      factorIs(on),
      refuse(startAdminFactor, 'sessions/step-up-required'),
      refuse(renewRecoveryCodes, 'sessions/step-up-required'),
    ]);

  test('asks for the password of who has no app, and goes on by itself', async () => {
    const screen = await openProof({});
    await press(screen, 'Set up');
    const field = await screen.findByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await expectAccessible();
    given(refuse(stepUp, 'sessions/wrong-admin-password'));
    await screen.user.type(field, 'not mine{Enter}');
    await screen.findByText('Incorrect password. Please try again.');
    expect(requestsOf(startAdminFactor)).toHaveLength(1);
    given(
      answer(stepUp, { provenUntil: '2031-03-01T12:30:00.000Z' }),
      answer(startAdminFactor, SECRET),
    );
    await screen.user.type(field, '{Enter}');
    await screen.findByRole('heading', { name: 'Set up an authenticator app' });
    expect(requestsOf(stepUp).map(({ body }) => body)).toEqual([
      { password: 'not mine' },
      { password: 'not mine' },
    ]);
  });

  test('asks for a code of who has an app', async () => {
    const screen = await openProof();
    await press(screen, 'New recovery codes');
    await press(screen, 'Generate new codes');
    given(
      answer(stepUp, { provenUntil: '2031-03-01T12:30:00.000Z' }),
      answer(renewRecoveryCodes, { recoveryCodes: CODES }),
    );
    await screen.user.type(
      await screen.findByLabelText('Code of your authenticator app'),
      '123456{Enter}',
    );
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(requestsOf(stepUp).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  test('asks for the other proof when the app was removed elsewhere meanwhile', async () => {
    const screen = await openProof();
    await press(screen, 'New recovery codes');
    await press(screen, 'Generate new codes');
    const field = await screen.findByLabelText('Code of your authenticator app');
    given(refuse(stepUp, 'sessions/factor-missing'), factorIs());
    await screen.user.type(field, '123456{Enter}');
    await screen.findByLabelText('Password');
  });

  test('is given up by Cancel, which is no error', async () => {
    const screen = await openProof({});
    await press(screen, 'Set up');
    await screen.findByLabelText('Password');
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(screen.dialog.queryByRole('alert')).toBeNull();
    screen.dialog.getByRole('button', { name: 'Set up' });
    expect(requestsOf(startAdminFactor)).toHaveLength(1);
  });
});
