import { compileFilter } from '../query/match';
import { encode } from '../values/codec';
import type { Doc } from '../values/types';
import { checkFields, type CommandDefinition, words } from './definition';

export const create: CommandDefinition = {
  kind: 'plain',
  options: [],
  async run(call) {
    await call.engine.commits.runAlone(() => call.makeCollection());
    return { ok: 1 };
  },
};

export const drop: CommandDefinition = {
  kind: 'reshape',
  forTools: true,
  options: [],
  run({ engine, collection }) {
    if (collection === undefined) return { ok: 1 };
    const { namespace, indexes } = collection;
    const change = { operation: 'drop', namespace, content: Buffer.alloc(0) } as const;
    engine.catalog.drop(collection, () => engine.history.append([change]));
    return { nIndexesWas: indexes.length, ns: namespace, ok: 1 };
  },
};

export const listCollections: CommandDefinition = {
  kind: 'plain',
  forTools: true,
  options: words('filter nameOnly cursor authorizedCollections'),
  run(call) {
    const { engine, db } = call;
    const docs = engine.catalog
      .all()
      .filter((collection) => collection.db === db)
      .map(({ name }): Doc => ({ name, type: 'collection', options: {} }))
      .filter(compileFilter(call.doc('filter')));
    const cursor = call.doc('cursor');
    checkFields(cursor, 'listCollections.cursor', ['batchSize']);
    const { batchSize = Infinity } = cursor;
    return engine.cursors.first(`${db}.$cmd.listCollections`, docs.map(encode), batchSize);
  },
};
