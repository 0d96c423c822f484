import { type Page, expect } from '@playwright/test';

/**
 * Lets the clock of a page go ahead, a second at a time, until something is there. It takes less time than to wait for
 * the timer of the page. Call `page.clock.install()` before the page opens.
 * @param seconds the time within which it must be there; on a busy machine the page's own time comes on top.
 */
export async function goAheadUntil(
  page: Page,
  seconds: number,
  isThere: () => Promise<boolean>,
): Promise<void> {
  let left = seconds;
  const goAhead = async (): Promise<boolean> => {
    if (left > 0) await page.clock.fastForward(1_000);
    left -= 1;
    return isThere();
  };
  await expect.poll(goAhead, { intervals: [100] }).toBe(true);
}
