import type { Document } from 'mongodb';
import { testEngine } from './engine';
import { ACCUMULATORS, EXPRESSIONS, STAGES } from './mongodb/examples';
import { ACCUMULATOR_NAMES, EXPRESSION_NAMES, STAGE_NAMES } from './mongodb/operators';
import { EXPRESSION_PLACES, PROJECTION_PLACES, STAGE_PLACES } from './mongodb/places';
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
    expect(await slipped(names, (name) => put({ [name]: {} }), [238])).toEqual([]);
    const beside = (name: string) => put({ $limit: 1, [name]: {} });
    expect(await slipped(someOf(names), beside, [9])).toEqual([]);
  });
});

describe('accumulators', () => {
  it.each(Object.entries(ACCUMULATORS))(
    '%s gives what it should',
    async (name, [operand, value]) => {
      const group = { $group: { _id: null, x: { [name]: operand } } };
      expect(await run(group)).toEqual([{ _id: null, x: value }]);
    },
  );
  it.each(Object.entries(STAGE_PLACES))('others are refused %s', async (_place, put) => {
    expect(await codeOf(put({ $group: { _id: null, x: { $sum: 1 } } }))).toBeUndefined();
    const names = othersThan(ACCUMULATORS, ACCUMULATOR_NAMES);
    const alone = (name: string) => put({ $group: { _id: null, x: { [name]: '$n' } } });
    expect(await slipped(names, alone, [238])).toEqual([]);
    const beside = (name: string) => put({ $group: { _id: 1, x: { $sum: 1, [name]: '$n' } } });
    expect(await slipped(someOf(names), beside, [2])).toEqual([]);
  });
});

describe('expressions', () => {
  it.each(EXPRESSIONS)('%j has the value it should', async (expression, value) => {
    const group = { $group: { _id: expression } };
    expect(await run({ $match: { _id: 1 } }, group)).toEqual([{ _id: value }]);
  });
  it('a path goes into the documents of a list, not into lists in it', async () => {
    const nested = running().db.collection('nested');
    await nested.insertOne({ d: [{ x: 1 }, [{ x: 2 }], {}, 3] });
    expect(await nested.aggregate([{ $group: { _id: '$d.x' } }]).toArray()).toEqual([{ _id: [1] }]);
  });
  it.each(Object.entries(EXPRESSION_PLACES))('operators are refused as %s', async (_place, put) => {
    expect(await codeOf(put('$n'))).toBeUndefined();
    const names = othersThan({}, EXPRESSION_NAMES, ACCUMULATOR_NAMES);
    expect(await slipped(names, (name) => put({ [name]: ['$n'] }), [238])).toEqual([]);
    const beside = (name: string) => put({ a: 1, [name]: 1 });
    expect(await slipped(someOf(names), beside, [238])).toEqual([]);
    for (const variable of ['$$ROOT', '$$NOW', '$$nobody', '$$'])
      expect(await codeOf(put(variable))).toBe(238);
    expect(await codeOf(put(['$n']))).toBe(238);
    for (const path of ['$', '$.n', '$n.', '$n.$x']) expect(await codeOf(put(path))).toBe(238);
  });
  it.each(Object.entries(PROJECTION_PLACES))('no field is computed by %s', async (_place, put) => {
    expect(await codeOf(put(1))).toBeUndefined();
    const names = othersThan({}, EXPRESSION_NAMES);
    expect(await slipped(names, (name) => put({ [name]: ['$n'] }), [238])).toEqual([]);
    for (const value of ['$n', 'text', null, [1], { x: 1 }])
      expect(await codeOf(put(value))).toBe(238);
  });
  it('a position in the path of a projection is refused', async () =>
    expect(await codeOf({ find: 'examples', projection: { 'list.$': 1 } })).toBe(238));
});
