import { endAdminSession, endOtherAdminSessions, getAdminSessions } from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  waitFor,
  within,
} from '@portal/screen-testing';
import { adminSession, openSecurity, OWN_SESSION } from '../../../test/open-security';
import { press } from '../../../test/steps';

const TITLE = 'Where you are signed in';
const PHONE = adminSession({
  ...{ _id: 'b'.repeat(32), device: 'Safari on iPhone', address: '198.51.100.4' },
  ...{ city: 'Dhaka', country: 'Bangladesh' },
});

/** Opens the dialog with these sessions beside that of this browser. */
async function openSessions(others = [PHONE]) {
  const sessions = [OWN_SESSION, ...others];
  const screen = await openSecurity([answer(getAdminSessions, { sessions })]);
  const list = await screen.dialog.findByRole('list', { name: TITLE });
  return {
    ...screen,
    rows: () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
  };
}

test('each session says its device, address, place and times; the current one says so', async () => {
  const { rows } = await openSessions();
  expect(rows()).toEqual([
    expect.stringMatching(
      /^Chrome on Linux203\.0\.113\.7Signed in 1 hour ago · last used 1 minute agoThis device$/,
    ),
    expect.stringMatching(/^Safari on iPhone198\.51\.100\.4 · Dhaka · Bangladesh.*Sign out$/),
  ]);
  await expectAccessible();
});

test('an unknown device and address say so', async () => {
  const { rows, dialog } = await openSessions([adminSession({ device: null, address: null })]);
  expect(rows()[1]).toContain('Unknown deviceunknown address');
  dialog.getByRole('button', { name: 'Sign out Unknown device, unknown address' });
});

test('who is signed in nowhere else reads so, and is offered nothing to end', async () => {
  const { dialog } = await openSessions([]);
  dialog.getByText('You are not signed in anywhere else.');
  expect(dialog.queryByRole('button', { name: /^Sign out/ })).toBeNull();
});

test('one session is signed out; the list is read again and the keyboard goes on at its title', async () => {
  const { user, dialog, rows, findByText } = await openSessions();
  const held = hold(endAdminSession, {});
  given(held.answer, answer(getAdminSessions, { sessions: [OWN_SESSION] }));
  await user.click(dialog.getByRole('button', { name: /^Sign out Safari/ }));
  await held.asked;
  await waitFor(() => expect(rows()[1]).toMatch(/Working\.\.\.$/));
  await held.release();
  await findByText('Signed out of that session.');
  expect(requestsOf(endAdminSession).map(({ params }) => params)).toEqual([
    { sessionId: PHONE._id },
  ]);
  await waitFor(() => expect(rows()).toHaveLength(1));
  const heading = dialog.getByRole('heading', { name: TITLE });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a session that ended meanwhile is said, and leaves the list', async () => {
  const { user, dialog, rows, findByText } = await openSessions();
  given(
    refuse(endAdminSession, 'sessions/not-found'),
    answer(getAdminSessions, { sessions: [OWN_SESSION] }),
  );
  await user.click(dialog.getByRole('button', { name: /^Sign out Safari/ }));
  await findByText('This session is already signed out.');
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a lost connection ends nothing and leaves the list', async () => {
  const { user, dialog, rows, findByText } = await openSessions();
  given(disconnect(endAdminSession));
  await user.click(dialog.getByRole('button', { name: /^Sign out Safari/ }));
  await findByText('Failed to connect to the server.');
  expect(rows()).toHaveLength(2);
});

test('everywhere else is signed out once it is confirmed; Cancel changes nothing', async () => {
  const screen = await openSessions([PHONE, adminSession()]);
  given(
    answer(endOtherAdminSessions, { ended: 2 }),
    answer(getAdminSessions, { sessions: [OWN_SESSION] }),
  );
  await press(screen, 'Sign out everywhere else');
  await screen.findByRole('dialog', { name: 'Sign out everywhere else?' });
  await expectAccessible();
  await screen.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(requestsOf(endOtherAdminSessions)).toEqual([]);

  await press(screen, 'Sign out everywhere else');
  await press(screen, 'Yes, sign out');
  await screen.findByText('Signed out of 2 other sessions.');
  await screen.dialog.findByText('You are not signed in anywhere else.');
});

test('while they are read a screen reader hears it; a failure can be tried again', async () => {
  const screen = await openSecurity([disconnect(getAdminSessions)]);
  const region = within(await screen.dialog.findByRole('region', { name: TITLE }));
  expect((await region.findByRole('alert')).textContent).toContain(
    'Failed to read where you are signed in.',
  );
  const held = hold(getAdminSessions, { sessions: [OWN_SESSION] });
  given(held.answer);
  await screen.user.click(region.getByRole('button', { name: 'Try again' }));
  await held.release();
  await region.findByText('This device');
});

test('before the first answer it says that it loads', async () => {
  const held = hold(getAdminSessions, { sessions: [OWN_SESSION] });
  const { dialog } = await openSecurity([held.answer]);
  await dialog.findByRole('status', { name: 'Loading where you are signed in' });
  await held.release();
  expect(dialog.queryByRole('status', { name: /^Loading/ })).toBeNull();
});
