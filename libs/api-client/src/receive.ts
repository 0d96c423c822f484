import { ApiError, ConnectionError } from './errors';
import { readEnvelope } from './read-envelope';

/**
 * Reads the answer of `respond` and turns every failure into one of these errors.
 * @throws ApiError, ConnectionError, or the signal's own reason when the caller aborted.
 */
export async function receive(
  respond: () => Promise<Response>,
  signal?: AbortSignal,
): Promise<object> {
  try {
    return await readEnvelope(await respond());
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    signal?.throwIfAborted();
    throw cause instanceof ConnectionError ? cause : new ConnectionError(cause);
  }
}
