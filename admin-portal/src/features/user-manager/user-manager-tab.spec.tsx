import {
  changeUserPassword,
  deleteUser,
  getUserDetails,
  getUserDownloadHistory,
  resetUserPlan,
  searchUser,
  toggleFreeze,
  updateProfile,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { managedUser } from '../../../test/managed-user';
import { openTab } from '../../../test/open-tab';
import { listedUser } from '../../../test/sample-users';
import { dialogOf, enter, fill, isClosed, press, pressIn } from '../../../test/steps';
import { UserManagerTab } from './user-manager-tab';

const user = listedUser(1042, { daysRemaining: 10, balance: 1_001 });
const MANAGER = '/admin/dashboard?tab=user-manager';
const open = (path = '/admin/manage/1042', shown = user) =>
  openTab(<UserManagerTab />, { path, answers: managedUser({ user: shown }) });
const fact = async (screen: Screen, name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const alert = async (screen: Screen) => (await screen.findByRole('alert')).textContent;

describe("'Enter User ID or Full Name...'", () => {
  const find = async (screen: Screen, text: string) => {
    const field = screen.getByPlaceholderText('Enter User ID or Full Name...');
    await screen.user.clear(field);
    await screen.user.type(field, `${text}{Enter}`);
  };

  test('finds by name; the user and the plan are shown and stand in the address', async () => {
    const screen = await open(MANAGER);
    await screen.findByText(/^Search for a user/);
    given(answer(searchUser, { user }));
    await find(screen, ' Amina ');
    await screen.findByRole('heading', { name: 'Amina 1042' });
    expect(requestsOf(searchUser)[0]?.query).toEqual({ query: 'Amina' });
    expect(window.location.pathname).toBe('/admin/manage/1042');
    screen.getByText('User ID 1042');
    screen.getByText('No email set');
    expect(await fact(screen, 'Plan status')).toBe('Active');
    expect(await fact(screen, 'Days left')).toBe('10 days');
    expect(await fact(screen, 'Video balance')).toBe('Unlimited');
    await waitFor(async () => expect(await fact(screen, 'Total downloads')).toBe('12'));
    await expectAccessible();
  });

  test('several who match are a list to choose from; none is chosen, not even the best', async () => {
    const screen = await open();
    await screen.findByText('Admin Actions');
    const other = listedUser(10_421, {
      ...{ name: 'Amina Khatun', daysRemaining: 3, balance: 65, isFrozen: true, tags: ['vip'] },
      ...{ boughtPlan: 'Combo - 7 Days', lastPaidAt: '2031-03-02T06:00:00.000Z' },
      lastSignInAt: '2031-03-05T06:00:00.000Z',
    });
    const candidates = [user, other].map((one) => ({ ...one, lastSeenAt: null }));
    given(answer(searchUser, { user, candidates, total: 812 }));
    await find(screen, 'Amina');
    await screen.findByRole('heading', { name: '812 users match. Choose one.' });
    await waitFor(() => expect(screen.queryByText('Admin Actions')).toBeNull());
    await expectAccessible();
    given(answer(getUserDetails, { user: other }));
    await screen.user.click(
      screen.getByRole('link', {
        name: /Amina Khatun.*10421 #vip.*FROZEN.*Combo - 7 Days.*3 days left.*65 videos.*Signed out, last sign-in Mar 5, 2031.*Paid/,
      }),
    );
    await screen.findByRole('heading', { name: 'Amina Khatun' });
    expect(window.location.pathname).toBe('/admin/manage/10421');
    expect(screen.queryByText('812 users match. Choose one.')).toBeNull();
  });

  test("says 'Please enter a User ID or Name.', 'User not found.' or 'Failed to connect to the server.'", async () => {
    const screen = await open();
    await screen.findByRole('heading', { name: 'Amina 1042' });
    await press(screen, 'Search');
    expect(await alert(screen)).toBe('Please enter a User ID or Name.');
    given(disconnect(searchUser));
    await find(screen, '1042');
    await waitFor(async () => expect(await alert(screen)).toBe('Failed to connect to the server.'));
    given(refuse(searchUser, 'accounts/not-found'));
    await find(screen, 'nobody is called so');
    await waitFor(async () => expect(await alert(screen)).toBe('User not found.'));
    await waitFor(() => expect(screen.queryByText('Admin Actions')).toBeNull());
  });

  test('an older address with the user in it leads to the record', async () => {
    const screen = await open(`${MANAGER}&user=1042`);
    await screen.findByRole('heading', { name: 'Amina 1042' });
    expect(window.location.pathname + window.location.search).toBe('/admin/manage/1042');
  });

  test("a user who cannot be read: 'Failed to fetch user details.', and another try", async () => {
    const answers = [...managedUser({ user }), disconnect(getUserDetails)];
    const screen = await openTab(<UserManagerTab />, { path: '/admin/manage/1042', answers });
    await screen.findByText('Failed to fetch user details.');
    given(answer(getUserDetails, { user }));
    await press(screen, 'Try again');
    await screen.findByRole('heading', { name: 'Amina 1042' });
  });
});

test("History: 'Failed to fetch history.', the user's downloads with search, and an empty state", async () => {
  const screen = await open();
  given(disconnect(getUserDownloadHistory));
  await press(screen, 'History');
  const dialog = await dialogOf(screen);
  await dialog.findByText('Failed to fetch history.');
  const download = { download_date: '2031-03-01T10:00:00.000Z', ott_service: 'netflix' };
  const history = ['Tram.mkv', 'Harbour.mkv'].map((file_name) => ({
    ...{ _id: file_name, file_name, ...download },
  }));
  given(answer(getUserDownloadHistory, { history }));
  await pressIn(screen, 'Try again');
  await dialog.findByText('2 downloads');
  await screen.user.type(dialog.getByRole('searchbox'), 'tram');
  await dialog.findByText('1 download');
  await pressIn(screen, 'Close');
  given(answer(getUserDownloadHistory, { history: [] }));
  await press(screen, 'History');
  // The card of recent downloads says the same behind it.
  await (await dialogOf(screen)).findByText('No downloads yet.');
});

test("Edit Profile sends what changed; 'Failed to save changes.', then 'User updated successfully!'", async () => {
  const screen = await open();
  await press(screen, 'Edit Profile');
  await fill(screen, 'Name', 'Nadia Islam');
  await expectAccessible();
  given(disconnect(updateProfile));
  await pressIn(screen, 'Save Changes');
  expect(await alert(screen)).toBe('Failed to save changes.');
  const changed = { ...user, name: 'Nadia Islam', email: 'nadia@example.com' };
  given(answer(updateProfile, { updated: changed }), answer(getUserDetails, { user: changed }));
  await fill(screen, 'Email', 'nadia@example.com');
  await pressIn(screen, 'Save Changes');
  await screen.findByText('User updated successfully!');
  expect(requestsOf(updateProfile).map(({ body }) => body)).toEqual([
    { name: 'Nadia Islam' },
    { name: 'Nadia Islam', email: 'nadia@example.com' },
  ]);
  await screen.findByRole('heading', { name: 'Nadia Islam' });
  screen.getByText('nadia@example.com');
});

test('Password is typed in plain text; the reason of a refusal stands at the field', async () => {
  const screen = await open();
  await press(screen, 'Password');
  const field = (await dialogOf(screen)).getByLabelText('New Password');
  expect(field.getAttribute('type')).not.toBe('password');
  given(refuse(changeUserPassword, 'sessions/password-too-short'));
  await screen.user.type(field, 'short');
  await pressIn(screen, 'Change Password');
  expect(await alert(screen)).toBe('Password must be at least 6 characters long.');
  given(answer(changeUserPassword, { message: 'Password changed.' }));
  await pressIn(screen, 'Change Password');
  await screen.findByText('Password changed.');
  await isClosed(screen);
});

describe('Reset Plan, Freeze and Unfreeze', () => {
  const expired = listedUser(1042, { isExpired: true, daysRemaining: 0, balance: 0 });
  const frozen = listedUser(1042, { isFrozen: true });

  test('ask first; the plan is shown again', async () => {
    const screen = await open();
    await press(screen, 'Reset Plan');
    await pressIn(screen, 'Cancel');
    await isClosed(screen);
    expect(requestsOf(resetUserPlan)).toEqual([]);
    await press(screen, 'Reset Plan');
    await screen.findByRole('dialog', { name: 'Reset this plan?' });
    const message = 'The plan is reset.';
    given(answer(resetUserPlan, { user: expired, message }));
    given(answer(getUserDetails, { user: expired }));
    await pressIn(screen, 'Yes, Reset Plan');
    await screen.findByText(message);
    await waitFor(async () => expect(await fact(screen, 'Plan status')).toBe('Expired'));
    expect(await fact(screen, 'Video balance')).toBe('0 videos');
  });

  const reasonable = [
    ['Reset Plan', 'Yes, Reset Plan', resetUserPlan],
    ['Freeze', 'Yes, Freeze', toggleFreeze],
  ] as const;

  test.each(reasonable)('%s without a reason sends none', async (name, _confirm, call) => {
    const screen = await open();
    given(answer(call, { user, message: 'It is done.' }));
    await press(screen, name);
    await waitFor(async () =>
      expect(document.activeElement).toBe((await dialogOf(screen)).getByText('Cancel')),
    );
    await screen.user.tab();
    await screen.user.keyboard('{Enter}');
    await screen.findByText('It is done.');
    expect(requestsOf(call).map(({ body }) => body)).toEqual([{}]);
  });

  test.each(reasonable)(
    '%s keeps an optional reason of 3 to 200 characters; Enter in it confirms',
    async (name, confirm, call) => {
      const screen = await open();
      await press(screen, name);
      for (const refused of ['ab', 'x'.repeat(201), '👍👍']) {
        await fill(screen, 'Reason (optional)', refused);
        await pressIn(screen, confirm);
        expect(await alert(screen)).toBe('A reason has 3 to 200 characters.');
      }
      expect(requestsOf(call)).toEqual([]);
      expect(document.activeElement).toBe(screen.getByLabelText('Reason (optional)'));
      await expectAccessible();
      given(answer(call, { user, message: 'It is done.' }));
      await enter(screen, 'Reason (optional)', ' Shared account. ');
      await screen.findByText('It is done.');
      await isClosed(screen);
      expect(requestsOf(call).map(({ body }) => body)).toEqual([{ reason: 'Shared account.' }]);
    },
  );

  test.each([
    ['freeze', 'Freeze this user?'],
    ['reset', 'Reset this plan?'],
  ])(
    'an address can ask for %s; Cancel does nothing and leaves the record',
    async (name, title) => {
      const screen = await open(`/admin/manage/1042?action=${name}`);
      await screen.findByRole('dialog', { name: title });
      await pressIn(screen, 'Cancel');
      await isClosed(screen);
      expect(window.location.pathname + window.location.search).toBe('/admin/manage/1042');
      expect([...requestsOf(toggleFreeze), ...requestsOf(resetUserPlan)]).toEqual([]);
    },
  );

  test('a frozen user has a FROZEN badge and can be unfrozen; a refusal says why', async () => {
    const screen = await open(undefined, frozen);
    await screen.findByText('FROZEN');
    given(answer(toggleFreeze, { user, message: 'Unfrozen.' }), answer(getUserDetails, { user }));
    await press(screen, 'Unfreeze');
    await screen.findByRole('dialog', { name: 'Unfreeze this user?' });
    await pressIn(screen, 'Yes, Unfreeze');
    await waitFor(() => expect(screen.queryByText('FROZEN')).toBeNull());
    given(refuse(toggleFreeze, 'service/unavailable', { message: 'The service is busy.' }));
    await press(screen, 'Freeze');
    await pressIn(screen, 'Yes, Freeze');
    await screen.findByText('The service is busy.');
  });
});

test("Delete User wants the id typed: 'Failed to delete user.', then 'User deleted successfully!'; View as User is a link", async () => {
  const screen = await open();
  const link = await screen.findByRole('link', { name: 'View as User' });
  expect(link.getAttribute('href')).toBe('/admin/user/1042');
  await press(screen, 'Delete User');
  const dialog = await dialogOf(screen);
  const sure = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete User' });
  const field = dialog.getByLabelText('Type 1042 to confirm');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await screen.user.keyboard('042{Enter}');
  expect(sure.disabled).toBe(true);
  given(disconnect(deleteUser));
  await enter(screen, 'Type 1042 to confirm', '1042');
  await dialog.findByText('Failed to delete user.');
  expect(requestsOf(deleteUser)).toHaveLength(1);
  given(answer(deleteUser, { message: 'Deleted.' }));
  await screen.user.click(sure);
  await screen.findByText('User deleted successfully!');
  await waitFor(() => expect(window.location.search).toBe('?tab=user-manager'));
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByPlaceholderText('Enter User ID or Full Name...'),
    ),
  );
});
