import type { Document, IndexDescription } from 'mongodb';

/**
 * What MongoDB's own test (null_query_semantics) expects of comparisons with null, once per document. It
 * holds with every index. Values of the type undefined are left out: no driver sends them.
 */
export const WITHOUT_ARRAYS: readonly Document[] = [
  { _id: 'empty object', a: {} },
  { _id: 'null', a: null },
  { _id: 'number', a: 4 },
  { _id: 'b has a value', a: { b: 'hi' } },
  { _id: 'b is null', a: { b: null } },
  { _id: 'missing' },
];

export const ARRAYS: readonly Document[] = [
  { _id: '[[]]', a: [[]] },
  { _id: '[]', a: [] },
  { _id: '[{}]', a: [{}] },
  { _id: '[b null]', a: [{ b: null }] },
  { _id: '[b value]', a: [{ b: 1 }] },
  { _id: '[value]', a: [1] },
  { _id: 'all b null', a: [{ b: null }, { b: null }, {}] },
  { _id: 'no b null', a: [{ b: 1 }, { b: 3 }, { b: 'string' }] },
  { _id: 'some b null', a: [{ b: null }, { b: 3 }, { b: null }] },
  { _id: 'some b missing', a: [{ b: 3 }, {}] },
  { _id: 'only null', a: [null, null] },
  { _id: 'no null', a: [1, 'string', 4] },
  { _id: 'a null', a: [1, 'string', null, 4] },
];

const IDS = [...WITHOUT_ARRAYS, ...ARRAYS].map(({ _id }) => String(_id));
const allBut = (...others: readonly (readonly string[])[]): string[] =>
  IDS.filter((id) => !others.flat().includes(id));

const NULL = ['null', 'missing', 'only null', 'a null'];
const NULL_ELEMENT = ['only null', 'a null'];
const VALUE_ELEMENT = [
  ...['[[]]', '[{}]', '[b null]', '[b value]', '[value]', 'all b null', 'no b null'],
  ...['some b null', 'some b missing', 'no null', 'a null'],
];
const B_NULL_ELEMENT = ['[{}]', '[b null]', 'all b null', 'some b null', 'some b missing'];
const B_NULL = ['empty object', 'null', 'number', 'b is null', 'missing', ...B_NULL_ELEMENT];
const WITHOUT_B = [
  ...['empty object', 'null', 'number', 'missing', '[[]]', '[]', '[{}]', '[value]'],
  ...['only null', 'no null', 'a null'],
];

/** A filter, and the documents that it finds. */
export const EXPECTATIONS: readonly (readonly [Document, readonly string[]])[] = [
  [{ a: { $eq: null } }, NULL],
  [{ a: { $ne: null } }, allBut(NULL)],
  [{ a: { $not: { $gte: null } } }, allBut(NULL)],
  [{ a: { $in: [null, 75] } }, NULL],
  [{ $or: [{ a: null }, { a: 75 }] }, NULL],
  [{ a: { $nin: [null, 75] } }, allBut(NULL)],
  [{ a: { $nin: [null, /^str.*/] } }, allBut(NULL, ['no null'])],
  [{ a: { $exists: false } }, ['missing']],
  [{ a: { $elemMatch: { $eq: null } } }, NULL_ELEMENT],
  [{ a: { $elemMatch: { $ne: null } } }, VALUE_ELEMENT],
  [{ 'a.b': { $eq: null } }, B_NULL],
  [{ 'a.b': { $ne: null } }, allBut(B_NULL)],
  [{ 'a.b': { $in: [null, 75] } }, B_NULL],
  [{ $or: [{ 'a.b': null }, { 'a.b': 75 }] }, B_NULL],
  [{ 'a.b': { $nin: [null, 75] } }, allBut(B_NULL)],
  [{ 'a.b': { $nin: [null, /^str.*/] } }, allBut(B_NULL, ['no b null'])],
  [{ 'a.b': { $exists: false } }, WITHOUT_B],
  [{ 'a.b': { $elemMatch: { $eq: null } } }, []],
  [{ 'a.b': { $elemMatch: { $ne: null } } }, []],
  [{ a: { $elemMatch: { b: { $eq: null } } } }, ['[[]]', ...B_NULL_ELEMENT]],
  [
    { a: { $elemMatch: { b: { $ne: null } } } },
    ['[b value]', 'no b null', 'some b null', 'some b missing'],
  ],
];

const partialFilterExpression = { a: { $exists: true } };
export const INDEX_SHAPES: readonly (IndexDescription | undefined)[] = [
  undefined,
  { key: { a: 1 } },
  { key: { a: -1 } },
  { key: { a: 1 }, partialFilterExpression },
  { key: { a: 1 }, sparse: true },
  { key: { 'a.b': 1 } },
  { key: { _id: 1, 'a.b': 1 } },
  { key: { 'a.b': 1, _id: 1 } },
  { key: { 'a.b': 1 }, partialFilterExpression },
  { key: { 'a.b': 1, _id: 1 }, sparse: true },
];
