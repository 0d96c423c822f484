import {
  type CatalogueResponse,
  createOrder,
  getCatalogue,
  getOrderStatus,
  submitTrx,
} from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';
import type { Page } from '@playwright/test';
import { answerWith, changeAnswers, loseConnection, refuseWith } from '../../support/answers';
import { holdAnswers } from '../../support/held-answers';
import { expectSound } from '../../support/looks';
import {
  createdWith,
  dialog,
  givenOrder,
  method,
  openNewcomer,
  openPlanPayment,
  order,
  statusWith,
  step,
  timer,
} from '../../support/pay';
import { expect, test } from '../../support/test';

const alert = (page: Page) => dialog(page).getByRole('alert').filter({ hasText: /\S/ });
const POLL = '**/api/payment/order-status/*';

/** Counts the polls of the order. */
function countAsking(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/order-status/')) asked += 1;
  });
  return () => asked;
}

/** The reference code of an open order on a page with a stopped clock. The order was polled once. */
async function openWithStoppedClock(page: Page, leftMs = 1_000_000): Promise<() => number> {
  const start = Date.now();
  await page.clock.install({ time: start });
  const asked = countAsking(page);
  await answerWith(page, createOrder, createdWith(leftMs));
  await answerWith(page, getOrderStatus, statusWith({}, leftMs));
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await page.clock.pauseAt(start + 120_000);
  const answered = page.waitForResponse(POLL);
  await order(page);
  await answered;
  await settle(page);
  expect(asked()).toBe(1);
  return asked;
}

