import {
  listActiveOffers,
  listAudit,
  listCodeBatches,
  listExpiredUsers,
  listLoginHistory,
  listRedeemCodes,
  listUsers,
} from '@portal/contracts';
import { answer, requestsOf, waitFor } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { AuditTab } from '../../features/audit/audit-tab';
import { LoginHistoryTab } from '../../features/login-history/login-history-tab';
import { OffersTab } from '../../features/offers/offers-tab';
import { RealExpiredTab } from '../../features/real-expired/real-expired-tab';
import { RedeemCodesTab } from '../../features/redeem-codes/redeem-codes-tab';
import { ExpiringSoonTab, PremiumUsersTab } from '../../features/user-list/user-list-tab';
import { AllUsersTab } from '../../features/users/all-users-tab';

const pagination = { currentPage: 1, totalPages: 10, totalRecords: 101 };
const zone = { timeZone: 'Asia/Dhaka' };
const counts = { all: 101, total: 101, available: 101, used: 0 };

const users = { call: listUsers, answers: [answer(listUsers, { users: [], pagination })] };
const LISTS = [
  { Tab: AllUsersTab, ...users, usual: '15' },
  { Tab: PremiumUsersTab, ...users, usual: '25' },
  { Tab: ExpiringSoonTab, ...users, usual: '25' },
  {
    Tab: RealExpiredTab,
    call: listExpiredUsers,
    answers: [answer(listExpiredUsers, { users: [], pagination })],
    usual: '25',
  },
  {
    Tab: OffersTab,
    call: listActiveOffers,
    answers: [answer(listActiveOffers, { offers: [], pagination })],
    usual: '15',
  },
  {
    Tab: RedeemCodesTab,
    call: listRedeemCodes,
    answers: [
      answer(listRedeemCodes, { codes: [], pagination, counts, ...zone }),
      answer(listCodeBatches, { batches: [], pagination }),
    ],
    usual: '25',
  },
  {
    Tab: LoginHistoryTab,
    call: listLoginHistory,
    answers: [answer(listLoginHistory, { history: [], pagination })],
    usual: '10',
  },
  {
    Tab: AuditTab,
    call: listAudit,
    answers: [answer(listAudit, { audit: [], actors: [], pagination, ...zone })],
    usual: '25',
  },
] as const;

test.each(LISTS.map((list) => [list.Tab.name, list] as const))(
  '%s offers other numbers of rows per page, and jumps to a page',
  async (_name, { Tab, call, answers, usual }) => {
    const screen = await openTab(<Tab />, { path: '/admin/dashboard?tab=any', answers });
    const asked = () => requestsOf(call).at(-1)?.query;
    await screen.user.type(await screen.findByLabelText('Go to page'), '7{Enter}');
    await waitFor(() => expect(asked()).toMatchObject({ page: '7', limit: usual }));
    await screen.user.selectOptions(screen.getByLabelText('Rows per page'), '100');
    await waitFor(() => expect(asked()).toMatchObject({ page: '1', limit: '100' }));
    expect(window.location.search).toContain('size=100');
  },
);

test('a list that fits on its usual page offers neither', async () => {
  const pages = { currentPage: 1, totalPages: 1, totalRecords: 15 };
  const answers = [answer(listUsers, { users: [], pagination: pages })];
  const screen = await openTab(<AllUsersTab />, { path: '/admin/dashboard?tab=users', answers });
  await screen.findByText('No users found for this filter.');
  expect(screen.queryByLabelText('Rows per page')).toBeNull();
  expect(screen.queryByLabelText('Go to page')).toBeNull();
});
