import type { Envelope } from '@portal/contracts';
import { ApiError, ConnectionError } from './errors';

/** Sent on `window` when a call needs a session that is gone; the session lib listens. */
export const SESSION_LOST_EVENT = 'portal:session-lost';

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || !('success' in value)) return false;
  return value.success === true || ('message' in value && typeof value.message === 'string');
}

/**
 * Opens an answer.
 * @throws ConnectionError when it is no envelope (a proxy's page, cut off half way).
 * @throws ApiError when it says `success: false`.
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

/** Whole seconds; our service sends no other form of the header. */
function readRetryAfter({ headers }: Response): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
