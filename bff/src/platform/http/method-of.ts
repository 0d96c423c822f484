import type { FastifyRequest } from 'fastify';

/** Methods that our routes have or might have. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * A request's method as a label. All other methods share one label, with the name that OpenTelemetry gives
 * it.
 */
export const methodOf = ({ method }: FastifyRequest): string =>
  METHODS.has(method) ? method : '_OTHER';
