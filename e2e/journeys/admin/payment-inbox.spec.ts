import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { expectSound } from '../../support/looks';
import { givenUnmatched } from '../../support/pay';
import { expect, test } from '../../support/test';

const cards = (page: Page) => page.getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

test('money without its note is matched by a typed code and completes the order; a mismatched order is dismissed with a reason', async ({
  page,
  trial,
}) => {
  const { userId, code, trxId } = await givenUnmatched(page, trial);

  await openTab(page, trial, 'payment-inbox');
  const card = cards(page).filter({ hasText: trxId });
  await expect(card).toContainText('The note has no reference code.');
  await expect(card).toContainText(code);
  await expectSound(page, 'the payment inbox');
  await card.getByRole('button', { name: 'Match by code' }).click();
  await dialog(page).getByLabel('Reference code of the order').fill('22222222');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByLabel('Reference code of the order').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(`Order ${code}: DRM Only - 7 Days.`);
  await expect(dialog(page)).toContainText(
    `Grant 7 days and 250 videos to User ${userId} for 599 BDT.`,
  );
  await expect(dialog(page).getByRole('button', { name: 'Match', exact: true })).toBeFocused();
  await expectSound(page, 'a match by code');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order completed, plan extended.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await page.goto('/admin/dashboard?tab=payments&status=completed');
  const row = page.getByRole('row').filter({ hasText: trxId });
  await expect(row).toContainText('Completed');
  await expect(row).toContainText(code);

  await test.step('a mismatched order leaves the inbox', async () => {
    await page.goto('/admin/dashboard?tab=payment-inbox&status=mismatched');
    // An order of the seed.
    const mismatched = cards(page).filter({ hasText: 'TRYPAY24' });
    await expect(mismatched).toContainText('Paid 700 of 799 BDT.');
    await mismatched.getByRole('button', { name: 'Dismiss' }).click();
    const submit = dialog(page).getByRole('button', { name: 'Dismiss' });
    await expect(submit).toBeDisabled();
    await dialog(page).getByLabel('Reason').fill('paid back');
    await submit.click();
    await expect(page.getByText('Payment dismissed.')).toBeVisible();
    await expect(mismatched).toHaveCount(0);
  });
});
