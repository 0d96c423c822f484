import type { Envelope } from '@portal/contracts';
import { ApiError, ConnectionError } from './errors';

/**
 * Event on `window` after a call was refused because its session has ended; the session lib listens to it.
 */
export const SESSION_LOST_EVENT = 'portal:session-lost';

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || !('success' in value)) return false;
  return value.success === true || ('message' in value && typeof value.message === 'string');
}

/**
 * Reads the envelope of an answer.
 * @throws ConnectionError when the body is not an envelope (a proxy's page, an incomplete answer).
 * @throws ApiError when it has `success: false`.
 */
export async function readEnvelope(response: Response): Promise<object> {
  let envelope: unknown;
  try {
    envelope = await response.json();
  } catch (cause) {
    throw new ConnectionError(cause);
  }
  if (!isEnvelope(envelope)) throw new ConnectionError(`No envelope, status ${response.status}`);
  if (envelope.success) return envelope;
  if (response.status === 401 && envelope.code === 'sessions/required') {
    window.dispatchEvent(new Event(SESSION_LOST_EVENT));
  }
  const { message, code, requestId } = envelope;
  throw new ApiError(message, code, response.status, requestId, readRetryAfter(response));
}

/** Whole seconds; our service sends the header in no other format. */
function readRetryAfter({ headers }: Response): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
