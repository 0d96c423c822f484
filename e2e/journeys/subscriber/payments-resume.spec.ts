import { getOrderStatus, getUserPayments } from '@portal/contracts';
import { sampleOpenPayment, samplePayment, statusOf } from '@portal/testing/samples';
import { answerWith } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { givenPayments, paymentRow } from '../../support/payments';
import { expect, signIn, test } from '../../support/test';

const OPEN = sampleOpenPayment();

test('with the keyboard alone an order is resumed; money that comes completes the row behind the dialog, and the keyboard goes on at the card', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [OPEN]);
  const resume = page.getByRole('button', { name: `Resume: ${OPEN.planName}, ${OPEN.ref_code}` });
  const dialog = page.getByRole('dialog', { name: 'Payment' });

  await tabTo(page, resume);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(OPEN.ref_code);
  await expect(dialog.getByRole('timer')).toHaveText(/^12:3\d$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(resume).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(OPEN.ref_code);
  const paid = samplePayment({ ref_code: OPEN.ref_code });
  await answerWith(page, getUserPayments, { payments: [paid] });
  await answerWith(page, getOrderStatus, statusOf(paid, 700_000));
  await expect(dialog).toContainText('Verification Done!');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(paymentRow(page, OPEN.ref_code)).toContainText('Completed');
  // The button is gone. Screen readers continue at the focus, not at the next Tab stop.
  await expect(page.locator(':focus')).toContainText('Payments');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Receipt/ })).toBeFocused();
});
