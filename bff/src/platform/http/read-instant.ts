import { DomainError } from '../errors/domain-error';
import { fieldInWords } from './field-in-words';

/** An instant must contain its zone, because it is ambiguous without one. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** The instant of a field as ISO 8601 with its zone. @throws DomainError request/invalid naming the field. */
export function readInstant(text: string, field: string): Date {
  const instant = new Date(INSTANT.test(text) ? text : Number.NaN);
  if (Number.isNaN(instant.getTime())) {
    throw new DomainError(
      'request/invalid',
      undefined,
      `${fieldInWords(field)} must be an ISO 8601 instant`,
    );
  }
  return instant;
}
