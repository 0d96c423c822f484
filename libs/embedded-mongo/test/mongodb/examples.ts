import type { Document } from 'mongodb';

/** What the examples are asked of. */
export const DOCS: readonly Document[] = [
  { _id: 1, n: 1, s: 'ab', list: [1, 2], o: { x: 1 }, at: new Date('2031-03-10T06:07:08.009Z') },
  { _id: 2, n: 2, s: 'Cd', list: [2, 3, 3], o: { x: 2 } },
  { _id: 3, n: 3.5, list: [] },
];
const [ONE = {}, TWO = {}, THREE = {}] = DOCS;

/** Filters and the `_id`s they find: each operator the engine has, and what it is good for. */
export const QUERIES: Readonly<Record<string, readonly [Document, number[]]>> = {
  $eq: [{ n: { $eq: 2 } }, [2]],
  $ne: [{ n: { $ne: 2 } }, [1, 3]],
  $gt: [{ n: { $gt: 2 } }, [3]],
  $gte: [{ n: { $gte: 2 } }, [2, 3]],
  $lt: [{ n: { $lt: 2 } }, [1]],
  $lte: [{ n: { $lte: 2 } }, [1, 2]],
  $in: [{ n: { $in: [1, 3.5] } }, [1, 3]],
  $nin: [{ n: { $nin: [1, 3.5] } }, [2]],
  $exists: [{ s: { $exists: false } }, [3]],
  $type: [{ n: { $type: 'double' } }, [3]],
  $mod: [{ n: { $mod: [2, 0] } }, [2]],
  $regex: [{ s: { $regex: '^a' } }, [1]],
  $options: [{ s: { $regex: '^c', $options: 'i' } }, [2]],
  $size: [{ list: { $size: 2 } }, [1]],
  $all: [{ list: { $all: [2, 3] } }, [2]],
  $elemMatch: [{ list: { $elemMatch: { $gt: 1, $lt: 3 } } }, [1, 2]],
  $not: [{ n: { $not: { $gt: 1 } } }, [1]],
  $and: [{ $and: [{ n: { $gt: 1 } }, { n: { $lt: 3 } }] }, [2]],
  $or: [{ $or: [{ n: 1 }, { n: 2 }] }, [1, 2]],
  $nor: [{ $nor: [{ n: 1 }, { n: 2 }] }, [3]],
  $expr: [{ $expr: { $gt: ['$n', '$_id'] } }, [3]],
  // A remark for the server's log, which changes no answer in MongoDB either.
  $comment: [{ n: 2, $comment: 'why' }, [2]],
};

/** Updates of the first document (or, with 9, an upsert of a new one) and what they leave. */
export const UPDATES: Readonly<Record<string, readonly [1 | 9, unknown, Document]>> = {
  $set: [1, { $set: { n: 5 } }, { ...ONE, n: 5 }],
  $setOnInsert: [9, { $setOnInsert: { n: 5 } }, { _id: 9, n: 5 }],
  $unset: [1, { $unset: { list: '', o: '', at: '' } }, { _id: 1, n: 1, s: 'ab' }],
  $inc: [1, { $inc: { n: 5 } }, { ...ONE, n: 6 }],
  $mul: [1, { $mul: { n: 5 } }, { ...ONE, n: 5 }],
  $min: [1, { $min: { n: -1 } }, { ...ONE, n: -1 }],
  $max: [1, { $max: { n: 7 } }, { ...ONE, n: 7 }],
  $currentDate: [1, { $currentDate: { n: true } }, { ...ONE, n: expect.any(Date) as Date }],
  $push: [1, { $push: { list: 2 } }, { ...ONE, list: [1, 2, 2] }],
  $addToSet: [1, { $addToSet: { list: { $each: [2, 3] } } }, { ...ONE, list: [1, 2, 3] }],
  $pull: [1, { $pull: { list: { $gt: 1 } } }, { ...ONE, list: [1] }],
  $pullAll: [1, { $pullAll: { list: [1] } }, { ...ONE, list: [2] }],
  $pop: [1, { $pop: { list: -1 } }, { ...ONE, list: [2] }],
};
/** The same for what may stand beside `$each` in `$push`. */
export const MODIFIERS: typeof UPDATES = {
  $each: [1, { $push: { list: { $each: [7, 8] } } }, { ...ONE, list: [1, 2, 7, 8] }],
  $position: [1, { $push: { list: { $each: [7], $position: 1 } } }, { ...ONE, list: [1, 7, 2] }],
  $slice: [1, { $push: { list: { $each: [7], $slice: -2 } } }, { ...ONE, list: [2, 7] }],
  $sort: [1, { $push: { list: { $each: [7], $sort: -1 } } }, { ...ONE, list: [7, 2, 1] }],
};
/** The same for the stages of an update that is a pipeline. */
export const UPDATE_STAGES: typeof UPDATES = {
  $set: [1, [{ $set: { n: { $add: ['$n', 1] } } }], { ...ONE, n: 2 }],
  $addFields: [1, [{ $addFields: { n: '$o.x' } }], { ...ONE, n: 1 }],
  $unset: [1, [{ $unset: ['at', 'list', 'o'] }], { _id: 1, n: 1, s: 'ab' }],
  $project: [1, [{ $project: { n: 1 } }], { _id: 1, n: 1 }],
  $replaceRoot: [1, [{ $replaceRoot: { newRoot: '$o' } }], { _id: 1, x: 1 }],
  $replaceWith: [1, [{ $replaceWith: { y: '$n' } }], { _id: 1, y: 1 }],
};

