import { REASON_LENGTH } from '@portal/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { Field } from './field';
import type { RequestClass } from './request-class';

/** A text. Lengths are in characters. */
export function text({
  min = 0,
  max,
  pattern,
}: {
  min?: number;
  max: number;
  pattern?: RegExp;
}): Field<string> {
  return new Field({
    schema: {
      type: 'string',
      minLength: min,
      maxLength: max,
      ...(pattern ? { pattern: pattern.source } : {}),
    },
    rules: [
      IsString,
      (each) => MinLength(min, each),
      (each) => MaxLength(max, each),
      ...(pattern ? [(each?: ValidationOptions) => Matches(pattern, each)] : []),
    ],
  });
}

/**
 * A whole number. In a body it is never converted from a text (PAY-26). In a query it is a plain decimal
 * (SEC-44).
 */
export function integer({
  min,
  max = Number.MAX_SAFE_INTEGER,
}: {
  min: number;
  max?: number;
}): Field<number> {
  return new Field({
    schema: { type: 'integer', minimum: min, maximum: max },
    rules: [IsInt, (each) => Min(min, each), (each) => Max(max, each)],
    parse: (value) =>
      typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : null,
  });
}

/** A number of a body, whole or not; never converted from a text. */
export function number({ min, max }: { min: number; max?: number }): Field<number> {
  return new Field({
    schema: { type: 'number', minimum: min, ...(max === undefined ? {} : { maximum: max }) },
    rules: [
      (each) => IsNumber({}, each),
      (each) => Min(min, each),
      ...(max === undefined ? [] : [(each?: ValidationOptions) => Max(max, each)]),
    ],
  });
}

/** True or false in a body; never converted from a text. */
export function flag(): Field<boolean> {
  return new Field({ schema: { type: 'boolean' }, rules: [IsBoolean] });
}

/** One of a closed list of texts (SEC-36). */
export function choice<const Choice extends string>(choices: readonly Choice[]): Field<Choice> {
  return new Field({
    schema: { type: 'string', enum: [...choices] },
    rules: [(each) => IsIn([...choices], each)],
  });
}

/** A list of texts or numbers in a body, each checked by a field. */
export function listOf<Sent, Read>(
  { parts }: Field<Sent, Read>,
  { min = 0, max }: { min?: number; max: number },
): Field<Sent[], Read[]> {
  return new Field({
    schema: {
      type: 'array',
      items: parts.schema as object,
      ...(min > 0 ? { minItems: min } : {}),
      maxItems: max,
    },
    rules: [
      IsArray,
      () => ArrayMinSize(min),
      () => ArrayMaxSize(max),
      ...parts.rules.map((rule) => () => rule({ each: true })),
    ],
  });
}

/** An object in a body, checked by its class. */
export function nested<Request, Read>(type: RequestClass<Request, Read>): Field<Request, Read> {
  return new Field({
    schema: { type },
    rules: [() => Type(() => type), IsObject, ValidateNested],
  });
}

/** A list of objects in a body, each checked by its class. */
export function listOfNested<Request, Read>(
  type: RequestClass<Request, Read>,
  { max }: { max: number },
): Field<Request[], Read[]> {
  return new Field({
    schema: { type, isArray: true, maxItems: max },
    rules: [
      () => Type(() => type),
      IsArray,
      () => ArrayMaxSize(max),
      () => ValidateNested({ each: true }),
    ],
  });
}

/** Why an administrator does something: short text, without blanks around it. */
export const reasonText = () => text(REASON_LENGTH).trimmed();

/** The same where a reason may be missing. */
export const optionalReason = () => reasonText().optional();
