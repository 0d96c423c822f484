import { expectSound } from '../support/looks';
import { expect, signIn, test } from '../support/test';

test('the login screen is sound on phone and desktop, in light and dark', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Login with Password' }).click();
  await expectSound(page, 'the login screen');
});

test('the dashboard is sound on phone and desktop, in light and dark', async ({ page, trial }) => {
  await signIn(page, trial);
  await page.getByRole('heading', { name: 'Recent Downloads' }).waitFor();
  await expectSound(page, 'the dashboard');
});

test('the skip link leads below the header that stays', async ({ page, trial }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, trial);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const title = await page.getByRole('heading', { name: /^Welcome/ }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
