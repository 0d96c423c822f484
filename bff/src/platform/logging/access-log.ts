import type { FastifyInstance } from 'fastify';
import { addressOf } from '../http/address-of';
import { onEnd, type RequestEnd } from '../http/on-end';
import { readPortalReleases } from '../http/portal-release';
import { routeOf } from '../http/route-of';

/**
 * Logs one line per request, with the route's template. Never the path, which contains ids and codes
 * (OPS-31).
 */
export function logRequests(server: FastifyInstance): void {
  onEnd(server, logRequest);
}

/** Logs one request. The versions are those that the page sent. */
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
