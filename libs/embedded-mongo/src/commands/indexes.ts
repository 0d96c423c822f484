import { fail } from '../errors';
import {
  type IndexDefinition,
  type IndexRequest,
  indexSpec,
  keyPattern,
} from '../indexes/definition';
import type { Collection } from '../store/catalog';
import { equal } from '../values/compare';
import { isDoc } from '../values/types';
import { type Call, checkFields, type CommandDefinition } from './definition';
import { indexRequest } from './index-requests';

/** What tells one index from another with the same keys. Its lifetime of documents does not. */
const isSame = (a: IndexRequest, b: IndexRequest): boolean =>
  equal(keyPattern(a), keyPattern(b)) &&
  equal(a.partialFilter, b.partialFilter) &&
  a.unique === b.unique &&
  a.sparse === b.sparse;

/** True when exactly this index exists. A conflict with another one is MongoDB's error 85 or 86. */
function exists({ indexes }: Collection, request: IndexRequest): boolean {
  const isId = equal(keyPattern(request), { _id: 1 });
  const named = indexes.find(({ name }) => name === (isId ? '_id_' : request.name));
  if (isId && named !== undefined) return true;
  if (named !== undefined && !isSame(named, request))
    fail(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${request.name}`,
    );
  const found = named ?? indexes.find((index) => isSame(index, request));
  if (found === undefined) return false;
  if (found.expireAfterSeconds !== request.expireAfterSeconds)
    fail(
      'IndexOptionsConflict',
      `An equivalent index already exists with ${found === named ? 'the same' : 'a different'} name but different options. Requested index: ${request.name}`,
    );
  if (found !== named)
    fail('IndexOptionsConflict', `Index already exists with a different name: ${found.name}`);
  return true;
}

export const createIndexes: CommandDefinition = {
  kind: 'reshape',
  options: ['indexes'],
  refused: ['commitQuorum'],
  run(call) {
    const requests = call.docs('indexes').map(indexRequest);
    const createdCollectionAutomatically = call.collection === undefined;
    const collection = call.madeCollection();
    const numIndexesBefore = collection.indexes.length;
    const missing = requests.filter((request) => !exists(collection, request));
    if (missing.length > 0) call.engine.catalog.addIndexes(collection, missing);
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically,
      ...(missing.length === 0 ? { note: 'all indexes already exist' } : {}),
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
    return call.engine.cursors.first(namespace, indexes.map(indexSpec), Infinity);
  },
};

function chosen({ indexes }: Collection, wanted: unknown): IndexDefinition[] {
  if (wanted === '*') return indexes.filter(({ name }) => name !== '_id_');
  const found = indexes.filter((index) =>
    isDoc(wanted) ? equal(keyPattern(index), wanted) : index.name === wanted,
  );
  const name = isDoc(wanted) ? JSON.stringify(wanted) : String(wanted);
  if (found.length === 0) fail('IndexNotFound', `index not found with name [${name}]`);
  if (isDoc(wanted) && found.length > 1)
    fail('AmbiguousIndexKeyPattern', `${found.length} indexes found for key: ${name}`);
  if (found.some(({ name }) => name === '_id_')) fail('InvalidOptions', 'cannot drop _id index');
  return found;
}

export const dropIndexes: CommandDefinition = {
  kind: 'reshape',
  options: ['index'],
  run(call) {
    const collection = existing(call);
    const { index: wanted } = call.command;
    const nIndexesWas = collection.indexes.length;
    const indexes = [wanted].flat().flatMap((one) => chosen(collection, one));
    for (const index of indexes) call.engine.catalog.dropIndex(collection, index);
    return { nIndexesWas, ok: 1 };
  },
};
