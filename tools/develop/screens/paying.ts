import { getOrderStatus, type OrderStatusResponse } from '@portal/contracts';
import type { Page } from '@playwright/test';
import type { Take, Trial } from './visits';

const ONLY_VISIBLE = { onlyVisible: true };

/** The steps of a payment and a receipt. The subscriber is already signed in. */
export async function visitPaying(page: Page, { url }: Trial, take: Take): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto(`${url}/dashboard`);
  await page
    .getByRole('region', { name: 'Payments' })
    .getByRole('button', { name: /^Show all/ })
    .click();
  await page
    .getByRole('button', { name: /^Receipt/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Payment receipt' }).waitFor();
  await take('receipt', ONLY_VISIBLE);

  await page.goto(`${url}/plans`);
  await page.getByRole('button', { name: 'Purchase Plan' }).click();
  await page.getByRole('heading', { name: 'Select Payment Method' }).waitFor();
  await take('pay-method', ONLY_VISIBLE);
  await page.getByRole('button', { name: /^bKash/ }).click();
  await page.getByText('Reference code').waitFor();
  await take('pay-reference', ONLY_VISIBLE);

  await showResult(page, { status: 'failed_amount_mismatch', received_amount: 1000 });
  await page.getByText('Payment Amount Mismatch').waitFor();
  await take('pay-mismatch', ONLY_VISIBLE);
  await page.getByRole('button', { name: 'Back to the payment methods' }).click();
  await showResult(page, { status: 'completed', trx_id: 'CFA1B2C3D4' });
  await page.getByRole('button', { name: /^bKash/ }).click();
  await page.getByText('Verification Done!').waitFor();
  await take('pay-done', ONLY_VISIBLE);
  await page.unrouteAll();
}

/** Changes the order's status in the answer. No money is sent, so every visit shows the same plan. */
async function showResult(
  page: Page,
  change: Partial<OrderStatusResponse['payment']>,
): Promise<void> {
  await page.route(`**${getOrderStatus.path.replace(/:.*/, '*')}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as OrderStatusResponse;
    const payment = { ...answer.payment, ...change };
    await route.fulfill({ response, json: { ...answer, status: payment.status, payment } });
  });
}
