import { fail, refuse } from '../errors';
import { conditionsIn } from '../indexes/conditions';
import type { IndexField, IndexRequest } from '../indexes/definition';
import { compileFilter } from '../query/match';
import { checkedPath } from '../values/paths';
import { type Doc, isDoc } from '../values/types';
import { words } from './definition';

/** The fields of an index in `createIndexes`. */
export const INDEX_FIELDS = words('key name unique partialFilterExpression expireAfterSeconds');

function fieldsOf(key: unknown): IndexField[] {
  if (!isDoc(key) || Object.keys(key).length === 0)
    fail('CannotCreateIndex', 'Index keys cannot be an empty object');
  return Object.entries(key).map(([path, direction]) => {
    if (direction !== 1 && direction !== -1)
      refuse(`an index with '${path}' by anything but 1 and -1`);
    checkedPath(path);
    return { path, direction };
  });
}

const PARTIAL_OPERATORS = words('$eq $gt $gte $lte $type');

function checkPartial(filter: unknown): Doc {
  if (!isDoc(filter)) fail('TypeMismatch', 'partialFilterExpression has to be an object');
  compileFilter(filter);
  if (Object.keys(filter).some((path) => path.startsWith('$')))
    refuse('an operator in place of a path in a partialFilterExpression');
  for (const { path, operator } of conditionsIn(filter))
    if (!PARTIAL_OPERATORS.includes(operator))
      fail('CannotCreateIndex', `Expression not supported in partial index: ${path} ${operator}`);
  return filter;
}

function expiryOf(value: unknown, fields: readonly IndexField[]): number {
  if (typeof value !== 'number' || value < 0 || value > 2 ** 31 - 1)
    fail('CannotCreateIndex', "TTL index 'expireAfterSeconds' must be within acceptable range");
  if (fields.length > 1 || fields[0]?.path === '_id')
    fail('CannotCreateIndex', 'TTL indexes are single-field indexes, and not on _id');
  return value;
}

/** Parses one entry of `createIndexes.indexes`. */
export function indexRequest(spec: Doc): IndexRequest {
  const { key, name, unique } = spec;
  const { partialFilterExpression: partial, expireAfterSeconds: expiry } = spec;
  const fields = fieldsOf(key);
  if (typeof name !== 'string' || name === '')
    fail('FailedToParse', "The 'name' field is a required property of an index specification");
  return {
    name,
    fields,
    unique: unique === true,
    partialFilter: partial === undefined ? undefined : checkPartial(partial),
    expireAfterSeconds: expiry === undefined ? undefined : expiryOf(expiry, fields),
  };
}
