import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const WIDTHS = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } };
const THEMES = ['light', 'dark'] as const;

/**
 * Shows the screen as it stands on a phone and a desktop, in light and dark, and lets `check` look at
 * each; afterwards on a desktop in light.
 */
export async function inEveryLook(
  page: Page,
  check: (look: string) => Promise<void>,
): Promise<void> {
  for (const [width, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await pickTheme(page, theme);
      await check(`${width}, ${theme}`);
    }
  }
  await page.setViewportSize(WIDTHS.desktop);
  await pickTheme(page, 'light');
}

/**
 * In every look: nothing that axe calls serious or critical, and nothing wider than the screen.
 * @param screen names the screen or state in the failure.
 */
export async function expectSound(page: Page, screen: string): Promise<void> {
  await inEveryLook(page, async (look) => {
    // Polled, and first: a changed width takes the page a moment to follow on a busy machine.
    const surplus = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect
      .poll(surplus, `pixels beyond the width of ${screen} (${look})`)
      .toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      // The other mode gathers the results of frames, of which there are none, in a page of its own.
      .setLegacyMode()
      .analyze();
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    expect(grave, `axe on ${screen} (${look})`).toEqual([]);
  });
}

async function pickTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem('theme', mode);
    window.dispatchEvent(new CustomEvent('portal:theme', { detail: mode }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await endTransitions(page);
}

/** Colours on their way from one theme to the other are neither. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}
