import { AUDIT_ACTIONS, type AuditAction, type ListAuditQuery } from '@portal/contracts';
import { ChoiceField, TextField } from '../../platform/http/fields';
import { QueryInteger } from '../../platform/http/query-integer';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;
const MAX_NAME_LENGTH = 100;

/** Which acts are asked for. */
export class ListAuditParameters implements ListAuditQuery {
  @QueryInteger({ min: 1, max: MAX_PAGE })
  page: number = 1;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;

  @TextField({ min: 1, max: MAX_NAME_LENGTH, optional: true })
  actor?: string;

  @ChoiceField(AUDIT_ACTIONS, { optional: true })
  action?: AuditAction;

  @TextField({ min: 1, max: MAX_NAME_LENGTH, optional: true })
  target?: string;
}
