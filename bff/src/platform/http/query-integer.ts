import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';

/**
 * A whole number of a query, in plain decimal form only (SEC-44). When it is absent, the field keeps its
 * default, or stays undefined when it is optional.
 */
export function QueryInteger({
  min,
  max,
  optional = false,
}: {
  min: number;
  max: number;
  optional?: boolean;
}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, required: false }),
    Transform(({ value }: { value: unknown }) => toNumber(value)),
    IsInt(),
    Min(min),
    Max(max),
    ValidateIf((_query, value: unknown) => !optional || value !== undefined),
  );
}

function toNumber(value: unknown): number | null {
  return typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : null;
}
