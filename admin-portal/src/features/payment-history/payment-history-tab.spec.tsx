import { type AdminPaymentView, listPayments } from '@portal/contracts';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { press, rowTexts } from '../../../test/steps';
import { PaymentHistoryTab } from './payment-history-tab';

const payment = (place: number, change: Partial<AdminPaymentView> = {}): AdminPaymentView => ({
  ...{ _id: String(place).padStart(24, '0'), userId: 10_001, userInfo: { name: 'Rahim' } },
  ...{ status: 'completed', amount: 1_500, received_amount: 1_500 },
  ...{ ref_code: `K7M2P9Q${place}`, trx_id: `CFA1B2C3D${place}`, method: 'bkash' },
  ...{ createdAt: '2031-03-01T06:00:00.000Z', planName: 'DRM Bot - 30 Days', isLate: false },
  ...change,
});
const listOf = (payments: AdminPaymentView[], currentPage = 1, totalPages = 1) => ({
  payments,
  pagination: { currentPage, totalPages, totalRecords: payments.length },
});
const path = (more = '') => `/admin/dashboard?tab=payments${more}`;
const asked = () => requestsOf(listPayments).at(-1)?.query;

test('a table of User, Status, Amount (Paid/Req), Details (Ref, TrxID) and Date', async () => {
  const payments = [
    payment(1),
    payment(2, { status: 'pending', received_amount: null, trx_id: null, method: null }),
    payment(3, { status: 'timed_out', isLate: true }),
    payment(4, { status: 'failed_amount_mismatch', received_amount: 50.5 }),
    payment(5, { status: 'refunded' as 'completed', userInfo: { name: 'User 10001' } }),
  ];
  const answers = [answer(listPayments, listOf(payments))];
  const screen = await openTab(<PaymentHistoryTab />, { path: path(), answers });
  const rows = await rowTexts(screen, 'Payment History');
  for (const [place, texts] of [
    ['Rahim', 'Completed', '1,500 / 1,500 BDT', 'K7M2P9Q1', 'CFA1B2C3D1', 'Mar 1, 2031'],
    ['Pending', '— / 1,500 BDT'],
    ['Timed Out', 'Money came late'],
    ['Failed', '50.5 / 1,500 BDT'],
    ['Unknown', 'N/A'],
  ].entries()) {
    for (const text of texts) expect(rows[place]).toContain(text);
  }
  const [link] = screen.getAllByRole('link', { name: 'Rahim' });
  expect(link?.getAttribute('href')).toBe('/admin/manage/10001');
  await expectAccessible();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await press(screen, 'Copy transaction ID CFA1B2C3D1');
  await screen.findByText('Transaction ID "CFA1B2C3D1" copied!');
  expect(copy).toHaveBeenCalledWith('CFA1B2C3D1');
});

test('chips all, completed, pending, timed_out and Failed; pages of 15 stand in the address', async () => {
  const answers = [
    answer(listPayments, ({ query }) => listOf([payment(1)], Number(query['page']), 3)),
  ];
  const screen = await openTab(<PaymentHistoryTab />, { path: path('&page=2'), answers });
  await screen.findByText('Page 2 of 3');
  expect(asked()).toEqual({ status: 'all', page: '2', limit: '15' });
  await press(screen, 'Next');
  await screen.findByText('Page 3 of 3');
  expect(window.location.search).toContain('page=3');
  for (const [name, status] of [
    ['Completed', 'completed'],
    ['Pending', 'pending'],
    ['Timed Out', 'timed_out'],
    ['Failed', 'failed_amount_mismatch'],
  ] as const) {
    await press(screen, name);
    await waitFor(() => expect(asked()).toEqual({ status, page: '1', limit: '15' }));
    expect(window.location.search).toBe(`?tab=payments&status=${status}`);
  }
  await press(screen, 'All');
  await waitFor(() => expect(window.location.search).toBe('?tab=payments'));
});

test('searches by TrxID, code, User ID or payer’s number, with days, method and amount in the address', async () => {
  const answers = [answer(listPayments, listOf([payment(1)]))];
  const screen = await openTab(<PaymentHistoryTab />, { path: path('&page=3'), answers });
  await screen.user.type(await screen.findByLabelText('Search'), 'TRY7');
  await waitFor(() => expect(asked()).toMatchObject({ search: 'TRY7', page: '1' }));
  await screen.user.selectOptions(screen.getByLabelText('Method'), 'Nagad');
  await screen.user.type(screen.getByLabelText('Amount (BDT)'), '1,500');
  await screen.user.type(screen.getByLabelText('From'), '2031-03-01');
  await waitFor(() =>
    expect(asked()).toMatchObject({ method: 'nagad', amount: '1500', from: '2031-03-01' }),
  );
  expect(window.location.search).toContain('search=TRY7');
  await screen.user.type(screen.getByLabelText('To'), '2031-02-01');
  given(answer(listPayments, listOf([])));
  await screen.findByText('The first day is after the last day.');
  await expectAccessible();
  await press(screen, 'Clear all filters');
  await waitFor(() => expect(window.location.search).toBe('?tab=payments'));
});

test('says when a search found more than it shows; each row leads to the record of its payment', async () => {
  const answers = [answer(listPayments, { ...listOf([payment(1)]), isCut: true })];
  const screen = await openTab(<PaymentHistoryTab />, { path: path('&search=CFA'), answers });
  await screen.findByText('Not all matches are shown. Type more, or choose fewer days.');
  const link = screen.getByRole('link', { name: 'Open payment CFA1B2C3D1' });
  expect(link.getAttribute('href')).toBe(`/admin/payment/${payment(1)._id}`);
});

test('has other page sizes, and jumps to a page', async () => {
  const many = { currentPage: 1, totalPages: 134, totalRecords: 2_000 };
  const answers = [answer(listPayments, { payments: [payment(1)], pagination: many })];
  const screen = await openTab(<PaymentHistoryTab />, { path: path(), answers });
  await screen.user.type(await screen.findByLabelText('Go to page'), '57{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ page: '57', limit: '15' }));
  await screen.user.type(screen.getByLabelText('Go to page'), '9999{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ page: '134' }));
  await screen.user.selectOptions(screen.getByLabelText('Rows per page'), '50');
  await waitFor(() => expect(asked()).toMatchObject({ page: '1', limit: '50' }));
  expect(window.location.search).toContain('size=50');
});

test('the list may fail or be empty', async () => {
  const answers = [answerHtml(listPayments)];
  const screen = await openTab(<PaymentHistoryTab />, { path: path(), answers });
  await screen.findByText('Failed to fetch history.');
  given(disconnect(listPayments));
  await press(screen, 'Try again');
  await screen.findByText('Server connection error.');
  given(answer(listPayments, listOf([])));
  await press(screen, 'Try again');
  await screen.findByText('No payments found for this filter.');
});
