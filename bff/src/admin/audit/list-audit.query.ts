import { AUDIT_ACTIONS, AUDIT_ROWS, type AuditAction, listAudit } from '@portal/contracts';
import { IsIn } from 'class-validator';
import { Field } from '../../platform/http/field';
import { choice, text } from '../../platform/http/fields';
import { day, pageNumber, pageSize, timeSort } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

const MAX_NAME_LENGTH = 100;

/** A list of actions, separated by commas. */
const actions = new Field<string, AuditAction[]>({
  schema: { type: 'string', example: 'plans/add,plans/cut' },
  rules: [() => IsIn(AUDIT_ACTIONS, { each: true })],
  convert: (value) => (typeof value === 'string' ? [...new Set(value.split(','))] : value),
});

export class ListAuditParameters extends queryOf(listAudit)({
  page: pageNumber().default(1),
  limit: pageSize(25),
  sort: timeSort(),
  actor: text({ min: 1, max: MAX_NAME_LENGTH }).optional(),
  action: actions.optional(),
  target: text({ min: 1, max: MAX_NAME_LENGTH }).optional(),
  about: text({ min: 1, max: MAX_NAME_LENGTH }).optional(),
  rows: choice(AUDIT_ROWS).default('all'),
  from: day().optional(),
  to: day().optional(),
}) {}
