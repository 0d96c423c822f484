import { ERROR_CATALOGUE, type ErrorCode } from '@portal/contracts';
import { DomainError } from '../errors/domain-error';
import { codeOf } from '../errors/failure';

type Outcome =
  | { readonly payload: object | null }
  | { readonly code: ErrorCode; readonly hint: string | undefined };

/** Serializes an answer for storing. */
export function keptAnswer(payload: object | undefined): string {
  return JSON.stringify({ payload: payload ?? null } satisfies Outcome);
}

/**
 * Serializes a refusal for storing. Null for a refusal that must not be stored. It was invalid and did not
 * start, or it must be tried again because of a limit or an unavailable service.
 */
export function keptFailure(error: unknown): string | null {
  const code = codeOf(error);
  const isForNow = [429, 503].includes(ERROR_CATALOGUE[code].status);
  if (code.startsWith('request/') || isForNow) return null;
  const hint = error instanceof DomainError ? error.hint : undefined;
  return JSON.stringify({ code, hint } satisfies Outcome);
}

/** Repeats a stored outcome. @throws DomainError for a refusal. */
export function replay(kept: string): object | undefined {
  const outcome = JSON.parse(kept) as Outcome;
  if ('code' in outcome) throw new DomainError(outcome.code, undefined, outcome.hint);
  return outcome.payload ?? undefined;
}
