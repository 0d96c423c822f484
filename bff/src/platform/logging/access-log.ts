import type { FastifyInstance } from 'fastify';
import { addressOf } from '../http/address-of';
import { onEnd, type RequestEnd } from '../http/on-end';
import { readPortalReleases } from '../http/portal-release';
import { routeOf } from '../http/route-of';

/** Writes one line per request: the route's template, never the path with its ids and codes (OPS-31). */
export function logRequests(server: FastifyInstance): void {
  onEnd(server, logRequest);
}

/** The line of one request; versions are those that the page says it has. */
export function logRequest({ request, reply, status }: RequestEnd): void {
  const releases = readPortalReleases(request.headers);
  request.log.info({
    event: 'request',
    method: request.method,
    route: routeOf(request),
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    address: addressOf(request),
    ...(Object.keys(releases).length > 0 ? { releases } : {}),
  });
}
