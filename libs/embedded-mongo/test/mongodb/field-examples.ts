import { type Document, Long } from 'mongodb';

/** Every command of the engine, in a form that leaves the examples as they are. */
export const COMMANDS: Readonly<Record<string, Document>> = {
  find: { find: 'examples', filter: {} },
  aggregate: { aggregate: 'examples', pipeline: [], cursor: {} },
  count: { count: 'examples' },
  getMore: { getMore: Long.ONE, collection: 'examples' },
  killCursors: { killCursors: 'examples', cursors: [] },
  explain: { explain: { find: 'examples' } },
  insert: { insert: 'empty', documents: [{}] },
  update: { update: 'examples', updates: [{ q: { _id: 7 }, u: { $set: { n: 1 } } }] },
  delete: { delete: 'examples', deletes: [{ q: { _id: 7 }, limit: 0 }] },
  findAndModify: { findAndModify: 'examples', query: { _id: 7 }, update: { $set: { n: 1 } } },
  bulkWrite: {
    bulkWrite: 1,
    ops: [{ update: 0, filter: { _id: 7 }, updateMods: { $set: { n: 1 } } }],
    nsInfo: [{ ns: 'test.examples' }],
    $db: 'admin',
  },
  create: { create: 'empty' },
  drop: { drop: 'nowhere' },
  createIndexes: { createIndexes: 'empty', indexes: [{ key: { n: 1 }, name: 'n_1' }] },
  listIndexes: { listIndexes: 'empty' },
  dropIndexes: { dropIndexes: 'empty', index: 'n_1' },
  listCollections: { listCollections: 1 },
  ping: { ping: 1 },
  buildInfo: { buildInfo: 1 },
  buildinfo: { buildinfo: 1 },
  commitTransaction: { commitTransaction: 1, $db: 'admin' },
  abortTransaction: { abortTransaction: 1, $db: 'admin' },
  endSessions: { endSessions: [] },
};
/** Commands that take any field: what drivers ask before anything else. */
export const HANDSHAKES = ['hello', 'ismaster'];

const find = (rest: Document): Document => ({ find: 'examples', ...rest });
const insert = (rest: Document): Document => ({
  insert: 'examples',
  documents: [{ _id: 1 }, { _id: 50 }],
  ...rest,
});
const update = (rest: Document, others: Document = {}): Document => ({
  update: 'examples',
  updates: [
    { q: {}, u: { $set: { n: 9 } }, ...rest },
    { q: {}, u: { $set: { m: 9 } } },
  ],
  ...others,
});
const remove = (rest: Document, others: Document = {}): Document => ({
  delete: 'examples',
  deletes: [
    { q: {}, limit: 1, ...rest },
    { q: { n: 2 }, limit: 0 },
  ],
  ...others,
});
const modify = (rest: Document): Document => ({
  findAndModify: 'examples',
  update: { $set: { n: 9 } },
  ...rest,
});
const bulk = (ops: Document[], rest: Document = {}): Document => ({
  ...{ bulkWrite: 1, ops, nsInfo: [{ ns: 'test.examples' }, { ns: 'test.empty' }] },
  ...{ $db: 'admin', ...rest },
});
const change = (rest: Document): Document => ({
  ...{ update: 0, filter: { _id: 2 }, updateMods: { $set: { n: 9 } } },
  ...rest,
});
const added = { insert: 0, document: { _id: 60 } };
const failing = { insert: 0, document: { _id: 1 } };
const index = (rest: Document): Document => ({
  createIndexes: 'empty',
  indexes: [{ key: { a: 1 }, name: 'one', ...rest }],
});
const dropIndex = (rest: Document): Document => ({ dropIndexes: 'empty', ...rest });

