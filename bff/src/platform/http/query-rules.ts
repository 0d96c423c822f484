import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { faultOfText } from './plain-value';

type Parts = Readonly<Record<string, unknown>>;

/** Path parts that have a stricter rule and their own error code. */
const STRICT_PARTS = /^(id|userId|offerCode)$/;

/**
 * Refuses repeated, listed and nested query parameters: each name has one text (SEC-43). Names, texts and
 * path parts follow the same rules as texts of a body.
 */
export function refuseOddQueries(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const query = Object.entries(request.query as Parts);
    const isOdd = query.some(
      ([name, value]) => typeof value !== 'string' || /[[\]]|^(__proto__|constructor)$/.test(name),
    );
    if (isOdd) return done(new DomainError('request/invalid', { reason: 'query' }));
    const parts = Object.entries(request.params as Parts).filter(
      ([name]) => !STRICT_PARTS.test(name),
    );
    const texts = [...query.flat(), ...parts.map(([, part]) => part)];
    const fault = texts.map((text) => faultOfText(String(text))).find((one) => one !== null);
    done(fault === undefined ? undefined : new DomainError('request/invalid', { reason: fault }));
  });
}
