import type { Page } from '@playwright/test';

/** The recorded changes of the queue on the screen. */
export interface Watched {
  /** A text for each time an older state replaced a newer one. */
  readonly flickers: string[];
  /** Time from each change of a running task until it was on the screen, in ms. */
  readonly lags: number[];
}

declare global {
  var watchedQueue: Watched | undefined;
}

/** From now on checks the cards after every change of the page. */
export async function watchQueue(page: Page): Promise<void> {
  await page.evaluate(() => {
    const begun = Date.now();
    const watched: Watched = { flickers: [], lags: [] };
    globalThis.watchedQueue = watched;
    const newest = new Map<string, number>();
    const left = new Map<string, number>();
    let running = new Map<string, number>();
    const look = (): void => {
      const shown = new Set<string>();
      const runs = new Map<string, number>();
      for (const card of document.querySelectorAll<HTMLElement>('[data-task]')) {
        const { task = '', changed = '' } = card.dataset;
        const at = Date.parse(changed);
        const before = newest.get(task) ?? 0;
        if (at < before) watched.flickers.push(`${task} went back by ${before - at} ms`);
        if (shown.has(task)) watched.flickers.push(`${task} stood there twice`);
        shown.add(task);
        newest.set(task, Math.max(at, before));
        if (card.closest('ul')?.getAttribute('aria-label') !== 'In Progress') continue;
        runs.set(task, at);
        if (at <= (left.get(task) ?? 0)) watched.flickers.push(`${task} came back as it was`);
        if (at > before && at > begun) watched.lags.push(Date.now() - at);
      }
      for (const [task, at] of running) if (!runs.has(task)) left.set(task, at);
      running = runs;
    };
    new MutationObserver(look).observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true },
      attributeFilter: ['data-task', 'data-changed'],
    });
  });
}

/** The records since watchQueue. */
export async function readWatched(page: Page): Promise<Watched> {
  return page.evaluate(() => globalThis.watchedQueue ?? { flickers: ['nobody watched'], lags: [] });
}

/** A column as it is on the screen: its count, then each card as `id changed`. */
export async function readColumn(page: Page, name: string): Promise<string[]> {
  const column = page.getByRole('region', { name, exact: true });
  return column.evaluate((region) => [
    region.querySelector('[role=status]')?.textContent?.replaceAll(/\D/g, '') ?? '',
    ...[...region.querySelectorAll<HTMLElement>('[data-task]')].map(
      ({ dataset }) => `${dataset['task']} ${dataset['changed']}`,
    ),
  ]);
}
