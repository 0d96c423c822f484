import { listExpiredUsers, listUsers } from '@portal/contracts';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  waitFor,
} from '@portal/screen-testing';
import { DAY_MS } from '@portal/rules';
import { openTab } from '../../../test/open-tab';
import { listedUser, userList } from '../../../test/sample-users';
import { itemTexts, press } from '../../../test/steps';
import { CurrentTab } from '../../frame/current-tab';

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const ended = (days: number) =>
  listedUser(7_001, { isExpired: true, daysRemaining: 0, expiryDate: ago(days) });
const path = (tab: string) => `/admin/dashboard?tab=${tab}`;

test.each([
  ['active', 'Premium Users', 'Showing 2 Premium Users', '-userId'],
  ['expiring', 'Expiring Soon', 'Showing 2 Expiring Soon Users', 'expiresAt'],
])(
  "%s: %s has '%s', and rows with name or N/A and '<days> days left'",
  async (tab, title, showing, sort) => {
    const users = [
      listedUser(1001, { daysRemaining: 1 }),
      listedUser(1002, { name: 'User 1002', daysRemaining: 6 }),
    ];
    const screen = await openTab(<CurrentTab />, {
      path: path(tab),
      answers: [answer(listUsers, userList(users))],
    });
    await screen.findByRole('heading', { level: 2, name: showing });
    const [first, second] = await itemTexts(screen, title);
    expect(first).toContain('Amina 100110011 day left');
    expect(second).toContain('N/A10026 days left');
    expect(requestsOf(listUsers)[0]?.query).toMatchObject({ filter: tab, sort });
    await expectAccessible();
    await screen.user.type(screen.getByRole('searchbox'), 'amina');
    await waitFor(() => expect(requestsOf(listUsers).at(-1)?.query['search']).toBe('amina'));
    expect(window.location.search).toContain('search=amina');
  },
);

test("Real Expired: 'Expired {relative time}' and a search", async () => {
  const screen = await openTab(<CurrentTab />, {
    path: path('real-expired'),
    answers: [answer(listExpiredUsers, userList([ended(3.5)]))],
  });
  await screen.findByRole('heading', { level: 2, name: 'Showing 1 Real Expired Users' });
  const [row] = await itemTexts(screen, 'Real Expired');
  expect(row).toContain('Amina 70017001Expired 3 days ago');
  await screen.user.type(screen.getByRole('searchbox'), '7001');
  await waitFor(() => expect(requestsOf(listExpiredUsers).at(-1)?.query['search']).toBe('7001'));
});

test.each([
  ['active', listUsers, '-userId'],
  ['expiring', listUsers, 'expiresAt'],
  ['real-expired', listExpiredUsers, undefined],
] as const)(
  '%s: has the orders that the service supports, in the address; its own one comes first (ADM-109)',
  async (tab, call, sort) => {
    const screen = await openTab(<CurrentTab />, {
      path: path(tab),
      answers: [answer(call, userList([ended(3.5)]))],
    });
    const order = await screen.findByRole('combobox', { name: 'Order' });
    await screen.findByRole('listitem');
    expect(requestsOf(call).at(-1)?.query['sort']).toBe(sort);
    await screen.user.selectOptions(order, 'Lowest ID first');
    await waitFor(() => expect(requestsOf(call).at(-1)?.query['sort']).toBe('userId'));
    expect(window.location.search).toBe(`?tab=${tab}&sort=userId`);
  },
);

test("a row's status is expired, expiring with 7 days or fewer, and active otherwise", async () => {
  const users = [0, 1, 7, 8].map((daysRemaining) =>
    listedUser(700 + daysRemaining, { daysRemaining, isExpired: daysRemaining === 0 }),
  );
  const screen = await openTab(<CurrentTab />, {
    path: path('active'),
    answers: [answer(listUsers, userList(users))],
  });
  await itemTexts(screen, 'Premium Users');
  const rows = screen.getAllByRole('listitem').map((row) => row.getAttribute('data-status'));
  expect(rows).toEqual(['Expired', 'Expiring Soon', 'Expiring Soon', 'Active']);
});

test.each([
  ['active', listUsers, 'No users found for this filter.', 'Failed to fetch users.'],
  [
    ...(['real-expired', listExpiredUsers] as const),
    'No users found who had a plan and have expired.',
    'Failed to fetch real expired users.',
  ],
] as const)(
  "%s: '%s' '%s' '%s' and 'Server connection error.'",
  async (tab, call, empty, failed) => {
    const screen = await openTab(<CurrentTab />, { path: path(tab), answers: [answerHtml(call)] });
    await screen.findByText(failed);
    given(disconnect(call));
    await press(screen, 'Try again');
    await screen.findByText('Server connection error.');
    given(answer(call, userList([])));
    await press(screen, 'Try again');
    await screen.findByText(empty);
    screen.getByRole('heading', { level: 2, name: /^Showing 0 / });
  },
);
