import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Longest answer of each interaction, in ms, by its number. */
    answers?: Map<number, number>;
  }
}

/** Shorter answers are not reported by the browser, in ms. */
const SHORTEST_MS = 16;

/** Notes how long each press, tap and typed letter of every page waits for the next paint. */
export async function noteAnswers(context: BrowserContext): Promise<void> {
  await context.addInitScript((durationThreshold) => {
    window.answers = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        const known = window.answers?.get(interactionId) ?? 0;
        if (interactionId > 0) window.answers?.set(interactionId, Math.max(duration, known));
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** The answers of a page in ms, one for each interaction. One that the browser does not report took no longer than 16. */
export async function answersOf(page: Page): Promise<number[]> {
  const { answers, count } = await page.evaluate(async () => {
    // Two frames: the last answer is reported after its paint.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return { answers: [...(window.answers?.values() ?? [])], count: performance.interactionCount };
  });
  const short = Math.max(0, count - answers.length);
  return [...answers, ...Array.from({ length: short }, () => SHORTEST_MS)];
}
