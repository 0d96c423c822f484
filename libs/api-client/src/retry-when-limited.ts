import { ApiError } from './errors';

/** Maximum wait. Windows of rate limits last a minute; a longer wait is shown as an error instead. */
const LONGEST_WAIT_SECONDS = 90;

/** Maximum number of waits, so that a limit that never ends does not cause an endless loop. */
const MOST_WAITS = 20;

/**
 * Repeats a request of a long series, such as the pages of an export, after the wait that the service's rate
 * limit names. Only for reads in the background, where no user waits for a button.
 * @throws what `request` throws, also when the wait is too long; the signal's reason when aborted.
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
