/** Polling interval of the numbers of an open dashboard, in ms. */
const LIVE_INTERVAL_MS = 15_000;

const MOST_DOUBLINGS = 4;

interface Failing {
  readonly state: { readonly fetchFailureCount: number };
}

/**
 * A refetch interval with backoff while a request fails. The query library pauses it in hidden tabs and
 * never runs two requests at the same time.
 */
export const pollEvery =
  (pauseMs: number) =>
  (query: Failing): number =>
    pauseMs * 2 ** Math.min(query.state.fetchFailureCount, MOST_DOUBLINGS);

/** Polling interval of the dashboard's numbers. */
export const liveInterval = pollEvery(LIVE_INTERVAL_MS);

/** Logs why a widget has no data. The screen shows no alarm. */
export async function logged<Value>(
  what: string,
  signal: AbortSignal,
  work: Promise<Value>,
): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!signal.aborted) console.warn(`The dashboard could not load ${what}.`, error);
    throw error;
  }
}
