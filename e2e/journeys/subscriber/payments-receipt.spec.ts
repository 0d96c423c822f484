import type { Page } from '@playwright/test';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenPayments, payment } from '../../support/payments';
import { expect, signIn, test } from '../../support/test';

const PAID = payment();
const receipt = (page: Page) => page.getByRole('dialog', { name: 'Payment receipt' });
const facts = async (page: Page): Promise<Record<string, string>> => {
  const names = await receipt(page).getByRole('term').allTextContents();
  const values = await receipt(page).getByRole('definition').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
};
const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Receipt/ }).click();
  await expect(receipt(page)).toBeVisible();
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a receipt tells plan, days and videos added, amount, method, transaction, code and time', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [PAID]);
  await open(page);
  await expect(receipt(page)).toContainText(/2,200 BDT.*Completed/s);
  expect(await facts(page)).toEqual({
    Plan: 'Combo - 30 Days',
    'Days added': '30 days',
    'Videos added': 'Unlimited',
    'Amount paid': '2,200 BDT',
    'Payment method': 'bKash',
    'Transaction ID': 'CFA1B2C3D4',
    'Reference code': 'K7M2P9QX',
    'Paid on': expect.stringMatching(/^Mar 1, 2031, 12:04\sPM$/),
    'User ID': String(trial.subscriber.userId),
  });
  await expectSound(page, 'a receipt');
});

for (const [videos, text] of [
  [0, undefined],
  [1, '1 video'],
  [1_000, '1,000 videos'],
  [1_001, 'Unlimited'],
] as const) {
  test(`${videos} videos read ${text ?? 'as nothing added'}`, async ({ page, trial }) => {
    await signIn(page, trial);
    await givenPayments(page, [payment({ videos })]);
    await open(page);
    expect((await facts(page))['Videos added']).toBe(text);
  });
}

test('it opens, is copied and closes by keyboard; the focus comes back', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [PAID]);
  const button = page.getByRole('button', { name: 'Receipt: Combo - 30 Days, K7M2P9QX' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await tabTo(page, receipt(page).getByRole('button', { name: /^Copy/ }));
  await page.keyboard.press('Enter');
  await expect(receipt(page).getByRole('status')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = copied.split('\n');
  expect(lines[0]).toMatch(/^Payment receipt · \S/);
  expect(lines).toContain('Transaction ID: CFA1B2C3D4');
  expect(lines).toContain('Amount paid: 2,200 BDT');
  expect(lines).toHaveLength(10);
  await page.keyboard.press('Escape');
  await expect(receipt(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const theme of ['light', 'dark']) {
  test(`printed from the ${theme} theme it is the receipt alone, black on white, on one page`, async ({
    page,
    trial,
  }) => {
    await signIn(page, trial);
    await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
    await givenPayments(page, [PAID]);
    await open(page);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.printed-receipt');
    await expect(sheet.getByRole('heading', { name: 'Payment receipt' })).toBeVisible();
    await expect(sheet.getByText('CFA1B2C3D4')).toBeVisible();
    const visible = await page.evaluate(() =>
      [...document.body.children]
        .filter((child) => child.checkVisibility())
        .map((child) => child.className.includes('printed-receipt')),
    );
    expect(visible).toEqual([true]);
    const colours = await sheet.evaluate((element) => {
      const all = [element, ...element.querySelectorAll('h1, dt, dd, span')];
      return [...new Set(all.map((one) => getComputedStyle(one).color))];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)']);
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
    const pdf = (await page.pdf({ format: 'A5', printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toBeHidden();
    await expect(receipt(page)).toBeVisible();
  });
}

test('the print button prints; a file of it is named by the receipt, the page stays as it was', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [PAID]);
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.body.dataset['printed'] = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const shown = await page.title();
  await open(page);
  await receipt(page).getByRole('button', { name: 'Print' }).click();
  const printed = await page.evaluate(() => document.body.dataset['printed']);
  expect(printed).toMatch(/^Payment receipt · .* · K7M2P9QX$/);
  expect(await page.title()).toBe(shown);
});

test('closed, it does not stand in the way of printing the dashboard', async ({ page, trial }) => {
  await signIn(page, trial);
  await givenPayments(page, [PAID]);
  await open(page);
  await page.keyboard.press('Escape');
  await expect(receipt(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
});

test('in Bangla: words and numerals', async ({ page, trial }) => {
  await signIn(page, trial);
  await givenPayments(page, [payment({ videos: 250 })]);
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.reload();
  await page.getByRole('button', { name: /^রসিদ/ }).click();
  const dialog = page.getByRole('dialog', { name: 'পেমেন্টের রসিদ' });
  for (const text of ['৩০ দিন', '২৫০টি ভিডিও', '২,২০০ BDT', 'বিকাশ', 'CFA1B2C3D4']) {
    await expect(dialog.getByRole('definition').filter({ hasText: text })).toHaveCount(1);
  }
  await expect(dialog).toContainText(/১ মার্চ.*২০৩১/);
  await expectSound(page, 'a receipt in Bangla');
});
