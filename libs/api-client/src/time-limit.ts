/** Longest wait for the answer of a write, in ms. After it the screen says that it failed. */
const WRITE_LIMIT_MS = 15_000;

/** A signal that also aborts when the time is over. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Starts the time again. */
  readonly restart: () => void;
  /** Must be called when the request has ended. */
  readonly end: () => void;
}

/**
 * Limits the time of a write: a button must not wait for ever. The caller's own signal still aborts, with its
 * own reason. Built without AbortSignal.any, which older phones lack.
 */
export function limitWrite(signal?: AbortSignal, limitMs = WRITE_LIMIT_MS): TimeLimit {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(new Error('The service did not answer in time.'));
  const follow = (): void => controller.abort(signal?.reason);
  let timer = setTimeout(giveUp, limitMs);
  if (signal?.aborted) follow();
  else signal?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, limitMs);
    },
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
}
