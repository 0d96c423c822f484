import { ApiError, ConnectionError, SESSION_LOST_EVENT } from '@portal/api-client';
import type { Call, Envelope } from '@portal/contracts';

const KEY_BYTES = 16;

/** A new key of 128 bits; unlike randomUUID it can be drawn on a page without TLS too. */
export function drawIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Makes a call that must not happen twice: the service answers the same key and body alike (design §6).
 * @throws what `send` throws.
 */
export async function sendOnce<Request, Response extends object>(
  call: Call<string, Request, Response>,
  body: Request,
  key: string,
): Promise<Response> {
  const { status, envelope } = await post<Response>(call, body, key);
  if (envelope.success) return envelope;
  if (status === 401 && envelope.code === 'sessions/required') {
    window.dispatchEvent(new Event(SESSION_LOST_EVENT));
  }
  throw new ApiError(envelope.message, envelope.code, status, envelope.requestId);
}

async function post<Response extends object>(
  { method, path }: Call<string, unknown, Response>,
  body: unknown,
  key: string,
): Promise<{ status: number; envelope: Envelope<Response> }> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    const envelope = (await response.json()) as Envelope<Response>;
    if (typeof envelope.success !== 'boolean') throw new Error(`No envelope: ${response.status}`);
    return { status: response.status, envelope };
  } catch (cause) {
    throw new ConnectionError(cause);
  }
}
