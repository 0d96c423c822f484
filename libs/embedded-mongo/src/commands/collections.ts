import { MongoError } from '../errors';
import { compileFilter } from '../query/match';
import { indexSpec } from '../indexes/definition';
import { tableRange } from '../store/keys';
import type { Doc } from '../values/types';
import { collectionName, type CommandDefinition, docField, existingCollection } from './definition';

const namespaceOf: Extract<CommandDefinition, { kind: 'reshape' }>['namespaces'] = (context) => [
  `${context.db}.${collectionName(context)}`,
];

export const create: CommandDefinition = {
  kind: 'reshape',
  options: [],
  refused: [
    ...['capped', 'size', 'max', 'timeseries', 'validator', 'validationLevel', 'validationAction'],
    ...['viewOn', 'pipeline', 'collation', 'expireAfterSeconds', 'clusteredIndex', 'autoIndexId'],
    ...['changeStreamPreAndPostImages', 'encryptedFields', 'storageEngine', 'indexOptionDefaults'],
  ],
  namespaces: () => [],
  run(context) {
    context.engine.collectionForWrite(context.db, collectionName(context));
    return { ok: 1 };
  },
};

export const drop: CommandDefinition = {
  kind: 'reshape',
  options: [],
  namespaces: namespaceOf,
  run(context) {
    const collection = existingCollection(context);
    if (collection === undefined) return { ok: 1 };
    context.engine.catalog.drop(collection);
    return { nIndexesWas: collection.indexes.length, ns: collection.namespace, ok: 1 };
  },
};

export const dropDatabase: CommandDefinition = {
  kind: 'reshape',
  options: [],
  namespaces: ({ engine, db }) => engine.catalog.inDatabase(db).map(({ namespace }) => namespace),
  run({ engine, db }) {
    const collections = engine.catalog.inDatabase(db);
    for (const collection of collections) engine.catalog.drop(collection);
    return { ...(collections.length > 0 ? { dropped: db } : {}), ok: 1 };
  },
};

export const listCollections: CommandDefinition = {
  kind: 'plain',
  options: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  run({ engine, db, command }) {
    const matches = compileFilter(docField(command, 'filter'));
    const collections: Doc[] = engine.catalog.inDatabase(db).map((collection) => {
      const idIndex = collection.indexes.find(({ name }) => name === '_id_');
      return {
        name: collection.name,
        type: 'collection',
        options: {},
        info: { readOnly: false, uuid: collection.uuid },
        ...(idIndex ? { idIndex: indexSpec(idIndex) } : {}),
      };
    });
    const found = collections.filter(matches);
    const docs =
      command['nameOnly'] === true ? found.map(({ name, type }) => ({ name, type })) : found;
    return engine.cursors.first(
      `${db}.$cmd.listCollections`,
      docs,
      docField(command, 'cursor')['batchSize'] ?? Infinity,
    );
  },
};

export const listDatabases: CommandDefinition = {
  kind: 'plain',
  options: ['filter', 'nameOnly', 'authorizedDatabases'],
  run({ engine, db, command }) {
    if (db !== 'admin')
      throw new MongoError(
        'Unauthorized',
        'listDatabases may only be run against the admin database.',
      );
    const names = [...new Set(engine.catalog.all().map((collection) => collection.db))].sort();
    const matches = compileFilter(docField(command, 'filter'));
    const databases = names
      .map((name): Doc => {
        const idents = engine.catalog.inDatabase(name).map(({ ident }) => tableRange(ident));
        const empty = idents.every(
          ({ start, end }) => engine.environment.latest.count(start, end) === 0,
        );
        return command['nameOnly'] === true ? { name } : { name, sizeOnDisk: empty ? 0 : 1, empty };
      })
      .filter(matches);
    return { databases, ok: 1 };
  },
};
