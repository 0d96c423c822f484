import { listLoginHistory, listUsers } from '@portal/contracts';
import { answer, expectAccessible, requestsOf, type Screen, waitFor } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { listedLogin } from '../../../test/sample-lists';
import { listedUser, userList } from '../../../test/sample-users';
import { itemTexts, press, rowTexts } from '../../../test/steps';
import { CurrentTab } from '../../frame/current-tab';

const KEY = 'adminColumns:users';
const users = [
  listedUser(1001, {
    ...{ balance: 65, email: 'amina@mail.com', boughtPlan: 'Combo - 7 Days' },
    ...{ lastSeenAt: null, lastSignInAt: '2031-03-05T06:00:00.000Z' },
    lastPaidAt: '2031-03-02T06:00:00.000Z',
  }),
];
const { innerWidth } = window;
const open = (tab = 'users') =>
  openTab(<CurrentTab />, {
    path: `/admin/dashboard?tab=${tab}`,
    answers: [
      answer(listUsers, userList(users)),
      answer(listLoginHistory, {
        history: [listedLogin(1)],
        pagination: { currentPage: 1, totalPages: 1, totalRecords: 1 },
      }),
    ],
  });
const heads = async (screen: Screen) => {
  await screen.findByRole('table');
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};
const USUAL = ['Select this page', 'User', 'Status', 'Days Left', 'Expiry Date', 'Actions'];
const option = (screen: Screen, name: string) => screen.findByRole('menuitemcheckbox', { name });

afterEach(() => {
  localStorage.clear();
  window.innerWidth = innerWidth;
});

test("a list begins with the specification's columns; chosen ones are kept in this browser (ADM-88)", async () => {
  const screen = await open();
  expect(await heads(screen)).toEqual(USUAL);
  // The service reads the activity of users only for a list that shows it.
  expect(requestsOf(listUsers).at(-1)?.query).not.toHaveProperty('include');
  await press(screen, 'Columns');
  await screen.user.click(await option(screen, 'Videos Left'));
  await screen.user.click(await option(screen, 'Status'));
  expect((await option(screen, 'Status')).getAttribute('aria-checked')).toBe('false');
  await screen.user.keyboard('{Escape}');
  const chosen = [
    ...['Select this page', 'User', 'Days Left', 'Expiry Date', 'Videos Left', 'Actions'],
  ];
  await waitFor(async () => expect(await heads(screen)).toEqual(chosen));
  screen.getByText('65 videos');
  await expectAccessible();
  expect(localStorage.getItem(KEY)).toBe('daysLeft,expiryDate,videos');
});

test('a list begins with the columns of this browser; a user’s name and buttons cannot be hidden; the usual columns come back at once', async () => {
  localStorage.setItem(KEY, 'email,nonsense');
  const screen = await open();
  expect(await heads(screen)).toEqual(['Select this page', 'User', 'Email', 'Actions']);
  await press(screen, 'Columns');
  await option(screen, 'Email');
  expect(screen.queryByRole('menuitemcheckbox', { name: 'User' })).toBeNull();
  await screen.user.click(screen.getByRole('menuitem', { name: 'Usual columns' }));
  await waitFor(async () => expect(await heads(screen)).toEqual(USUAL));
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a wide window begins with balance, plan, last seen and last payment (ADM-108, ADM-114)', async () => {
  window.innerWidth = 1_440;
  const screen = await open();
  const facts = ['Videos Left', 'Plan', 'Last Seen', 'Last Payment'];
  expect(await heads(screen)).toEqual([...USUAL.slice(0, -1), ...facts, 'Actions']);
  expect(requestsOf(listUsers).at(-1)?.query).toMatchObject({ include: 'activity' });
  const [row] = await rowTexts(screen, 'All Users');
  expect(row).toContain('65 videosCombo - 7 DaysSigned out, last sign-in Mar 5, 2031Mar 2, 2031');
});

test('a service that does not send the activity yet is no user without payments', async () => {
  window.innerWidth = 1_440;
  const screen = await openTab(<CurrentTab />, {
    path: '/admin/dashboard?tab=users',
    answers: [answer(listUsers, userList([listedUser(1002)]))],
  });
  expect((await rowTexts(screen, 'All Users'))[0]).toContain('———');
});

test('a list without a table shows chosen facts in its rows', async () => {
  const screen = await open('active');
  await press(screen, 'Columns');
  await screen.user.click(await option(screen, 'Email'));
  await screen.user.keyboard('{Escape}');
  expect(await itemTexts(screen, 'Premium Users')).toEqual([
    expect.stringContaining('Emailamina@mail.com'),
  ]);
});

test('Login History can hide a fact', async () => {
  const screen = await open('login-history');
  expect((await itemTexts(screen, 'Login History'))[0]).toContain('Firefox');
  await press(screen, 'Columns');
  await screen.user.click(await option(screen, 'User Agent'));
  await screen.user.keyboard('{Escape}');
  expect((await itemTexts(screen, 'Login History'))[0]).not.toContain('Firefox');
});
