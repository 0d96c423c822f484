import {
  type BrandView,
  createOrder,
  getOrderStatus,
  type UserPaymentView,
} from '@portal/contracts';
import { answer, expectAccessible, factsOf, given, hold, never } from '@portal/screen-testing';
import { createdAs, statusOf } from '@portal/testing/samples';
import { openPayment, ORDER, payingCatalogue, progress } from '../../../../test/open-payment';

const SUPPORT = 'https://t.me/dhara_support';
const MISMATCH = 'Payment Amount Mismatch';
const EXPIRED = 'Reference Code Expired';
const METHODS = 'Select Payment Method';

const status = (change: Partial<UserPaymentView>) =>
  answer(getOrderStatus, statusOf({ ...ORDER, ...change }));

/** The result of an order with this status. */
async function openResult(
  change: Partial<UserPaymentView>,
  brand: Partial<BrandView> = { supportContactUrl: SUPPORT },
) {
  const screen = await openPayment({
    catalogue: payingCatalogue(brand),
    answers: [status(change)],
  });
  await screen.user.click(screen.method('bKash'));
  return screen;
}

const mismatch = { status: 'failed_amount_mismatch', received_amount: 1400.5 } as const;

test("completed: 'Verification Done!', and what was bought", async () => {
  const screen = await openResult({ status: 'completed', trx_id: 'PAID123456' });
  await screen.step('Verification Done!');
  screen.dialog.getByText('Your plan has been activated.');
  expect(factsOf(screen.dialog.element)).toEqual({
    Plan: 'Standard Plan - 30 Days',
    Added: '30 days',
    Paid: '1,500 BDT',
    'Transaction ID': 'PAID123456',
    'Reference code': 'PEN2345X',
  });
  // What was gained, when the user with the new plan was read.
  await screen.dialog.findByText('until Mar 31, 2031');
  screen.dialog.getByText('+30 days');
  screen.dialog.getByText('Unlimited videos');
  expect(progress(screen.dialog.element)).toEqual(['Ordered ✓', 'Money seen ✓', 'Plan active ✓']);
  const back = screen.dialog.getByRole('link', { name: 'Back to Dashboard' });
  expect(back.getAttribute('href')).toBe('/dashboard');
  await expectAccessible();
});

test('completed without videos says the days alone', async () => {
  const screen = await openResult({ status: 'completed', videos: 0 });
  await screen.dialog.findByText('until Mar 31, 2031');
  screen.dialog.getByText('+30 days');
  expect(screen.dialog.queryByText(/videos/)).toBeNull();
});

describe('failed_amount_mismatch', () => {
  test("is 'Payment Amount Mismatch' with a support link; what was to be paid and what came", async () => {
    const screen = await openResult({ ...mismatch, trx_id: 'LESS123456' });
    await screen.step(MISMATCH);
    expect(factsOf(screen.dialog.element)).toEqual({
      'To pay': '1,500 BDT',
      Received: '1,400.5 BDT',
      'Transaction ID': 'LESS123456',
      'Reference code': 'PEN2345X',
    });
    expect(progress(screen.dialog.element)).toEqual([
      'Ordered ✓',
      'Money seen ✓',
      'Plan active (current)',
    ]);
    const support = screen.dialog.getByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe(SUPPORT);
    await expectAccessible();
    await screen.user.click(screen.dialog.getByLabelText('Back to the payment methods'));
    await screen.step(METHODS);
  });

  test('without a configured support link it still says whom to ask', async () => {
    const screen = await openResult(mismatch, { supportContactUrl: null, supportBotUrl: null });
    await screen.step(MISMATCH);
    screen.dialog.getByText('Please contact support.');
  });
});

describe('expired', () => {
  test("derived locally: pending a second before the end, 'Reference Code Expired' at it and after it", async () => {
    const created = hold(createOrder, createdAs(ORDER, 60_000));
    const screen = await openPayment({
      clock: '2031-03-01T06:00:00.000Z',
      // An answer would contain a later time. Only the clock of this page goes on.
      answers: [created.answer, never(getOrderStatus)],
    });
    await screen.user.click(screen.method('bKash'));
    await created.release();
    const timer = () => screen.dialog.getByRole('timer').textContent;
    expect(timer()).toBe('01:00');
    await screen.passTime(59_000);
    expect(timer()).toBe('00:01');
    await screen.passTime(999);
    expect(timer()).toBe('00:01');
    await screen.passTime(1);
    await screen.step(EXPIRED);
    screen.dialog.getByText('Please go back and generate a new one.');
    await screen.passTime(1_000);
    await screen.user.click(screen.dialog.getByText('Generate a new one'));
    await screen.step(METHODS);
  });

  test('an order that is over when its code comes shows 00:00 nowhere but the result', async () => {
    const created = answer(createOrder, createdAs(ORDER, 0));
    const screen = await openPayment({ answers: [created] });
    await screen.user.click(screen.method('bKash'));
    await screen.step(EXPIRED);
  });

  test('timed_out from the server is the same screen', async () => {
    const screen = await openResult({ status: 'timed_out' });
    await screen.step(EXPIRED);
    screen.dialog.getByText('Please go back and generate a new one.');
    await expectAccessible();
  });

  test('late money: it arrived, support will decide, and nobody is asked to pay again', async () => {
    const screen = await openResult({
      status: 'timed_out',
      isLate: true,
      received_amount: 1400,
      trx_id: 'LATE123456',
      receivedAt: '2031-03-01T06:31:00.000Z',
    });
    await screen.step(EXPIRED);
    expect(screen.dialog.getByRole('alert').textContent).toBe(
      'Your money arrived late. Support will decide. Please do not pay again.',
    );
    expect(factsOf(screen.dialog.element)).toMatchObject({
      Received: '1,400 BDT',
      'Transaction ID': 'LATE123456',
    });
    const support = screen.dialog.getByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe(SUPPORT);
    expect(screen.dialog.queryByText('Generate a new one')).toBeNull();
    await expectAccessible();
  });

  test('who has already paid an expired code can check it: money sent in time still counts', async () => {
    const screen = await openResult({ status: 'timed_out' });
    await screen.step(EXPIRED);
    screen.dialog.getByText(/Do not send it again\./);
    const check = screen.dialog.getByRole('button', { name: 'Check the payment' });
    await screen.user.click(check);
    await screen.dialog.findByText('No payment has arrived yet.');
    given(status({ status: 'completed', trx_id: 'PAID123456' }));
    await screen.user.click(check);
    await screen.step('Verification Done!');
    expect(factsOf(screen.dialog.element)).toMatchObject({ 'Transaction ID': 'PAID123456' });
  });
});

test('every result in Bangla', async () => {
  const screen = await openPayment({ language: 'bn', answers: [status(mismatch)] });
  const pay = () => screen.user.click(screen.method('নগদ'));
  const back = () => screen.user.click(screen.dialog.getByLabelText('পেমেন্ট মাধ্যমে ফিরুন'));
  await pay();
  await screen.step('টাকার পরিমাণ মেলেনি');
  expect(screen.dialog.element.textContent).toMatch(/৳১,৫০০.*৳১,৪০০.৫/s);
  given(status({ status: 'timed_out' }));
  await back();
  await pay();
  await screen.step('রেফারেন্স কোডের মেয়াদ শেষ');
  await expectAccessible();
  given(status({ status: 'completed' }));
  await back();
  await pay();
  await screen.step('যাচাই সম্পন্ন!');
  screen.dialog.getByText('আপনার প্ল্যান চালু হয়েছে।');
  screen.dialog.getByText('৩০ দিন');
});
