import type { FastifyRequest } from 'fastify';

const bodies = new WeakMap<object, Buffer>();
const NOTHING = Buffer.alloc(0);

/** Notes the bytes a request came with; the body parser's business. They go with the request. */
export function keepRawBody(request: FastifyRequest, body: Buffer): void {
  bodies.set(request, body);
}

/**
 * The bytes of a JSON body exactly as they came, because a signature covers these and no other form
 * of the same JSON (PAY-9); nothing for a request without a body, null for a body of another type.
 */
export function rawBodyOf(request: FastifyRequest): Buffer | null {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasNone = encoding === undefined && (length === undefined || length === '0');
  return bodies.get(request) ?? (hasNone ? NOTHING : null);
}
