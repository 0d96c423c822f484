import { ApiError } from './errors';

/** Event on `window` about the connection to the service; its detail is a ConnectionSign. The shell listens to it. */
export const CONNECTION_EVENT = 'portal:connection';

/**
 * What a request shows about the connection:
 * `slow` it waits longer than usual, `slowEnded` this request has ended, `silent` it waits so long that nobody
 * should count on an answer, `answered` the service answered, `lost` there was no usable answer.
 */
export type ConnectionSign = 'slow' | 'slowEnded' | 'silent' | 'answered' | 'lost';

/** A request that waits longer than this, in ms, is slow. */
const SLOW_AFTER_MS = 4_000;

/** A request that waits longer than this, in ms, may never be answered. */
const SILENT_AFTER_MS = 12_000;

/** Answers of a proxy or a service that cannot work now. */
const AWAY: readonly number[] = [502, 503, 504];

function tell(sign: ConnectionSign): void {
  window.dispatchEvent(new CustomEvent<ConnectionSign>(CONNECTION_EVENT, { detail: sign }));
}

/**
 * Runs a request and sends signs of the connection while it waits and when it ends. A request that the caller
 * aborted shows nothing about the connection.
 * @throws what `work` throws.
 */
export async function watchRequest<Answer>(
  work: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  let isSlow = false;
  const slow = setTimeout(() => {
    isSlow = true;
    tell('slow');
  }, SLOW_AFTER_MS);
  const silent = setTimeout(() => tell('silent'), SILENT_AFTER_MS);
  try {
    const answer = await work();
    tell('answered');
    return answer;
  } catch (error) {
    const isAnswer = error instanceof ApiError && !AWAY.includes(error.status);
    if (isAnswer) tell('answered');
    else if (!signal?.aborted) tell('lost');
    throw error;
  } finally {
    clearTimeout(slow);
    clearTimeout(silent);
    if (isSlow) tell('slowEnded');
  }
}
