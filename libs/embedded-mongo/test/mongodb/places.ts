import type { Document } from 'mongodb';

/** Where a client can write something: commands that hold what they are given there. */
export type Places<T = unknown> = Readonly<Record<string, (content: T) => Document>>;

/** The same place for each of these, with what is wrapped around it there. */
const within = <T>(
  places: Places<Document>,
  wrap: (content: T) => Document,
  word = '',
): Places<T> =>
  Object.fromEntries(
    Object.entries(places).map(([place, put]) => [
      `${word}${place}`,
      (content: T) => put(wrap(content)),
    ]),
  );

const aggregate = (pipeline: unknown[], on = 'examples'): Document => ({
  aggregate: on,
  pipeline,
  cursor: {},
});
export const update = (u: unknown, rest: Document = {}, on = 'examples'): Document => ({
  update: on,
  updates: [{ q: { _id: 1 }, u, ...rest }],
});
const find = (filter: Document, on = 'examples'): Document => ({ find: on, filter });
const modify = (rest: Document): Document => ({
  findAndModify: 'examples',
  query: {},
  update: { $set: { n: 1 } },
  ...rest,
});
/** Places of a stage. */
export const STAGE_PLACES: Places<Document> = {
  'as the first stage': (stage) => aggregate([stage]),
  'as a later stage': (stage) => aggregate([{ $match: {} }, { $group: { _id: '$n' } }, stage]),
  'over no document': (stage) => aggregate([stage], 'empty'),
  'over no collection': (stage) => aggregate([stage], 'nowhere'),
  explained: (stage) => ({ explain: aggregate([stage]) }),
};

/** Places of a filter. */
export const FILTER_PLACES: Places<Document> = {
  find: (filter) => find(filter),
  'find over no document': (filter) => find(filter, 'empty'),
  'find over no collection': (filter) => find(filter, 'nowhere'),
  'explained find': (filter) => ({ explain: find(filter) }),
  '$or after what holds': (filter) => find({ $or: [{ n: { $ne: 77 } }, filter] }),
  'the depth of $or': (filter) => find({ $or: [{ $or: [{ $or: [filter] }] }] }),
  update: (q) => ({ update: 'examples', updates: [{ q, u: { $set: { n: 1 } } }] }),
  upsert: (q) => ({ update: 'empty', updates: [{ q, u: { $inc: { m: 1 } }, upsert: true }] }),
  delete: (q) => ({ delete: 'nowhere', deletes: [{ q, limit: 0 }] }),
  findAndModify: (query) => modify({ query }),
  listCollections: (filter) => ({ listCollections: 1, filter }),
  partialFilterExpression: (partialFilterExpression) => ({
    createIndexes: 'empty',
    indexes: [{ key: { n: 1 }, name: 'x', partialFilterExpression }],
  }),
  ...within(STAGE_PLACES, (filter: Document) => ({ $match: filter }), '$match '),
};

/** Places of operators on a field. */
export const OPERATOR_PLACES: Places<Document> = {
  ...within(FILTER_PLACES, (operators: Document) => ({ n: operators })),
  'an operator beside': (operators) => find({ n: { $gt: 0, ...operators } }),
};

/** Places of an update. */
export const UPDATE_PLACES: Places = {
  update: (u) => update(u),
  'update of nothing': (u) => update(u, { q: { _id: 77 } }),
  upsert: (u) => update(u, { upsert: true }),
  'update in no collection': (u) => update(u, {}, 'nowhere'),
  findAndModify: (u) => modify({ update: u }),
  'findAndModify of nothing': (u) => modify({ findAndModify: 'nowhere', update: u }),
};

/** Places of an expression. */
export const EXPRESSION_PLACES: Places = {
  ...within(STAGE_PLACES, (x: unknown) => ({ $group: { _id: x } }), 'the key of $group '),
  'a part of the key of $group': (x) => aggregate([{ $group: { _id: { a: x } } }]),
  'an accumulator': (x) => aggregate([{ $group: { _id: null, a: { $sum: x } } }]),
};

/** Places of a projection of one field. */
export const PROJECTION_PLACES: Places = {
  'a projection': (list) => ({ find: 'examples', projection: { list } }),
  'a projection of findAndModify': (list) => modify({ fields: { list } }),
  ...within(STAGE_PLACES, (list: unknown) => ({ $project: { list } }), '$project '),
};
