import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test('a simple and a flexible offer are sent, stand in Active Offers, and one is removed; 768 px are enough', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page);
  const text = `Thank you <b>very</b> much ${Date.now()}`;
  const offers = page.getByRole('table', { name: 'Active Offers' }).locator('tbody tr');

  await test.step('Simple Offer', async () => {
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Simple Offer' }).click();
    await expect(page).toHaveURL(/\/admin\/send-offer$/);
    await page.getByLabel('User ID').fill(` ${userId} `);
    await page.getByLabel('Offer Message').fill(text);
    await expectSound(page, 'the Simple Offer page');
    await page.getByRole('button', { name: 'Send Offer' }).click();
    await expect(page.getByText('Offer sent successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });

  await test.step('Create Offer', async () => {
    await page.getByRole('button', { name: 'Create Offer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a Flexible Offer' });
    await expect(dialog.getByLabel('User ID')).toBeFocused();
    await page.keyboard.type(String(userId));
    await dialog.getByLabel('Plan', { exact: true }).selectOption('plan_premium_bdt_90d');
    await dialog.getByLabel('Discount Type').selectOption('extra_days');
    await dialog.getByLabel('Value', { exact: true }).fill('5');
    await expectSound(page, 'Create a Flexible Offer');
    await dialog.getByRole('button', { name: 'Send Offer' }).click();
    await expect(page.getByText('Special offer sent successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('Active Offers', async () => {
    await page.getByRole('link', { name: 'Active Offers' }).click();
    const flexible = offers.filter({ hasText: '5 extra days with Premium Plan' });
    await expect(flexible.filter({ hasText: String(userId) })).toContainText('Ends ');
    const sent = offers.filter({ hasText: text });
    await expect(sent.getByRole('link', { name: String(userId) })).toBeVisible();
    await expectSound(page, 'Active Offers');
    await page.setViewportSize({ width: 768, height: 900 });
    const surplus = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(surplus).toBeLessThanOrEqual(0);
    await sent.getByRole('button', { name: /^Remove the offer of/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Offer removed!')).toBeVisible();
    await expect(sent).toHaveCount(0);
  });
});
