import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { signInNewcomer } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Login History' }).getByRole('listitem');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test("sign-ins are listed, deleted over pages with 'Delete Selected (n)', and cleared with the keyboard; 768 px are enough", async ({
  page,
  trial,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  for (let count = 0; count < 12; count += 1) await signInNewcomer(visitor);
  await visitor.dispose();
  await openTab(page, trial, 'login-history');
  await expect(cards(page)).toHaveCount(10);
  await expectSound(page, 'Login History');

  await test.step('768 px', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 768, height: 900 });
    const surplus = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(surplus).toBeLessThanOrEqual(0);
    await expect(button(page, 'Clear All')).toBeInViewport();
    await page.setViewportSize({ width, height });
  });

  await test.step('Delete Selected over pages', async () => {
    await cards(page).getByRole('checkbox').first().check();
    await button(page, 'Next').click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
    await cards(page).getByRole('checkbox').first().check();
    await button(page, 'Delete Selected (2)').click();
    await expectSound(page, 'the question before deleting log entries');
    await confirm(page, 'Delete').click();
    await expect(page.getByText('2 log entries deleted.')).toBeVisible();
    await expect(button(page, /^Delete Selected/)).toBeHidden();
  });

  await test.step('Clear All with the keyboard', async () => {
    const clear = button(page, 'Clear All');
    await tabTo(page, clear);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await tabTo(page, confirm(page, 'Clear All'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Login history cleared.')).toBeVisible();
    await expect(page.getByText('No login records found.')).toBeVisible();
  });
});
