import { Body, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../errors/domain-error';

const MAX_FIELDS = 32;
const MAX_TEXT_LENGTH = 2_048;
const KEY = /^[A-Za-z0-9_]{1,64}$/;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const toFlatFields: PipeTransform<unknown, Record<string, string | number>> = {
  transform(body) {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw refusal('no object');
    const fields = Object.entries(body);
    if (fields.length > MAX_FIELDS) throw refusal('too many fields');
    for (const [key, value] of fields) {
      if (!KEY.test(key) || FORBIDDEN_KEYS.has(key)) throw refusal('key');
      if (!isPlain(value)) throw refusal('value');
    }
    return Object.fromEntries<string | number>(fields);
  },
};

/**
 * A body of texts and whole numbers with unknown keys. All keys are passed on unchanged, because a signature
 * covers them. Their number and lengths are limited, and nesting is refused. The parameter has the type
 * Record.
 */
export const FlatBody = (): ParameterDecorator => Body(toFlatFields);

function isPlain(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= MAX_TEXT_LENGTH : Number.isSafeInteger(value);
}

const refusal = (reason: string) => new DomainError('request/invalid', { reason });
