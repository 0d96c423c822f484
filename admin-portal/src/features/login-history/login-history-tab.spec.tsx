import {
  clearLoginHistory,
  deleteLoginRecord,
  deleteLoginRecords,
  listLoginHistory,
  type LoginRecordView,
} from '@portal/contracts';
import {
  type Answer,
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { fill, itemTexts, press, pressIn } from '../../../test/steps';
import { LoginHistoryTab } from './login-history-tab';

const login = (place: number, change: Partial<LoginRecordView> = {}): LoginRecordView => ({
  ...{ _id: String(place).padStart(24, '0'), userId: 900 + place, name: `Mina ${place}` },
  ...{ loginTime: '2031-01-05T18:30:05.000Z', city: 'Sylhet', country: 'Bangladesh' },
  ...{ method: 'password', ipAddress: '203.0.113.9', userAgent: 'Mozilla/5.0 (Android 15)' },
  ...change,
});
const listOf = (history: LoginRecordView[], currentPage = 1, totalPages = 1) => ({
  history,
  pagination: { currentPage, totalPages, totalRecords: history.length },
});
const path = '/admin/dashboard?tab=login-history';
const open = (list: Answer, role: 'owner' | 'viewer' = 'owner') =>
  openTab(<LoginHistoryTab />, { path, role, answers: [list] });
const cards = (screen: Screen) => itemTexts(screen, 'Login History');
/** Two pages of two sign-ins each. */
const pages = answer(listLoginHistory, ({ query }) => {
  const page = Number(query['page']);
  return listOf([login(page * 2), login(page * 2 + 1)], page, 2);
});
const box = async (screen: Screen, who: string) =>
  screen.user.click(await screen.findByRole('checkbox', { name: new RegExp(`${who},`) }));

test("cards with a checkbox, name or 'Unknown User', user id, login time in Asia/Dhaka, 12-hour, city/country with fallbacks, IP address and user agent; pages of 10", async () => {
  const nobody = { name: '', city: null, country: null, userAgent: null };
  const hostile = '<img src=x onerror="alert(1)">';
  const history = [
    login(1),
    login(2, { ...nobody, loginTime: '2031-01-05T06:00:00.000Z' }),
    login(3, { method: 'telegram-app', city: hostile }),
  ];
  const screen = await open(answer(listLoginHistory, listOf(history, 1, 2)));
  const [known, unknown, third] = await cards(screen);
  for (const text of ['Mina 1', 'Sylhet, Bangladesh', 'IP Address: 203.0.113.9', 'Android 15'])
    expect(known).toContain(text);
  // 12:30 AM in that zone, and noon.
  expect(known).toContain('Jan 6, 2031, 12:30:05 AM');
  expect(unknown).toContain('Jan 5, 2031, 12:00:00 PM');
  expect(screen.getByRole('link', { name: '901' }).getAttribute('href')).toBe('/admin/user/901');
  for (const text of ['Unknown User', 'Unknown City, Unknown Country', 'Unknown device'])
    expect(unknown).toContain(text);
  expect(third).toContain(`${hostile}, Bangladesh`);
  for (const [card, method] of [
    [known, 'Password'],
    [third, 'Telegram app'],
  ])
    expect(card).toContain(method);
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  screen.getByText('Page 1 of 2');
  expect(requestsOf(listLoginHistory)[0]?.query).toEqual({ page: '1', limit: '10' });
  await expectAccessible();
});

test('delete one asks first and says how it ended', async () => {
  const screen = await open(pages);
  await press(screen, /^Delete the sign-in of Mina 2/);
  await pressIn(screen, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsOf(deleteLoginRecord)).toEqual([]);
  given(disconnect(deleteLoginRecord));
  await press(screen, /^Delete the sign-in of Mina 2/);
  await pressIn(screen, 'Delete');
  await screen.findByText('Failed to delete log entry.');
  given(answer(deleteLoginRecord, { message: 'Deleted.' }));
  given(answer(listLoginHistory, listOf([login(3)])));
  await press(screen, /^Delete the sign-in of Mina 2/);
  await pressIn(screen, 'Delete');
  await screen.findByText('Log entry deleted.');
  expect(requestsOf(deleteLoginRecord).at(-1)?.params).toEqual({ recordId: login(2)._id });
  await waitFor(async () => expect(await cards(screen)).toHaveLength(1));
});

test("'Delete Selected (n)' over pages asks first and says how it ended", async () => {
  const screen = await open(pages);
  await cards(screen);
  const button = () => screen.queryByRole('button', { name: /^Delete Selected/ });
  expect(button()).toBeNull();
  await box(screen, 'Mina 2');
  await box(screen, 'Mina 3');
  await box(screen, 'Mina 3');
  await press(screen, 'Next');
  await box(screen, 'Mina 4');
  given(disconnect(deleteLoginRecords));
  await press(screen, 'Delete Selected (2)');
  await screen.findByRole('dialog', { name: 'Delete 2 selected log entries?' });
  await expectAccessible();
  await pressIn(screen, 'Delete');
  await screen.findByText('Failed to delete selected logs.');
  given(answer(deleteLoginRecords, { deletedCount: 2, message: '' }));
  await press(screen, 'Delete Selected (2)');
  await pressIn(screen, 'Delete');
  await screen.findByText('2 log entries deleted.');
  expect(requestsOf(deleteLoginRecords).at(-1)?.body).toEqual({
    ids: [login(2)._id, login(4)._id],
  });
  await waitFor(() => expect(button()).toBeNull());
});

test("'Clear All' asks first and says how it ended", async () => {
  const screen = await open(pages);
  given(disconnect(clearLoginHistory));
  await press(screen, 'Clear All');
  await pressIn(screen, 'Clear All');
  await screen.findByText('Failed to clear history.');
  given(answer(clearLoginHistory, { message: 'Login history cleared.' }));
  given(answer(listLoginHistory, listOf([])));
  await press(screen, 'Clear All');
  await pressIn(screen, 'Clear All');
  await screen.findByText('Login history cleared.');
  await screen.findByText('No login records found.');
});

test("'Failed to fetch login history.' and 'Server connection error.'", async () => {
  const screen = await open(answerHtml(listLoginHistory));
  await screen.findByText('Failed to fetch login history.');
  given(disconnect(listLoginHistory));
  await press(screen, 'Try again');
  await screen.findByText('Server connection error.');
});

test('who may not delete is shown neither boxes nor buttons', async () => {
  const screen = await open(answer(listLoginHistory, listOf([login(1)])), 'viewer');
  await cards(screen);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /Delete|Clear/ })).toEqual([]);
});

test('is searched by User ID, IP address and day, which stand in the address (ADM-90)', async () => {
  const screen = await open(answer(listLoginHistory, listOf([login(1)])));
  await screen.user.type(await screen.findByLabelText('User ID'), '901');
  await screen.user.type(screen.getByLabelText('IP Address'), '203.0.113.9');
  await screen.user.type(screen.getByLabelText('Day'), '2031-01-06');
  await waitFor(() =>
    expect(requestsOf(listLoginHistory).at(-1)?.query).toEqual({
      ...{ page: '1', limit: '10', user: '901', address: '203.0.113.9', day: '2031-01-06' },
    }),
  );
  expect(window.location.search).toContain('userId=901');
  given(answer(listLoginHistory, listOf([])));
  await fill(screen, 'User ID', 'Mina');
  await screen.findByText('No login records found for this filter.');
  // A text that is no User ID is not sent.
  expect(requestsOf(listLoginHistory).at(-1)?.query).not.toHaveProperty('user');
});
