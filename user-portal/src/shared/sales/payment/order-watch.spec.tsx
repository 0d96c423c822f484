import { createOrder, getOrderStatus } from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  hideTab,
  hold,
  never,
  requestsOf,
  setOnline,
  waitFor,
} from '@portal/screen-testing';
import { createdAs, statusOf } from '@portal/testing/samples';
import { openPayment, ORDER } from '../../../../test/open-payment';

const asked = () => requestsOf(getOrderStatus).length;

/** The reference code of an order on a page with a stopped clock. The order was polled once. */
async function openWatched(leftMs = 1_000_000) {
  const created = hold(createOrder, createdAs(ORDER, leftMs));
  const status = hold(getOrderStatus, statusOf(ORDER, leftMs));
  const screen = await openPayment({
    clock: '2031-03-01T06:00:00.000Z',
    answers: [created.answer, status.answer],
  });
  await screen.user.click(screen.method('bKash'));
  await created.release();
  await status.asked;
  await status.release();
  expect(asked()).toBe(1);
  return {
    ...screen,
    /** Lets time pass, and what it starts be answered. */
    pass: async (ms: number): Promise<void> => {
      await screen.passTime(ms);
      await status.release();
    },
  };
}

test('every 4 seconds while pending; it stops on a non-pending result', async () => {
  const screen = await openWatched();
  for (const count of [2, 3, 4]) {
    await screen.pass(3_999);
    expect(asked()).toBe(count - 1);
    await screen.pass(1);
    expect(asked()).toBe(count);
  }
  given(answer(getOrderStatus, statusOf({ ...ORDER, status: 'failed_amount_mismatch' })));
  await screen.pass(4_000);
  await screen.step('Payment Amount Mismatch');
  await screen.pass(20_000);
  for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name));
  await screen.pass(0);
  expect(asked()).toBe(5);
});

test('it stops on expiry', async () => {
  // Less than the interval between two polls.
  const screen = await openWatched(3_000);
  await screen.pass(3_000);
  await screen.step('Reference Code Expired');
  await screen.pass(20_000);
  expect(asked()).toBe(1);
});

test("it stops on a polling error and says so; 'Check again' goes on", async () => {
  const screen = await openWatched();
  given(disconnect(getOrderStatus));
  await screen.pass(4_000);
  await screen.dialog.findByText('The payment could not be checked.');
  await screen.pass(20_000);
  expect(asked()).toBe(2);
  // The code stays visible, because the order is still open.
  screen.dialog.getByRole('timer');
  // A tab that is seen again does not ask on its own.
  hideTab(true);
  hideTab(false);
  await screen.pass(0);
  expect(asked()).toBe(2);
  screen.dialog.getByText('Your order is kept, and so is money that you have sent.');
  const held = hold(getOrderStatus, statusOf(ORDER));
  given(held.answer);
  const again = screen.dialog.getByRole('button', { name: 'Check again' });
  await screen.user.click(again);
  await held.asked;
  expect(again.getAttribute('aria-busy')).toBe('true');
  await held.release();
  const waiting = await screen.dialog.findByText('Waiting for your payment');
  expect(waiting.closest('[role="status"]')).toBeTruthy();
  screen.dialog.getByText('This page shows it by itself, usually within a minute.');
  expect(screen.alert()).toBeUndefined();
  expect(asked()).toBe(3);
  await screen.pass(4_000);
  await waitFor(() => expect(asked()).toBeGreaterThan(3));
});

test('a request that hangs for 15 seconds is such an error', async () => {
  const screen = await openWatched();
  given(never(getOrderStatus));
  // The browser's own timeout does not follow the clock of a test.
  const hanging = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(hanging.signal);
  await screen.passTime(4_000);
  expect(timeout).toHaveBeenCalledWith(15_000);
  screen.dialog.getByText('Waiting for your payment');
  hanging.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await screen.dialog.findByText('The payment could not be checked.');
});

test('without a network it is an error at once, not a wait for the network', async () => {
  const screen = await openWatched();
  given(disconnect(getOrderStatus));
  setOnline(false);
  await screen.pass(4_000);
  await screen.dialog.findByText('The payment could not be checked.');
  setOnline(true);
});

test('a polling error is accessible', async () => {
  const screen = await openPayment({ answers: [disconnect(getOrderStatus)] });
  await screen.order();
  await screen.dialog.findByText('The payment could not be checked.');
  await expectAccessible();
});

test('it pauses in a hidden tab and asks at once when the tab is seen again', async () => {
  const screen = await openWatched();
  hideTab(true);
  await screen.pass(60_000);
  expect(asked()).toBe(1);
  hideTab(false);
  await waitFor(() => expect(asked()).toBe(2));
});

test('a slow answer is never overtaken by a second request', async () => {
  const screen = await openWatched();
  const slow = hold(getOrderStatus, statusOf(ORDER));
  given(slow.answer);
  await screen.pass(4_000);
  await slow.asked;
  await screen.pass(40_000);
  expect(asked()).toBe(2);
  await slow.release();
});
