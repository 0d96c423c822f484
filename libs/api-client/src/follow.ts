import { buildPath, type Call, type PathParams } from '@portal/contracts';

/** A stream that sends nothing for this long after it was opened does not work, in ms. */
const PATIENCE_MS = 7_000;

/** Delay before a refused stream is opened again, in ms. */
const REOPEN_MS = 30_000;

/** Options of a stream besides its path. */
export interface FollowOptions<Path extends string, Event> {
  readonly params: PathParams<Path>;
  readonly onEvent: (event: Event) => void;
  /** Called with true when events arrive, and with false when they do not: then the caller should poll. */
  readonly onWorks: (works: boolean) => void;
}

/**
 * Follows a stream of events while the tab is visible: it is closed in a hidden tab and opened again later.
 * The browser itself reconnects a broken stream.
 * @returns a function that stops it.
 * @throws Error when a `:name` part of the path has no value.
 */
export function follow<Path extends string, Event extends object>(
  stream: Call<Path, void, Event>,
  { params, onEvent, onWorks }: FollowOptions<Path, Event>,
): () => void {
  const url = buildPath(stream.path, params);
  let source: EventSource | null = null;
  let timer: number | undefined;
  const close = (): void => {
    window.clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = (): void => {
    close();
    const opened = new EventSource(url);
    source = opened;
    timer = window.setTimeout(() => onWorks(false), PATIENCE_MS);
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      window.clearTimeout(timer);
      onEvent(JSON.parse(data) as Event);
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
