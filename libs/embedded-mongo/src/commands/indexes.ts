import { MongoError } from '../errors';
import { type IndexDefinition, indexSpec, keyPattern } from '../indexes/definition';
import type { Collection, IndexRequest } from '../store/catalog';
import { equal } from '../values/compare';
import { type Doc, isDoc } from '../values/types';
import {
  collectionName,
  type CommandContext,
  type CommandDefinition,
  docList,
  existingCollection,
} from './definition';
import { indexRequest } from './index-requests';

const optionsOf = ({ unique, sparse, partialFilter, expireAfterSeconds }: IndexRequest): Doc => ({
  unique,
  sparse,
  partialFilter: partialFilter ?? null,
  expireAfterSeconds: expireAfterSeconds ?? null,
});

/** Whether the very same index exists; a clash of name or keys is MongoDB's error 85 or 86. */
function exists(collection: Collection, request: IndexRequest): boolean {
  const sameKeys = (index: IndexDefinition): boolean =>
    equal([...index.fields], [...request.fields]);
  const sameOptions = (index: IndexDefinition): boolean =>
    index.name === '_id_' || equal(optionsOf(index), optionsOf(request));
  for (const index of collection.indexes) {
    if (index.name === request.name) {
      if (sameKeys(index) && sameOptions(index)) return true;
      throw new MongoError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${request.name}`,
      );
    }
    if (sameKeys(index) && equal(index.partialFilter ?? null, request.partialFilter ?? null)) {
      if (index.name === '_id_') return true;
      throw new MongoError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${index.name}`,
      );
    }
  }
  return false;
}

const namespaces = (context: CommandContext): string[] => [
  `${context.db}.${collectionName(context)}`,
];

export const createIndexes: CommandDefinition = {
  kind: 'reshape',
  options: ['indexes'],
  refused: ['commitQuorum'],
  namespaces,
  run(context) {
    const { engine, db, command } = context;
    const requests = docList(command, 'indexes').map(indexRequest);
    const createdCollectionAutomatically = existingCollection(context) === undefined;
    const collection = engine.collectionForWrite(db, collectionName(context));
    const numIndexesBefore = collection.indexes.length;
    const missing = requests.filter((request) => !exists(collection, request));
    if (missing.length > 0) engine.catalog.addIndexes(collection, missing);
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically,
      ...(missing.length === 0 ? { note: 'all indexes already exist' } : {}),
      ok: 1,
    };
  },
};

const missingCollection = (context: CommandContext): MongoError =>
  new MongoError(
    'NamespaceNotFound',
    `ns does not exist: ${context.db}.${collectionName(context)}`,
  );

export const listIndexes: CommandDefinition = {
  kind: 'plain',
  options: ['cursor'],
  run(context) {
    const collection = existingCollection(context);
    if (collection === undefined) throw missingCollection(context);
    return context.engine.cursors.first(
      collection.namespace,
      collection.indexes.map(indexSpec),
      Infinity,
    );
  },
};

function chosen(collection: Collection, wanted: unknown): IndexDefinition[] {
  if (wanted === '*') return collection.indexes.filter(({ name }) => name !== '_id_');
  if (Array.isArray(wanted)) return wanted.flatMap((name) => chosen(collection, name));
  const found = collection.indexes.filter((index) =>
    isDoc(wanted) ? equal(keyPattern(index), wanted) : index.name === wanted,
  );
  if (found.length === 0)
    throw new MongoError(
      'IndexNotFound',
      `index not found with name [${isDoc(wanted) ? JSON.stringify(wanted) : String(wanted)}]`,
    );
  if (found.some(({ name }) => name === '_id_'))
    throw new MongoError('InvalidOptions', 'cannot drop _id index');
  return found;
}

export const dropIndexes: CommandDefinition = {
  kind: 'reshape',
  options: ['index'],
  namespaces,
  run(context) {
    const collection = existingCollection(context);
    if (collection === undefined) throw missingCollection(context);
    const nIndexesWas = collection.indexes.length;
    for (const index of chosen(collection, context.command['index']))
      context.engine.catalog.dropIndex(collection, index);
    return { nIndexesWas, ok: 1 };
  },
};
