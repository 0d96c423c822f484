import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Payment dialogs on the page, also one whose code is still on its way. */
let open = 0;
const watchers = new Set<() => void>();

function change(by: 1 | -1): void {
  open += by;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether a payment dialog is open. What comes by itself waits until then. */
export const useIsPaying = (): boolean => useSyncExternalStore(watch, () => open > 0);

/** The payment dialog is open while the calling component is mounted. */
export function useMarkPaying(): void {
  // Before the browser paints: nothing that waits for the payment is seen for a moment.
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}
