import type { Page } from '@playwright/test';

/** No server has this path. A page that gets this answer is intercepted. */
const PROBE = '/caught';
const CAUGHT = 204;

/**
 * Makes `page.route` return only when the interception is active. Chromium notifies the page's process but
 * does not wait for it. On a busy page, a key press right after `page.route` is faster, and its request
 * reaches the service (seen in 3 of 150).
 */
export function catchSurely(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (url, handler, options) => {
    const registered = await route(url, handler, options);
    if (page.url().startsWith('http')) await untilCaught(page, route);
    return registered;
  };
}

async function untilCaught(page: Page, route: Page['route']): Promise<void> {
  await route(`**${PROBE}`, (probe) => probe.fulfill({ status: CAUGHT }), { times: 1 });
  const ask = async ([address, caught]: readonly [string, number]): Promise<void> => {
    // A picture that is opened only for its origin sends no requests.
    if (document.contentType !== 'text/html') return;
    while ((await fetch(address)).status !== caught);
  };
  // A page that navigates during this check is intercepted from its first request on.
  await page.evaluate(ask, [PROBE, CAUGHT] as const).catch(() => undefined);
}
