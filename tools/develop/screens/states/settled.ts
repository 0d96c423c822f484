import type { Page } from '@playwright/test';

/** Time in which a page at rest changes nothing, in ms. Countdowns change once a second. */
const QUIET_MS = 300;

/** Follows the files of a page. @returns a function that waits until the page has them and changes no more. */
export function followFiles(page: Page): () => Promise<void> {
  const coming = new Set<unknown>();
  // Calls may stay without an answer, as part of a state.
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) coming.add(request);
  });
  const came = (request: unknown): unknown => coming.delete(request);
  page.on('requestfinished', came);
  page.on('requestfailed', came);
  return async () => {
    do {
      await page.evaluate(restsFor, QUIET_MS);
    } while (coming.size > 0);
  };
}

/** Waits in the page until its fonts are there and nothing changed for a while. */
async function restsFor(quiet: number): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((settle) => {
    const done = (): void => {
      observer.disconnect();
      settle();
    };
    let timer = setTimeout(done, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quiet);
    });
    observer.observe(document, {
      ...{ subtree: true, childList: true },
      ...{ attributes: true, characterData: true },
    });
  });
}
