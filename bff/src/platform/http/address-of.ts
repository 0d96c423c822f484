import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';

/** Placeholder for the address of a caller who disconnected before it was read. */
export const UNKNOWN_ADDRESS = 'unknown';

/**
 * The client address of a request: the peer's, or the forwarded one when the peer is a configured proxy.
 * Never throws. A closed connection has no address any more, and the framework then returns none or fails.
 */
export function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  try {
    const address: unknown = request.ip;
    return typeof address === 'string' && address !== '' ? address : UNKNOWN_ADDRESS;
  } catch {
    return UNKNOWN_ADDRESS;
  }
}

/**
 * Ends a request whose caller has disconnected, before any other hook. Libraries in later hooks need an
 * address. Node stores the address after the first read, so it stays available when the caller disconnects
 * later.
 */
export function endWhenCallerLeft(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const hasLeft = addressOf(request) === UNKNOWN_ADDRESS;
    done(hasLeft ? new DomainError('request/invalid', { reason: 'caller left' }) : undefined);
  });
}