/** A round trip, so that the page has processed all earlier answers. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/health/live')).text());
}

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

test.describe('order creation failure', () => {
  test('the server message; the payment method selection resets', async ({ page }) => {
    await openNewcomer(page, '/plans');
    await openPlanPayment(page);
    await refuseWith(page, createOrder, 'accounts/frozen');
    await method(page, 'bKash').click();
    await expect(alert(page)).toHaveText('This account is frozen. Please contact support.');
    await expect(step(page, 'Select Payment Method')).toBeVisible();
    for (const name of ['bKash', 'Nagad'] as const) {
      await expect(method(page, name)).toHaveAttribute('aria-disabled', 'false');
      await expect(method(page, name)).toHaveAttribute('aria-busy', 'false');
    }
  });

  test("'Failed to create payment order.' on network error; the selection resets and another try works", async ({
    page,
  }) => {
    await openNewcomer(page, '/plans');
    await openPlanPayment(page);
    const bringBack = await loseConnection(page, createOrder);
    await method(page, 'Nagad').click();
    await expect(alert(page)).toHaveText('Failed to create payment order.');
    await expect(method(page, 'Nagad')).toHaveAttribute('aria-disabled', 'false');
    bringBack();
    await order(page, 'Nagad');
  });

  test('the server message in Bangla', async ({ page }) => {
    await openNewcomer(page, '/favicon.svg');
    await page.evaluate(() => localStorage.setItem('language', 'bn'));
    await page.goto('/plans');
    await refuseWith(page, createOrder, 'payments/method-missing');
    await page.getByRole('button', { name: 'প্ল্যান কিনুন' }).click();
    const bangla = page.getByRole('dialog', { name: 'পেমেন্ট' });
    await bangla.getByRole('button', { name: /^বিকাশ/ }).click();
    await expect(bangla.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
      'এই পেমেন্ট মাধ্যমটি এখন পাওয়া যাচ্ছে না। অন্যটি বেছে নিন।',
    );
  });

  test('while the order is made the chosen card says so, and a second press orders nothing', async ({
    page,
  }) => {
    await openNewcomer(page, '/plans');
    await openPlanPayment(page);
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(createOrder.path)) orders.push(request.url());
    });
    const answers = await holdAnswers(page, `**${createOrder.path}`, 'POST');
    await method(page, 'bKash').click();
    await expect(method(page, 'bKash')).toHaveAttribute('aria-busy', 'true');
    await expect(method(page, 'bKash')).toContainText('Creating your order...');
    await expect(method(page, 'bKash')).toBeFocused();
    await method(page, 'bKash').click({ force: true });
    await method(page, 'Nagad').click({ force: true });
    await answers.held;
    await answers.letGo();
    await expect(step(page, 'Pay with bKash')).toBeFocused();
    expect(orders).toHaveLength(1);
  });
});

test('a fourth open payment is refused, with the way to the open ones', async ({ page }) => {
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await refuseWith(page, createOrder, 'payments/too-many-open');
  await method(page, 'bKash').click();
  await expect(alert(page)).toHaveText(
    'You have 3 open payments. Please finish one of them, or wait until the oldest one ends.',
  );
  await expectSound(page, 'too many open payments');
  await dialog(page).getByRole('link', { name: 'Go to my open payments' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(dialog(page)).toBeHidden();
});

test("a method without a number is shown but cannot be chosen: 'Not available right now.'", async ({
  page,
}) => {
  await changeAnswers(page, getCatalogue, (catalogue) => ({
    ...catalogue,
    paymentNumbers: catalogue.paymentNumbers.filter((number) => number.method === 'bkash'),
  }));
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await expect(method(page, 'Nagad')).toContainText('Not available right now.');
  await expect(method(page, 'Nagad')).toHaveAttribute('aria-disabled', 'true');
  await method(page, 'Nagad').click({ force: true });
  await expect(step(page, 'Select Payment Method')).toBeVisible();
  await expectSound(page, 'a method that is not available');
  await order(page, 'bKash');
});

test('methods beyond bKash and Nagad are shown once they have a number, unknown ones never', async ({
  page,
}) => {
  let more: CatalogueResponse['paymentNumbers'] = [];
  await changeAnswers(page, getCatalogue, (catalogue) => ({
    ...catalogue,
    paymentNumbers: [...catalogue.paymentNumbers, ...more],
  }));
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  const cards = dialog(page).getByRole('group').getByRole('button');
  await expect(cards).toHaveText([/^bKash/, /^Nagad/]);
  more = [
    { method: 'rocket', number: '019123456787', kind: 'merchant' },
    { method: 'newer' as PaymentMethod, number: '01912345678', kind: 'personal' },
  ];
  await page.reload();
  await openPlanPayment(page);
  await expect(cards).toHaveText([/^bKash/, /^Nagad/, /^Rocket ?Merchant Pay$/]);
  await expectSound(page, 'three methods');
});

test('without any number nothing can be chosen, and support is shown', async ({ page }) => {
  await changeAnswers(page, getCatalogue, (catalogue) => ({
    ...catalogue,
    paymentNumbers: [],
    brand: { ...catalogue.brand, supportContactUrl: 'https://t.me/dhara_support' },
  }));
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  for (const name of ['bKash', 'Nagad'] as const) {
    await expect(method(page, name)).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(dialog(page).getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expectSound(page, 'no method at all');
});

test.describe('polling', () => {
  test('every 4 seconds while pending; it stops on a non-pending result', async ({ page }) => {
    const asked = await openWithStoppedClock(page);
    for (const count of [2, 3, 4]) {
      await page.clock.runFor(3_999);
      await settle(page);
      expect(asked()).toBe(count - 1);
      const answered = page.waitForResponse(POLL);
      await page.clock.runFor(1);
      await answered;
      await settle(page);
      expect(asked()).toBe(count);
    }
    await answerWith(page, getOrderStatus, statusWith({ status: 'failed_amount_mismatch' }));
    const decided = page.waitForResponse(POLL);
    await page.clock.runFor(4_000);
    await decided;
    await settle(page);
    await page.clock.runFor(1);
    await expect(step(page, 'Payment Amount Mismatch')).toBeVisible();
    await page.clock.runFor(20_000);
    await settle(page);
    expect(asked()).toBe(5);
  });

  test('it stops on expiry', async ({ page }) => {
    // Less than the interval between two polls.
    const asked = await openWithStoppedClock(page, 3_000);
    await page.clock.runFor(3_000);
    await expect(step(page, 'Reference Code Expired')).toBeVisible();
    await page.clock.runFor(20_000);
    await settle(page);
    expect(asked()).toBe(1);
  });

  test("it stops on a polling error and says so; 'Check again' goes on", async ({ page }) => {
    const asked = await openWithStoppedClock(page);
    const bringBack = await loseConnection(page, getOrderStatus);
    const failed = page.waitForEvent('requestfailed');
    await page.clock.runFor(4_000);
    await failed;
    await settle(page);
    await page.clock.runFor(1);
    await expect(alert(page)).toContainText('The payment could not be checked.');
    await page.clock.runFor(20_000);
    await settle(page);
    expect(asked()).toBe(2);
    // The code stays visible, because the order is still open.
    await expect(timer(page)).toBeVisible();
    bringBack();
    const answered = page.waitForResponse(POLL);
    await dialog(page).getByRole('button', { name: 'Check again' }).click();
    await answered;
    await settle(page);
    await page.clock.runFor(1);
    await expect(alert(page)).toHaveCount(0);
    await expect(dialog(page)).toContainText('Waiting for your payment');
    await page.clock.runFor(4_000);
    await expect.poll(asked).toBeGreaterThanOrEqual(4);
  });

  test('a polling error looks sound', async ({ page }) => {
    await givenOrder(page);
    await loseConnection(page, getOrderStatus);
    await openNewcomer(page, '/plans');
    await openPlanPayment(page);
    await order(page);
    await expect(alert(page)).toContainText('The payment could not be checked.');
    await expectSound(page, 'a polling error');
  });

  test('it pauses in a hidden tab and asks at once when the tab is seen again', async ({
    page,
  }) => {
    const asked = await openWithStoppedClock(page);
    await hide(page, true);
    await page.clock.runFor(60_000);
    await settle(page);
    expect(asked()).toBe(1);
    await hide(page, false);
    await expect.poll(asked).toBe(2);
  });

  test('a slow answer is never overtaken by a second question', async ({ page }) => {
    const asked = await openWithStoppedClock(page);
    let answer = (): void => undefined;
    const gate = new Promise<void>((settled) => (answer = settled));
    await page.route(POLL, async (route) => {
      await gate;
      await route.fallback();
    });
    await page.clock.runFor(4_000);
    await expect.poll(asked).toBe(2);
    await page.clock.runFor(40_000);
    await settle(page);
    expect(asked()).toBe(2);
    answer();
  });
});

test('a transaction id that is refused: the text of its code', async ({ page }) => {
  await givenOrder(page);
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await order(page);
  await dialog(page).getByRole('button', { name: 'I forgot the note' }).click();
  await dialog(page).getByLabel('Transaction ID').fill('8N7A6D5EE7');
  await dialog(page).getByLabel('Last 4 digits of the paying number').fill('1234');
  const send = dialog(page).getByRole('button', { name: 'Send transaction ID' });
  await refuseWith(page, submitTrx, 'payments/order-closed');
  await send.click();
  await expect(alert(page)).toHaveText(
    'This order is closed. Please make a new one or contact support.',
  );
  await loseConnection(page, submitTrx);
  await send.click();
  await expect(alert(page)).toHaveText('Failed to connect to the server.');
});
