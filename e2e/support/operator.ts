import { type Locator, type Page, expect } from '@playwright/test';

/** An operator who counts what a task costs: clicks, and keys that are no text. */
export class Operator {
  private clicks = 0;
  private keys = 0;
  private readonly typed: string[] = [];

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Types what the operator knows from the message of the user. */
  async type(text: string): Promise<void> {
    this.typed.push(text);
    await this.page.keyboard.type(text);
  }

  /** Opens the palette by its keys, one step. */
  async openPalette(): Promise<void> {
    // Its keys work as soon as its button is seen. An address with a tab is no prerendered page to wait for.
    await expect(this.page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
    await this.press('Control+k');
    await expect(this.page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  }

  /**
   * The task took at most these clicks, at most these steps of clicks, keys and typed texts, and typed nothing
   * twice.
   */
  expectCheap({
    clicks = 3,
    steps,
  }: { readonly clicks?: number; readonly steps?: number } = {}): void {
    expect(this.clicks, 'clicks').toBeLessThanOrEqual(clicks);
    expect(new Set(this.typed).size, 'nothing is typed twice').toBe(this.typed.length);
    if (steps !== undefined) {
      expect(this.clicks + this.keys + this.typed.length, 'steps').toBeLessThanOrEqual(steps);
    }
  }
}
