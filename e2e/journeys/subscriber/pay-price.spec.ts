import { STANDARD_PLAN } from '@portal/rules';
import type { PricedPlanView } from '@portal/contracts';
import {
  openNewcomer,
  openPlanPayment,
  dialog,
  fact,
  order,
  reportMoney,
  step,
  method,
} from '../../support/pay';
import { paymentRow } from '../../support/payments';
import { plansInEffect, publishPlans } from '../../support/price-lists';
import { expect, test } from '../../support/test';

/** The plans of the system before this journey; other journeys of the worker buy by them. */
let usual: PricedPlanView[] = [];

test.afterEach(async ({ trial }) => {
  const now = await plansInEffect(trial);
  if (JSON.stringify(now) !== JSON.stringify(usual)) await publishPlans(trial, usual);
});

test('a price that is published while the payment is open is asked for, paid, and named by the receipt', async ({
  page,
  trial,
}) => {
  usual = await plansInEffect(trial);
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await expect(dialog(page)).toContainText('1,500 BDT');
  const number = await publishPlans(
    trial,
    usual.map((plan) => (plan.id === STANDARD_PLAN.id ? { ...plan, priceBdt: 1_650 } : plan)),
  );
  await test.step('the new price is shown beside the old one, and nothing is ordered', async () => {
    await method(page, 'bKash').click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'This plan has changed. Before: 1,500 BDT · 30 days · Unlimited videos. ' +
        'Now: 1,650 BDT · 30 days · Unlimited videos. Choose a method to go on.',
    );
    await expect(step(page, 'Select Payment Method')).toBeVisible();
  });
  const reference = await test.step('who agrees pays what was shown', async () => {
    const reference = await order(page);
    await expect(fact(page, 'Amount')).toHaveText('1,650 BDT');
    await reportMoney(trial, { amount: 1_650, reference });
    await expect(step(page, 'Verification Done!')).toBeVisible();
    return reference;
  });
  await test.step('the receipt names the price list', async () => {
    await dialog(page).getByRole('link', { name: 'Back to Dashboard' }).click();
    await paymentRow(page, reference)
      .getByRole('button', { name: /^Receipt/ })
      .click();
    const receipt = page.getByRole('dialog', { name: 'Payment receipt' });
    await expect(receipt).toContainText('1,650 BDT');
    await expect(receipt).toContainText(new RegExp(`Price list\\s*${number}`));
  });
});
