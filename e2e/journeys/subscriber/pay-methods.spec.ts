import type { MethodListView } from '@portal/contracts';
import { goAheadUntil } from '../../support/clock';
import { expectSound } from '../../support/looks';
import {
  dialog,
  fact,
  method,
  openNewcomer,
  openPlanPayment,
  order,
  reportMoney,
  step,
} from '../../support/pay';
import { methodsInEffect, restoreMethods } from '../../support/payment-methods';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const OLD_NUMBER = '01800000000';
const NEW_NUMBER = '01899999999';

/** The methods of the system before this journey; other journeys of the worker pay by them. */
let usual: MethodListView | null = null;

test.afterEach(async ({ trial }) => {
  if (usual) await restoreMethods(trial, usual);
});

test('bKash is switched off and the number of Nagad changed while a payer has the dialog open', async ({
  page,
  browser,
  trial,
}) => {
  usual = await methodsInEffect(trial);
  const payer = await (await browser.newContext({ baseURL: trial.url })).newPage();
  await payer.clock.install();
  await openNewcomer(payer, '/plans');
  await openPlanPayment(payer);
  await expect(method(payer, 'bKash')).toHaveAttribute('aria-disabled', 'false');

  await test.step('an administrator publishes both', async () => {
    await openAdminSession(page, trial.admin);
    await page.goto('/admin/dashboard?tab=payment-methods');
    await page.getByRole('button', { name: 'Edit bKash' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Takes new orders').click();
    await form.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Edit Nagad' }).click();
    await form.getByLabel('Merchant number').fill(NEW_NUMBER);
    await form.getByRole('button', { name: 'Apply' }).click();
    await expectSound(page, 'changed payment methods');
    await page.getByRole('button', { name: 'Publish...' }).click();
    await form.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('The payment methods are in effect.')).toBeVisible();
  });

  const reference = await test.step('the payer sees it, and pays to the new number', async () => {
    const isOff = method(payer, 'bKash').getByText('Not available right now.');
    await goAheadUntil(payer, 15, () => isOff.isVisible());
    const reference = await order(payer, 'Nagad');
    await expect(fact(payer, 'Nagad number')).toHaveText(NEW_NUMBER);
    return reference;
  });

  await test.step('money that went to the old number counts all the same', async () => {
    const money = { method: 'nagad', amount: 1_500, reference, receiver: OLD_NUMBER } as const;
    expect((await reportMoney(trial, money)).outcome).toBe('completed');
    await expect(step(payer, 'Verification Done!')).toBeVisible();
    await expect(dialog(payer)).toContainText('Your plan has been activated.');
  });
  await payer.context().close();
});
