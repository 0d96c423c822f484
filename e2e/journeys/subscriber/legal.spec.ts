import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, test } from '../../support/test';

const PAGES = [
  { path: '/privacy-policy', en: 'Privacy Policy', bn: 'গোপনীয়তা নীতি' },
  { path: '/terms-of-service', en: 'Terms of Service', bn: 'সেবার শর্তাবলি' },
] as const;

test('the legal texts are public, in both languages, and only their pages download them', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Login with Password' })).toBeVisible();
  const texts = (await Promise.all(scripts)).join('');
  expect(texts).toContain('Login with Password');
  expect(texts).not.toContain('non-refundable');

  for (const language of ['bn', 'en'] as const) {
    await page.evaluate((value) => localStorage.setItem('language', value), language);
    for (const { path, [language]: title } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectSound(page, title);
    }
  }
  await tabTo(page, page.getByRole('link', { name: 'Back to Dashboard' }));
  await page.keyboard.press('Enter');
  // Nobody is signed in.
  await expect(page).toHaveURL('/');
});
