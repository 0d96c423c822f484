import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callbackify } from 'node:util';

/**
 * A filter that each part of an answer passes before it is sent. A part is the whole answer, or a slice of a
 * long list.
 */
export type AnswerFilter = <Part>(part: Part) => Promise<Part>;

/** Returns the filter of a request's answer; null when its caller reads everything as it is. */
type AnswerFilterOf = (request: FastifyRequest) => AnswerFilter | null;

declare module 'fastify' {
  interface FastifyInstance {
    answerFilterOf?: AnswerFilterOf;
  }
}

/** The filter of a request's answer; null for none. Streams call it for their slices. */
export const answerFilterOf: AnswerFilterOf = (request) =>
  request.server.answerFilterOf?.(request) ?? null;

/**
 * Filters all answers except refusals. Call it before routes are added. The hook is not async: Fastify would
 * answer a second time beside a refusal that is not sent at once.
 */
export function filterAnswers(server: FastifyInstance, filterOf: AnswerFilterOf): void {
  server.decorate('answerFilterOf', filterOf);
  server.addHook('preSerialization', (request, _reply, payload, done) => {
    const filter = filterOf(request);
    if (!filter || isRefusal(payload)) return done(null, payload);
    callbackify(() => filter(payload))(done);
  });
}

const isRefusal = (payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  'success' in payload &&
  payload.success === false;
