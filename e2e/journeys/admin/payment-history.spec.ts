import { type AdminPaymentView, listPayments } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { answerNoEnvelope, answerWith, changeAnswers, loseConnection } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Payment History' }).locator('tbody tr');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const payment = (place: number, change: Partial<AdminPaymentView> = {}): AdminPaymentView => ({
  _id: String(place).padStart(24, '0'),
  userId: 10_001,
  userInfo: { name: 'Rahim' },
  status: 'completed',
  amount: 1_500,
  received_amount: 1_500,
  ref_code: `K7M2P9Q${place}`,
  trx_id: `CFA1B2C3D${place}`,
  createdAt: '2031-03-01T06:00:00.000Z',
  planName: 'DRM Bot - 30 Days',
  method: 'bkash',
  isLate: false,
  ...change,
});

const listOf = (payments: AdminPaymentView[], currentPage = 1, totalPages = 1) => ({
  payments,
  pagination: { currentPage, totalPages, totalRecords: payments.length },
});

test('a table of User, Status, Amount (Paid/Req), Details (Ref, TrxID) and Date, with chips all, completed, pending, timed_out and Failed', async ({
  page,
  trial,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTab(page, trial, 'payments');
  // The orders of the seed, from the service.
  await expect(rows(page).first()).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes('status=timed_out'));
  await chip(page, 'Timed Out').click();
  expect((await asked).url()).toContain('limit=15');
  await expect(page).toHaveURL(/status=timed_out/);
  await expect(rows(page).filter({ hasText: 'TRYPAY23' })).toContainText('Timed Out');
  await page.reload();
  await expect(chip(page, 'Timed Out')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Failed').click();
  const failed = rows(page).filter({ hasText: 'TRYPAY24' });
  await expect(failed).toContainText('Failed');
  await expect(failed).toContainText('700 / 799 BDT');
  await failed.getByRole('button', { name: 'Copy transaction ID TRY7NAGAD2' }).click();
  await expect(page.getByText('Transaction ID "TRY7NAGAD2" copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TRY7NAGAD2');
  await chip(page, 'All').click();
  await expect(page).not.toHaveURL(/status=/);

  const payments = [
    payment(1),
    payment(2, { status: 'pending', received_amount: null, trx_id: null, method: null }),
    payment(3, { status: 'timed_out', isLate: true, userInfo: { name: 'Very'.repeat(20) } }),
    payment(4, { status: 'failed_amount_mismatch', received_amount: 50.5 }),
    payment(5, { status: 'refunded' as 'completed', userInfo: { name: '' } }),
  ];
  await answerWith(page, listPayments, listOf(payments));
  await page.reload();
  for (const [place, words] of [
    ['Completed', '1,500 / 1,500 BDT'],
    ['Pending', '— / 1,500 BDT'],
    ['Timed Out', 'Money came late'],
    ['Failed', '50.5 / 1,500 BDT'],
    ['Unknown', 'N/A'],
  ].entries()) {
    for (const word of words) await expect(rows(page).nth(place)).toContainText(word);
  }
  await expectSound(page, 'payment history');
  await rows(page).first().getByRole('link', { name: 'Rahim' }).click();
  await expect(page).toHaveURL(/tab=user-manager&user=10001/);
});

test('pages of 15 stand in the address; the list may be empty or fail', async ({ page, trial }) => {
  await changeAnswers(page, listPayments, (_answer, asked) => {
    const place = Number(asked.get('page') ?? 1);
    return listOf([payment(place)], place, 3);
  });
  await openTab(page, trial, 'payments', '&page=2');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=3/);
  await chip(page, 'Completed').click();
  await expect(page).not.toHaveURL(/page=/);
  await page.unrouteAll({ behavior: 'wait' });

  await answerWith(page, listPayments, listOf([]));
  await page.reload();
  await expect(page.getByText('No payments found for this filter.')).toBeVisible();
  await answerNoEnvelope(page, listPayments);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch history.');
  await page.unrouteAll({ behavior: 'wait' });
  const connect = await loseConnection(page, listPayments);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
  connect();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chip(page, 'Completed')).toHaveAttribute('aria-pressed', 'true');
});
