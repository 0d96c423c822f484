import type { Change } from '../changes/change';
import { fail } from '../errors';
import { indexSpec } from '../indexes/definition';
import { compileFilter } from '../query/match';
import type { Collection } from '../store/catalog';
import { tableRange } from '../store/keys';
import type { Doc } from '../values/types';
import { checkFields, type CommandDefinition, words } from './definition';

export const create: CommandDefinition = {
  kind: 'reshape',
  options: [],
  refused: words(`capped size max timeseries validator validationLevel validationAction viewOn
    pipeline collation expireAfterSeconds clusteredIndex autoIndexId changeStreamPreAndPostImages
    encryptedFields storageEngine indexOptionDefaults`),
  namespaces: () => [],
  run(call) {
    call.madeCollection();
    return { ok: 1 };
  },
};

const NOTHING = Buffer.alloc(0);
const dropOf = ({ namespace }: Collection): Change => ({
  operation: 'drop',
  namespace,
  content: NOTHING,
});
const droppedDatabase = (db: string): Change => ({
  operation: 'dropDatabase',
  namespace: db,
  content: NOTHING,
});

export const drop: CommandDefinition = {
  kind: 'reshape',
  options: [],
  run({ engine, collection }) {
    if (collection === undefined) return { ok: 1 };
    engine.catalog.drop(collection, () => engine.history.append([dropOf(collection)]));
    return { nIndexesWas: collection.indexes.length, ns: collection.namespace, ok: 1 };
  },
};

export const dropDatabase: CommandDefinition = {
  kind: 'reshape',
  options: [],
  namespaces: ({ engine, db }) => engine.catalog.inDatabase(db).map(({ namespace }) => namespace),
  run({ engine, db }) {
    const collections = engine.catalog.inDatabase(db);
    for (const [at, collection] of collections.entries()) {
      const isLast = at === collections.length - 1;
      const changes = [dropOf(collection), ...(isLast ? [droppedDatabase(db)] : [])];
      engine.catalog.drop(collection, () => engine.history.append(changes));
    }
    return { ...(collections.length > 0 ? { dropped: db } : {}), ok: 1 };
  },
};

export const listCollections: CommandDefinition = {
  kind: 'plain',
  options: words('filter nameOnly cursor authorizedCollections'),
  run(call) {
    const { engine, db } = call;
    const found = engine.catalog
      .inDatabase(db)
      .map(({ name, uuid, indexes: [idIndex] }): Doc => ({
        name,
        type: 'collection',
        options: {},
        info: { readOnly: false, uuid },
        ...(idIndex ? { idIndex: indexSpec(idIndex) } : {}),
      }))
      .filter(compileFilter(call.doc('filter')));
    const docs = call.has('nameOnly') ? found.map(({ name, type }) => ({ name, type })) : found;
    const cursor = call.doc('cursor');
    checkFields(cursor, 'listCollections.cursor', ['batchSize']);
    const { batchSize = Infinity } = cursor;
    return engine.cursors.first(`${db}.$cmd.listCollections`, docs, batchSize);
  },
};

export const listDatabases: CommandDefinition = {
  kind: 'plain',
  options: words('filter nameOnly authorizedDatabases'),
  run(call) {
    const { catalog, environment } = call.engine;
    if (call.db !== 'admin')
      fail('Unauthorized', 'listDatabases may only be run against the admin database.');
    const names = [...new Set(catalog.all().map(({ db }) => db))].sort();
    const databases = names
      .map((name): Doc => {
        if (call.has('nameOnly')) return { name };
        const ranges = catalog.inDatabase(name).map(({ ident }) => tableRange(ident));
        const empty = ranges.every(({ start, end }) => environment.latest.count(start, end) === 0);
        return { name, sizeOnDisk: empty ? 0 : 1, empty };
      })
      .filter(compileFilter(call.doc('filter')));
    return { databases, ok: 1 };
  },
};
