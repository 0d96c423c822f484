import { Binary, BSONRegExp, ObjectId } from 'bson';
import { MongoError, notSupported } from '../errors';
import { type Doc, isDoc } from './types';

const MAX_DEPTH = 100;

function foreignName(value: unknown): string {
  if (typeof value === 'bigint') return 'int64';
  const tag = (value as { _bsontype?: string } | null)?._bsontype;
  if (tag === 'Long') return 'int64';
  return tag ?? typeof value;
}

/**
 * Refuses every BSON type whose semantics JavaScript values cannot carry (int64, Decimal128,
 * Timestamp, code, MinKey, MaxKey, DBRef, symbol): they would compare and sum silently wrong.
 */
export function assertKnownTypes(value: unknown, where: string, depth = 0): void {
  if (depth > MAX_DEPTH) throw new MongoError('BadValue', `${where} exceeds the nesting limit`);
  switch (typeof value) {
    case 'number':
    case 'string':
    case 'boolean':
    case 'undefined':
      return;
    default:
  }
  if (value === null || value instanceof Date || value instanceof ObjectId) return;
  if (value instanceof Binary || value instanceof BSONRegExp) return;
  if (Array.isArray(value)) {
    for (const item of value) assertKnownTypes(item, where, depth + 1);
    return;
  }
  if (!isDoc(value)) throw notSupported(`BSON type ${foreignName(value)} in ${where}`);
  for (const key in value) {
    if (key === '__proto__') throw notSupported("the field name '__proto__'");
    assertKnownTypes(value[key], where, depth + 1);
  }
}

function assertStorableValue(value: unknown, path: string): void {
  if (value instanceof BSONRegExp) throw notSupported(`storing a regular expression at '${path}'`);
  if (Array.isArray(value)) {
    for (const item of value) assertStorableValue(item, path);
  } else if (isDoc(value)) {
    assertFieldNames(value, path);
  }
}

function assertFieldNames(doc: Doc, path: string): void {
  for (const key in doc) {
    const here = path === '' ? key : `${path}.${key}`;
    if (key.startsWith('$'))
      throw new MongoError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${key}' in '${here}' is not valid for storage.`,
      );
    if (key.includes('.'))
      throw new MongoError(
        'DottedFieldName',
        `The dotted field '${key}' is not valid for storage.`,
      );
    assertStorableValue(doc[key], here);
  }
}

/** Refuses a document that MongoDB, or this engine, cannot store. */
export function assertStorable(doc: Doc): void {
  assertKnownTypes(doc, 'a stored document');
  assertFieldNames(doc, '');
  const id = doc['_id'];
  if (Array.isArray(id))
    throw new MongoError('InvalidIdField', "The '_id' value cannot be of type array");
}
