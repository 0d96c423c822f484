import { listUsers } from '@portal/contracts';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { listedUser, userList } from '../../../test/sample-users';
import { press, rowTexts } from '../../../test/steps';
import { AllUsersTab } from './all-users-tab';

const users = [
  listedUser(1003, { name: 'User 1003', isExpired: true, daysRemaining: 0, expiryDate: null }),
  listedUser(1002, { name: 'Shirin', daysRemaining: 5, expiryDate: '2031-03-05T12:00:00.000Z' }),
  listedUser(1001, { daysRemaining: 30, expiryDate: '2031-03-30T12:00:00.000Z' }),
];
const counts = { all: 17, active: 15, expiring: 1, expired: 1 };
const pages = { currentPage: 1, totalPages: 2, totalRecords: 17 };
const open = (search = '') =>
  openTab(<AllUsersTab />, {
    path: `/admin/dashboard?tab=users${search}`,
    answers: [
      answer(listUsers, ({ query }) => {
        const currentPage = Math.min(Number(query['page']), 2);
        return userList(users, { counts, pagination: { ...pages, currentPage } });
      }),
    ],
  });
const asked = () => requestsOf(listUsers).at(-1)?.query;
const alert = async (screen: Screen) => (await screen.findByRole('alert')).textContent;

test('has filter chips with counts and a table with status, days left and expiry date, 15 ids of a page', async () => {
  const screen = await open();
  await screen.findByRole('button', { name: 'All Users 17', pressed: true });
  for (const name of ['Active 15', 'Expiring Soon 1', 'Expired 1'])
    screen.getByRole('button', { name });
  const [expired, expiring, active] = await rowTexts(screen, 'All Users');
  expect(expired).toMatch(/N\/A1003Expired---—/);
  expect(expiring).toContain('Shirin1002Expiring Soon505 Mar 2031');
  expect(active).toContain('Amina 10011001Active3030 Mar 2031');
  expect(asked()).toEqual({ page: '1', limit: '15' });
  expect(screen.getByRole('link', { name: '1002' }).getAttribute('href')).toBe('/admin/user/1002');
  await expectAccessible();
});

test('Prev and Next with Page X of Y stand in the address; a page after the end becomes the last one', async () => {
  const screen = await open('&search=10&page=9');
  await screen.findByText('Page 2 of 2');
  await waitFor(() => expect(window.location.search).toContain('page=2'));
  await press(screen, 'Prev');
  await screen.findByText('Page 1 of 2');
  await press(screen, 'Prev');
  expect(screen.getByText('Page 1 of 2')).toBeTruthy();
  await press(screen, 'Next');
  await screen.findByText('Page 2 of 2');
  expect(window.location.search).toBe('?tab=users&search=10&page=2');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('10');
});

test('User and Expiry Date sort, from the first page; a second press turns the order round', async () => {
  const screen = await open('&page=2');
  const header = (name: string) => screen.getByRole('columnheader', { name });
  await screen.findByText('Page 2 of 2');
  expect(header('User').getAttribute('aria-sort')).toBe('descending');
  for (const [name, sort, direction] of [
    ['Expiry Date', '-expiresAt', 'descending'],
    ['Expiry Date', 'expiresAt', 'ascending'],
    ['User', undefined, 'descending'],
    ['User', 'userId', 'ascending'],
  ] as const) {
    await press(screen, name);
    await waitFor(() => expect(asked()).toEqual({ page: '1', limit: '15', ...(sort && { sort }) }));
    expect(header(name).getAttribute('aria-sort')).toBe(direction);
  }
  expect(header('Expiry Date').getAttribute('aria-sort')).toBe('none');
  expect(window.location.search).toBe('?tab=users&sort=userId');
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
});

test('arrow keys move the focus from row to row, and stay where the table ends', async () => {
  const screen = await open();
  const link = async (name: string) => screen.findByRole('link', { name });
  (await link('1003')).focus();
  for (const [key, name] of [
    ['ArrowDown', '1002'],
    ['ArrowDown', '1001'],
    ['ArrowDown', '1001'],
    ['ArrowUp', '1002'],
  ] as const) {
    await screen.user.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(await link(name));
  }
  const [first, second] = screen.getAllByRole('checkbox', { name: /^Select / }).slice(1);
  first?.focus();
  await screen.user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
});

test('another filter or search begins with the first page', async () => {
  const screen = await open('&page=2');
  await press(screen, 'Expiring Soon 1');
  await waitFor(() => expect(asked()).toEqual({ page: '1', limit: '15', status: 'expiring' }));
  expect(window.location.search).toBe('?tab=users&status=expiring');
  await screen.user.type(screen.getByRole('searchbox'), '  SHIRIN ');
  await waitFor(() => expect(asked()).toMatchObject({ search: 'SHIRIN', page: '1' }));
});

test("the server message or 'Failed to fetch users.', 'Server connection error.' on network failure, each with another try; 'No users found for this filter.'", async () => {
  const screen = await openTab(<AllUsersTab />, { answers: [disconnect(listUsers)] });
  expect(await alert(screen)).toContain('Server connection error.');
  given(answerHtml(listUsers));
  await press(screen, 'Try again');
  await waitFor(async () => expect(await alert(screen)).toContain('Failed to fetch users.'));
  given(refuse(listUsers, 'service/bug'));
  await press(screen, 'Try again');
  await screen.findByText('A server error occurred. Please try again.');
  const none = { all: 0, active: 0, expiring: 0, expired: 0 };
  given(answer(listUsers, userList([], { counts: none })));
  await press(screen, 'Try again');
  await screen.findByText('No users found for this filter.');
  screen.getByRole('button', { name: 'All Users 0' });
  await expectAccessible();
});

test('the list is busy until its answer is there', async () => {
  const held = hold(listUsers, userList(users));
  const screen = await openTab(<AllUsersTab />, { answers: [held.answer] });
  await held.asked;
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  await held.release();
  await screen.findByText('Shirin');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});
