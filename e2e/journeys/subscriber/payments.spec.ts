import { getUserPayments, type UserPaymentView } from '@portal/contracts';
import { sampleOpenPayment, samplePayment } from '@portal/testing/samples';
import type { Page } from '@playwright/test';
import { answerWith } from '../../support/answers';
import { card } from '../../support/dashboard';
import { expectSound } from '../../support/looks';
import { givenPayments } from '../../support/payments';
import { expect, signIn, test } from '../../support/test';

const payments = (page: Page) => card(page, 'Payments');
const showAll = (page: Page, count: number) =>
  payments(page)
    .getByRole('button', { name: `Show all ${count}` })
    .click();

const FAILED = samplePayment({
  ref_code: 'LESS2345',
  planName: 'Combo - 7 Days',
  status: 'failed_amount_mismatch',
  method: 'nagad',
  amount: 799,
  received_amount: 700.5,
});
const LATE = samplePayment({ ref_code: 'LATE2345', status: 'timed_out', isLate: true });

test('the orders of the service; payments in every status, read anew on demand, and in Bangla', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await test.step('the orders of the service are shown', async () => {
    const answer = await page.request.get(
      getUserPayments.path.replace(':id', String(trial.subscriber.userId)),
    );
    const { payments: orders } = (await answer.json()) as { payments: UserPaymentView[] };
    expect(orders).not.toHaveLength(0);
    await showAll(page, orders.length);
    for (const { ref_code } of orders.slice(0, 5)) {
      await expect(payments(page)).toContainText(ref_code);
    }
  });
  await test.step('every status looks sound', async () => {
    await givenPayments(page, [sampleOpenPayment(), samplePayment(), FAILED, LATE]);
    // Those that need the payer; the completed one is one tap away.
    await expect(payments(page).getByRole('listitem')).toHaveCount(3);
    await showAll(page, 4);
    await expect(payments(page).getByRole('listitem')).toHaveCount(4);
    await expect(payments(page).getByRole('timer')).toHaveText(/^12:3\d$/);
    await expectSound(page, 'payments in every status');
  });
  await test.step('the list is read anew on demand', async () => {
    await answerWith(page, getUserPayments, {
      payments: [samplePayment({ ref_code: sampleOpenPayment().ref_code }), FAILED, LATE],
    });
    await page.getByRole('banner').getByRole('button', { name: 'Refresh' }).click();
    await expect(payments(page).getByRole('listitem')).toHaveCount(3);
    await expect(payments(page).getByRole('timer')).toHaveCount(0);
  });
  await test.step('in Bangla', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'bn'));
    await page.reload();
    await expect(card(page, 'পেমেন্ট')).toContainText('দেওয়ার কথা: ৳৭৯৯।');
    await expectSound(page, 'payments in Bangla');
  });
});
