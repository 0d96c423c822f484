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
  return hostsIn(rawHeaders) > 1 || !HOST.test(headers.host);
}

/** Node keeps only the first Host of `headers`. The list has names and values in turn. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}
