import { createOrder, type CreateOrderResponse, getOrderStatus } from '@portal/contracts';
import { loseConnection } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { dialog, method, openNewcomer, openPlanPayment, step } from '../../support/pay';
import { paymentRow } from '../../support/payments';
import { expect, test } from '../../support/test';

test('a lost order can be tried again; the fourth open payment is refused, with the way to the open ones; a lost poll goes on', async ({
  page,
}) => {
  const { userId } = await openNewcomer(page, '/plans');
  const codes: string[] = [];
  for (const planId of ['combo_1d', 'combo_7d', 'combo_30d']) {
    const data = { userId, planId, method: 'bkash' };
    const answer = await page.request.post(createOrder.path, { data });
    codes.push(((await answer.json()) as CreateOrderResponse).referenceCode);
  }
  const alert = dialog(page).getByRole('alert').filter({ hasText: /\S/ });
  await openPlanPayment(page);

  await test.step("'Failed to create payment order.' on network error; the selection resets", async () => {
    const bringBack = await loseConnection(page, createOrder);
    await method(page, 'bKash').click();
    await expect(alert).toHaveText('Failed to create payment order.');
    await expect(method(page, 'bKash')).toHaveAttribute('aria-disabled', 'false');
    bringBack();
  });
  await test.step('a fourth open payment is refused', async () => {
    await method(page, 'bKash').click();
    await expect(alert).toHaveText(
      'You have 3 open payments. Please finish one of them, or wait until the oldest one ends.',
    );
    await expectSound(page, 'too many open payments');
    await dialog(page).getByRole('link', { name: 'Go to my open payments' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(dialog(page)).toBeHidden();
    for (const code of codes) {
      await expect(paymentRow(page, code)).toContainText('Waiting for payment');
    }
  });
  await test.step("polling stops on an error and says so; 'Check again' goes on", async () => {
    await paymentRow(page, codes[0] ?? '')
      .getByRole('button', { name: /^Resume/ })
      .click();
    await expect(step(page, 'Pay with bKash')).toBeFocused();
    const bringBack = await loseConnection(page, getOrderStatus);
    await expect(alert).toContainText('The payment could not be checked.');
    await expectSound(page, 'a polling error');
    // On a slow machine the page itself may find the line back first: then nothing has to be pressed any more.
    await dialog(page).getByRole('button', { name: 'Check again' }).focus();
    bringBack();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Waiting for your payment');
    await expect(alert).toHaveCount(0);
  });
});
