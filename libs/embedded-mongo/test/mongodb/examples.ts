import type { Document } from 'mongodb';

/** What the examples are asked of. */
export const DOCS: readonly Document[] = [
  { _id: 1, n: 1, s: 'ab', list: [1, 2], o: { x: 1 }, at: new Date('2031-03-10T06:07:08.009Z') },
  { _id: 2, n: 2, s: 'Cd', list: [2, 3, 3], o: { x: 2 } },
  { _id: 3, n: 3.5, list: [] },
];
const [ONE = {}, TWO = {}] = DOCS;

/** Filters and the `_id`s that they find: each operator that the engine has, and its effect. */
export const QUERIES: Readonly<Record<string, readonly [Document, number[]]>> = {
  $eq: [{ n: { $eq: 2 } }, [2]],
  $ne: [{ n: { $ne: 2 } }, [1, 3]],
  $gt: [{ n: { $gt: 2 } }, [3]],
  $gte: [{ n: { $gte: 2 } }, [2, 3]],
  $lte: [{ n: { $lte: 2 } }, [1, 2]],
  $in: [{ n: { $in: [1, 3.5] } }, [1, 3]],
  $nin: [{ n: { $nin: [1, 3.5] } }, [2]],
  $type: [{ s: { $type: 'string' } }, [1, 2]],
  $regex: [{ s: { $regex: '^a' } }, [1]],
  $or: [{ $or: [{ n: 1 }, { n: 2 }] }, [1, 2]],
};

/** Updates of the first document, and what they leave. */
export const UPDATES: Readonly<Record<string, readonly [unknown, Document]>> = {
  $set: [{ $set: { n: 5 } }, { ...ONE, n: 5 }],
  $inc: [{ $inc: { n: 5 } }, { ...ONE, n: 6 }],
  $push: [{ $push: { list: 2 } }, { ...ONE, list: [1, 2, 2] }],
  $pull: [{ $pull: { list: 1 } }, { ...ONE, list: [2] }],
};

/** Pipelines that end with the stage, and what they give. */
export const STAGES: Readonly<Record<string, readonly [Document[], Document[]]>> = {
  $match: [[{ $match: { n: 2 } }], [TWO]],
  $group: [[{ $group: { _id: null, n: { $sum: '$n' } } }], [{ _id: null, n: 6.5 }]],
  $project: [[{ $limit: 1 }, { $project: { n: 1 } }], [{ _id: 1, n: 1 }]],
  $limit: [[{ $limit: 1 }], [ONE]],
};

/** Operands of an accumulator and its value over all documents. */
export const ACCUMULATORS: Readonly<Record<string, readonly [unknown, unknown]>> = {
  $sum: ['$n', 6.5],
};

/** Expressions over the first document, and their values. There are no operators among them. */
export const EXPRESSIONS: readonly (readonly [unknown, unknown])[] = [
  ['$n', 1],
  ['$o.x', 1],
  ['$none', null],
  ['text', 'text'],
  [null, null],
  [
    { a: '$s', b: { c: '$n' }, none: '$none' },
    { a: 'ab', b: { c: 1 } },
  ],
];
