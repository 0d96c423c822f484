import { ApiError, ConnectionError } from './errors';
import { readEnvelope } from './read-envelope';
import { watchRequest } from './watch-request';

/**
 * Reads the answer of `respond`, turns every failure into one of these errors, and shows how the connection is.
 * @throws ApiError, ConnectionError, or the signal's own reason when the caller aborted.
 */
export async function receive(
  respond: () => Promise<Response>,
  signal?: AbortSignal,
): Promise<object> {
  try {
    return await watchRequest(async () => readEnvelope(await respond()), signal);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    signal?.throwIfAborted();
    throw cause instanceof ConnectionError ? cause : new ConnectionError(cause);
  }
}
