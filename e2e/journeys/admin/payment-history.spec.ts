import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Payment History' }).locator('tbody tr');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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
  await expect(rows(page).filter({ hasText: 'Completed' }).first()).toBeVisible();
  await expectSound(page, 'payment history');
});
