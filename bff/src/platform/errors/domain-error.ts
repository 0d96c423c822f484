import { ERROR_CATALOGUE, type ErrorCode } from '@portal/contracts';

/**
 * A refusal the service foresees. The code decides status and text (design §3); `details` go to the
 * log only, never into an answer.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(`${code}: ${ERROR_CATALOGUE[code].text}`);
    this.name = 'DomainError';
  }
}
