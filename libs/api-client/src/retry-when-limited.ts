import { ApiError } from './errors';

/** Windows of rate limits last a minute; whoever has to wait longer should be reported instead. */
const LONGEST_WAIT_SECONDS = 90;

/** Ends what would otherwise go on for ever behind a limit that never opens. */
const MOST_WAITS = 20;

/**
 * Makes a request of a long series, such as the pages of an export, again after the time that the
 * service's rate limit names. For reads only: nobody waits with a finger on a button.
 * @throws what `request` throws, also when the wait is too long; the signal's reason when given up.
 */
export async function retryWhenLimited<T>(
  request: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await request();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || waits === MOST_WAITS) throw error;
      await pause(seconds * 1_000, signal);
    }
  }
}

function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'request/too-many') return null;
  const seconds = error.retryAfterSeconds;
  return seconds !== null && seconds <= LONGEST_WAIT_SECONDS ? seconds : null;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
