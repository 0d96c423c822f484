import { DomainError } from '../../platform/errors/domain-error';
import { RecordIdParam } from '../../platform/http/record-id.param';

/** Reads the id of a bulk action from the path. A malformed id is answered as "not found". */
export const ActionIdParam = (): ParameterDecorator =>
  RecordIdParam('actionId', () => new DomainError('bulk-actions/not-found'));
