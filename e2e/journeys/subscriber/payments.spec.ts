import { getUserPayments, type UserPaymentView } from '@portal/contracts';
import { answerWith, loseConnection } from '../../support/answers';
import { card, reloadDashboard } from '../../support/dashboard';
import { expectSound } from '../../support/looks';
import { expect, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const payments = (page: Page) => card(page, 'Payments');

const payment = (change: Partial<UserPaymentView>): UserPaymentView => ({
  ref_code: 'K7M2P9QX',
  planId: 'combo_30d',
  planName: 'Combo - 30 Days',
  days: 30,
  videos: 65,
  offerCode: null,
  amount: 2200,
  method: 'bkash',
  status: 'completed',
  createdAt: '2031-03-01T06:00:00.000Z',
  expiresAt: '2031-03-01T06:30:00.000Z',
  received_amount: null,
  trx_id: null,
  receivedAt: null,
  isLate: false,
  ...change,
});

test('payments stand in a list, newest first, each with its status in words', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await answerWith(page, getUserPayments, {
    payments: [
      payment({ ref_code: 'OPEN2345', status: 'pending', method: null, amount: 599 }),
      payment({ ref_code: 'PAID2345' }),
      payment({ ref_code: 'LATE2345', status: 'timed_out', method: 'nagad' }),
      payment({ ref_code: 'LESS2345', status: 'failed_amount_mismatch', method: 'nagad' }),
    ],
  });
  await reloadDashboard(page);
  const rows = payments(page).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText(/599 BDT.*OPEN2345.*Waiting for payment/s);
  await expect(rows.nth(0)).not.toContainText(/bKash|Nagad/);
  await expect(rows.nth(1)).toContainText(
    /Combo - 30 Days.*2,200 BDT.*Mar 1, 2031, 12:00.PM.*bKash.*PAID2345.*Completed/s,
  );
  await expect(rows.nth(2)).toContainText(/Nagad.*Timed out/s);
  await expect(rows.nth(3)).toContainText('Amount mismatch');
  await expectSound(page, 'payments in every status');
});

test('the orders of the service are shown', async ({ page, trial }) => {
  await signIn(page, trial);
  const answer = await page.request.get(
    getUserPayments.path.replace(':id', String(trial.subscriber.userId)),
  );
  const { payments: orders } = (await answer.json()) as { payments: UserPaymentView[] };
  for (const { ref_code } of orders.slice(0, 5)) {
    await expect(payments(page)).toContainText(ref_code);
  }
});

test('without payments the card says where they come from', async ({ page, trial }) => {
  await signIn(page, trial);
  await answerWith(page, getUserPayments, { payments: [] });
  await reloadDashboard(page);
  await expect(payments(page)).toContainText('No payments yet.');
});

test('a long list shows the newest and all on demand', async ({ page, trial }) => {
  await signIn(page, trial);
  const orders = Array.from({ length: 12 }, (_, index) => payment({ ref_code: `ORDER${index}` }));
  await answerWith(page, getUserPayments, { payments: orders });
  await reloadDashboard(page);
  await expect(payments(page).getByRole('listitem')).toHaveCount(5);
  await payments(page).getByRole('button', { name: 'Show all 12' }).click();
  await expect(payments(page).getByRole('listitem')).toHaveCount(12);
});

test('payments that could not be loaded are only logged; the card offers another try', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const bringBack = await loseConnection(page, getUserPayments);
  await reloadDashboard(page);
  await expect(payments(page)).toContainText('This could not be loaded right now.');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  bringBack();
  await payments(page).getByRole('button', { name: 'Try again' }).click();
  await expect(payments(page).getByRole('listitem').first()).toBeVisible();
});
