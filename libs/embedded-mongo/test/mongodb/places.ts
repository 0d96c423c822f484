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

export const aggregate = (pipeline: unknown[], on = 'examples'): Document => ({
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
const lookup = (pipeline: unknown[]): Document => ({
  $lookup: { from: 'examples', localField: 'n', foreignField: 'n', as: 'found', pipeline },
});

/** Places of a stage. */
export const STAGE_PLACES: Places<Document> = {
  'as the first stage': (stage) => aggregate([stage]),
  'as a later stage': (stage) => aggregate([{ $match: {} }, { $group: { _id: '$n' } }, stage]),
  'over no document': (stage) => aggregate([stage], 'empty'),
  'over no collection': (stage) => aggregate([stage], 'nowhere'),
  'in $facet': (stage) => aggregate([{ $facet: { a: [stage] } }]),
  'in $lookup': (stage) => aggregate([lookup([stage])]),
  'in $facet in $lookup': (stage) => aggregate([lookup([{ $facet: { a: [stage] } }])]),
  explained: (stage) => ({ explain: aggregate([stage]) }),
};

/** Places of a filter. */
export const FILTER_PLACES: Places<Document> = {
  find: (filter) => find(filter),
  'find over no document': (filter) => find(filter, 'empty'),
  'find over no collection': (filter) => find(filter, 'nowhere'),
  'explained find': (filter) => ({ explain: find(filter) }),
  $and: (filter) => find({ $and: [{ n: 1 }, filter] }),
  '$or after what holds': (filter) => find({ $or: [{ n: { $exists: true } }, filter] }),
  'the depth of $nor': (filter) => find({ $nor: [{ $and: [{ $or: [filter] }] }] }),
  count: (query) => ({ count: 'examples', query }),
  distinct: (query) => ({ distinct: 'examples', key: 'n', query }),
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
  $not: (operators) => find({ n: { $not: operators } }),
  $elemMatch: (operators) => find({ list: { $elemMatch: operators } }),
  'a field in $elemMatch': (operators) => find({ list: { $elemMatch: { x: operators } } }),
  $all: (operators) => find({ list: { $all: [{ $elemMatch: operators }] } }),
  '$pull of elements': (operators) => update({ $pull: { list: { $gte: 0, ...operators } } }),
  '$pull of documents': (operators) => update({ $pull: { list: { x: operators } } }),
};

/** Places of an update. */
export const UPDATE_PLACES: Places = {
  update: (u) => update(u),
  'update of many': (u) => update(u, { multi: true }),
  'update of nothing': (u) => update(u, { q: { _id: 77 } }),
  upsert: (u) => update(u, { upsert: true }),
  'update in no collection': (u) => update(u, {}, 'nowhere'),
  findAndModify: (u) => modify({ update: u }),
  'findAndModify of nothing': (u) => modify({ findAndModify: 'nowhere', update: u }),
};

const { partialFilterExpression: _never, ...OF_DOCUMENTS } = FILTER_PLACES;
const project = (x: unknown): Document => ({ $project: { x } });
/** Places of an expression. */
export const EXPRESSION_PLACES: Places = {
  ...within(STAGE_PLACES, project, '$project '),
  ...within(OF_DOCUMENTS, (x: unknown) => ({ $expr: x }), '$expr in '),
  $addFields: (x) => aggregate([{ $addFields: { 'o.x': x } }]),
  $set: (x) => aggregate([{ $set: { o: { y: x } } }]),
  'the key of $group': (x) => aggregate([{ $group: { _id: x } }]),
  'a part of the key of $group': (x) => aggregate([{ $group: { _id: { a: x } } }]),
  'an accumulator': (x) => aggregate([{ $group: { _id: null, a: { $sum: x } } }]),
  $replaceRoot: (x) => aggregate([{ $replaceRoot: { newRoot: { x } } }]),
  $replaceWith: (x) => aggregate([{ $replaceWith: { x } }]),
  $sortByCount: (x) => aggregate([{ $sortByCount: x }]),
  'a projection': (x) => ({ find: 'examples', projection: { x } }),
  'a projection of findAndModify': (x) => modify({ fields: { x } }),
  'an update pipeline': (x) => update([{ $set: { x } }]),
  'a list': (x) => aggregate([project({ $and: [1, x] })]),
  'a branch not taken': (x) => aggregate([project({ $cond: [true, 1, x] })]),
  'the body of $map': (x) => aggregate([project({ $map: { input: '$list', in: x } })]),
  'a document': (x) => aggregate([project({ $mergeObjects: [{ a: x }] })]),
};
