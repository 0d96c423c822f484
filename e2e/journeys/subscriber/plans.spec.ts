import type { Page } from '@playwright/test';
import { expectSound } from '../../support/looks';
import { readOfferCode } from '../../support/offers';
import { dialog, fact, openPlanPayment, order } from '../../support/pay';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the plans of a visitor, of a subscriber and of an offer; the amount of a discounted order is the price that was shown', async ({
  page,
  trial,
}) => {
  await test.step('a visitor is shown the way to the login', async () => {
    await page.goto('/plans');
    await expect(page.getByText('You must be logged in to purchase a plan.')).toBeVisible();
    await expectSound(page, 'the plans without a user');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('a subscriber can purchase a plan', async () => {
    await openSignedIn(page, trial, '/plans');
    await expect(heading(page, 'Subscription Plans')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Purchase Plan' })).toBeVisible();
    await expectSound(page, 'the plans');
  });
  await test.step('the discounted plan: its order is to be paid as it was shown', async () => {
    await page.goto(`/plans/${await readOfferCode(page, trial)}`);
    await expect(heading(page, 'Your Special Discounted Plan')).toBeVisible();
    await expect(page.locator('s')).toHaveText('1,500 BDT · 999 INR');
    await expect(page.getByRole('main')).toContainText(/1,200 BDT\s*799 INR/);
    await expectSound(page, 'the discounted plan');
    await openPlanPayment(page);
    await expect(dialog(page)).toContainText(/1,200 BDT\s*799 INR/);
    await order(page);
    await expect(fact(page, 'Amount')).toHaveText('1,200 BDT');
  });
  await test.step('an offer that is not found, in Bangla', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'bn'));
    await page.goto('/plans/NOSUCHCODE');
    await expect(page.getByRole('alert')).toContainText('অফারটি পাওয়া যায়নি বা মেয়াদ শেষ।');
    await expectSound(page, 'an offer that is not found');
  });
});
