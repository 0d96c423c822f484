import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** A whole number of a query, plain decimal only; the field's own value when absent (goal S44). */
export function QueryInteger({ min, max }: { min: number; max: number }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, required: false }),
    Transform(({ value }: { value: unknown }) => toNumber(value)),
    IsInt(),
    Min(min),
    Max(max),
  );
}

function toNumber(value: unknown): number | null {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null;
}
