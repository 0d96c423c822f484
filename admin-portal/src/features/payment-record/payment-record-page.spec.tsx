import {
  getAdminSession,
  getPayment,
  grantOrder,
  type InboxItem,
  type PaymentRecord,
  type PaymentRecordMoney,
  type PaymentRecordOrder,
} from '@portal/contracts';
import {
  type Answer,
  answer,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { Route, Routes } from '@portal/router';
import { openTab } from '../../../test/open-tab';
import { press, pressIn } from '../../../test/steps';
import { PaymentRecordPage } from './payment-record-page';

const AT = '2031-03-01T06:00:00.000Z';
const ORDER: PaymentRecordOrder = {
  ...{ _id: 'a'.repeat(24), userId: 10_001, userInfo: { name: 'Nusrat' }, status: 'completed' },
  ...{ amount: 599, received_amount: 599, ref_code: 'K7M2P9Q4', trx_id: 'CFA1B2C3D4' },
  ...{ createdAt: AT, planName: 'Combo - 7 Days', method: 'bkash', isLate: false, days: 7 },
  ...{ videos: 250, expiresAt: '2031-03-01T06:30:00.000Z', hasOffer: false, submittedTrxId: null },
};
const MONEY: PaymentRecordMoney = {
  ...{ _id: 'b'.repeat(24), method: 'bkash', trxId: 'CFA1B2C3D4', amount: 599, currency: 'BDT' },
  ...{ paidAt: '2031-03-01T06:10:00.000Z', reportedAt: AT, reportedBy: 'relay:phone' },
  ...{ sender: '01911111111', reference: 'K7M2P9Q4', message: 'You have received Tk 599.00' },
};
const RECORD: PaymentRecord = {
  ...{ order: ORDER, money: MONEY, decision: null, waiting: null, audit: [] },
  grant: { at: AT, by: 'relay:phone', days: 7, videos: 250, balanceAfter: 250 },
  timeZone: 'Asia/Dhaka',
};
/** The same payment with too little money. */
const MISMATCH: InboxItem = {
  ...{ _id: 'K7M2P9Q4', kind: 'mismatched', at: AT, method: 'bkash', amount: 99 },
  ...{ trxId: 'CFA1B2C3D4', sender: '01911111111', reference: null, text: null, suggestions: [] },
  reason: 'Paid 99 of 599 BDT.',
  order: {
    ...{ ref_code: 'K7M2P9Q4', userId: 10_001, name: 'Nusrat', planName: 'Combo - 7 Days' },
    ...{ days: 7, videos: 250, amount: 599, method: 'bkash', status: 'failed_amount_mismatch' },
    createdAt: AT,
  },
};
const WAITING: PaymentRecord = {
  ...RECORD,
  order: { ...ORDER, status: 'failed_amount_mismatch', received_amount: 99 },
  money: { ...MONEY, amount: 99 },
  ...{ grant: null, waiting: MISMATCH },
};

const open = (
  payment: PaymentRecord,
  role: 'owner' | 'support' = 'owner',
  ...others: readonly Answer[]
) =>
  openTab(
    <Routes>
      <Route path="/admin/payment/:paymentId" element={<PaymentRecordPage />} />
    </Routes>,
    {
      path: '/admin/payment/K7M2P9Q4',
      role,
      answers: [answer(getPayment, { payment }), ...others],
    },
  );
const steps = async (screen: Screen) =>
  within(await screen.findByRole('list', { name: 'What happened' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows the line from the order to the plan, expected and received, the message and the links', async () => {
  const screen = await open({
    ...RECORD,
    audit: [
      {
        ...{ _id: '1', at: AT, actor: null, action: 'payments/complete', outcome: 'done' },
        ...{ target: 'order:K7M2P9Q4', details: {}, address: '', requestId: '' },
      },
    ],
  });
  const [ordered, money, decision, plan] = await steps(screen);
  expect(ordered).toContain('Combo - 7 Days, 599 BDT');
  expect(ordered).toContain('Mar 1, 2031, 12:00:00 PM');
  expect(money).toContain('599 BDT · CFA1B2C3D4');
  expect(decision).toContain('By itself');
  expect(plan).toContain('7 days, 250 videos given');
  screen.getByText('You have received Tk 599.00');
  screen.getByText('01911111111');
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('User Nusrat (10001)')).toBe('/admin/manage/10001');
  expect(link('All actions in the audit')).toBe('/admin/dashboard?tab=audit&target=CFA1B2C3D4');
  expect(link('All payments of the user')).toBe('/admin/dashboard?tab=payments&search=10001');
  screen.getByText('Completed by its payment');
  expect(document.querySelector('[data-differs]')).toBeNull();
  await expectAccessible();
});

test('has the clock of the frame, not one of its own', async () => {
  const service = { stage: 'trial', timeZone: 'Asia/Kolkata' } as const;
  const clock = answer(getAdminSession, {
    ...{ authenticated: true, actor: 'Nadia', role: 'owner', service },
  });
  const screen = await open(RECORD, 'owner', clock);
  await waitFor(async () => expect((await steps(screen))[0]).toContain('Mar 1, 2031, 11:30:00 AM'));
});

test('says in words why it waits, marks what differs, and grants it by the dialog of the inbox', async () => {
  const screen = await open(WAITING);
  const [, , decision, plan] = await steps(screen);
  expect(decision).toContain('WaitsPaid 99 of 599 BDT.');
  expect(plan).toContain('Nothing was given yet.');
  expect(document.querySelector('[data-differs]')?.textContent).toContain('99 BDT');
  await expectAccessible();
  await press(screen, 'Grant');
  await screen.findByText('Grant 7 days and 250 videos to Nusrat (10001) for 99 BDT.');
  given(
    answer(grantOrder, { message: 'Order completed, plan extended.' }),
    answer(getPayment, { payment: RECORD }),
  );
  await pressIn(screen, 'Grant');
  await waitFor(() =>
    expect(requestsOf(grantOrder).at(-1)?.params).toEqual({ refCode: 'K7M2P9Q4' }),
  );
  await waitFor(async () => expect((await steps(screen))[3]).toContain('7 days, 250 videos given'));
  expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull();
});

test('shows the numbers that the payer was shown, and that the money came to a replaced one', async () => {
  const payTo = [{ method: 'bkash', number: '01722222222', kind: 'personal' }] as const;
  const receiver = { number: '01711111111', state: 'replaced' } as const;
  const screen = await open({
    ...RECORD,
    order: { ...ORDER, payTo: [...payTo] },
    money: { ...MONEY, receiver },
  });
  const row = await screen.findByRole('row', { name: /^Paid to/ });
  within(row).getByText('bKash 01722222222 (personal)');
  within(row).getByText('01711111111 · replaced before this money was paid; it counts');
  expect(row.matches('[data-differs]')).toBe(false);
  await expectAccessible();
});

test('marks money to a number that is none of ours, also when the role may not see it', async () => {
  const stray = (number: string | null) => ({
    ...RECORD,
    money: { ...MONEY, receiver: { number, state: 'unknown' as const } },
  });
  const screen = await open(stray(null), 'support');
  const row = await screen.findByRole('row', { name: /^Paid to/ });
  within(row).getByText('Hidden · none of our numbers');
  expect(row.matches('[data-differs]')).toBe(true);
});

test('of money without an order says that no order belongs to it', async () => {
  const free = await open({ ...RECORD, order: null, grant: null });
  expect(await steps(free)).toEqual([
    'OrderedNot yetNo order belongs to this money.',
    expect.stringContaining('599 BDT · CFA1B2C3D4'),
    'DecisionNot yetNothing to decide yet.',
    'PlanNot yetNothing was given yet.',
  ]);
});

test('of an order without money says until when it is open', async () => {
  const pending = { ...ORDER, status: 'pending', received_amount: null, trx_id: null } as const;
  const unpaid = await open({ ...RECORD, order: pending, money: null, grant: null });
  expect((await steps(unpaid))[1]).toContain('Open until Mar 1, 2031, 12:30:00 PM.');
});

test('a decision says by whom and why; a role that may not read the audit sees none', async () => {
  const decision = { by: 'admin:ana', at: AT, remark: 'sent back' };
  const screen = await open({ ...WAITING, waiting: null, decision }, 'support');
  const [, , decided, plan] = await steps(screen);
  expect(decided).toContain('Dismissed by ana');
  expect(decided).toContain('Reason: sent back');
  expect(plan).toContain('Nothing was given.');
  expect(screen.queryByRole('heading', { name: 'Audit' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'All actions in the audit' })).toBeNull();
});

test('that does not exist says so', async () => {
  const screen = await openTab(
    <Routes>
      <Route path="/admin/payment/:paymentId" element={<PaymentRecordPage />} />
    </Routes>,
    {
      path: '/admin/payment/ZZZZ2222',
      answers: [refuse(getPayment, 'payments/order-not-found')],
    },
  );
  await screen.findByText('There is no such order.');
  await screen.findByRole('button', { name: 'Try again' });
});
