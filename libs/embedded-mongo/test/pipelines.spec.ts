import type { Document } from 'mongodb';
import { testEngine } from './engine';
import { ACCUMULATORS, STAGES } from './mongodb/examples';
import { EXPRESSIONS, VARIABLES } from './mongodb/expression-examples';
import { ACCUMULATOR_NAMES, EXPRESSION_NAMES, STAGE_NAMES } from './mongodb/operators';
import { aggregate, EXPRESSION_PLACES, STAGE_PLACES } from './mongodb/places';
import { asking, othersThan, someOf } from './mongodb/refused';

/** As query-operators.spec.ts, for pipelines: each name does its work or is refused everywhere. */
const running = testEngine();
const { codeOf, fill, slipped } = asking(running);
beforeAll(fill);

const run = (...pipeline: Document[]): Promise<Document[]> =>
  running().db.collection('examples').aggregate(pipeline).toArray();

describe('stages', () => {
  it.each(Object.entries(STAGES))('%s gives what it should', async (_name, [pipeline, result]) => {
    expect(await run(...pipeline)).toEqual(result);
  });
  it.each(Object.entries(STAGE_PLACES))('others are refused %s', async (_place, put) => {
    expect(await codeOf(put({ $limit: 1 }))).toBeUndefined();
    // Change streams have places of their own: change-streams.spec.ts.
    const names = othersThan({ ...STAGES, $changeStream: true }, STAGE_NAMES);
    expect(await slipped(names, (name) => put({ [name]: {} }), [40324])).toEqual([]);
    const beside = (name: string) => put({ $limit: 1, [name]: {} });
    expect(await slipped(someOf(names), beside, [40323, 40415])).toEqual([]);
  });
  it.each<[Document, Document]>([
    [{ n: 1 }, { _id: 2, n: 2 }],
    [{ _id: 0, 'o.x': 1 }, { o: { x: 2 } }],
    [
      { n: 0, list: 0 },
      { _id: 2, s: 'Cd', o: { x: 2 } },
    ],
    [{ m: '$n' }, { _id: 2, m: 2 }],
  ])('$lookup keeps of what it finds what $project %j keeps', async ($project, kept) => {
    const fields = { localField: '_id', foreignField: 'n', as: 'found' };
    const $lookup = { from: 'examples', ...fields, pipeline: [{ $project }] };
    const [doc] = await run({ $match: { _id: 2 } }, { $lookup });
    expect(doc?.['found']).toEqual([kept]);
  });
  it.each<[string, Document]>([
    ['$unwind', { path: '$list' }],
    ['$lookup', { from: 'examples', localField: 'n', foreignField: 'n', as: 'x' }],
    ['$replaceRoot', { newRoot: '$$ROOT' }],
  ])('%s refuses options it does not have', async (name, spec) => {
    expect(await codeOf(aggregate([{ [name]: spec }]))).toBeUndefined();
    for (const more of ['nonsense', 'let', 'pipelines', '$foo'])
      expect(await codeOf(aggregate([{ [name]: { ...spec, [more]: {} } }]))).toEqual(
        expect.any(Number),
      );
  });
});

describe('accumulators', () => {
  it.each(Object.entries(ACCUMULATORS))(
    '%s gives what it should',
    async (name, [operand, value]) => {
      const group = { $group: { _id: null, x: { [name]: operand } } };
      expect(await run({ $sort: { _id: 1 } }, group)).toEqual([{ _id: null, x: value }]);
    },
  );
  it.each(Object.entries(STAGE_PLACES))('others are refused %s', async (_place, put) => {
    expect(await codeOf(put({ $group: { _id: null, x: { $sum: 1 } } }))).toBeUndefined();
    const names = othersThan(ACCUMULATORS, ACCUMULATOR_NAMES);
    const alone = (name: string) => put({ $group: { _id: null, x: { [name]: '$n' } } });
    expect(await slipped(names, alone, [15952])).toEqual([]);
    const beside = (name: string) => put({ $group: { _id: 1, x: { $sum: 1, [name]: '$n' } } });
    expect(await slipped(someOf(names), beside, [2, 40238])).toEqual([]);
  });
});

describe('expressions', () => {
  const REFUSED = [168, 31325, 238];
  it.each([...Object.entries(EXPRESSIONS), ...Object.entries(VARIABLES)])(
    '%s has the value it should',
    async (_name, [expression, value]) => {
      const pipeline = [{ $match: { _id: 1 } }, { $project: { _id: 0, value: expression } }];
      expect(await run(...pipeline)).toEqual([{ value }]);
    },
  );
  it.each(Object.entries(EXPRESSION_PLACES))('others are refused in %s', async (_place, put) => {
    expect(await codeOf(put({ $literal: 1 }))).toBeUndefined();
    const names = othersThan(EXPRESSIONS, EXPRESSION_NAMES, ACCUMULATOR_NAMES);
    expect(await slipped(names, (name) => put({ [name]: ['$n'] }), REFUSED)).toEqual([]);
    const beside = (name: string) => put({ $literal: 1, [name]: 1 });
    expect(await slipped(someOf(names), beside, REFUSED)).toEqual([]);
    const variables = [
      'nobody',
      'CLUSTER_TIME',
      'SEARCH_META',
      'USER_ROLES',
      'KEEP',
      'PRUNE',
      'DESCEND',
      'Root',
      '',
    ];
    const variable = (name: string) => put({ $ifNull: [`$$${name}`, 1] });
    expect(await slipped(variables, variable, [2, ...REFUSED])).toEqual([]);
  });
  it.each<[string, unknown]>([
    ['a limit of no number', { $filter: { input: '$list', cond: true, limit: 'x' } }],
    ['a limit of nothing', { $filter: { input: '$list', cond: true, limit: 0 } }],
    [
      'a name for the variables of $reduce',
      { $reduce: { input: '$list', initialValue: 0, in: '$$i', as: 'i' } },
    ],
    ['a variable in its own value', { $let: { vars: { a: 1, b: '$$a' }, in: '$$b' } }],
  ])('%s is refused', async (_what, x) =>
    expect(await codeOf(aggregate([{ $project: { x } }]))).toEqual(expect.any(Number)),
  );
  it.each(
    Object.entries(EXPRESSIONS).flatMap(([name, [expression]]) => {
      const operand: unknown = (expression as Document)[name];
      const named = typeof operand === 'object' && operand !== null && !Array.isArray(operand);
      return named ? [[name, operand as Document] as const] : [];
    }),
  )('%s refuses arguments it does not have', async (name, operand) => {
    for (const more of ['nonsense', 'input2', '$foo'])
      expect(
        await codeOf(aggregate([{ $project: { x: { [name]: { ...operand, [more]: 1 } } } }])),
      ).toEqual(expect.any(Number));
  });
  it('operators of a projection of find are refused', async () => {
    const find = (x: unknown) => ({ find: 'examples', projection: { list: x } });
    expect(await codeOf(find({ $slice: 1 }))).toBe(238);
    expect(await codeOf(find({ $elemMatch: { $gt: 1 } }))).toBe(238);
    expect(await codeOf(find({ $meta: 'textScore' }))).toBe(238);
    expect(await codeOf({ find: 'examples', projection: { 'list.$': 1 } })).toBe(238);
  });
});