/** Pairs of commands that differ by one field, and have to differ in their answer or their effect. */
export const FIELDS: Readonly<Record<string, readonly [Document, Document]>> = {
  'find.filter': [find({ filter: { n: 1 } }), find({})],
  'find.sort': [find({ sort: { n: -1 } }), find({})],
  'find.projection': [find({ projection: { n: 1 } }), find({})],
  'find.skip': [find({ skip: 1 }), find({})],
  'find.limit': [find({ limit: 1 }), find({})],
  'find.batchSize': [find({ batchSize: 1 }), find({})],
  'find.singleBatch': [find({ batchSize: 1, singleBatch: true }), find({ batchSize: 1 })],
  'aggregate.pipeline': [
    { aggregate: 'examples', pipeline: [{ $limit: 1 }], cursor: {} },
    { aggregate: 'examples', pipeline: [], cursor: {} },
  ],
  'aggregate.cursor': [
    { aggregate: 'examples', pipeline: [], cursor: {} },
    { aggregate: 'examples', pipeline: [] },
  ],
  'aggregate.cursor.batchSize': [
    { aggregate: 'examples', pipeline: [], cursor: { batchSize: 1 } },
    { aggregate: 'examples', pipeline: [], cursor: {} },
  ],
  'insert.documents': [insert({ documents: [{ _id: 60 }] }), insert({})],
  'insert.ordered': [insert({ ordered: false }), insert({})],
  'update.updates': [update({}), update({}, { updates: [{ q: {}, u: { $set: { m: 9 } } }] })],
  'update.updates.q': [update({ q: { n: 2 } }), update({})],
  'update.updates.u': [update({ u: { $set: { n: 8 } } }), update({})],
  'update.updates.upsert': [update({ q: { _id: 9 }, upsert: true }), update({ q: { _id: 9 } })],
  'update.ordered': [update({ u: { $foo: 1 } }, { ordered: false }), update({ u: { $foo: 1 } })],
  'delete.deletes': [remove({}), remove({}, { deletes: [{ q: { n: 2 }, limit: 0 }] })],
  'delete.deletes.q': [remove({ q: { n: 3.5 } }), remove({})],
  'delete.deletes.limit': [remove({ limit: 0 }), remove({})],
  'delete.ordered': [remove({ q: { $foo: 1 } }, { ordered: false }), remove({ q: { $foo: 1 } })],
  'bulkWrite.ops': [bulk([added]), bulk([change({})])],
  'bulkWrite.ops.insert': [bulk([added]), bulk([{ ...added, insert: 1 }])],
  'bulkWrite.ops.document': [bulk([added]), bulk([{ ...added, document: { _id: 61 } }])],
  'bulkWrite.ops.update': [bulk([change({})]), bulk([change({ update: 1 })])],
  'bulkWrite.ops.filter': [bulk([change({})]), bulk([change({ filter: { _id: 1 } })])],
  'bulkWrite.ops.updateMods': [
    bulk([change({})]),
    bulk([change({ updateMods: { $set: { n: 8 } } })]),
  ],
  'bulkWrite.ops.multi': [bulk([change({ multi: true })]), bulk([change({ multi: false })])],
  'bulkWrite.nsInfo': [bulk([added]), bulk([added], { nsInfo: [{ ns: 'test.empty' }] })],
  'bulkWrite.nsInfo.ns': [
    bulk([added], { nsInfo: [{ ns: 'test.empty' }] }),
    bulk([added], { nsInfo: [{ ns: 'test.examples' }] }),
  ],
  'bulkWrite.ordered': [bulk([failing, added], { ordered: false }), bulk([failing, added])],
  'bulkWrite.errorsOnly': [bulk([added], { errorsOnly: true }), bulk([added])],
  'findAndModify.query': [modify({ query: { n: 2 } }), modify({})],
  'findAndModify.remove': [
    { findAndModify: 'examples', remove: true },
    { findAndModify: 'examples' },
  ],
  'findAndModify.update': [modify({ update: { $set: { n: 8 } } }), modify({})],
  'findAndModify.new': [modify({ new: true }), modify({})],
  'findAndModify.fields': [modify({ fields: { n: 1 } }), modify({})],
  'findAndModify.upsert': [
    modify({ query: { _id: 9 }, upsert: true }),
    modify({ query: { _id: 9 } }),
  ],
  'createIndexes.indexes': [
    { createIndexes: 'empty', indexes: [{ key: { a: 1 }, name: 'a' }] },
    { createIndexes: 'empty' },
  ],
  'createIndexes.indexes.key': [index({ key: { b: -1 } }), index({})],
  'createIndexes.indexes.name': [index({ name: 'two' }), index({})],
  'createIndexes.indexes.unique': [index({ unique: true }), index({})],
  'createIndexes.indexes.partialFilterExpression': [
    index({ partialFilterExpression: { n: 1 } }),
    index({}),
  ],
  'createIndexes.indexes.expireAfterSeconds': [index({ expireAfterSeconds: 5 }), index({})],
  'dropIndexes.index': [dropIndex({ index: 'n_1' }), dropIndex({ index: 'nothing' })],
  'listCollections.filter': [
    { listCollections: 1, filter: { name: 'empty' } },
    { listCollections: 1 },
  ],
  'listCollections.cursor.batchSize': [
    { listCollections: 1, cursor: { batchSize: 1 } },
    { listCollections: 1, cursor: {} },
  ],
  $db: [find({ $db: 'elsewhere' }), find({})],
  'writeConcern.w': [find({ writeConcern: { w: 2 } }), find({ writeConcern: { w: 1 } })],
};

/** What drivers say about sessions and statements; transactions.spec.ts shows what each does. */
export const SESSION_FIELDS = [
  ...['lsid', 'txnNumber', 'startTransaction', 'autocommit'],
  // And how long a writer waits for a transaction.
  'maxTimeMS',
  // cursors: options.spec.ts
  ...['getMore.collection', 'getMore.batchSize', 'killCursors.cursors'],
];
