import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { DomainError } from '../errors/domain-error';

const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

/**
 * Checks request bodies and queries against their DTO class: unknown keys are stripped, wrong types
 * refused, nothing converted. Path parts are left to their own pipes: the stock pipe
 * would turn '007' into 7 before they see it (SEC-33).
 */
@Injectable()
export class BodyPipe implements PipeTransform {
  private readonly validation = new ValidationPipe({
    whitelist: true,
    transform: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) =>
      new DomainError(
        'request/invalid',
        { fields: errors.map(({ property }) => property) },
        firstFault(errors),
      ),
  });

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body' && metadata.type !== 'query') return value;
    if (!metadata.metatype || PLAIN_TYPES.has(metadata.metatype)) return value;
    const body = objectOf(value ?? {});
    return this.validation.transform(declaredPart(body, metadata.metatype), metadata);
  }
}

const PLAIN_TYPES = new Set<unknown>([String, Number, Boolean, Array, Object]);

/** What is wrong with the first bad field; only declared fields get here, their names are ours. */
function firstFault(errors: readonly ValidationError[]): string | undefined {
  return Object.values(errors[0]?.constraints ?? {})[0];
}

type Class = NonNullable<ArgumentMetadata['metatype']>;

const declared = new Map<Class, ReadonlySet<string>>();

/**
 * Without keys that nobody declared. They would be stripped anyway, but only after each value in them
 * was copied, which for a long list takes as long as signing in.
 */
function declaredPart(body: object, metatype: Class): object {
  const known = declared.get(metatype) ?? namesOf(metatype);
  declared.set(metatype, known);
  return Object.fromEntries(Object.entries(body).filter(([key]) => known.has(key)));
}

function namesOf(metatype: Class): ReadonlySet<string> {
  const fields = getMetadataStorage().getTargetValidationMetadatas(metatype, '', false, false);
  return new Set(fields.map(({ propertyName }) => propertyName));
}

function objectOf(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('request/invalid', { reason: 'no object' });
  }
  if (FORBIDDEN_KEYS.some((key) => Object.hasOwn(value, key))) {
    throw new DomainError('request/invalid', { reason: 'forbidden key' });
  }
  return value;
}
