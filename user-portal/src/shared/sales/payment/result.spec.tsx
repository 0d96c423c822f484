import {
  type BrandView,
  createOrder,
  getOrderStatus,
  getUser,
  submitTrx,
  type UserPaymentView,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  factsOf,
  given,
  hold,
  never,
  requestsOf,
  sampleUser,
  waitFor,
} from '@portal/screen-testing';
import { LOCAL_KEYS } from '@portal/session';
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
  const text = screen.dialog.getByText('Your plan has been activated.');
  expect(text.getAttribute('role')).toBe('status');
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
  expect(screen.dialog.element.querySelector('[data-moves]')).toBeNull();
  const back = screen.dialog.getByRole('link', { name: 'Back to Dashboard' });
  expect(back.getAttribute('href')).toBe('/dashboard');
  await expectAccessible();
});

test('completed: the end of the plan is said once the user with the new plan was read', async () => {
  const held = hold(getUser, { user: sampleUser() });
  const screen = await openPayment({ answers: [status({ status: 'completed' }), held.answer] });
  await screen.user.click(screen.method('bKash'));
  await screen.step('Verification Done!');
  await held.asked;
  screen.dialog.getByText('+30 days');
  expect(screen.dialog.queryByText(/^until/)).toBeNull();
  await held.release();
  await screen.dialog.findByText('until Mar 31, 2031');
});

test('completed: the signed-in user has the new plan at once, on every screen', async () => {
  const paid = sampleUser({ expiryDate: '2031-08-09T00:00:00.000Z' });
  const screen = await openPayment({ answers: [status({ status: 'completed' })] });
  given(answer(getUser, { user: paid }));
  await screen.user.click(screen.method('bKash'));
  await screen.step('Verification Done!');
  await waitFor(() =>
    expect(localStorage.getItem(LOCAL_KEYS.currentUser)).toContain(paid.expiryDate),
  );
});

test("completed: 'Back to Dashboard' closes the dialog", async () => {
  const screen = await openResult({ status: 'completed' });
  await screen.step('Verification Done!');
  await screen.user.click(screen.dialog.getByText('Back to Dashboard'));
  expect(window.location.pathname).toBe('/dashboard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    expect([support.getAttribute('target'), support.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.dialog.getByRole('alert').textContent).toBe(
      'What arrived is not what was ordered. Support will sort it out with you.',
    );
    // Read once, by the page itself: the plan has not changed.
    expect(requestsOf(getUser)).toHaveLength(1);
    await expectAccessible();
    await screen.back();
    await screen.step(METHODS);
  });

  test('leaves out what the service does not know of the money', async () => {
    const screen = await openResult({ status: 'failed_amount_mismatch' });
    await screen.step(MISMATCH);
    expect(factsOf(screen.dialog.element)).toEqual({
      'To pay': '1,500 BDT',
      'Reference code': 'PEN2345X',
    });
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
    expect(factsOf(screen.dialog.element)).toEqual({
      Received: '1,400 BDT',
      'Paid at': expect.stringContaining('2031'),
      'Transaction ID': 'LATE123456',
      'Reference code': 'PEN2345X',
    });
    const support = screen.dialog.getByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe(SUPPORT);
    expect(screen.dialog.queryByText('Generate a new one')).toBeNull();
    await expectAccessible();
    await screen.back();
    await screen.step(METHODS);
  });

  test('late money whose amount the service does not know is not said to be nothing', async () => {
    const screen = await openResult({ status: 'timed_out', isLate: true, received_amount: null });
    await screen.step(EXPIRED);
    expect(Object.keys(factsOf(screen.dialog.element))).not.toContain('Received');
  });

  test('who has already paid an expired code can check it: money sent in time still counts', async () => {
    const screen = await openResult({ status: 'timed_out' });
    await screen.step(EXPIRED);
    screen.dialog.getByText(/Do not send it again\./);
    expect(screen.dialog.queryByText('No payment has arrived yet.')).toBeNull();
    const check = screen.dialog.getByRole('button', { name: 'Check the payment' });
    await screen.user.click(check);
    await screen.dialog.findByText('No payment has arrived yet.');
    const held = hold(
      getOrderStatus,
      statusOf({ ...ORDER, status: 'completed', trx_id: 'PAID123456' }),
    );
    given(held.answer);
    await screen.user.click(check);
    await held.asked;
    // The answer of the first check says nothing about the second one.
    expect(screen.dialog.queryByText('No payment has arrived yet.')).toBeNull();
    expect(check.getAttribute('aria-busy')).toBe('true');
    await held.release();
    await screen.step('Verification Done!');
    expect(factsOf(screen.dialog.element)).toMatchObject({ 'Transaction ID': 'PAID123456' });
  });

  test('a check that does not reach the server says so, and never that no money came', async () => {
    const screen = await openResult({ status: 'timed_out' });
    await screen.step(EXPIRED);
    given(disconnect(getOrderStatus));
    await screen.user.click(screen.dialog.getByText('Check the payment'));
    await screen.dialog.findByText('The payment could not be checked.');
    expect(screen.dialog.queryByText('No payment has arrived yet.')).toBeNull();
  });

  test('who forgot the note of an expired code can still name the payment, which is looked for at once', async () => {
    const screen = await openResult({ status: 'timed_out' });
    await screen.step(EXPIRED);
    given(answer(submitTrx, { status: 'timed_out', isKnown: false }));
    const note = await screen.openNote();
    await note.send('8N7A6D5EE7', '1234');
    await screen.dialog.findByText(/^Noted\. Your plan starts as soon as/);
    given(
      answer(submitTrx, { status: 'completed', isKnown: true }),
      status({ status: 'completed' }),
    );
    await note.send('', '');
    await screen.step('Verification Done!');
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
