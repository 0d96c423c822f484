import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';

/** What stands for the address of somebody who had left before it was read. */
export const UNKNOWN_ADDRESS = 'unknown';

/**
 * The address a request comes from: of the peer, or the forwarded one when the peer is a configured
 * proxy. Never throws: a connection that was closed has no address any more, and then the framework
 * has none, or fails to compare it with the proxies.
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
 * Ends a request whose caller has left before any other hook, so that no library that wants an address
 * meets none. Once read, Node remembers the address, also when the caller leaves later.
 */
export function endWhenCallerLeft(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const hasLeft = addressOf(request) === UNKNOWN_ADDRESS;
    done(hasLeft ? new DomainError('request/invalid', { reason: 'caller left' }) : undefined);
  });
}
