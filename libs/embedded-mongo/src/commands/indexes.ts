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

/** True when exactly this index exists. A conflict of name or keys is MongoDB's error 85 or 86. */
function exists({ indexes }: Collection, request: IndexRequest): boolean {
  for (const index of indexes) {
    const sameKeys = equal(keyPattern(index), keyPattern(request));
    if (index.name === request.name) {
      if (sameKeys && (index.name === '_id_' || equal(indexSpec(index), indexSpec(request))))
        return true;
      fail(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${request.name}`,
      );
    }
    if (sameKeys && equal(index.partialFilter, request.partialFilter)) {
      if (index.name === '_id_') return true;
      fail('IndexOptionsConflict', `Index already exists with a different name: ${index.name}`);
    }
  }
  return false;
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
