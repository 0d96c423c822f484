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
const B_NULL_ELEMENT = ['[{}]', '[b null]', 'all b null', 'some b null', 'some b missing'];
const B_NULL = ['empty object', 'null', 'number', 'b is null', 'missing', ...B_NULL_ELEMENT];
/** A filter, and the documents that it finds. */
export const EXPECTATIONS: readonly (readonly [Document, readonly string[]])[] = [
  [{ a: { $eq: null } }, NULL],
  [{ a: { $ne: null } }, allBut(NULL)],
  [{ a: { $gte: null } }, NULL],
  [{ a: { $in: [null, 75] } }, NULL],
  [{ $or: [{ a: null }, { a: 75 }] }, NULL],
  [{ a: { $nin: [null, 75] } }, allBut(NULL)],
  [{ a: { $nin: [null, 'string'] } }, allBut(NULL, ['no null'])],
  [{ 'a.b': { $eq: null } }, B_NULL],
  [{ 'a.b': { $ne: null } }, allBut(B_NULL)],
  [{ 'a.b': { $in: [null, 75] } }, B_NULL],
  [{ $or: [{ 'a.b': null }, { 'a.b': 75 }] }, B_NULL],
  [{ 'a.b': { $nin: [null, 75] } }, allBut(B_NULL)],
  [{ 'a.b': { $nin: [null, 'string'] } }, allBut(B_NULL, ['no b null'])],
];

const PRESENT = ['null', 'number', 'string', 'object', 'array'];
const partialFilterExpression = { a: { $type: PRESENT } };
export const INDEX_SHAPES: readonly (IndexDescription | undefined)[] = [
  undefined,
  { key: { a: 1 } },
  { key: { a: -1 } },
  { key: { a: 1 }, partialFilterExpression },
  { key: { 'a.b': 1 } },
  { key: { _id: 1, 'a.b': 1 } },
  { key: { 'a.b': 1, _id: 1 } },
  { key: { 'a.b': 1 }, partialFilterExpression },
  { key: { a: 1, 'a.b': -1 } },
  { key: { 'a.b': -1, a: 1 }, partialFilterExpression: { _id: { $type: 'string' } } },
];
