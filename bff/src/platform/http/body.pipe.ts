import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  ValidationPipe,
} from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../errors/domain-error';
import { faultInWords } from './fault-in-words';
import { isRequestClass } from './request-class';

/** Checked queries of a class in memory. Screens ask for the same page of the same list again and again. */
const MOST_QUERIES = 200;
/** In characters of JSON. */
const LONGEST_QUERY = 300;

const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

/**
 * Checks request bodies and queries against their DTO class. Unknown keys are removed, wrong types are
 * refused, nothing is converted. Path parts have their own pipes: the pipe of Nest would turn '007' into 7
 * before they see it (SEC-33).
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
        // Only declared fields are checked, so a name is safe to return.
        errors[0] && faultInWords(errors[0]),
      ),
  });

  private readonly queries = new WeakMap<object, LRUCache<string, object>>();

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body' && metadata.type !== 'query') return value;
    const { metatype } = metadata;
    if (!metatype || PLAIN_TYPES.has(metatype)) return value;
    if (!isRequestClass(metatype))
      throw new Error(`${metatype.name} is no class of bodyOf or queryOf.`);
    const declared = declaredPart(objectOf(value ?? {}), metatype.fields);
    return metadata.type === 'query'
      ? this.checkQuery(declared, metatype, metadata)
      : this.validation.transform(declared, metadata);
  }

  /** The same texts always give the same query, so they are checked once. Refusals are not kept. */
  private async checkQuery(
    declared: object,
    type: object,
    metadata: ArgumentMetadata,
  ): Promise<object> {
    let known = this.queries.get(type);
    if (!known) {
      known = new LRUCache({ max: MOST_QUERIES });
      this.queries.set(type, known);
    }
    const key = JSON.stringify(declared);
    const found = known.get(key);
    if (found) return found;
    const checked = Object.freeze((await this.validation.transform(declared, metadata)) as object);
    if (key.length <= LONGEST_QUERY) known.set(key, checked);
    return checked;
  }
}

const PLAIN_TYPES = new Set<unknown>([String, Number, Boolean, Array, Object]);

/**
 * A copy without undeclared keys. The validation would remove them too, but only after it copied each value
 * in them. For a long list this takes as long as signing in.
 */
function declaredPart(body: object, fields: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(body).filter(([key]) => fields.has(key)));
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
