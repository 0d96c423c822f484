import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const PAGES = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    bangla: 'গোপনীয়তা নীতি',
    sentences: ['Logs may be deleted after 30-60 days.'],
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    bangla: 'সেবার শর্তাবলি',
    sentences: [
      '99% uptime is targeted.',
      'Access is granted only after full payment.',
      'Subscription time starts at activation and is non-refundable.',
    ],
  },
] as const;

for (const { path, title, bangla, sentences } of PAGES) {
  test(`${path}: public; ${sentences.join(' ')}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const sentence of sentences) {
      await expect(page.getByRole('article')).toContainText(sentence);
    }
    await expect(page).toHaveURL(path);
    await expectSound(page, title);
  });

  test(`${path} has a back link to /dashboard`, async ({ page, trial }) => {
    await openSignedIn(page, trial, path);
    const back = page.getByRole('link', { name: 'Back to Dashboard' });
    await expect(back).toHaveAttribute('href', '/dashboard');
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  test(`${path} in Bangla`, async ({ page }) => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('language', 'bn'));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: bangla })).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText(/[A-Za-z]{3}/);
    await expectSound(page, `${title} in Bangla`);
  });
}

test('the login downloads no legal text', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Login with Password' })).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.join('')).toContain('Login with Password');
  expect(texts.join('')).not.toContain('non-refundable');
});
