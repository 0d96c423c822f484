import type { Page } from '@playwright/test';

/** Navigates to an address like a link in the page, without a reload. */
export function travel(page: Page, address: string): Promise<void> {
  return page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
