import type { FastifyRequest } from 'fastify';

/**
 * A filter that each part of an answer passes before it is sent. A part is the whole answer, or a slice of a
 * long list.
 */
export type AnswerFilter = <Part>(part: Part) => Promise<Part>;

const filters = new WeakMap<object, AnswerFilter>();

/** Sets the filter for every part of a request's answer. */
export function filterAnswer(request: FastifyRequest, filter: AnswerFilter): void {
  filters.set(request, filter);
}

/** The filter of a request's answer; null when none was set. */
export function answerFilterOf(request: FastifyRequest): AnswerFilter | null {
  return filters.get(request) ?? null;
}
