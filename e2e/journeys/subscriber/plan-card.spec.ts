import { getUser, type UserView } from '@portal/contracts';
import { changeAnswers } from '../../support/answers';
import { reloadDashboard } from '../../support/dashboard';
import { expectSound } from '../../support/looks';
import { expect, signIn, test } from '../../support/test';

test('the plan of the service; one that ends soon, one of a frozen account that is over, and in Bangla', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const card = page.getByRole('region', { name: 'Plan Details', exact: true });
  await expect(card).toContainText('Active');
  await card.locator('summary').click();
  await expect(card.getByRole('progressbar', { name: 'Plan countdown' })).toBeVisible();

  let change: Partial<UserView> = { isExpired: false, daysRemaining: 3, price: null };
  await changeAnswers(page, getUser, ({ user }) => ({ user: { ...user, ...change } }));
  await reloadDashboard(page);
  await expect(card).toContainText('Expiring Soon');
  await card.locator('summary').click();
  await expectSound(page, 'a plan that ends soon');

  change = { isExpired: true, daysRemaining: 0, startDate: null, isFrozen: true };
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.reload();
  await expect(page.getByRole('heading', { name: /^স্বাগতম/ })).toBeVisible();
  const bangla = page.getByRole('region', { name: 'প্ল্যানের বিবরণ' });
  await bangla.locator('summary').click();
  await expect(bangla).toContainText(/[০-৯]+ দিন/);
  await expect(bangla).not.toContainText(/[0-9]/);
  await expectSound(page, 'a frozen account in Bangla');
});
