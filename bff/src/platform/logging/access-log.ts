import type { FastifyInstance } from 'fastify';

/** Writes one line per request: the route's template, never the path with its ids and codes (goal O31). */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched');
    request.log.info({
      event: 'request',
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
    });
    done();
  });
}
