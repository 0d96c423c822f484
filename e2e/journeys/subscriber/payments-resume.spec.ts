import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  createOrder,
  type CreateOrderResponse,
  getOrderStatus,
  getUserPayments,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { answerWith, loseConnection } from '../../support/answers';
import { card } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { openNewcomer } from '../../support/pay';
import {
  givenPayments,
  openPayment,
  payment,
  paymentRow,
  standingOf,
} from '../../support/payments';
import { ROOT } from '../../support/system';
import { expect, signIn, test } from '../../support/test';

const OPEN = openPayment();
const timer = (page: Page) => paymentRow(page, OPEN.ref_code).getByRole('timer');
const resume = (page: Page) =>
  page.getByRole('button', { name: `Resume: ${OPEN.planName}, ${OPEN.ref_code}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Payment' });

test('a pending order shows the time it has left by the service, however wrong the device is', async ({
  page,
  trial,
}) => {
  // The clock of the service is in 2031; the clock of the device is today.
  await signIn(page, trial);
  await givenPayments(page, [OPEN]);
  await expect(timer(page)).toHaveText(/^12:3\d$/);
  await expect(timer(page)).toHaveAccessibleName('Time left to pay');
});

test('it ticks, and at 00:00 the order is timed out and the list is read anew', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [OPEN]);
  await page.clock.install();
  await answerWith(page, getOrderStatus, standingOf(OPEN, 600_000));
  await page.reload();
  await expect(timer(page)).toBeVisible();
  await answerWith(page, getOrderStatus, standingOf(OPEN, 5_000));
  const answered = page.waitForResponse((response) => response.url().endsWith(OPEN.ref_code));
  await page.clock.runFor(15_000);
  await answered;
  await expect(timer(page)).toHaveText(/^00:0\d$/);
  const reread = page.waitForRequest((request) => request.url().endsWith('/payments'));
  await page.clock.runFor(5_000);
  await reread;
  await expect(paymentRow(page, OPEN.ref_code)).toContainText('Timed out');
  await expect(resume(page)).toHaveCount(0);
});

test('an order that cannot be asked for keeps its row without a time', async ({ page, trial }) => {
  await signIn(page, trial);
  await givenPayments(page, [OPEN]);
  await loseConnection(page, getOrderStatus);
  await page.reload();
  await expect(timer(page)).toHaveText('--:--');
  await expect(resume(page)).toBeVisible();
});

test('resume opens the payment dialog of that order; all by keyboard, and the focus comes back', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [OPEN]);
  await tabTo(page, resume(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(OPEN.ref_code);
  await expect(dialog(page)).toContainText('2,200 BDT');
  await expect(dialog(page).getByRole('timer')).toHaveText(/^12:3\d$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(resume(page)).toBeFocused();
});

test('money that comes for it completes the row behind the dialog, and the keyboard goes on at the card', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [OPEN]);
  await resume(page).click();
  await expect(dialog(page)).toContainText(OPEN.ref_code);
  const paid = payment({ ref_code: OPEN.ref_code });
  await answerWith(page, getUserPayments, { payments: [paid] });
  await answerWith(page, getOrderStatus, standingOf(paid, 700_000));
  await expect(dialog(page)).toContainText('Verification Done!');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(paymentRow(page, OPEN.ref_code)).toContainText('Completed');
  // The button is gone. Screen readers continue at the focus, not at the next Tab stop.
  await expect(page.locator(':focus')).toContainText('Payments');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Receipt/ })).toBeFocused();
});

test('money that comes while the dialog is closed is noticed by the list', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await page.clock.install();
  await givenPayments(page, [OPEN]);
  await expect(timer(page)).toBeVisible();
  const paid = payment({ ref_code: OPEN.ref_code });
  await answerWith(page, getUserPayments, { payments: [paid] });
  await answerWith(page, getOrderStatus, standingOf(paid, 700_000));
  const user = page.waitForRequest((request) => /\/api\/user\/\d+$/.test(request.url()));
  await page.clock.runFor(15_000);
  await expect(paymentRow(page, OPEN.ref_code)).toContainText('Completed');
  await user;
  await expectSound(page, 'a payment that has just completed');
});

test('an order of the service is resumed, paid with npm run pay, and has its receipt', async ({
  page,
  place,
}) => {
  const user = await openNewcomer(page, '/dashboard');
  const answer = await page.request.post(createOrder.path, {
    data: { userId: user.userId, planId: 'combo_7d', method: 'nagad' },
  });
  const { referenceCode, amount } = (await answer.json()) as CreateOrderResponse;
  await page.reload();
  const row = paymentRow(page, referenceCode);
  await expect(row).toContainText(/Combo.*799 BDT.*Nagad.*Waiting for payment/s);
  await expect(row.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  await row.getByRole('button', { name: /^Resume/ }).click();
  await expect(dialog(page)).toContainText(referenceCode);

  const pay = ['tools/develop/pay/main.ts', referenceCode, String(amount), '--method', 'nagad'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', ...pay, '--trx', `E2E${referenceCode}`],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: place.dataDir } },
  );
  expect(stdout).toContain('completed: the plan is activated');
  await expect(dialog(page)).toContainText('Verification Done!');
  await dialog(page).getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Completed');
  await expect(card(page, 'Plan Details')).toContainText('7 days');
  await row.getByRole('button', { name: /^Receipt/ }).click();
  const receipt = page.getByRole('dialog', { name: 'Payment receipt' });
  await expect(receipt).toContainText(`E2E${referenceCode}`);
  await expect(receipt).toContainText(/Days added\s*7 days/);
  await expect(receipt).toContainText(/Videos added\s*250 videos/);
});
