import { storedChoice } from '@portal/ui';
import { useSyncExternalStore } from 'react';

/**
 * How the queue is shown: four columns of cards, or one line for each task below each other, failed ones
 * first.
 */
export const QUEUE_VIEWS = ['columns', 'lines'] as const;
type QueueView = (typeof QUEUE_VIEWS)[number];

const pickedView = storedChoice<QueueView>('adminQueueView', QUEUE_VIEWS, () => 'columns');

/** The view that was picked in this browser. */
export function useQueueView() {
  const view = useSyncExternalStore(pickedView.subscribe, pickedView.read);
  return { view, pick: pickedView.write };
}
