import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction } from '@portal/contracts';
import { isCalendarDay } from '@portal/rules';
import { Transform } from 'class-transformer';
import { IsIn, ValidateBy, ValidateIf } from 'class-validator';
import { TextField } from '../../platform/http/fields';
import { QueryInteger } from '../../platform/http/query-integer';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;
const MAX_NAME_LENGTH = 100;

const optional = () => ValidateIf((_query, value: unknown) => value !== undefined);

/** A day of the calendar, `YYYY-MM-DD`. */
function DayField(): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && isCalendarDay(value);
  return applyDecorators(
    ApiProperty({ type: String, format: 'date', required: false }),
    ValidateBy({ name: 'isCalendarDay', validator: { validate } }),
    optional(),
  );
}

/** Acts with commas between them. */
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

/** Which acts are asked for. */
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

  @DayField()
  from?: string;

  @DayField()
  to?: string;
}
