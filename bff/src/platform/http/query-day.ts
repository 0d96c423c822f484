import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isCalendarDay } from '@portal/rules';
import { ValidateBy, ValidateIf } from 'class-validator';

/** A calendar day in a query, `YYYY-MM-DD`. May be absent. */
export function QueryDay(): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && isCalendarDay(value);
  return applyDecorators(
    ApiProperty({ type: String, format: 'date', required: false }),
    ValidateBy({ name: 'isCalendarDay', validator: { validate } }),
    ValidateIf((_query, value: unknown) => value !== undefined),
  );
}
