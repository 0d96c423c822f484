import type { Page } from '@playwright/test';

/** Presses a control by its selector. */
export const press =
  (selector: string, which = 0) =>
  (page: Page): Promise<void> =>
    page.locator(selector).nth(which).click();
/** Presses a button by its name, in both languages. */
export const pressNamed =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
  };
/** Waits for a part. */
export const waitFor =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().waitFor();
/** Does one thing after the other. */
export const inOrder =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };
/** Types into a field. */
export const fill =
  (selector: string, value: string, which = 0) =>
  (page: Page): Promise<void> =>
    page.locator(selector).nth(which).fill(value);
