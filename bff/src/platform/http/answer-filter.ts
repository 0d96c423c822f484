import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callbackify } from 'node:util';

/**
 * A filter that each part of an answer passes before it is sent. A part is the whole answer, or a slice of a
 * long list. Most parts need nothing from the database; those are returned at once, without a promise.
 */
export type AnswerFilter = <Part>(part: Part) => Part | Promise<Part>;

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
    const filtered = attempt(() => filter(payload));
    if (filtered instanceof Promise) passOn(filtered, done);
    else done(null, filtered);
  });
}

/** Calls back with what a promise brings. Made once: making it takes longer than all hooks of a request. */
const passOn = callbackify((filtered: Promise<unknown>) => filtered);

/** The result of `work`; a rejected promise when it throws. */
function attempt<Result>(work: () => Result): Result | Promise<never> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

const isRefusal = (payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  'success' in payload &&
  payload.success === false;
