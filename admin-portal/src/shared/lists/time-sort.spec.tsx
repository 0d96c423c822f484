import {
  type BroadcastView,
  type Call,
  countRecipients,
  listActiveOffers,
  listAudit,
  listBroadcastDrafts,
  listBroadcasts,
  listCodeBatches,
  listLoginHistory,
  listPaymentInbox,
  listPayments,
  listRedeemCodes,
} from '@portal/contracts';
import { answer, requestsOf, type Screen, waitFor } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { sampleCode } from '../../../test/sample-codes';
import { listedLogin, listedOffer, listedPayment } from '../../../test/sample-lists';
import { itemTexts, press } from '../../../test/steps';
import { CurrentTab } from '../../frame/current-tab';

const pagination = { currentPage: 1, totalPages: 1, totalRecords: 40 };
const batch = {
  ...{ name: 'Eid', made: 5, used: 2, days: 30, videos: 0, author: 'Nadia' },
  ...{ createdAt: '2031-01-05T10:00:00.000Z', lastUsedAt: null, validUntil: null },
};
const broadcast = (text: string): BroadcastView => ({
  ...{ _id: text.padStart(24, '0'), text, status: 'active', scheduledAt: null, seen: 0 },
  ...{ createdAt: '2031-01-05T10:00:00.000Z', segment: 'all', delivery: null, heldUntil: null },
});
const open = (tab: string) =>
  openTab(<CurrentTab />, {
    path: `/admin/dashboard?tab=${tab}&page=2`,
    answers: [
      answer(listPayments, { payments: [listedPayment(1)], pagination }),
      answer(listActiveOffers, { offers: [listedOffer(1)], pagination }),
      answer(listLoginHistory, { history: [listedLogin(1)], pagination }),
      answer(listRedeemCodes, {
        ...{ codes: [sampleCode(1)], pagination, counts: { all: 1, available: 1, used: 0 } },
      }),
      answer(listCodeBatches, { batches: [batch], pagination }),
      answer(listAudit, {
        audit: [
          {
            ...{ _id: '1', at: '2031-03-15T18:30:05.000Z', actor: 'ana', outcome: 'done' },
            ...{ action: 'accounts/profile', target: 'user:10001', details: {} },
            ...{ address: '203.0.113.9', requestId: 'request-1' },
          },
        ],
        ...{ actors: ['ana'], timeZone: 'Asia/Dhaka', pagination },
      }),
      answer(listPaymentInbox, {
        ...{ items: [], kind: 'late', timeZone: 'Asia/Dhaka', pagination },
        counts: { unmatched: 0, late: 0, mismatched: 0, unparsed: 0 },
      }),
      answer(listBroadcasts, {
        broadcasts: [broadcast('Newer'), broadcast('Older')],
        timeZone: 'Asia/Dhaka',
      }),
      answer(listBroadcastDrafts, { drafts: [] }),
      answer(countRecipients, { recipients: 2 }),
    ],
  });
const sortOf = (call: Call<string, void, object, object>) => requestsOf(call).at(-1)?.query['sort'];
const order = (screen: Screen) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: 'Order' });

test.each([
  ['payments', listPayments, 'Date'],
  ['offers', listActiveOffers, 'Sent At'],
  ['audit', listAudit, 'Time'],
] as const)(
  '%s: the head of the time turns the order round, from the first page (ADM-109)',
  async (tab, call, head) => {
    const screen = await open(tab);
    const column = await screen.findByRole('columnheader', { name: head });
    expect([column.getAttribute('aria-sort'), sortOf(call)]).toEqual(['descending', undefined]);
    await press(screen, head);
    await waitFor(() => expect(sortOf(call)).toBe('time'));
    expect(column.getAttribute('aria-sort')).toBe('ascending');
    expect(window.location.search).toBe(`?tab=${tab}&sort=time`);
  },
);

test.each([
  ['login-history', listLoginHistory, '-time', 'Oldest first', 'time'],
  ['redeem-codes', listRedeemCodes, '-time', 'Oldest first', 'time'],
  ['payment-inbox', listPaymentInbox, 'time', 'Newest first', '-time'],
] as const)(
  '%s: a field chooses the order of a list without a table',
  async (tab, call, usual, words, sort) => {
    const screen = await open(tab);
    expect([(await order(screen)).value, sortOf(call)]).toEqual([usual, undefined]);
    await screen.user.selectOptions(await order(screen), words);
    await waitFor(() => expect(sortOf(call)).toBe(sort));
    expect(window.location.search).toBe(`?tab=${tab}&sort=${sort}`);
  },
);

test('broadcasts, which are all here, are turned round', async () => {
  const screen = await open('broadcasts');
  await screen.findByText('Newer');
  await screen.user.selectOptions(await order(screen), 'Oldest first');
  const [first] = await itemTexts(screen, 'History');
  expect(first).toContain('Older');
});

test('batches have other numbers of rows per page, and an order by name or time', async () => {
  const screen = await open('redeem-codes');
  const query = () => requestsOf(listCodeBatches).at(-1)?.query;
  await screen.findByRole('table', { name: 'Batches' });
  expect(query()).toEqual({ page: '1', limit: '15' });
  const [size] = screen.getAllByRole('combobox', { name: 'Rows per page' });
  if (size) await screen.user.selectOptions(size, '50');
  await waitFor(() => expect(query()).toEqual({ page: '1', limit: '50' }));
  await press(screen, 'Batch');
  await waitFor(() => expect(query()).toEqual({ page: '1', limit: '50', sort: 'name' }));
});
