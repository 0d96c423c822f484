import { MongoError, notSupported } from '../errors';
import type { IndexField } from '../indexes/definition';
import { compileFilter } from '../query/match';
import type { IndexRequest } from '../store/catalog';
import { type Doc, isDoc } from '../values/types';

const KNOWN = [
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'v',
  'ns',
];
const REFUSED = [
  ...[
    'collation',
    'weights',
    'default_language',
    'language_override',
    'textIndexVersion',
    'hidden',
  ],
  ...[
    '2dsphereIndexVersion',
    'bits',
    'min',
    'max',
    'bucketSize',
    'wildcardProjection',
    'storageEngine',
  ],
  ...['prepareUnique', 'clustered', 'dropDups'],
];

function fieldsOf(key: unknown): IndexField[] {
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty object');
  return Object.entries(key).map(([path, direction]) => {
    if (typeof direction === 'string') throw notSupported(`the index type '${direction}'`);
    if (path.includes('$**')) throw notSupported('a wildcard index');
    if (direction !== 1 && direction !== -1)
      throw new MongoError(
        'CannotCreateIndex',
        `Values in v:2 index key pattern must be 1 or -1 here, found ${String(direction)}`,
      );
    if (path.split('.').some((part) => part === '' || part.startsWith('$')))
      throw new MongoError(
        'CannotCreateIndex',
        `Index key contains an illegal field name: '${path}'`,
      );
    return { path, direction };
  });
}

const PARTIAL_OPERATORS = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$exists', '$type']);

function checkPartial(filter: unknown): Doc {
  if (!isDoc(filter))
    throw new MongoError('TypeMismatch', 'partialFilterExpression has to be an object');
  compileFilter(filter);
  for (const [path, value] of Object.entries(filter)) {
    if (path.startsWith('$')) throw notSupported(`${path} in a partialFilterExpression`);
    if (!isDoc(value)) continue;
    for (const [operator, operand] of Object.entries(value))
      if (
        operator.startsWith('$') &&
        (!PARTIAL_OPERATORS.has(operator) || (operator === '$exists' && operand !== true))
      )
        throw new MongoError(
          'CannotCreateIndex',
          `Expression not supported in partial index: ${path} ${operator}`,
        );
  }
  return filter;
}

function expiryOf(value: unknown, fields: readonly IndexField[]): number {
  if (typeof value !== 'number' || value < 0 || value > 2 ** 31 - 1)
    throw new MongoError(
      'CannotCreateIndex',
      "TTL index 'expireAfterSeconds' option must be within an acceptable range",
    );
  if (fields.length > 1 || fields[0]?.path === '_id')
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, and not on _id',
    );
  return value;
}

/** Reads one entry of `createIndexes.indexes`. */
export function indexRequest(spec: Doc): IndexRequest {
  for (const key of Object.keys(spec)) {
    if (REFUSED.includes(key)) throw notSupported(`the index option '${key}'`);
    if (!KNOWN.includes(key))
      throw new MongoError(
        'InvalidIndexSpecificationOption',
        `The field '${key}' is not valid for an index specification.`,
      );
  }
  const { key, name, unique, sparse, partialFilterExpression, expireAfterSeconds } = spec;
  const fields = fieldsOf(key);
  if (typeof name !== 'string' || name === '')
    throw new MongoError(
      'FailedToParse',
      "The 'name' field is a required property of an index specification",
    );
  if (sparse === true && partialFilterExpression !== undefined)
    throw new MongoError(
      'CannotCreateIndex',
      'cannot mix "partialFilterExpression" and "sparse" options',
    );
  return {
    name,
    fields,
    unique: unique === true,
    sparse: sparse === true,
    ...(partialFilterExpression === undefined
      ? {}
      : { partialFilter: checkPartial(partialFilterExpression) }),
    ...(expireAfterSeconds === undefined
      ? {}
      : { expireAfterSeconds: expiryOf(expireAfterSeconds, fields) }),
  };
}
