import type { FastifyRequest } from 'fastify';

const bodies = new WeakMap<object, Buffer>();
const NOTHING = Buffer.alloc(0);

/** Stores the raw bytes of a request's body for as long as the request lives. Called by the body parser. */
export function keepRawBody(request: FastifyRequest, body: Buffer): void {
  bodies.set(request, body);
}

/**
 * The bytes of a JSON body exactly as received. A signature covers these bytes and not other forms of the
 * same JSON (PAY-9). Empty for a request without a body; null for a body of another type.
 */
export function rawBodyOf(request: FastifyRequest): Buffer | null {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasNone = encoding === undefined && (length === undefined || length === '0');
  return bodies.get(request) ?? (hasNone ? NOTHING : null);
}
