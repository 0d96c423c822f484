import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { faultOfText } from './plain-value';

type Parts = Readonly<Record<string, unknown>>;

/** Path parts that have a stricter rule and their own error code. */
const STRICT_PARTS = /^(id|userId|offerCode)$/;

/** Names of listed and nested parameters. */
const ODD_NAME = /[[\]]|^(__proto__|constructor)$/;

/**
 * Refuses repeated, listed and nested query parameters: each name has one text (SEC-43). Names, texts and
 * path parts follow the same rules as texts of a body.
 */
export function refuseOddQueries(server: FastifyInstance): void {
  server.addHook('onRequest', ({ query, params }, _reply, done) => {
    const reason = faultOfQuery(query as Parts) ?? faultOfPath(params as Parts);
    done(reason === null ? undefined : new DomainError('request/invalid', { reason }));
  });
}

function faultOfQuery(query: Parts): string | null {
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string' || ODD_NAME.test(name)) return 'query';
    const fault = faultOfText(name) ?? faultOfText(value);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfPath(params: Parts): string | null {
  for (const [name, part] of Object.entries(params)) {
    const fault = STRICT_PARTS.test(name) ? null : faultOfText(String(part));
    if (fault !== null) return fault;
  }
  return null;
}
