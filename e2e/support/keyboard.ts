import { type Locator, type Page, expect } from '@playwright/test';

/** Any screen has fewer Tab stops. */
const MOST_STOPS = 80;

/** Presses Tab until the control has the focus. Fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'the Tab key leads here').toBeFocused();
}
