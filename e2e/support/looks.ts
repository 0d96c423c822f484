import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const WIDTHS = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } };
const THEMES = ['light', 'dark'] as const;
/** Rules about colours. All others judge both themes alike, so they run in light alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Calls `check` for the current screen on phone and desktop, in light and dark. Afterwards the page is on
 * desktop in light.
 */
async function inEveryLook(
  page: Page,
  check: (look: string, theme: (typeof THEMES)[number]) => Promise<void>,
): Promise<void> {
  for (const [width, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await pickTheme(page, theme);
      await check(`${width}, ${theme}`, theme);
    }
  }
  await page.setViewportSize(WIDTHS.desktop);
  await pickTheme(page, 'light');
}

/**
 * In every look: axe finds nothing serious or critical, and nothing is wider than the screen.
 * @param screen name of the screen or state for the failure message.
 */
export async function expectSound(page: Page, screen: string): Promise<void> {
  await inEveryLook(page, async (look, theme) => {
    await expect.poll(() => dimmed(page), `dimmed lists of ${screen} (${look})`).toBe(0);
    const surplus = async (): Promise<number> => {
      const pixels = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (pixels > 0) await resizeAgain(page);
      return pixels;
    };
    await expect
      .poll(surplus, `pixels beyond the width of ${screen} (${look})`)
      .toBeLessThanOrEqual(0);
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      // The other mode opens a page of its own to collect the results of frames. There are no frames here.
      .setLegacyMode();
    if (theme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    expect(grave, `axe on ${screen} (${look})`).toEqual([]);
  });
}

/** Lists whose rows are dimmed, because newer ones are on their way. */
async function dimmed(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-busy="true"]')].filter(
        (element) => getComputedStyle(element).opacity !== '1',
      ).length,
  );
}

/**
 * Makes Chromium evaluate its media queries once more. On a busy machine some elements can keep the style of the
 * width before.
 */
async function resizeAgain(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) return;
  await page.setViewportSize({ ...size, width: size.width + 1 });
  await page.setViewportSize(size);
}

async function pickTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem('theme', mode);
    window.dispatchEvent(new CustomEvent('portal:theme', { detail: mode }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await endTransitions(page);
}

/**
 * Ends the transitions of the screen, until two frames in a row had none: during one, the colours belong to
 * neither theme, and a dialog that fades in has too little contrast. On a busy machine one can start late.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    for (let calmFrames = 0; calmFrames < 2; calmFrames += 1) {
      await nextFrame();
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSTransition)) continue;
        animation.finish();
        calmFrames = -1;
      }
    }
  });
}
