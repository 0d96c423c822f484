import { fail, refuse } from '../errors';
import {
  type IndexDefinition,
  type IndexRequest,
  indexSpec,
  keyPattern,
} from '../indexes/definition';
import type { Collection } from '../store/catalog';
import { encode } from '../values/codec';
import { equal } from '../values/compare';
import { type Call, checkFields, type CommandDefinition } from './definition';
import { INDEX_FIELDS, indexRequest } from './index-requests';

/** What tells one index from another with the same keys. Its lifetime of documents does not. */
const isSame = (a: IndexRequest, b: IndexRequest): boolean =>
  equal(keyPattern(a), keyPattern(b)) &&
  equal(a.partialFilter, b.partialFilter) &&
  a.unique === b.unique;

/** True when exactly this index exists. A conflict with another one is MongoDB's error 85 or 86. */
function exists({ indexes }: Collection, request: IndexRequest): boolean {
  const isId = equal(keyPattern(request), { _id: 1 });
  const named = indexes.find(({ name }) => name === (isId ? '_id_' : request.name));
  if (isId && named !== undefined) return true;
  if (named !== undefined && !isSame(named, request))
    fail('IndexKeySpecsConflict', `Another index has the name ${request.name}`);
  const found = named ?? indexes.find((index) => isSame(index, request));
  if (found === undefined) return false;
  if (found !== named || found.expireAfterSeconds !== request.expireAfterSeconds)
    fail('IndexOptionsConflict', `The same index exists with other options: ${found.name}`);
  return true;
}

export const createIndexes: CommandDefinition = {
  kind: 'reshape',
  options: [],
  statements: { indexes: INDEX_FIELDS },
  run(call) {
    const requests = call.docs('indexes').map(indexRequest);
    const collection = call.makeCollection();
    const numIndexesBefore = collection.indexes.length;
    const missing = requests.filter((request) => !exists(collection, request));
    if (missing.length > 0) call.engine.catalog.addIndexes(collection, missing);
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.length,
      ok: 1,
    };
  },
};

const existing = ({ collection, namespace }: Call): Collection =>
  collection ?? fail('NamespaceNotFound', `ns does not exist: ${namespace}`);

export const listIndexes: CommandDefinition = {
  kind: 'plain',
  options: ['cursor'],
  run(call) {
    const { namespace, indexes } = existing(call);
    checkFields(call.doc('cursor'), 'listIndexes.cursor', ['batchSize']);
    return call.engine.cursors.first(
      namespace,
      indexes.map((index) => encode(indexSpec(index))),
      Infinity,
    );
  },
};

function named({ indexes }: Collection, wanted: unknown): IndexDefinition {
  if (wanted === '*' || typeof wanted === 'object') refuse('dropIndexes by anything but one name');
  if (typeof wanted !== 'string') fail('TypeMismatch', "'index' has to be a string");
  if (wanted === '_id_') fail('InvalidOptions', 'cannot drop _id index');
  return (
    indexes.find(({ name }) => name === wanted) ??
    fail('IndexNotFound', `index not found with name [${wanted}]`)
  );
}

export const dropIndexes: CommandDefinition = {
  kind: 'reshape',
  options: ['index'],
  run(call) {
    const collection = existing(call);
    const nIndexesWas = collection.indexes.length;
    call.engine.catalog.dropIndex(collection, named(collection, call.command['index']));
    return { nIndexesWas, ok: 1 };
  },
};
