import { ERROR_CATALOGUE, type ErrorCode } from '@portal/contracts';

/**
 * An expected refusal. The code decides status and text. `details` go to the log only, never into an answer.
 * `hint` is appended to the text, so it must not contain anything a caller sent.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: Readonly<Record<string, unknown>>,
    readonly hint?: string,
  ) {
    super(`${code}: ${ERROR_CATALOGUE[code].text}`);
    this.name = 'DomainError';
  }
}
