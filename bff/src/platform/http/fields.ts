import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';

/**
 * Options of every field. An absent field means no change. Null is allowed only where a value can be cleared.
 */
interface FieldOptions {
  readonly optional?: boolean;
  readonly nullable?: boolean;
}

function presence({ optional = false, nullable = false }: FieldOptions): PropertyDecorator[] {
  if (!optional && !nullable) return [];
  return [
    ValidateIf(
      (_body, value: unknown) =>
        !(optional && value === undefined) && !(nullable && value === null),
    ),
  ];
}

const described = ({ optional = false, nullable = false }: FieldOptions) => ({
  required: !optional,
  ...(nullable ? { nullable } : {}),
});

/** Validates and documents a text of a request body. Lengths are in characters. */
export function TextField(
  options: FieldOptions & { min?: number; max: number },
): PropertyDecorator {
  const { min = 0, max } = options;
  return applyDecorators(
    ApiProperty({ type: String, minLength: min, maxLength: max, ...described(options) }),
    IsString(),
    MinLength(min),
    MaxLength(max),
    ...presence(options),
  );
}

/** A whole number; never converted from a text (PAY-26). */
export function IntegerField(
  options: FieldOptions & { min: number; max?: number },
): PropertyDecorator {
  const { min, max = Number.MAX_SAFE_INTEGER } = options;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, ...described(options) }),
    IsInt(),
    Min(min),
    Max(max),
    ...presence(options),
  );
}

/** A number, whole or not; never converted from a text. */
export function NumberField(
  options: FieldOptions & { min: number; max: number },
): PropertyDecorator {
  const { min, max } = options;
  return applyDecorators(
    ApiProperty({ type: Number, minimum: min, maximum: max, ...described(options) }),
    IsNumber(),
    Min(min),
    Max(max),
    ...presence(options),
  );
}

/** True or false; never converted from a text. */
export function FlagField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Boolean, ...described(options) }),
    IsBoolean(),
    ...presence(options),
  );
}

/** One of a closed list of texts (SEC-36). */
export function ChoiceField(
  choices: readonly string[],
  options: FieldOptions = {},
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, enum: [...choices], ...described(options) }),
    IsIn([...choices]),
    ...presence(options),
  );
}

/** Adds fields to a body class: one decorator per name. For fields that a table lists. */
export const Fields =
  (fields: Readonly<Record<string, PropertyDecorator>>): ClassDecorator =>
  ({ prototype }) => {
    for (const [name, decorate] of Object.entries(fields)) decorate(prototype, name);
  };
