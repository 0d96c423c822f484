import { ERROR_CATALOGUE, type ErrorCode } from '@portal/contracts';
import { DomainError } from '../errors/domain-error';
import { codeOf } from '../errors/failure';

type Outcome =
  | { readonly payload: object | null }
  | { readonly code: ErrorCode; readonly hint: string | undefined };

/** An answer in the form in which it is kept. */
export function keptAnswer(payload: object | undefined): string {
  return JSON.stringify({ payload: payload ?? null } satisfies Outcome);
}

/**
 * A refusal in the form in which it is kept; null for one that must not be: a request that was refused
 * as it stands did not begin, and one that came too early or met no database is to be tried again.
 */
export function keptFailure(error: unknown): string | null {
  const code = codeOf(error);
  const isForNow = [429, 503].includes(ERROR_CATALOGUE[code].status);
  if (code.startsWith('request/') || isForNow) return null;
  const hint = error instanceof DomainError ? error.hint : undefined;
  return JSON.stringify({ code, hint } satisfies Outcome);
}

/** What was kept, again. @throws DomainError for a refusal. */
export function replay(kept: string): object | undefined {
  const outcome = JSON.parse(kept) as Outcome;
  if ('code' in outcome) throw new DomainError(outcome.code, undefined, outcome.hint);
  return outcome.payload ?? undefined;
}
