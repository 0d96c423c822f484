import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, expect } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 900 };
type Theme = 'light' | 'dark';

declare global {
  interface Window {
    axe: typeof axe;
    /** The style that switches animations and transitions off. */
    stillness?: CSSStyleSheet;
  }
}

/** Each look differs from the one before in one thing, because a change of theme draws the whole page again. */
const LOOKS = [
  { name: 'phone, light', size: PHONE, theme: 'light' },
  { name: 'phone, dark', size: PHONE, theme: 'dark' },
  { name: 'desktop, dark', size: DESKTOP, theme: 'dark' },
  { name: 'desktop, light', size: DESKTOP, theme: 'light' },
] as const;

/** Rules about colours. All others judge both themes alike, so they run in light alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Faults that keep nobody from a screen. */
const ADVICE = ['minor', 'moderate'] as const;

/**
 * For the current screen on phone and desktop, in light and dark: axe finds nothing serious or critical, and
 * nothing is wider than the screen. Afterwards the page is on desktop in light.
 * @param screen name of the screen or state for the failure message.
 */
export async function expectSound(page: Page, screen: string): Promise<void> {
  expect(await missingVariables(page), `variables that ${screen} misses`).toEqual([]);
  await setMotion(page, false);
  for (const { name, size, theme } of LOOKS) {
    const look = `${screen} (${name})`;
    await page.setViewportSize(size);
    await pickTheme(page, theme);
    await expect
      .poll(() => surplus(page), `pixels beyond the width of ${look}`)
      .toBeLessThanOrEqual(0);
    const search = { advice: ADVICE, ...(theme === 'dark' && { rules: COLOUR_RULES }) };
    expect(await findCalmFaults(page, search, look), `axe on ${look}`).toEqual([]);
  }
  await setMotion(page, true);
}

/**
 * Variables of the theme that a rule of the page names and nobody defines: the shell leaves out those that nothing uses
 * (libs/ui/src/theme/prepared/theme-styles.ts).
 */
async function missingVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const text = [...rules.map(({ cssText }) => cssText), document.body.outerHTML].join('\n');
    const found = (pattern: RegExp) =>
      new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
    // A dark scheme may have more of them than the light one.
    const defined = found(/(--mui-[\w-]+)\s*:/g);
    return [...found(/var\((--mui-[\w-]+)\)/g)].filter((name) => !defined.has(name));
  });
}

/** The faults that axe looks for. */
interface Search {
  /** Only these rules; default: all. */
  readonly rules?: readonly string[];
  /** Faults of these impacts are advice. */
  readonly advice: readonly axe.ImpactValue[];
}

/**
 * The faults that axe finds on the page, with their elements. Its source is half a megabyte, so a page gets it
 * once: `@axe-core/playwright` sends it twice with every call.
 */
export async function findFaults(page: Page, search: Search): Promise<object[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async ({ rules, advice }) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    });
    return violations
      .filter(({ impact = null }) => !advice.includes(impact))
      .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  }, search);
}

/** The faults of a screen without dimmed parts: rows can begin to wait for newer ones while axe looks. */
async function findCalmFaults(page: Page, search: Search, look: string): Promise<object[]> {
  let faults: object[] = [];
  const lookOnce = async (): Promise<number> => {
    const before = await dimmed(page);
    if (before > 0) return before;
    faults = await findFaults(page, search);
    // Rows can be dimmed and back while axe looks, so only what a second look finds too is a fault.
    if (faults.length > 0) faults = await findFaults(page, search);
    return dimmed(page);
  };
  await expect.poll(lookOnce, `dimmed parts of ${look}`).toBe(0);
  return faults;
}

/** Pixels by which the page is wider than the screen. */
async function surplus(page: Page): Promise<number> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (pixels > 0) await resizeAgain(page);
  return pixels;
}

/** Lists whose rows are dimmed, because newer ones are on their way, and dialogs that have not faded in. */
async function dimmed(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-busy="true"], .MuiDialog-container')].filter(
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

async function pickTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem('theme', mode);
    if (document.documentElement.dataset['theme'] === mode) return;
    window.dispatchEvent(new CustomEvent('portal:theme', { detail: mode }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/**
 * Switches all animations and transitions of the page off or on. During one the colours belong to neither theme, and
 * a toast or a dialog that fades has too little contrast; one can start at any time, also while axe looks.
 */
async function setMotion(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((on) => {
    const still = 'animation: none !important; transition: none !important';
    window.stillness ??= new CSSStyleSheet();
    window.stillness.replaceSync(on ? '' : `*, ::before, ::after { ${still} }`);
    document.adoptedStyleSheets = [window.stillness];
  }, isOn);
}
