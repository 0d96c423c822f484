/** The panel of a portal that does not come appears within this time, in ms (OPS-8). */
export const PANEL_WITHIN_MS = 5_000;

const PATIENCE_MS = 3_500;
const FIRST_PATIENCE_MS = 4_000;
const LEAST_PATIENCE_MS = 2_000;

/**
 * How long to wait for a portal before the panel is shown, in ms. On a page load the time counts from the start
 * of the page, because the boot script has been downloading since then. The rest of the five seconds is for
 * drawing.
 *
 * @param sincePageStart in ms.
 */
export function patience(sincePageStart: number): number {
  if (sincePageStart > FIRST_PATIENCE_MS) return PATIENCE_MS;
  return Math.max(LEAST_PATIENCE_MS, FIRST_PATIENCE_MS - sincePageStart);
}
