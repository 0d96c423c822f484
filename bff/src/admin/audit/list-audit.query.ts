import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction } from '@portal/contracts';
import { Transform } from 'class-transformer';
import { IsIn, ValidateIf } from 'class-validator';
import { TextField } from '../../platform/http/fields';
import { QueryDay } from '../../platform/http/query-day';
import { QueryInteger } from '../../platform/http/query-integer';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;
const MAX_NAME_LENGTH = 100;

const optional = () => ValidateIf((_query, value: unknown) => value !== undefined);

/** A list of actions, separated by commas. */
function ActionsField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, required: false, example: 'plans/add,plans/cut' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? [...new Set(value.split(','))] : value,
    ),
    IsIn(AUDIT_ACTIONS, { each: true }),
    optional(),
  );
}

/** Query of the audit records. */
export class ListAuditParameters {
  @QueryInteger({ min: 1, max: MAX_PAGE })
  page: number = 1;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;

  @TextField({ min: 1, max: MAX_NAME_LENGTH, optional: true })
  actor?: string;

  @ActionsField()
  action?: AuditAction[];

  @TextField({ min: 1, max: MAX_NAME_LENGTH, optional: true })
  target?: string;

  @QueryDay()
  from?: string;

  @QueryDay()
  to?: string;
}
