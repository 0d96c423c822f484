import type { Page } from '@playwright/test';

/** Largest sum of layout shifts of a screen, as CLS counts them. */
export const LARGEST_SHIFT = 0.05;

declare global {
  interface Window {
    portalShifts: { value: number; what: string[] }[];
  }
}

/** Records the layout shifts of a page from its beginning. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.portalShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element
            ? node.outerHTML.slice(0, 90)
            : (node?.textContent ?? '?').slice(0, 40),
        );
        window.portalShifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts so far, which is at least the CLS, and the parts that moved most. */
export async function shiftsOf(page: Page): Promise<{ sum: number; what: string }> {
  const shifts = await page.evaluate(() => window.portalShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const [most] = shifts.toSorted((a, b) => b.value - a.value);
  return { sum, what: most ? `${most.value.toFixed(3)}: ${most.what.join(' | ')}` : '' };
}

/** Answers come late and in another order than they were asked for, as on a weak line: 100 to 1,500 ms. */
export function lateAnswers(path: string): number {
  let sum = 0;
  for (const sign of path) sum = (sum * 31 + sign.charCodeAt(0)) % 1400;
  return 100 + sum;
}
