import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { DomainError } from '../errors/domain-error';
import { keepRawBody } from './raw-body';

/**
 * Bodies are JSON in UTF-8 and nothing else, everything else is 415 (goal S28). `__proto__` is
 * refused. An empty body counts as none: clients name the type also where they have nothing to send.
 */
export function acceptOnlyJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      keepRawBody(request, body);
      if (body.length === 0) done(null, undefined);
      else if (!isUtf8(body)) done(new DomainError('request/unreadable', { reason: 'no UTF-8' }));
      else void parse(request, body.toString('utf8'), done);
    },
  );
}
