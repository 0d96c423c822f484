import {
  deleteUser,
  getUserDetails,
  getUserDownloadHistory,
  getUserOtt,
  resetUserSettings,
  updateSettings,
} from '@portal/contracts';
import { DEFAULT_SETTINGS, HOUR_MS } from '@portal/rules';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { listedUser } from '../../../test/sample-users';
import { enter, fill, isClosed, press, pressIn } from '../../../test/steps';
import { UserDetail } from './user-detail';

const user = listedUser(1042);

/** Opens the details of a user over a list. */
async function open(shown = user): Promise<Screen> {
  const screen = await openTab(
    <>
      <h1>List</h1>
      <UserDetail />
    </>,
    {
      path: '/admin/dashboard?tab=users&user=1042',
      answers: [answer(getUserDetails, { user: shown }), answer(getUserOtt, { stats: [] })],
    },
  );
  await screen.findByRole('tab', { name: 'Settings & Stats' });
  return screen;
}
const option = (screen: Screen, group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });

describe("'Settings & Stats'", () => {
  test('has OTT download stats, each service once; the header shows the name', async () => {
    const screen = await open();
    screen.getByRole('dialog', { name: 'Amina 1042' });
    await screen.findByText('No downloads yet.');
    const services = [
      ['netflix', 1],
      ['Netflix', 1],
      ['hoichoi', 1],
    ] as const;
    const stats = services.map(([name, value]) => ({ name, value }));
    given(answer(getUserOtt, { stats }), answer(getUserDownloadHistory, { history: [] }));
    await screen.user.click(screen.getByRole('tab', { name: 'Activity Feed' }));
    await screen.findByText('No downloads yet.');
    await screen.user.click(screen.getByRole('tab', { name: 'Settings & Stats' }));
    const section = within(screen.getByRole('region', { name: 'OTT Download Stats' }));
    await waitFor(() =>
      expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^netflix2 downloads$/i),
        'hoichoi1 download',
      ]),
    );
  });

  test('saves Video Format, Upload Mode and Upload As', async () => {
    const screen = await open();
    await screen.user.click(option(screen, 'Video Format', 'MKV'));
    await screen.user.click(option(screen, 'Upload Mode', 'G-Drive'));
    await screen.user.click(option(screen, 'Upload As', 'Document'));
    const body = { videoFormat: 'mkv', uploadMode: 'gdrive', uploadAs: 'document' } as const;
    given(answer(updateSettings, { updated: { ...user, ...body } }));
    await press(screen, 'Save');
    await screen.findByText('User updated successfully!');
    expect(requestsOf(updateSettings).map((request) => request.body)).toEqual([body]);
    await expectAccessible();
  });

  test('resets them after a confirmation', async () => {
    const screen = await open({ ...user, videoFormat: 'mkv', uploadAs: 'document' });
    await press(screen, 'Reset');
    await screen.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(option(screen, 'Video Format', 'MKV').checked).toBe(true);
    expect(requestsOf(resetUserSettings)).toEqual([]);
    const reset = { ...user, ...DEFAULT_SETTINGS };
    given(answer(resetUserSettings, { user: reset, updated: reset, message: 'Settings reset.' }));
    given(answer(getUserDetails, { user: reset }));
    await press(screen, 'Reset');
    await screen.user.click(await screen.findByRole('button', { name: 'Yes, Reset' }));
    await waitFor(() => expect(option(screen, 'Video Format', 'MP4').checked).toBe(true));
    expect(option(screen, 'Upload As', 'Video').checked).toBe(true);
    expect(requestsOf(resetUserSettings)[0]?.params).toEqual({ id: '1042' });
  });
});

test("the header shows the id if the name is of the form 'User {id}'; 'Activity Feed' shows downloads with relative time, 50 at a time", async () => {
  const screen = await open(listedUser(1042, { name: 'User 1042' }));
  screen.getByRole('dialog', { name: '1042' });
  const history = Array.from({ length: 120 }, (_, index) => ({
    ...{ _id: String(index), file_name: `Tram.${index}.mkv`, ott_service: 'hoichoi' },
    download_date: new Date(Date.now() - index * HOUR_MS - 1_000).toISOString(),
  }));
  given(answer(getUserDownloadHistory, { history }));
  await screen.user.click(screen.getByRole('tab', { name: 'Activity Feed' }));
  const list = await screen.findByLabelText('Downloads of this user');
  expect(list.children).toHaveLength(50);
  expect(list.children[0]?.textContent).toBe('Downloaded Tram.0.mkv from hoichoijust now');
  expect(list.children[1]?.textContent).toContain('1 hour ago');
  expect(list.children[49]?.textContent).toContain('2 days ago');
  await screen.user.click(screen.getByText('Show 50 more'));
  await screen.user.click(screen.getByText('Show 20 more'));
  expect(list.children).toHaveLength(120);
  screen.getByRole('tab', { name: 'Activity Feed' }).focus();
  await screen.user.keyboard('{Escape}');
  await isClosed(screen);
  expect(window.location.search).toBe('?tab=users');
});

test("Delete asks for the user id to be typed; 'User deleted successfully!'", async () => {
  const screen = await open();
  await press(screen, 'Delete');
  const sure = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete User' });
  await fill(screen, 'Type 1042 to confirm', '1043');
  expect(sure.disabled).toBe(true);
  given(answer(deleteUser, { message: 'Deleted.' }));
  await enter(screen, 'Type 1042 to confirm', '1042');
  await screen.findByText('User deleted successfully!');
  await isClosed(screen);
  expect(requestsOf(deleteUser)[0]?.params).toEqual({ id: '1042' });
  expect(screen.queryByText('User updated successfully!')).toBeNull();
});

describe('a failure', () => {
  test.each([
    ['Failed to save changes.', updateSettings, ['Save']],
    ['Failed to reset settings.', resetUserSettings, ['Reset', 'Yes, Reset']],
  ])("shows '%s'", async (text, call, buttons) => {
    const screen = await open();
    given(answerHtml(call));
    for (const name of buttons) await press(screen, name);
    await screen.findByText(text);
  });

  test('of the stats, of the feed, and of the user stand in their places', async () => {
    const screen = await open();
    given(answerHtml(getUserOtt), disconnect(getUserDownloadHistory));
    await screen.user.click(screen.getByRole('tab', { name: 'Activity Feed' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Server connection error.');
    const answers = [answerHtml(getUserDetails)];
    const path = '/admin/dashboard?tab=users&user=1043';
    const other = await openTab(
      <>
        <h1>List</h1>
        <UserDetail />
      </>,
      { path, answers },
    );
    const dialog = await other.findByRole('dialog', { name: '1043' });
    await within(dialog).findByText('Failed to fetch user details.');
    given(refuse(getUserDetails, 'accounts/not-found'));
    await pressIn(other, 'Try again');
    await within(dialog).findByText('User not found.');
  });
});
