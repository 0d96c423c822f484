import { getCatalogue, getUserPayments, type UserPaymentView } from '@portal/contracts';
import type { Page } from '@playwright/test';
import type { PaymentMethod } from '@portal/rules';
import { answerWith, changeAnswers, loseConnection } from '../../support/answers';
import { card, reloadDashboard } from '../../support/dashboard';
import { expectSound } from '../../support/looks';
import { givenPayments, openPayment, payment, paymentRow } from '../../support/payments';
import { expect, signIn, test } from '../../support/test';

const payments = (page: Page) => card(page, 'Payments');
const SUPPORT = 'https://t.me/dhara_support';

const FAILED = payment({
  ref_code: 'LESS2345',
  planName: 'Combo - 7 Days',
  status: 'failed_amount_mismatch',
  method: 'nagad',
  amount: 799,
  received_amount: 700.5,
});
const LATE = payment({ ref_code: 'LATE2345', status: 'timed_out', isLate: true });
const NONE_CAME = { received_amount: null, trx_id: null, receivedAt: null };

test('payments stand in a list, newest first: plan, amount, method, date, and the status in words', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [
    openPayment({ method: null, amount: 599 }),
    payment({ ref_code: 'PAID2345' }),
    payment({ ref_code: 'GONE2345', status: 'timed_out', method: 'nagad', ...NONE_CAME }),
    FAILED,
    LATE,
  ]);
  const rows = payments(page).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText(/599 BDT.*PEN2345X.*Waiting for payment/s);
  await expect(rows.nth(0)).not.toContainText(/bKash|Nagad/);
  await expect(rows.nth(1)).toContainText(
    /Combo - 30 Days.*2,200 BDT.*Mar 1, 2031, 12:00.PM.*bKash.*PAID2345.*Completed/s,
  );
  await expect(rows.nth(2)).toContainText(/Nagad.*Timed out/s);
  await expect(rows.nth(3)).toContainText('Amount mismatch');
  await expect(rows.nth(4)).toContainText('Timed out');
  await expect(payments(page).getByRole('button')).toHaveText(['Resume', 'Receipt']);
  await expectSound(page, 'payments in every status');
});

test('a payment by a method that is newer than the portal shows the id of the method', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [
    payment({ ref_code: 'NEWR2345', method: 'newer' as PaymentMethod }),
    payment({ ref_code: 'RCKT2345', method: 'rocket' }),
  ]);
  await expect(paymentRow(page, 'NEWR2345')).toContainText(/newer.*Completed/s);
  await expect(paymentRow(page, 'RCKT2345')).toContainText(/Rocket.*Completed/s);
  await paymentRow(page, 'NEWR2345')
    .getByRole('button', { name: /Receipt/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Payment receipt' })).toContainText('newer');
});

test('a failed payment tells what was to be paid and what came, with a support link', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await changeAnswers(page, getCatalogue, (catalogue) => ({
    ...catalogue,
    brand: { ...catalogue.brand, supportContactUrl: SUPPORT },
  }));
  await givenPayments(page, [
    FAILED,
    payment({ ...FAILED, ref_code: 'WRNG2345', received_amount: FAILED.amount }),
    payment({ ref_code: 'GONE2345', status: 'timed_out', ...NONE_CAME }),
  ]);
  const failed = paymentRow(page, 'LESS2345');
  await expect(failed).toContainText('To be paid: 799 BDT. Received: 700.5 BDT.');
  const support = failed.getByRole('link', { name: 'Contact support' });
  await expect(support).toHaveAttribute('href', SUPPORT);
  await expect(support).toHaveAttribute('target', '_blank');
  await expect(paymentRow(page, 'WRNG2345')).toContainText(
    '799 BDT arrived by another method or at another number.',
  );
  await expect(paymentRow(page, 'GONE2345').getByRole('link')).toHaveCount(0);
  await expectSound(page, 'failed payments');
});

test('a timed-out payment with late money says that it waits for support, and afterwards that support decided', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [LATE, payment({ ...LATE, ref_code: 'DONE2345', isLate: false })]);
  await expect(paymentRow(page, 'LATE2345')).toContainText(
    '2,200 BDT arrived after the code had expired. Support will decide.',
  );
  await expect(paymentRow(page, 'DONE2345')).toContainText(
    '2,200 BDT arrived after the code had expired. Support has decided.',
  );
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
  await givenPayments(page, []);
  await expect(payments(page)).toContainText('No payments yet.');
});

test('a long list shows the newest and all on demand', async ({ page, trial }) => {
  await signIn(page, trial);
  const orders = Array.from({ length: 12 }, (_, index) => payment({ ref_code: `ORDER${index}` }));
  await givenPayments(page, orders);
  await expect(payments(page).getByRole('listitem')).toHaveCount(5);
  await payments(page).getByRole('button', { name: 'Show all 12' }).click();
  await expect(payments(page).getByRole('listitem')).toHaveCount(12);
});

test('the list is read anew on demand', async ({ page, trial }) => {
  await signIn(page, trial);
  await givenPayments(page, [openPayment()]);
  await expect(payments(page)).toContainText('Waiting for payment');
  await answerWith(page, getUserPayments, {
    payments: [payment({ ref_code: openPayment().ref_code })],
  });
  await page.getByRole('banner').getByRole('button', { name: 'Refresh' }).click();
  await expect(payments(page)).toContainText('Completed');
  await expect(payments(page).getByRole('timer')).toHaveCount(0);
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

test('in Bangla: words, numerals, dates and the time left', async ({ page, trial }) => {
  await signIn(page, trial);
  await givenPayments(page, [openPayment(), FAILED, LATE, payment()]);
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.reload();
  const list = card(page, 'পেমেন্ট');
  await expect(list.getByRole('timer')).toHaveText(/^১২:৩[০-৯]$/);
  await expect(list).toContainText('দেওয়ার কথা: ৭৯৯ BDT। পাওয়া গেছে: ৭০০.৫ BDT।');
  await expect(list).toContainText('কোডের সময় শেষ হওয়ার পর ২,২০০ BDT এসেছে।');
  await expect(list).toContainText(/১ মার্চ.*২০৩১/);
  // Latin numerals may occur only in data of the service: plan names and codes.
  const words = (await list.innerText()).replace(/Combo - \d+ Days|[A-Z0-9]{8}/g, '');
  expect(words).not.toMatch(/[0-9]/);
  await expectSound(page, 'payments in Bangla');
});
