import { type QueueView, streamTasks } from '@portal/contracts';

/** A stream that says nothing for this long at its start does not work, in ms. */
const PATIENCE_MS = 7_000;

/** A refused stream is asked for again after this pause, in ms. */
const REOPEN_MS = 30_000;

/** Who hears of the queue. */
export interface QueueListener {
  readonly onQueue: (event: QueueView) => void;
  /** Whether news come by themselves now; while they do not, somebody should ask. */
  readonly onWorks: (works: boolean) => void;
}

/**
 * Follows the stream of the queue while the tab is seen: it is closed in a hidden one and opened again
 * later. The browser itself reconnects a stream that broke.
 * @returns how to stop.
 */
export function followQueue({ onQueue, onWorks }: QueueListener): () => void {
  let source: EventSource | null = null;
  let timer: number | undefined;
  const close = (): void => {
    window.clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = (): void => {
    close();
    const opened = new EventSource(streamTasks.path);
    source = opened;
    timer = window.setTimeout(() => onWorks(false), PATIENCE_MS);
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      window.clearTimeout(timer);
      onQueue(JSON.parse(data) as QueueView);
      onWorks(true);
    };
    opened.onerror = () => {
      onWorks(false);
      window.clearTimeout(timer);
      if (opened.readyState === EventSource.CLOSED) timer = window.setTimeout(open, REOPEN_MS);
    };
  };
  const followVisibility = (): void => (document.hidden ? close() : open());

  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    close();
  };
}
