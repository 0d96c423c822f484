import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '../errors/domain-error';

/** A host name or address with an optional port, as a URL may contain it. */
const HOST = /^[A-Za-z0-9._~[\]:-]{1,255}$/;

/** Refuses HTTP/1.1 requests without exactly one valid Host header (RFC 9112, 3.2). */
export function refuseOddHosts(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    done(isOdd(raw) ? new DomainError('request/invalid', { reason: 'host' }) : undefined);
  });
}

function isOdd({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.0';
  const names = rawHeaders.filter((_text, place) => place % 2 === 0);
  const hosts = names.filter((name) => name.toLowerCase() === 'host');
  return hosts.length > 1 || !HOST.test(headers.host);
}
