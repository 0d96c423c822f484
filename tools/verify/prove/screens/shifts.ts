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

/** The earliest and the latest answer of a weak line, in ms. */
const EARLIEST_MS = 100;
const LATEST_MS = 1_500;
/** Longer than any answer: after that time without one, none is under way. */
const QUIET_MS = LATEST_MS + 100;

/** The shifts of a page whose answers are all there: for a while no request ends, and nothing shifts. */
export async function settledShifts(page: Page): Promise<{ sum: number; what: string }> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((settle) => {
        let last = performance.now();
        const seen = (): number => performance.getEntriesByType('resource').length;
        let before = [seen(), window.portalShifts.length].join();
        const look = (): void => {
          const now = [seen(), window.portalShifts.length].join();
          if (now !== before) [before, last] = [now, performance.now()];
          if (performance.now() - last >= quiet) settle();
          else requestAnimationFrame(look);
        };
        look();
      }),
    QUIET_MS,
  );
  return shiftsOf(page);
}

/** The sum of all shifts so far, which is at least the CLS, and the parts that moved most. */
async function shiftsOf(page: Page): Promise<{ sum: number; what: string }> {
  const shifts = await page.evaluate(() => window.portalShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const [most] = shifts.toSorted((a, b) => b.value - a.value);
  return { sum, what: most ? `${most.value.toFixed(3)}: ${most.what.join(' | ')}` : '' };
}

/** Answers come late and in another order than their requests, as on a weak line. @returns a delay in ms. */
export function lateAnswers(path: string): number {
  let sum = 0;
  for (const sign of path) sum = (sum * 31 + sign.charCodeAt(0)) % (LATEST_MS - EARLIEST_MS);
  return EARLIEST_MS + sum;
}
