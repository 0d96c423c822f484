import type { Locator, Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { givenUser } from '../../support/managed-users';
import { Operator } from '../../support/operator';
import { givenUnmatched } from '../../support/pay';
import { savedCsv } from '../../support/saved-csv';
import { expect, test } from '../../support/test';

// The operator's tasks of the review of the console, each with what it costs.

const option = (page: Page, name?: string | RegExp) =>
  page.getByRole('option', name === undefined ? {} : { name });
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const daysLeft = (page: Page) =>
  page
    .getByRole('region', { name: 'User Summary' })
    .locator('dl > div')
    .filter({ hasText: 'Days left' })
    .locator('dd');

test.describe('a user', () => {
  test('is found by name, or by the beginning of the id, without a click', async ({
    page,
    trial,
  }) => {
    await openTab(page, trial, 'analytics');
    const name = `Kamrul ${Date.now()}`;
    const { userId } = await givenUser(page, {}, { name });
    for (const known of [name, String(userId).slice(0, 8)]) {
      await page.goto('/admin/dashboard?tab=analytics');
      await expect(page.getByText('Total Users')).toBeVisible();
      const operator = new Operator(page);
      await operator.openPalette();
      await operator.type(known);
      await expect(option(page).filter({ hasText: `${name}${userId}` })).toBeVisible();
      await expect(option(page, /^Admin view of user/)).toHaveCount(1);
      await operator.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/admin/manage/${userId}$`));
      operator.expectCheap({ clicks: 0, steps: 3 });
    }
  });

  test('gets 30 days from the palette or from a row of a list, and loses them again by Undo', async ({
    page,
    trial,
  }) => {
    await openTab(page, trial, 'analytics');
    const name = `Shirin ${Date.now()}`;
    const { userId } = await givenUser(page, {}, { name });

    await test.step('from the palette: the dialog shows the result first', async () => {
      const operator = new Operator(page);
      await operator.openPalette();
      await operator.type(name);
      await expect(option(page, `Add 30 days to ${name}`)).toBeVisible();
      await operator.press('ArrowDown');
      await operator.press('Enter');
      await expect(dialog(page, 'Add Days')).toContainText('10 → 40 days');
      await operator.click(button(dialog(page, 'Add Days'), 'Add Days'));
      await expect(daysLeft(page)).toHaveText('40 days');
      operator.expectCheap({ clicks: 1, steps: 5 });
    });

    await test.step('undone by one click', async () => {
      const operator = new Operator(page);
      await operator.click(
        page.getByRole('status').getByRole('button', { name: 'Undo', exact: true }),
      );
      await expect(daysLeft(page)).toHaveText('10 days');
      operator.expectCheap({ clicks: 1 });
    });

    await test.step('the same from a row of All Users', async () => {
      await page.goto(`/admin/dashboard?tab=users&search=${userId}`);
      const operator = new Operator(page);
      await operator.click(page.getByRole('row').getByRole('link', { name, exact: true }));
      await operator.click(button(page, 'Add Days'));
      await operator.click(button(dialog(page, 'Add Days'), 'Add Days'));
      await expect(daysLeft(page)).toHaveText('40 days');
      operator.expectCheap({ clicks: 3 });
    });
  });
});

test('"I paid, TrxID X": from Ctrl K to resolved in five steps; then who gave the plan is one search', async ({
  page,
  trial,
}) => {
  const { userId, code, trxId } = await givenUnmatched(page, trial);
  await openTab(page, trial, 'analytics');

  await test.step('resolved', async () => {
    const operator = new Operator(page);
    await operator.openPalette();
    await operator.type(trxId);
    await expect(option(page).filter({ hasText: trxId })).toBeVisible();
    await operator.press('Enter');
    await expect(page).toHaveURL(/\/admin\/payment\//);
    await operator.click(button(page, `Match with order ${code}`));
    const deciding = page.getByRole('dialog').filter({ hasText: `Order ${code}` });
    await operator.click(button(deciding, 'Match'));
    await expect(page.getByText('Order completed, plan extended.')).toBeVisible();
    operator.expectCheap({ clicks: 2, steps: 5 });
  });

  await test.step('who gave this user the plan', async () => {
    const operator = new Operator(page);
    await operator.openPalette();
    await operator.type(String(userId));
    await operator.click(option(page, /^Audit of/));
    const rows = page.getByRole('table', { name: 'Audit Log' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Matched money to an order');
    await expect(rows).toContainText('+7 days');
    await expect(rows).toContainText('599 BDT');
    operator.expectCheap({ clicks: 1, steps: 3 });
  });

  await test.step('and the record of the user leads to the payment', async () => {
    await page.goto(`/admin/manage/${userId}`);
    const operator = new Operator(page);
    const payments = page.getByRole('region', { name: 'Payments' });
    await operator.click(payments.getByRole('link', { name: /599 BDT$/ }));
    await expect(page).toHaveURL(/\/admin\/payment\//);
    operator.expectCheap({ clicks: 1 });
  });
});

test('50 codes are made and exported, only these 50', async ({ page, trial }) => {
  await openTab(page, trial, 'redeem-codes');
  const operator = new Operator(page);
  await operator.click(page.getByLabel('Number of codes'));
  await page.keyboard.press('Control+a');
  await operator.type('50');
  await operator.click(button(page, 'Generate'));
  const exporting = button(page, 'Export them');
  const { rows } = await savedCsv(page, () => operator.click(exporting));
  expect(rows).toHaveLength(51);
  operator.expectCheap({ clicks: 3 });
});
