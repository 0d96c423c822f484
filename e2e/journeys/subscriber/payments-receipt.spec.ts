import { samplePayment } from '@portal/testing/samples';
import type { Page } from '@playwright/test';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenPayments } from '../../support/payments';
import { expect, signIn, test } from '../../support/test';

const receipt = (page: Page) => page.getByRole('dialog', { name: 'Payment receipt' });
const sheet = (page: Page) => page.locator('.printed-receipt');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Printed, the page is the receipt alone, black on white, on one page. */
async function expectPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page).getByRole('heading', { name: 'Payment receipt' })).toBeVisible();
  await expect(sheet(page).getByText('CFA1B2C3D4')).toBeVisible();
  const visible = () =>
    page.evaluate(() =>
      [...document.body.children]
        .filter((child) => child.checkVisibility())
        .map((child) => child.className.includes('printed-receipt')),
    );
  await expect.poll(visible).toEqual([true]);
  const colours = () =>
    sheet(page).evaluate((element) => {
      const all = [element, ...element.querySelectorAll('h1, dt, dd, span')];
      return [...new Set(all.map((one) => getComputedStyle(one).color))];
    });
  await expect.poll(colours).toEqual(['rgb(0, 0, 0)']);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const pdf = (await page.pdf({ format: 'A5', printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet(page)).toBeHidden();
  await expect(receipt(page)).toBeVisible();
}

test('with the keyboard alone it opens, is copied and closes; printed from both themes it is the receipt alone', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await givenPayments(page, [samplePayment()]);
  const button = page.getByRole('button', { name: 'Receipt: Combo - 30 Days, K7M2P9QX' });
  await test.step('it opens, is copied and closes; the focus comes back', async () => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await tabTo(page, receipt(page).getByRole('button', { name: /^Copy/ }));
    await page.keyboard.press('Enter');
    await expect(receipt(page).getByRole('status')).toContainText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Payment receipt · \S.*\nTransaction ID: CFA1B2C3D4$/ms);
    await page.keyboard.press('Escape');
    await expect(receipt(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await test.step('closed, it does not stand in the way of printing the dashboard', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await button.click();
  await expect(receipt(page)).toBeVisible();
  await expectSound(page, 'a receipt');
  for (const theme of ['light', 'dark']) {
    await test.step(`printed from the ${theme} theme`, async () => {
      await page.evaluate((mode) => {
        localStorage.setItem('theme', mode);
        window.dispatchEvent(new CustomEvent('portal:theme', { detail: mode }));
      }, theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectPrinted(page);
    });
  }
});
