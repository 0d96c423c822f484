/** How often the numbers of an open dashboard are read anew, in ms. */
const LIVE_INTERVAL_MS = 15_000;

const MOST_DOUBLINGS = 4;

interface Failing {
  readonly state: { readonly fetchFailureCount: number };
}

/**
 * A refetch interval that backs off while a call fails. The query library pauses it in hidden tabs and
 * never starts a second request over a running one.
 */
export const pollEvery =
  (pauseMs: number) =>
  (query: Failing): number =>
    pauseMs * 2 ** Math.min(query.state.fetchFailureCount, MOST_DOUBLINGS);

/** The interval of the numbers. */
export const liveInterval = pollEvery(LIVE_INTERVAL_MS);

/** Logs why a widget has no data; the screen stays calm. */
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
