import type { FastifyRequest } from 'fastify';

/** Methods that any of our routes has or might have. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A request's method for labels; the many that exist beside ours are one, as OpenTelemetry names it. */
export const methodOf = ({ method }: FastifyRequest): string =>
  METHODS.has(method) ? method : '_OTHER';
