import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getUser, getUserPayments, type UserPaymentView } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { loseConnection } from '../../support/answers';
import { card } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import {
  dialog,
  fact,
  method,
  newTrxId,
  openNewcomer,
  openPlanPayment,
  order,
  reportMoney,
  SENDER_DIGITS,
  step,
  timer,
} from '../../support/pay';
import { paymentRow } from '../../support/payments';
import { ROOT } from '../../support/system';
import { expect, test } from '../../support/test';

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

async function ordersOf(page: Page, userId: number): Promise<UserPaymentView[]> {
  const answer = await page.request.get(getUserPayments.path.replace(':id', String(userId)));
  return ((await answer.json()) as { payments: UserPaymentView[] }).payments;
}

/** Types the transaction id of a payment without a note. The form is open. */
async function claim(page: Page, trxId: string, digits: string): Promise<void> {
  await dialog(page).getByLabel('Transaction ID').fill(trxId);
  await dialog(page).getByLabel('Last 4 digits of the paying number').fill(digits);
  await button(page, 'Send transaction ID').click();
}

test('money from order to receipt: too little fails an order, a stranger claims nothing, an order that was left is resumed, paid with npm run pay, and has its receipt', async ({
  page,
  trial,
  place,
}) => {
  const { userId } = await openNewcomer(page, '/plans');
  const failed = await test.step('bKash: the reference code', async () => {
    await openPlanPayment(page);
    const reference = await order(page, 'bKash');
    await expect(fact(page, 'Amount')).toHaveText('1,500 BDT');
    await expect(fact(page, 'bKash number')).toHaveText('01700000000');
    await expect(dialog(page)).toContainText(`Write ${reference} as the reference.`);
    await expect(timer(page)).toHaveText(/^(30:00|29:\d\d)$/);
    await expectSound(page, 'the reference code');
    return reference;
  });
  await test.step('another amount: what was to be paid and what came', async () => {
    const report = { amount: 1400.5, reference: failed, trxId: newTrxId() };
    expect((await reportMoney(trial, report)).outcome).toBe('failed_amount_mismatch');
    await expect(step(page, 'Payment Amount Mismatch')).toBeFocused();
    await expect(fact(page, 'Received')).toHaveText('1,400.5 BDT');
    await expect(fact(page, 'Transaction ID')).toHaveText(report.trxId);
    await expectSound(page, 'an amount mismatch');
  });
  const reference = await test.step('the next order has a new code, for any method', async () => {
    await button(page, 'Back to the payment methods').click();
    const first = await order(page, 'bKash');
    expect(first).not.toBe(failed);
    await button(page, 'Back to the payment methods').click();
    // The same open order is returned, now to be paid with the other service.
    expect(await order(page, 'Nagad')).toBe(first);
    return first;
  });
  await test.step("wrong digits say the same as an id that nobody reported, and claim nobody's money", async () => {
    const known = newTrxId();
    await reportMoney(trial, { method: 'nagad', amount: 1500, reference: null, trxId: known });
    await button(page, 'I forgot the note').click();
    for (const trxId of [newTrxId(), known]) {
      await claim(page, trxId, '9999');
      await expect(dialog(page)).toContainText('If not, we check it by hand.');
    }
    await expect(dialog(page)).toContainText('Waiting for your payment');
  });
  const row = paymentRow(page, reference);
  await test.step('closing the dialog keeps the order: it stands in the payments list', async () => {
    await button(page, 'Close').click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(paymentRow(page, failed)).toContainText('Amount mismatch');
    await expect(row).toContainText(/Standard.*1,500 BDT.*Nagad.*Waiting for payment/s);
    await expect(row.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
    await row.getByRole('button', { name: /^Resume/ }).click();
    await expect(dialog(page)).toContainText(reference);
  });
  await test.step('paid, it adds its days at once', async () => {
    const pay = ['tools/develop/pay/main.ts', reference, '1500', '--method', 'nagad'];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', ...pay, '--trx', `E2E${reference}`],
      { cwd: ROOT, env: { ...process.env, DATA_DIR: place.dataDir } },
    );
    expect(stdout).toContain('completed: the plan is activated');
    await expect(step(page, 'Verification Done!')).toBeFocused();
    await expect(fact(page, 'Added')).toHaveText('30 days');
    await expectSound(page, 'a completed payment');
    await dialog(page).getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, 'Plan Details')).toContainText('30 days');
  });
  await test.step('its receipt', async () => {
    await card(page, 'Payments')
      .getByRole('button', { name: /^Show all/ })
      .click();
    await expect(row).toContainText('Completed');
    await row.getByRole('button', { name: /^Receipt/ }).click();
    const receipt = page.getByRole('dialog', { name: 'Payment receipt' });
    await expect(receipt).toContainText(`E2E${reference}`);
    await expect(receipt).toContainText(/Days added\s*30 days/);
  });
  expect(await ordersOf(page, userId)).toMatchObject([
    { ref_code: reference, status: 'completed', method: 'nagad', trx_id: `E2E${reference}` },
    { ref_code: failed, status: 'failed_amount_mismatch', method: 'bkash' },
  ]);
});

test('with the keyboard alone, from the checkout to the dashboard, for money without a note and without a clipboard', async ({
  page,
  trial,
  context,
}) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { userId } = await openNewcomer(page, '/dashboard');
  await page.goto(`/checkout/combo_7d/user/${userId}/pay-id/p1/`);
  await tabTo(page, page.getByRole('button', { name: 'Activate Plan' }));
  await page.keyboard.press('Enter');
  await expect(step(page, 'Select Payment Method')).toBeFocused();
  await expectSound(page, 'the payment methods');
  await tabTo(page, method(page, 'Nagad'));
  await page.keyboard.press('Enter');
  await expect(step(page, 'Pay with Nagad')).toBeFocused();
  await expect(fact(page, 'Amount')).toHaveText('799 BDT');
  await expect(dialog(page)).toContainText('Open Nagad and choose Payment.');

  await test.step('the text is copied by way of a selection', async () => {
    await tabTo(page, button(page, 'Copy: Reference code'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Copied: Reference code')).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await fact(page, 'Reference code').innerText());
  });
  const trxId = newTrxId();
  await test.step('the transaction id names the order before the message', async () => {
    await tabTo(page, button(page, 'I forgot the note'));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog(page).getByLabel('Transaction ID'));
    await page.keyboard.type(trxId.toLowerCase());
    await tabTo(page, dialog(page).getByLabel('Last 4 digits of the paying number'));
    await page.keyboard.type(SENDER_DIGITS);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Noted. Your plan starts as soon as');
    await expectSound(page, 'a forgotten note');
    await tabTo(page, button(page, 'Back to the payment methods'));
  });
  await test.step('the money completes it, and the dashboard has the plan at once', async () => {
    await reportMoney(trial, { method: 'nagad', amount: 799, reference: null, trxId });
    await expect(step(page, 'Verification Done!')).toBeFocused();
    const isStored = () =>
      page.evaluate(() => localStorage.getItem('currentUser')?.includes('"isExpired":false'));
    await expect.poll(isStored).toBe(true);
    // From here on the page cannot read the user again. It shows what it already has.
    await loseConnection(page, getUser);
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('link', { name: 'Back to Dashboard' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('banner')).toContainText('7 days left');
  });
});
