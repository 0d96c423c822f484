import { createOrder, getCatalogue, getOrderStatus, type UserPaymentView } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { answerWith, changeAnswers } from '../../support/answers';
import { expectSound } from '../../support/looks';
import {
  createdWith,
  dialog,
  fact,
  givenOrder,
  method,
  newTrxId,
  openNewcomer,
  openPlanPayment,
  order,
  reportMoney,
  statusWith,
  step,
  timer,
} from '../../support/pay';
import { expect, test } from '../../support/test';

const SUPPORT = 'https://t.me/dhara_support';
const supportLink = (page: Page) => dialog(page).getByRole('link', { name: 'Contact support' });
const expired = (page: Page) => step(page, 'Reference Code Expired');

const givenSupport = (page: Page) =>
  changeAnswers(page, getCatalogue, (catalogue) => ({
    ...catalogue,
    brand: { ...catalogue.brand, supportContactUrl: SUPPORT },
  }));

/** The result screen of an order with this status. */
async function openResult(page: Page, change: Partial<UserPaymentView>): Promise<void> {
  await givenOrder(page, change);
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await method(page, 'bKash').click();
}

test("failed_amount_mismatch: 'Payment Amount Mismatch' with a support link; what was to be paid and what came", async ({
  page,
  trial,
}) => {
  await givenSupport(page);
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  const reference = await order(page);
  const trxId = newTrxId();
  const report = { amount: 1400.5, reference, trxId };
  expect((await reportMoney(trial, report)).outcome).toBe('failed_amount_mismatch');
  await expect(step(page, 'Payment Amount Mismatch')).toBeFocused();
  await expect(fact(page, 'To pay')).toHaveText('1,500 BDT');
  await expect(fact(page, 'Received')).toHaveText('1,400.5 BDT');
  await expect(fact(page, 'Transaction ID')).toHaveText(trxId);
  await expect(supportLink(page)).toHaveAttribute('href', SUPPORT);
  await expectSound(page, 'an amount mismatch');
  await dialog(page).getByRole('button', { name: 'Back to the payment methods' }).click();
  await expect(step(page, 'Select Payment Method')).toBeFocused();
  // The failed order has ended: the next order has a new code.
  expect(await order(page)).not.toBe(reference);
});

test('a mismatch without a configured support link still says whom to ask', async ({ page }) => {
  await changeAnswers(page, getCatalogue, (catalogue) => ({
    ...catalogue,
    brand: { ...catalogue.brand, supportContactUrl: null, supportBotUrl: null },
  }));
  await openResult(page, { status: 'failed_amount_mismatch', received_amount: 1 });
  await expect(step(page, 'Payment Amount Mismatch')).toBeFocused();
  await expect(dialog(page)).toContainText('Please contact support.');
});

test("expired, derived locally: pending a second before the end, 'Reference Code Expired' at it and after it", async ({
  page,
}) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await page.clock.pauseAt(start + 120_000);
  await answerWith(page, createOrder, createdWith(60_000));
  await answerWith(page, getOrderStatus, statusWith({}, 60_000));
  await order(page);
  await expect(timer(page)).toHaveText('01:00');
  // Later answers would contain a later time. Only the clock of this page goes on.
  await page.route('**/api/payment/order-status/*', () => undefined);
  await page.clock.runFor(59_000);
  await expect(timer(page)).toHaveText('00:01');
  await expect(step(page, 'Pay with bKash')).toBeVisible();
  await page.clock.runFor(999);
  await expect(timer(page)).toHaveText('00:01');
  await page.clock.runFor(1);
  await expect(expired(page)).toBeFocused();
  await expect(dialog(page)).toContainText('Please go back and generate a new one.');
  await page.clock.runFor(1_000);
  await expect(expired(page)).toBeVisible();
  await page.clock.resume();
  await expectSound(page, 'an expired reference code');
  await dialog(page).getByRole('button', { name: 'Generate a new one' }).click();
  await expect(step(page, 'Select Payment Method')).toBeFocused();
});

test('an order that is over when its code comes shows 00:00 nowhere but the result', async ({
  page,
}) => {
  await answerWith(page, createOrder, createdWith(0));
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await method(page, 'bKash').click();
  await expect(expired(page)).toBeFocused();
});

test('timed_out from the server is the same screen', async ({ page }) => {
  await openResult(page, { status: 'timed_out' });
  await expect(expired(page)).toBeFocused();
  await expect(dialog(page)).toContainText('Please go back and generate a new one.');
});

test('late money: it arrived, support will decide, and nobody is asked to pay again', async ({
  page,
}) => {
  await givenSupport(page);
  await openResult(page, {
    status: 'timed_out',
    isLate: true,
    received_amount: 1500,
    trx_id: 'LATE123456',
    receivedAt: '2031-03-01T06:31:00.000Z',
  });
  await expect(expired(page)).toBeFocused();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Your money arrived late. Support will decide. Please do not pay again.',
  );
  await expect(fact(page, 'Received')).toHaveText('1,500 BDT');
  await expect(fact(page, 'Transaction ID')).toHaveText('LATE123456');
  await expect(supportLink(page)).toHaveAttribute('href', SUPPORT);
  await expect(dialog(page)).not.toContainText('generate a new one');
  await expectSound(page, 'late money');
});

test('who has already paid an expired code can check it: money sent in time still counts', async ({
  page,
}) => {
  await openResult(page, { status: 'timed_out' });
  await expect(dialog(page)).toContainText('Do not send it again.');
  const check = dialog(page).getByRole('button', { name: 'Check the payment' });
  await check.click();
  await expect(dialog(page)).toContainText('No payment has arrived yet.');
  await answerWith(page, getOrderStatus, statusWith({ status: 'completed', trx_id: 'PAID123456' }));
  await check.click();
  await expect(step(page, 'Verification Done!')).toBeFocused();
  await expect(fact(page, 'Transaction ID')).toHaveText('PAID123456');
});

test('every result in Bangla', async ({ page }) => {
  await givenOrder(page, { status: 'failed_amount_mismatch', received_amount: 1400 });
  await openNewcomer(page, '/favicon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.goto('/plans');
  const bangla = page.getByRole('dialog', { name: 'পেমেন্ট' });
  const pay = async () => {
    await bangla.getByRole('button', { name: /^নগদ/ }).click();
  };
  await page.getByRole('button', { name: 'প্ল্যান কিনুন' }).click();
  await pay();
  await expect(bangla.getByRole('heading', { name: 'টাকার পরিমাণ মেলেনি' })).toBeFocused();
  await expect(bangla).toContainText(/১,৫০০ BDT.*১,৪০০ BDT/s);
  await answerWith(page, getOrderStatus, statusWith({ status: 'timed_out' }));
  await bangla.getByRole('button', { name: 'পেমেন্ট মাধ্যমে ফিরুন' }).click();
  await pay();
  await expect(bangla.getByRole('heading', { name: 'রেফারেন্স কোডের মেয়াদ শেষ' })).toBeFocused();
  await expectSound(page, 'an expired reference code in Bangla');
});
