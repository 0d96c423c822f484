import type { FastifyRequest } from 'fastify';

/** Label of requests that match no route. */
export const UNMATCHED = 'unmatched';

/** The route template of a request. Never the path, which contains ids and codes (OPS-31). */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? UNMATCHED : (request.routeOptions.url ?? UNMATCHED);
}