const lookup = { from: 'examples', localField: 'n', foreignField: 'list', as: 'found' };
/** Pipelines that end with the stage, and what they give. */
export const STAGES: Readonly<Record<string, readonly [Document[], Document[]]>> = {
  $match: [[{ $match: { n: 2 } }], [TWO]],
  $group: [[{ $group: { _id: null, n: { $sum: '$n' } } }], [{ _id: null, n: 6.5 }]],
  $sort: [[{ $sort: { n: -1 } }], [THREE, TWO, ONE]],
  $project: [[{ $limit: 1 }, { $project: { n: 1 } }], [{ _id: 1, n: 1 }]],
  $addFields: [[{ $limit: 1 }, { $addFields: { m: '$n' } }], [{ ...ONE, m: 1 }]],
  $set: [[{ $limit: 1 }, { $set: { m: '$n' } }], [{ ...ONE, m: 1 }]],
  $unset: [[{ $skip: 2 }, { $unset: 'list' }], [{ _id: 3, n: 3.5 }]],
  $unwind: [
    [{ $match: { _id: 2 } }, { $unwind: '$list' }],
    [2, 3, 3].map((list) => ({ ...TWO, list })),
  ],
  $lookup: [
    [{ $match: { _id: 2 } }, { $lookup: { ...lookup, pipeline: [{ $skip: 1 }] } }],
    [{ ...TWO, found: [TWO] }],
  ],
  $facet: [
    [{ $facet: { a: [{ $limit: 1 }], b: [{ $count: 'n' }] } }],
    [{ a: [ONE], b: [{ n: 3 }] }],
  ],
  $count: [[{ $count: 'total' }], [{ total: 3 }]],
  $limit: [[{ $limit: 1 }], [ONE]],
  $skip: [[{ $skip: 2 }], [THREE]],
  $replaceRoot: [[{ $limit: 1 }, { $replaceRoot: { newRoot: '$o' } }], [{ x: 1 }]],
  $replaceWith: [[{ $limit: 1 }, { $replaceWith: '$o' }], [{ x: 1 }]],
  $sortByCount: [
    [{ $unwind: '$list' }, { $match: { _id: 2 } }, { $sortByCount: '$list' }],
    [
      { _id: 3, count: 2 },
      { _id: 2, count: 1 },
    ],
  ],
};

/** Operands of an accumulator and its value over all documents. */
export const ACCUMULATORS: Readonly<Record<string, readonly [unknown, unknown]>> = {
  $sum: ['$n', 6.5],
  $avg: ['$o.x', 1.5],
  $min: ['$n', 1],
  $max: ['$n', 3.5],
  $first: ['$n', 1],
  $last: ['$n', 3.5],
  $push: ['$s', ['ab', 'Cd']],
  $addToSet: [{ $literal: 'x' }, ['x']],
  $count: [{}, 3],
  $mergeObjects: ['$o', { x: 2 }],
};
