import type { Page } from '@playwright/test';

/** Goes to an address as a link within the page does, without loading the page anew. */
export function travel(page: Page, address: string): Promise<void> {
  return page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
