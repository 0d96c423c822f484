import { expect, type Page } from '@playwright/test';

/** Scripts of shell and portals, without the boot script in the head. */
const SCRIPTS = /\/(assets|remotes)\/(?!boot-).*\.js$/;
/** Scripts of portals alone. */
export const PORTAL_SCRIPTS = /\/remotes\/.*\.js$/;

/**
 * Opens a page and holds back all scripts but the boot script, so that only the prerendered page is there.
 * @param scripts the scripts that are held back.
 * @returns a function that lets the scripts go and waits until the portal's screen has replaced the page.
 */
export async function openPrerendered(
  page: Page,
  path: string,
  scripts = SCRIPTS,
): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  return async () => {
    release();
    await expect(page.locator('#root main')).toBeVisible();
    await expect(page.locator('#prerendered')).toHaveCount(0);
  };
}

/**
 * A picture of the page when nothing moves any more: the same twice in a row. On a busy machine a font or a focus
 * ring can come after the text.
 */
export async function stillPicture(page: Page): Promise<Buffer> {
  const take = (): Promise<Buffer> => page.screenshot({ animations: 'disabled' });
  let picture = await take();
  await expect
    .poll(async () => {
      const next = await take();
      const isStill = next.equals(picture);
      picture = next;
      return isStill;
    }, 'two equal pictures in a row')
    .toBe(true);
  return picture;
}
