import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';

/** Refuses repeated, listed and nested query parameters: each name has one text (goal S43). */
export function refuseOddQueries(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const query = request.query as Readonly<Record<string, unknown>>;
    const isOdd = Object.entries(query).some(
      ([name, value]) => typeof value !== 'string' || /[[\]]|^(__proto__|constructor)$/.test(name),
    );
    done(isOdd ? new DomainError('request/invalid', { reason: 'query' }) : undefined);
  });
}
