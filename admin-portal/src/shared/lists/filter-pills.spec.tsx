import {
  listActiveOffers,
  listAudit,
  listCodeBatches,
  listExpiredUsers,
  listLoginHistory,
  listPaymentInbox,
  listPayments,
  listRedeemCodes,
  listUsers,
} from '@portal/contracts';
import { answer, expectAccessible, requestsOf, waitFor, within } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { CurrentTab } from '../../frame/current-tab';

const pagination = { currentPage: 1, totalPages: 1, totalRecords: 0 };
const none = { all: 0, total: 0, available: 0, used: 0 };
const waits = { unmatched: 0, mismatched: 0, late: 0, unparsed: 0 };
const ANSWERS = [
  answer(listUsers, { users: [], pagination }),
  answer(listExpiredUsers, { users: [], pagination }),
  answer(listActiveOffers, { offers: [], pagination }),
  answer(listAudit, { audit: [], actors: [], pagination, timeZone: 'Asia/Dhaka' }),
  answer(listCodeBatches, { batches: [], pagination }),
  answer(listLoginHistory, { history: [], pagination }),
  answer(listPaymentInbox, { items: [], pagination, counts: waits }),
  answer(listPayments, { payments: [], pagination }),
  answer(listRedeemCodes, { codes: [], pagination, counts: none, timeZone: 'Asia/Dhaka' }),
];
const open = (query: string) =>
  openTab(<CurrentTab />, { path: `/admin/dashboard?${query}`, answers: ANSWERS });

/** The filters of each list in the address, and what its pills say. */
const LISTS = [
  ['users', 'status=expired&search=Mina', ['Status: Expired', 'Search: Mina']],
  ['active', 'search=Mina', ['Search: Mina']],
  ['expiring', 'search=Mina', ['Search: Mina']],
  ['real-expired', 'search=Mina', ['Search: Mina']],
  ['offers', 'kind=discount&userId=1042', ['Discounts', 'User ID: 1042']],
  ['redeem-codes', 'status=used&search=Eid', ['Status: Used', 'Search: Eid']],
  [
    'payments',
    'status=completed&search=TRY7&from=2031-03-01&to=2031-03-09&method=nagad&amount=1500',
    [
      ...['Status: Completed', 'Search: TRY7', 'From: 2031-03-01', 'To: 2031-03-09'],
      ...['Method: Nagad', 'Amount: 1500 BDT'],
    ],
  ],
  ['payment-inbox', 'search=TRY7&method=bkash', ['Search: TRY7', 'Method: bKash']],
  [
    'login-history',
    'userId=1042&address=203.0.113.9&day=2031-01-05',
    ['User ID: 1042', 'IP Address: 203.0.113.9', 'Day: 2031-01-05'],
  ],
  [
    'audit',
    'actor=ben&action=accounts/freeze&target=10001&from=2026-03-01&to=2026-03-02',
    [...['Who: ben', 'Whom: 10001', 'What: Froze the user', 'From: 2026-03-01'], 'To: 2026-03-02'],
  ],
] as const;

test.each(LISTS)(
  '%s shows each filter of the address as a pill; all of them are cleared at once (ADM-87)',
  async (tab, filter, pills) => {
    const screen = await open(`tab=${tab}&${filter}`);
    const group = await screen.findByRole('group', { name: 'Narrowed down by' });
    const shown = within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual([...pills, 'Clear all filters']);
    await expectAccessible();
    await screen.user.click(within(group).getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(window.location.search).toBe(`?tab=${tab}`));
    expect(within(group).queryAllByRole('button')).toEqual([]);
    expect(within(group).getByText('All filters removed')).toBeTruthy();
  },
);

test('a pill is removed by the keyboard: the list starts at page 1, the focus moves on, and the removal is announced', async () => {
  const screen = await open('tab=users&status=expired&search=Mina&sort=expiresAt&page=2');
  const pill = (label: string) =>
    screen.findByRole('button', { name: `Remove the filter ${label}` });
  (await pill('Status: Expired')).focus();
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?tab=users&search=Mina&sort=expiresAt'));
  await screen.findByText('Filter removed: Status: Expired');
  await waitFor(async () => expect(document.activeElement).toBe(await pill('Search: Mina')));
  expect(requestsOf(listUsers).at(-1)?.query).toEqual({
    ...{ page: '1', limit: '15', search: 'Mina', sort: 'expiresAt' },
  });
  await screen.user.keyboard('{Enter}');
  await screen.findByText('Filter removed: Search: Mina');
  const group = screen.getByRole('group', { name: 'Narrowed down by' });
  await waitFor(() => expect(document.activeElement).toBe(group));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});
