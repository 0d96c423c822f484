import {
  listActiveOffers,
  listExpiredUsers,
  listLoginHistory,
  listPayments,
  listUsers,
} from '@portal/contracts';
import { answer, given, requestsOf, savedFiles, type Screen } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { listedLogin, listedOffer, listedPayment } from '../../../test/sample-lists';
import { listedUser, userList } from '../../../test/sample-users';
import { press } from '../../../test/steps';
import { CurrentTab } from '../../frame/current-tab';

const HOSTILE = '=HYPERLINK("http://evil.test")';
const end = '2031-03-05T12:00:00.000Z';
const users = userList([
  listedUser(1001, { name: HOSTILE, daysRemaining: 5, expiryDate: end, balance: 65 }),
]);
const pages = (currentPage: number, totalPages: number) => ({
  pagination: { currentPage, totalPages, totalRecords: totalPages },
});
const payment = (place: number) => listedPayment(place, { trx_id: '+CFA1' });
const login = listedLogin(1, { userAgent: '@SUM(A1)' });
const offer = listedOffer(1, { message: '-1+1' });

const ANSWERS = [
  answer(listUsers, users),
  answer(listExpiredUsers, users),
  answer(listPayments, ({ query }) => {
    const page = Number(query['page']);
    return { payments: [payment(page)], ...pages(page, 2) };
  }),
  answer(listLoginHistory, { history: [login], ...pages(1, 1) }),
  answer(listActiveOffers, { offers: [offer], ...pages(1, 1) }),
];
const open = (query: string) =>
  openTab(<CurrentTab />, { path: `/admin/dashboard?${query}`, answers: ANSWERS });
const exported = async (screen: Screen, rows: string) => {
  await press(screen, 'Export CSV');
  await screen.findByText(`${rows} exported.`);
  const [file] = await savedFiles();
  return { name: file?.name, lines: file?.text.replace('\uFEFF', '').trimEnd().split('\r\n') };
};
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

afterEach(() => localStorage.clear());

test('All Users: the rows of filter, search and order with the columns shown; a formula is text (ADM-89)', async () => {
  localStorage.setItem('adminColumns:users', 'daysLeft,videos');
  const screen = await open('tab=users&status=expiring&search=x&sort=expiresAt&page=1');
  expect(await exported(screen, '1 row')).toEqual({
    name: 'users.csv',
    lines: [
      'user_id,name,frozen,tags,days_left,videos',
      `1001,${quoted(`'${HOSTILE}`)},false,,5,65`,
    ],
  });
  // Without a page the service gives the whole list.
  expect(requestsOf(listUsers).at(-1)?.query).toEqual({
    ...{ status: 'expiring', search: 'x', sort: 'expiresAt' },
  });
});

test.each([
  ['active', 'active.csv', listUsers, { filter: 'active', sort: '-userId', search: 'x' }],
  ['expiring', 'expiring.csv', listUsers, { filter: 'expiring', sort: 'expiresAt', search: 'x' }],
  ['real-expired', 'real-expired.csv', listExpiredUsers, { search: 'x' }],
] as const)('%s: the rows of its search', async (tab, name, call, query) => {
  const screen = await open(`tab=${tab}&search=x`);
  expect(await exported(screen, '1 row')).toEqual({
    name,
    lines: [
      'user_id,name,frozen,tags,status,days_left,plan_end',
      `1001,${quoted(`'${HOSTILE}`)},false,,Expiring Soon,5,${end}`,
    ],
  });
  expect(requestsOf(call).at(-1)?.query).toEqual(query);
});

test('Payment History: the rows of all pages of its filter', async () => {
  localStorage.setItem('adminColumns:payments', 'amount,details');
  const screen = await open('tab=payments&status=completed&method=bkash');
  const row = (place: number) =>
    `${payment(place)._id},${1_000 + place},Amina ${1_000 + place},1500,1500,DRM,bkash,K7M2P9Q${place},"'+CFA1",2031-03-01T06:00:00.000Z`;
  expect(await exported(screen, '2 rows')).toEqual({
    name: 'payments.csv',
    lines: [
      'payment_id,user_id,name,paid_bdt,required_bdt,plan,method,ref_code,trx_id,created_at',
      row(1),
      row(2),
    ],
  });
  expect(requestsOf(listPayments).at(-1)?.query).toEqual({
    ...{ status: 'completed', method: 'bkash', page: '2', limit: '100' },
  });
});

test('Login History: the rows of its filter, with times in Asia/Dhaka', async () => {
  const screen = await open('tab=login-history&address=203.0.113.9');
  expect(await exported(screen, '1 row')).toEqual({
    name: 'login-history.csv',
    lines: [
      'user_id,name,time_dhaka,time_utc,method,city,country,ip_address,user_agent',
      `1001,Amina 1001,2031-01-06 00:30:05,${login.loginTime},password,,,203.0.113.9,"'@SUM(A1)"`,
    ],
  });
  expect(requestsOf(listLoginHistory).at(-1)?.query).toMatchObject({ address: '203.0.113.9' });
});

test('Active Offers: the rows of its filter; nothing is no file', async () => {
  const screen = await open('tab=offers&kind=message');
  expect(await exported(screen, '1 row')).toEqual({
    name: 'offers.csv',
    lines: [
      'user_id,name,message,discount,ends_at,sent_at',
      `1001,Amina 1001,"'-1+1",false,,${offer.createdAt}`,
    ],
  });
  expect(requestsOf(listActiveOffers).at(-1)?.query).toEqual({ kind: 'message' });
  given(answer(listActiveOffers, { offers: [] }));
  await press(screen, 'Export CSV');
  await screen.findByText('No data to export.');
});
