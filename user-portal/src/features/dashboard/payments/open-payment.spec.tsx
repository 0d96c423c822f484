import {
  createOrder,
  getCatalogue,
  getOrderStatus,
  getUser,
  getUserPayments,
  getUserStats,
  type UserPaymentView,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  factsOf,
  given,
  never,
  requestsOf,
  sampleUser,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { RecentDownloads, useDashboardUser } from '@portal/dashboard';
import { createdAs, sampleOpenPayment, samplePayment, statusOf } from '@portal/testing/samples';
import { openCards } from '../../../../test/open-cards';
import { payingCatalogue, paymentIn } from '../../../../test/open-payment';
import { openPayments } from '../../../../test/open-payments';
import { PaymentDialog } from '../../../shared/sales/payment-dialog';
import { StatusHero } from '../hero/status-hero';
import { PaymentsCard } from './payments-card';

const OPEN = sampleOpenPayment();
const PAID = samplePayment({ ref_code: OPEN.ref_code });
const RESUME = `Resume: ${OPEN.planName}, ${OPEN.ref_code}`;
const NOON = '2031-03-10T06:00:00.000Z';
const user = sampleUser();

/** Both cards that resume a payment, and the reading of the plan. */
function StatusAndPayments() {
  useDashboardUser(user.userId);
  return (
    <>
      <StatusHero user={user} />
      <PaymentsCard userId={user.userId} />
    </>
  );
}

/** Resumes the payment of the list; the dialog. */
async function resume(screen: Screen) {
  await screen.user.click(await screen.findByLabelText(RESUME));
  return paymentIn(await screen.findByRole('dialog', { name: 'Payment' }), screen.user);
}

test('a pending order shows the time it has left by the service, however wrong the device is', async () => {
  // The order ended nine days ago by the clock of the device.
  const screen = await openPayments([OPEN], { clock: NOON });
  const timer = await screen.findByRole('timer', { name: 'Time left to pay' });
  await waitFor(() => expect(timer.textContent).toMatch(/^12:3\d$/));
});

test('it ticks, and at 00:00 the order is timed out and the list is read anew', async () => {
  const screen = await openPayments([OPEN], { clock: NOON });
  const timer = await screen.findByRole('timer');
  await waitFor(() => expect(timer.textContent).toMatch(/^12:3\d$/));
  given(answer(getOrderStatus, statusOf(OPEN, 5_000)));
  await screen.passTime(15_000);
  await waitFor(() => expect(timer.textContent).toMatch(/^00:0\d$/));
  expect(requestsOf(getUserPayments)).toHaveLength(1);
  await screen.passTime(5_000);
  expect((await screen.row(OPEN.ref_code)).textContent).toContain('Timed out');
  expect(screen.queryByText('Resume')).toBeNull();
  await waitFor(() => expect(requestsOf(getUserPayments)).toHaveLength(2));
});

test('an order that cannot be asked for keeps its row without a time', async () => {
  const screen = await openPayments([OPEN], { answers: [disconnect(getOrderStatus)] });
  await screen.findByText('--:--');
  screen.getByRole('button', { name: RESUME });
  await expectAccessible();
});

test('resume opens the payment dialog of that order; all by keyboard, and the focus comes back', async () => {
  const screen = await openPayments([OPEN]);
  const resume = await screen.findByLabelText(RESUME);
  await screen.user.tab();
  expect(document.activeElement).toBe(resume);
  await screen.user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Payment' });
  await waitFor(() =>
    expect(dialog.querySelector('[role=timer]')?.textContent).toMatch(/^12:3\d$/),
  );
  expect(dialog.textContent).toContain(OPEN.ref_code);
  expect(dialog.textContent).toContain('2,200 BDT');
  await screen.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(resume);
});

test('a result in the dialog has the cards behind it read anew', async () => {
  const screen = await openPayments([OPEN], { clock: NOON });
  const payment = await resume(screen);
  await payment.step('Pay with bKash');
  const reads = requestsOf(getUserPayments).length;
  given(answer(getOrderStatus, statusOf(PAID)), answer(getUserPayments, { payments: [PAID] }));
  await screen.passTime(4_000);
  await payment.step('Verification Done!');
  await waitFor(() => expect(requestsOf(getUserPayments).length).toBeGreaterThan(reads));
});

test('a result has cards read anew that do not watch payments themselves', async () => {
  const start = { kind: 'resume', payment: OPEN } as const;
  const cards = (
    <>
      <RecentDownloads userId={user.userId} />
      <PaymentDialog start={start} onClose={() => undefined} />
    </>
  );
  const timedOut = statusOf({ ...OPEN, status: 'timed_out' });
  const answers = [answer(getOrderStatus, timedOut)];
  // The clock stands: none of them is read anew by the time alone.
  const screen = await openCards(cards, { clock: NOON, answers });
  await screen.findByText('Reference Code Expired');
  await waitFor(() => expect(requestsOf(getUserStats)).toHaveLength(2));
});

test('a resumed order whose method is off keeps the number it was made with', async () => {
  const payTo: UserPaymentView['payTo'] = [
    { method: 'bkash', number: '01911111111', kind: 'personal' },
  ];
  const off = { ...payingCatalogue(), paymentNumbers: [] };
  const answers = [answer(getCatalogue, off), never(getOrderStatus)];
  const { dialog } = await resume(await openPayments([{ ...OPEN, payTo }], { answers }));
  await waitFor(() =>
    expect(factsOf(dialog.element)).toMatchObject({ 'bKash number': '01911111111' }),
  );
});

test('going back from a resumed order says what its plan opens, and the days that an offer added', async () => {
  const combo = { ...OPEN, planId: 'combo_30d', days: 35 };
  const screen = await openPayments([combo], {
    answers: [answer(getCatalogue, payingCatalogue())],
  });
  const payment = await resume(screen);
  await payment.back();
  await payment.dialog.findByText(/Opens the notification bot too\.$/);
  expect(payment.dialog.element.textContent).toContain(`${OPEN.planName}35 days`);
});

test('going back shows the plan of the order, its length once; a new order joins the list', async () => {
  const again = createdAs({ ...OPEN, ref_code: 'PNEW2345' });
  const answers = [answer(getCatalogue, payingCatalogue()), answer(createOrder, again)];
  const offered = { ...OPEN, offerCode: 'SAVE20' };
  const screen = await openPayments([offered], { answers });
  const payment = await resume(screen);
  await payment.back();
  await payment.step('Select Payment Method');
  const [bill] = payment.dialog.getAllByText(OPEN.planName);
  expect(bill?.parentElement?.textContent).toBe(`${OPEN.planName}Unlimited videos`);
  // The list does not say the price in INR.
  expect(payment.dialog.getByText('2,200 BDT').parentElement?.textContent).toBe('2,200 BDT');
  await waitFor(() => expect(payment.method('bKash').getAttribute('aria-disabled')).toBe('false'));
  const reads = requestsOf(getUserPayments).length;
  await payment.order();
  expect(requestsOf(createOrder)[0]?.body).toMatchObject({
    ...{ planId: OPEN.planId, offerCode: 'SAVE20' },
    shown: { amount: OPEN.amount, days: OPEN.days, videos: OPEN.videos },
  });
  await waitFor(() => expect(requestsOf(getUserPayments).length).toBeGreaterThan(reads));
});

test('money that comes while the dialog is closed is noticed by the list, and the plan is read anew', async () => {
  const screen = await openCards(<StatusAndPayments />, {
    clock: NOON,
    answers: [
      answer(getUserPayments, { payments: [OPEN] }),
      answer(getOrderStatus, statusOf(OPEN, 700_000)),
    ],
  });
  await screen.findByText('Waiting for payment');
  const list = within(screen.getByRole('region', { name: 'Payments' }));
  await waitFor(() => expect(list.getByRole('timer').textContent).toMatch(/^11:/));
  const reads = requestsOf(getUser).length;
  given(
    answer(getUserPayments, { payments: [PAID] }),
    answer(getOrderStatus, statusOf(PAID, 700_000)),
  );
  await screen.passTime(15_000);
  await screen.findByText('Completed');
  await waitFor(() => expect(requestsOf(getUser).length).toBeGreaterThan(reads));
});

describe('when money comes, the keyboard goes on at the card whose button had the focus', () => {
  const cards = { 'Finish your payment': 'Resume payment', Payments: RESUME };

  it.each(Object.entries(cards))('%s', async (card, button) => {
    const screen = await openCards(<StatusAndPayments />, {
      clock: NOON,
      answers: [
        answer(getUserPayments, { payments: [OPEN] }),
        answer(getOrderStatus, statusOf(OPEN, 700_000)),
      ],
    });
    const region = await screen.findByRole('region', { name: card });
    // Both cards lose their button with one answer; the keyboard came by the other one.
    for (const name of Object.values(cards)) {
      (await screen.findByRole('button', { name: new RegExp(`^${name}`) })).focus();
    }
    within(region)
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .focus();
    given(
      answer(getUserPayments, { payments: [PAID] }),
      answer(getOrderStatus, statusOf(PAID, 700_000)),
    );
    await screen.passTime(15_000);
    await screen.findByText('Completed');
    const { activeElement } = document;
    expect(activeElement === document.body).toBe(false);
    expect(activeElement === region || activeElement?.contains(region)).toBe(true);
  });
});
