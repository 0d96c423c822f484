import {
  dismissOrder,
  type InboxItem,
  type InboxKind,
  type InboxOrder,
  listPaymentInbox,
  matchReceipt,
  previewMatch,
} from '@portal/contracts';
import {
  answer,
  answerHtml,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { dialogOf, enter, fill, press, pressIn } from '../../../test/steps';
import { PaymentInboxTab } from './payment-inbox-tab';

/** 1,500 BDT by bKash without an order. */
const item = (change: Partial<InboxItem> = {}): InboxItem => ({
  ...{ _id: 'a'.repeat(24), kind: 'unmatched', at: '2031-03-01T06:00:00.000Z', method: 'bkash' },
  ...{ amount: 1_500, trxId: 'CFA1B2C3D4', sender: '01911111111', reference: 'thank you' },
  reason: 'The note has no reference code.',
  ...{ order: null, suggestions: [], text: null },
  ...change,
});
const order: InboxOrder = {
  ...{ ref_code: 'K7M2P9QX', userId: 10_001, name: 'Rahim', planName: 'DRM Bot - 30 Days' },
  ...{ days: 30, videos: 65, amount: 1_500, method: 'bkash', status: 'pending' },
  createdAt: '2031-03-01T05:55:00.000Z',
};
const inboxOf = (items: InboxItem[], counts: Partial<Record<InboxKind, number>> = {}) => ({
  items,
  pagination: { currentPage: 1, totalPages: 1, totalRecords: items.length },
  counts: { unmatched: 0, late: 0, mismatched: 0, unparsed: 0, ...counts },
});
const open = (shown: InboxItem, search = '') =>
  openTab(<PaymentInboxTab />, {
    path: `/admin/dashboard?tab=payment-inbox${search}`,
    answers: [answer(listPaymentInbox, inboxOf([shown], { [shown.kind]: 1 }))],
  });
const card = async (screen: Screen) => (await screen.findByRole('article')).textContent;
const dialogText = async (screen: Screen) => (await screen.findByRole('dialog')).textContent;

test('opens where work is: without a kind in the address the service chooses one; a chip chooses another', async () => {
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const late = item({ _id: 'K7M2P9QX', kind: 'late', order, amount: 1_400, at });
  const screen = await openTab(<PaymentInboxTab />, {
    path: '/admin/dashboard?tab=payment-inbox',
    answers: [answer(listPaymentInbox, { ...inboxOf([late], { late: 1 }), kind: 'late' })],
  });
  expect(await card(screen)).toContain('1,400 BDT');
  expect(await card(screen)).toContain('Came in3 days ago');
  expect(requestsOf(listPaymentInbox)[0]?.query['kind']).toBeUndefined();
  const chip = screen.getByRole('button', { name: /^Late/ });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await press(screen, /^Unmatched/);
  await waitFor(() => expect(requestsOf(listPaymentInbox).at(-1)?.query['kind']).toBe('unmatched'));
});

test('support reads what waits and why, and has no decisions', async () => {
  const screen = await openTab(<PaymentInboxTab />, {
    role: 'support',
    answers: [answer(listPaymentInbox, inboxOf([item()], { unmatched: 1 }))],
  });
  expect(await card(screen)).toContain('The note has no reference code.');
  expect(screen.queryAllByRole('button', { name: /Match|Grant|Dismiss/ })).toEqual([]);
  screen.getByRole('link', { name: 'Open payment' });
});

describe('every decision says what will happen before it is made', () => {
  test('match: what is granted, or that nothing is granted yet', async () => {
    const suggestions: InboxItem['suggestions'] = [
      { ...order, cause: 'same_amount', claim: null, outcome: 'completed' },
      { ...order, ref_code: 'K7M2P9QY', cause: 'similar', claim: null, outcome: 'late' },
    ];
    const screen = await open(item({ suggestions }));
    expect(await card(screen)).toContain('1,500 BDT · bKash');
    expect(await card(screen)).toContain('Same amount and method, ordered shortly before');
    await press(screen, 'Match with order K7M2P9QX');
    expect(await dialogText(screen)).toContain(
      'Grant 30 days and 65 videos to Rahim (10001) for 1,500 BDT.',
    );
    await expectAccessible();
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(screen, 'Match with order K7M2P9QY');
    expect(await dialogText(screen)).toContain('Nothing is granted to Rahim (10001) yet');
    expect(requestsOf(matchReceipt)).toEqual([]);
  });

  test('grant: also the price of the order when another amount was paid', async () => {
    const late = item({ _id: 'K7M2P9QX', kind: 'late', order, amount: 1_400 });
    const screen = await open(late, '&status=late');
    await press(screen, 'Grant');
    const text = await dialogText(screen);
    expect(text).toContain('Grant 30 days and 65 videos to Rahim (10001) for 1,400 BDT.');
    expect(text).toContain('The price of the order is 1,500 BDT.');
  });

  test('dismiss wants a reason', async () => {
    const screen = await open(item({ _id: 'K7M2P9QX', kind: 'mismatched', order }));
    await press(screen, 'Dismiss');
    const dialog = await dialogOf(screen);
    const submit = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Dismiss' });
    expect(submit.disabled).toBe(true);
    await fill(screen, 'Reason', ' ok ');
    expect(submit.disabled).toBe(true);
    given(answer(dismissOrder, { message: 'Dismissed.' }));
    await fill(screen, 'Reason', 'paid back');
    await pressIn(screen, 'Dismiss');
    await screen.findByText('Dismissed.');
    expect(requestsOf(dismissOrder)[0]).toMatchObject({
      ...{ params: { refCode: 'K7M2P9QX' }, body: { reason: 'paid back' } },
    });
  });
});

test.each([
  [{ digits: '1111', fit: 'fits', hadWrong: false }, 'digits 1111 match the sender'],
  [
    { digits: '3333', fit: 'fits', hadWrong: true },
    'digits 3333 match the sender · earlier digits did not match',
  ],
  [
    { digits: '2222', fit: 'unknown', hadWrong: false },
    'digits 2222 cannot be compared with the sender',
  ],
  [{ digits: '9999', fit: 'differs', hadWrong: true }, 'digits 9999 do not match the sender'],
  [
    { digits: null, fit: 'unknown', hadWrong: false },
    'the payer typed no digits of the paying number',
  ],
] as const)('a typed transaction id with %o says: %s', async (claim, text) => {
  const screen = await open(
    item({ suggestions: [{ ...order, cause: 'typed', outcome: 'completed', claim }] }),
  );
  expect(await card(screen)).toContain(`The payer typed this transaction ID · ${text} · Ordered`);
});

test('money is matched by a typed code: order, plan and user are named before the second confirmation', async () => {
  const screen = await open(item());
  await press(screen, 'Match by code');
  given(refuse(previewMatch, 'payments/order-not-found', { message: 'No such order.' }));
  await enter(screen, 'Reference code of the order', '22222222');
  await screen.findByText('No such order.');
  given(answer(previewMatch, { order: { ...order, outcome: 'completed' } }));
  await enter(screen, 'Reference code of the order', 'k7m2p9qx');
  await screen.findByText('Order K7M2P9QX: DRM Bot - 30 Days.');
  screen.getByText('Grant 30 days and 65 videos to Rahim (10001) for 1,500 BDT.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Match'));
  given(answer(matchReceipt, { message: 'Order completed.' }));
  given(answer(listPaymentInbox, inboxOf([])));
  await screen.user.keyboard('{Enter}');
  await screen.findByText('Order completed.');
  expect(requestsOf(matchReceipt)[0]?.body).toEqual({ refCode: 'K7M2P9QX' });
  await screen.findByText('No money without an order.');
  await expectAccessible();
});

test('a message that nobody can read is shown as text; an inbox that cannot be read says so', async () => {
  const text = 'A message <b>that nobody</b> can read';
  const unread = item({ kind: 'unparsed', amount: null, trxId: null, sender: null, text });
  const screen = await open(unread, '&status=unparsed');
  expect(await card(screen)).toContain(text);
  given(answerHtml(listPaymentInbox));
  await press(screen, /^Late/);
  await screen.findByText('Failed to fetch the payment inbox.');
  expect(requestsOf(listPaymentInbox).at(-1)?.query).toMatchObject({ kind: 'late' });
});
