import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { DomainError } from '../errors/domain-error';
import { faultOfValue } from './plain-value';
import { keepRawBody } from './raw-body';

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Accepts only JSON in UTF-8 as body; everything else is 415 (SEC-28). An empty body counts as no body,
 * because clients send the content type also without a body.
 */
export function acceptOnlyJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const read = jsonReader(server);
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      keepRawBody(request, body);
      if (body.length === 0) done(null, undefined);
      else read(request, body, done);
    },
  );
}

/**
 * Parses JSON for every route that accepts it. Refuses `__proto__` and the faults of faultOfValue before
 * other code sees the value, so that no route has to remember it.
 * @throws DomainError request/unreadable, through `done`.
 */
export function jsonReader(
  server: FastifyInstance,
): (request: FastifyRequest, body: Buffer, done: Done) => void {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (!isUtf8(body)) return done(unreadable('no UTF-8'));
    void parse(request, body.toString('utf8'), (error, value) => {
      const fault = error ? null : faultOfValue(value);
      done(fault === null ? error : unreadable(fault), value);
    });
  };
}

const unreadable = (reason: string) => new DomainError('request/unreadable', { reason });
