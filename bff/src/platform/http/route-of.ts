import type { FastifyRequest } from 'fastify';

/** What stands for addresses that no route has. */
export const UNMATCHED = 'unmatched';

/** The template of a request's route: never the path, which holds ids and codes (OPS-31). */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? UNMATCHED : (request.routeOptions.url ?? UNMATCHED);
}
