import type { FastifyRequest } from 'fastify';

/** What each part of an answer passes before it is sent: the whole of it, or a slice of a long list. */
export type AnswerFilter = <Part>(part: Part) => Promise<Part>;

const filters = new WeakMap<object, AnswerFilter>();

/** Has every part of a request's answer pass a filter. */
export function filterAnswer(request: FastifyRequest, filter: AnswerFilter): void {
  filters.set(request, filter);
}

/** The filter of a request's answer; null where none was set. */
export function answerFilterOf(request: FastifyRequest): AnswerFilter | null {
  return filters.get(request) ?? null;
}
