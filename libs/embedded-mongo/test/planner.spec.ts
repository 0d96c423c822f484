import fc from 'fast-check';
import { MongoServerError } from 'mongodb';
import type { Collection, Document, IndexDescription } from 'mongodb';
import { parseSort, sortDocs } from '../src/query/sort';
import { compare } from '../src/values/compare';
import { failure, testEngine } from './engine';

const running = testEngine();
const RUNS = Number(process.env['PLANNER_RUNS'] ?? 25);

const scalar = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(1.5, -0.5, 2 ** 40, NaN) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('', 'a', 'ab', 'b', 'é', 'a\u0000b', '\u{1F600}', '\uFFEE'),
  },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.integer({ min: -2, max: 2 }).map((n) => new Date(n)) },
);
const value = fc.oneof(
  { weight: 10, arbitrary: scalar },
  { weight: 1, arbitrary: fc.record({ x: scalar }) },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
);
const flat = fc.record(
  { a: value, b: scalar, c: scalar, d: fc.record({ e: value }, { requiredKeys: [] }) },
  { requiredKeys: [] },
);
const path = fc.constantFrom('a', 'b', 'c', 'd.e', 'a.x');
const condition = fc.oneof(
  value,
  fc.record({ $eq: scalar }),
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $gt: scalar, $lte: scalar }, { requiredKeys: ['$gt'] }),
  fc.record({ $gte: scalar, $lte: scalar }, { requiredKeys: ['$lte'] }),
  fc.record({ $ne: scalar }),
  fc.record({ $gte: scalar, $type: fc.constantFrom('string', 'number', 'null') }),
  fc.record({ $eq: scalar, $type: fc.constantFrom('string', 'number', 'null') }),
  fc.constantFrom({ $regex: '^a' }, { $regex: '^ab' }, { $regex: '^' }, { $type: 'string' }),
);
const simple = fc
  .array(fc.tuple(path, condition), { maxLength: 3 })
  .map((list) => Object.fromEntries(list) as Document);
const filter = fc.oneof(
  { weight: 4, arbitrary: simple },
  { weight: 1, arbitrary: fc.record({ $or: fc.array(simple, { minLength: 1, maxLength: 2 }) }) },
);
const direction = fc.constantFrom(1 as const, -1 as const);
const sort = fc
  .uniqueArray(fc.tuple(path, direction), { maxLength: 2, selector: ([name]) => name })
  .map((list) => Object.fromEntries(list));

/** A filter and an order that an index over an array gives. */
const inArray = fc.tuple(
  fc.oneof(
    fc.record<Document>({ a: scalar }),
    fc.record<Document>({ a: fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }) }),
    fc.record<Document>({ 'a.x': scalar }),
  ),
  fc.constantFrom<Record<string, 1 | -1>>({ c: 1 }, { b: 1 }, { c: -1 }, { b: 1, a: 1 }),
);

const INDEXES: IndexDescription[] = [
  { key: { a: 1 } },
  { key: { b: 1, c: -1 } },
  { key: { c: 1, b: 1, a: 1 } },
  { key: { 'd.e': -1 } },
  // An element of an array, then an order.
  { key: { a: 1, c: 1, _id: 1 } },
  { key: { 'a.x': 1, b: 1, a: 1, _id: 1 } },
  { key: { b: -1 }, partialFilterExpression: { c: { $gt: 0 } }, name: 'partial' },
  { key: { c: 1 }, partialFilterExpression: { a: { $type: 'string' } }, name: 'text' },
];

const idsOf = (docs: Document[]): unknown[] => docs.map(({ _id }) => _id as unknown).sort(compare);
const withIds = (docs: Document[]): Document[] => docs.map((doc, _id) => ({ _id, ...doc }));

/** Sorted scalars of one collection are in BSON order (arrays are left to the other checks). */
function expectOrdered(docs: Document[], pattern: Record<string, number>): void {
  const [first] = Object.entries(pattern);
  if (first === undefined || first[0].includes('.')) return;
  const [name, sign] = first;
  const values = docs.map((doc) => doc[name] as unknown);
  if (values.some(Array.isArray)) return;
  for (let i = 1; i < values.length; i += 1)
    expect(sign * compare(values[i - 1], values[i])).toBeLessThanOrEqual(0);
}

/** The documents in order, null when they have none: two arrays of a document in one sort key. */
async function sorted(
  collection: Collection,
  query: Document,
  order: Record<string, 1 | -1>,
): Promise<Document[] | null> {
  try {
    return await collection.find(query).sort(order).toArray();
  } catch (error) {
    if (error instanceof MongoServerError && error.message.includes('parallel arrays')) return null;
    throw error;
  }
}

it('indexes change no answer: filters, orders, updates and deletions', async () => {
  const { db } = running();
  let round = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(flat, { minLength: 1, maxLength: 25 }),
      fc.array(fc.oneof({ weight: 4, arbitrary: fc.tuple(filter, sort) }, inArray), {
        minLength: 5,
        maxLength: 5,
      }),
      fc.tuple(simple, path, scalar),
      async (docs, queries, [target, changed, to]) => {
        round += 1;
        const [plain, indexed] = [db.collection(`plain${round}`), db.collection(`indexed${round}`)];
        await indexed.createIndexes(INDEXES);
        await plain.insertMany(withIds(docs));
        await indexed.insertMany(withIds(docs));
        const check = async (): Promise<void> => {
          for (const [query, order] of queries) {
            const expected = await sorted(plain, query, order);
            // An order over parallel arrays has no answer; refusals.spec and arrays.spec hold that.
            if (expected === null) continue;
            const actual = await indexed.find(query).sort(order).toArray();
            expect(idsOf(actual)).toEqual(idsOf(expected));
            expect(await indexed.countDocuments(query)).toBe(expected.length);
            const some = (collection: typeof plain) =>
              collection.find(query).project({ b: 1, 'd.e': 1 }).sort({ _id: 1 }).toArray();
            expect(await some(indexed)).toEqual(await some(plain));
            expectOrdered(actual, order);
            expectOrdered(expected, order);
            // What comes in index order is already sorted: a stable sort leaves it as it is.
            expect(sortDocs(actual, (doc) => doc, parseSort(order))).toEqual(actual);
            // With _id as the last key the order is total, so it has to be the same.
            const total = { ...order, _id: 1 as const };
            const few = (collection: typeof plain) =>
              collection.find(query).sort(total).skip(1).limit(4).toArray();
            expect(await few(indexed)).toEqual(await few(plain));
          }
        };
        await check();
        const change = async (collection: typeof plain) => {
          const found = await collection.find(target).toArray();
          const each = found.map(({ _id }) => ({
            updateOne: { filter: { _id }, update: { $set: { [changed]: to } } },
          }));
          if (each.length === 0) return undefined;
          return collection.bulkWrite(each).catch((error: { code: number }) => error.code);
        };
        const [one, two] = [await change(plain), await change(indexed)];
        expect(typeof one).toBe(typeof two);
        // An update that fails half way has changed what it met first, which order decides.
        if (typeof one === 'number') return;
        await check();
        await plain.deleteMany(queries[0]?.[0] ?? {});
        await indexed.deleteMany(queries[0]?.[0] ?? {});
        await check();
        await Promise.all([plain.drop(), indexed.drop()]);
      },
    ),
    { numRuns: RUNS },
  );
}, 600_000);

describe('the planner', () => {
  const collection = () => running().db.collection('planned');
  interface Plan {
    executionStats: { totalDocsExamined: number };
    queryPlanner: {
      winningPlan: {
        stage: string;
        inputStage?: { stage: string; indexName: string; direction: string };
        inputStages?: unknown[];
      };
    };
  }
  const explain = async (
    query: Document,
    order: Record<string, 1 | -1> = {},
    limit = 0,
  ): Promise<Plan> =>
    (await collection().find(query).sort(order).limit(limit).explain()) as unknown as Plan;
  beforeAll(async () => {
    await collection().insertMany(
      Array.from({ length: 200 }, (_, n) => ({
        user: n % 10,
        at: n,
        state: n % 2 ? 'open' : 'closed',
      })),
    );
    await collection().createIndexes([
      { key: { user: 1, at: -1 } },
      { key: { at: 1 }, name: 'openOnly', partialFilterExpression: { state: 'open' } },
    ]);
  });

  it('takes an equality and a range of a compound index', async () => {
    const plan = await explain({ user: 3, at: { $gt: 150 } });
    expect(plan.queryPlanner.winningPlan.inputStage?.indexName).toBe('user_1_at_-1');
    expect(plan.executionStats.totalDocsExamined).toBe(5);
  });
  it('reads a page in index order without sorting, in both directions', async () => {
    const newest = await explain({ user: 3 }, { at: -1 }, 2);
    expect(newest.queryPlanner.winningPlan).toMatchObject({
      stage: 'FETCH',
      inputStage: { direction: 'forward' },
    });
    expect(newest.executionStats.totalDocsExamined).toBe(2);
    const oldest = await explain({ user: 3 }, { at: 1 }, 2);
    expect(oldest.queryPlanner.winningPlan).toMatchObject({
      stage: 'FETCH',
      inputStage: { direction: 'backward' },
    });
  });
  it('merges the ranges of several points in the order of what follows, and reads no more than wanted', async () => {
    for (const order of [1, -1] as const) {
      const query = { user: { $in: [3, 5, 8] }, at: { $gt: 20 } };
      const plan = await explain(query, { at: order }, 4);
      expect(plan.queryPlanner.winningPlan.stage).toBe('FETCH');
      expect(plan.executionStats.totalDocsExamined).toBe(4);
      const found = await collection().find(query).sort({ at: order }).toArray();
      const all = Array.from({ length: 179 }, (_, n) => n + 21).filter((n) =>
        [3, 5, 8].includes(n % 10),
      );
      expect(found.map(({ at }) => at as number)).toEqual(order === 1 ? all : all.toReversed());
    }
  });
  it('finds by a unique key even when another index has more of the conditions', async () => {
    const keyed = running().db.collection('keyed');
    await keyed.createIndexes([{ key: { code: 1 }, unique: true }, { key: { a: 1, b: 1 } }]);
    await keyed.insertMany(Array.from({ length: 50 }, (_, code) => ({ code, a: 1, b: 1 })));
    const plan = (await keyed
      .find({ code: { $in: [1, 2] }, a: 1, b: 1 })
      .explain()) as unknown as Plan;
    expect(plan.queryPlanner.winningPlan.inputStage?.indexName).toBe('code_1');
    expect(plan.executionStats.totalDocsExamined).toBe(2);
  });
  it('finds the same few of many candidates, whole, as without a limit', async () => {
    const query = { user: { $gt: 2 }, state: 'open' };
    const sort = { user: 1, at: -1 } as const;
    const all = await collection().find(query).sort(sort).toArray();
    expect(await collection().find(query).sort(sort).limit(7).toArray()).toEqual(all.slice(0, 7));
    expect(Object.keys(all[0] ?? {})).toEqual(['_id', 'user', 'at', 'state']);
  });
  it('reads each alternative by its own index, and a document of two once', async () => {
    const query = {
      $or: [
        { user: 3, at: { $gt: 190 } },
        { user: 4, at: { $gt: 180 } },
        { user: 3, at: 193 },
      ],
    };
    const plan = await explain(query);
    expect(plan.queryPlanner.winningPlan).toMatchObject({
      stage: 'OR',
      inputStages: Array.from({ length: 3 }, () => ({ inputStage: { stage: 'IXSCAN' } })),
    });
    expect(plan.executionStats.totalDocsExamined).toBe(3);
    const found = await collection().find(query).toArray();
    expect(found.map(({ at }) => at as number)).toEqual([193, 194, 184]);
  });
  it('reads of each alternative no more than wanted, in order', async () => {
    const query = { $or: [{ user: 3 }, { user: 8 }] };
    const plan = await explain(query, { at: -1 }, 3);
    expect(plan.queryPlanner.winningPlan.stage).toBe('SORT_MERGE');
    expect(plan.executionStats.totalDocsExamined).toBe(6);
    const found = await collection().find(query).sort({ at: -1 }).skip(1).limit(2).toArray();
    expect(found.map(({ at }) => at as number)).toEqual([193, 188]);
  });
  it('tests no type that the compared value has, except that of null, which a missing value has not', async () => {
    const typed = running().db.collection('typed');
    await typed.createIndexes([{ key: { code: 1 } }]);
    await typed.insertMany([{ code: 'ab' }, { code: 'ac' }, { code: null }, {}]);
    const beginning = { code: { $gte: 'a', $lte: 'b', $type: 'string' } };
    expect(await typed.countDocuments(beginning)).toBe(2);
    expect(await typed.countDocuments({ code: { $eq: null, $type: 'null' } })).toBe(1);
    const counted = await running().db.command({
      explain: {
        ...{ aggregate: 'typed', cursor: {} },
        pipeline: [{ $match: beginning }, { $group: { _id: 1, n: { $sum: 1 } } }],
      },
    });
    expect(counted.executionStats).toMatchObject({ totalKeysExamined: 2, totalDocsExamined: 0 });
  });
  it('counts a document of two alternatives once, by keys alone where an index tells all', async () => {
    const either = { $or: [{ user: 3 }, { user: 3, at: 193 }, { user: 4, at: { $gt: 180 } }] };
    const all = await collection().find(either).toArray();
    expect(await collection().countDocuments(either)).toBe(all.length);
    expect(await collection().countDocuments(either, { limit: 4 })).toBe(4);
    const tested = { $or: [{ user: 3 }, { user: 3, state: 'open' }] };
    expect(await collection().countDocuments(tested)).toBe(
      await collection().countDocuments({ user: 3 }),
    );
    const counted = await running().db.command({
      explain: {
        ...{ aggregate: 'planned', cursor: {} },
        pipeline: [{ $match: either }, { $group: { _id: 1, n: { $sum: 1 } } }],
      },
    });
    expect(counted.executionStats).toMatchObject({ totalDocsExamined: 0 });
  });
  it('scans once when one alternative has no index', async () => {
    const plan = await explain({ $or: [{ user: 3 }, { state: 'open' }] });
    expect(plan.queryPlanner.winningPlan.stage).toBe('COLLSCAN');
    expect(plan.executionStats.totalDocsExamined).toBe(200);
  });
  it('counts what an index tells alone without reading documents', async () => {
    const counted = (query: Document) =>
      running().db.command({
        explain: {
          ...{ aggregate: 'planned', cursor: {} },
          pipeline: [{ $match: query }, { $group: { _id: 1, n: { $sum: 1 } } }],
        },
      });
    const stats = { totalKeysExamined: 9, totalDocsExamined: 0, nReturned: 9 };
    expect((await counted({ user: 3, at: { $gt: 100, $lte: 190 } })).executionStats).toMatchObject(
      stats,
    );
    expect((await counted({ user: 3, state: 'open' })).executionStats).toMatchObject({
      totalDocsExamined: 20,
    });
  });
  it.each([1, -1] as const)(
    'passes by what is skipped without reading it, in order %i, also in a transaction that writes',
    async (order) => {
      const cursor = (skip: number, options = {}) =>
        collection()
          .find({ user: 3, at: { $gte: 50 } }, options)
          .sort({ at: order })
          .skip(skip)
          .limit(4);
      const all = Array.from({ length: 15 }, (_, n) => (order === 1 ? 53 + n * 10 : 193 - n * 10));
      const numbers = (docs: Document[]) => docs.map(({ at }) => at as number);
      for (const skip of [0, 1, 7, 13, 14, 15, 40]) {
        expect(numbers(await cursor(skip).toArray())).toEqual(all.slice(skip, skip + 4));
      }
      const plan = (await cursor(9).explain()) as unknown as Plan;
      expect(plan.executionStats).toMatchObject({ totalKeysExamined: 13, totalDocsExamined: 4 });
      const session = running().client.startSession();
      session.startTransaction();
      await collection().insertOne({ user: 3, at: 60, state: 'open' }, { session });
      await collection().deleteOne({ user: 3, at: 183 }, { session });
      const changed = all.filter((at) => at !== 183);
      changed.splice(order === 1 ? 1 : -1, 0, 60);
      for (const skip of [1, 5, 13]) {
        const found = await cursor(skip, { session }).toArray();
        expect(numbers(found)).toEqual(changed.slice(skip, skip + 4));
      }
      await session.abortTransaction();
      await session.endSession();
    },
  );
  it('sorts what no index orders', async () => {
    expect((await explain({ user: 3 }, { state: 1 })).queryPlanner.winningPlan.stage).toBe('SORT');
  });
  it('takes a partial index only for filters that lie inside it', async () => {
    expect(
      (await explain({ state: 'open', at: { $gt: 190 } })).queryPlanner.winningPlan.inputStage
        ?.indexName,
    ).toBe('openOnly');
    expect((await explain({ at: { $gt: 190 } })).queryPlanner.winningPlan.stage).toBe('COLLSCAN');
  });
  it('indexes the elements of one array, and refuses two', async () => {
    const tags = running().db.collection('tags');
    await tags.createIndex({ a: 1, b: 1 });
    await tags.insertOne({ a: [1, 2], b: 3 });
    expect(await tags.countDocuments({ a: 2, b: 3 })).toBe(1);
    expect(await failure(tags.insertOne({ a: [1], b: [2] }))).toMatchObject({ code: 171 });
  });
  it('reads a page of what arrays hold in the order of the index, and passes by what is skipped', async () => {
    const events = running().db.collection<{ _id: number; keys: string[]; at: number }>('events');
    await events.createIndex({ keys: 1, at: -1, _id: -1 });
    await events.insertMany(
      Array.from({ length: 60 }, (_, at) => ({ _id: at, keys: ['all', `third ${at % 3}`], at })),
    );
    const cursor = () =>
      events
        .find({ keys: { $in: ['all', 'third 0'] } })
        .sort({ at: -1, _id: -1 })
        .skip(10)
        .limit(3);
    expect((await cursor().toArray()).map(({ at }) => at)).toEqual([49, 48, 47]);
    const { executionStats, queryPlanner } = (await cursor().explain()) as unknown as Plan;
    expect(queryPlanner.winningPlan.inputStage?.indexName).toBe('keys_1_at_-1__id_-1');
    expect(executionStats.totalDocsExamined).toBe(3);
  });
  it('does not take the order of an index over arrays, which sorts by what lies in range', async () => {
    const lists = running().db.collection<{ _id: number; a: number[] }>('lists');
    await lists.createIndex({ a: 1 });
    await lists.insertMany([
      { _id: 1, a: [5] },
      { _id: 2, a: [1, 9] },
    ]);
    const found = await lists
      .find({ a: { $gt: 4 } })
      .sort({ a: 1 })
      .toArray();
    expect(found.map(({ _id }) => _id)).toEqual([2, 1]);
  });
  it('does not take the order of an index over two paths of an array: another element may come first', async () => {
    const pairs = running().db.collection<{ _id: number; a: { x: number; y: number }[] }>('pairs');
    await pairs.createIndex({ 'a.x': 1, 'a.y': 1 });
    await pairs.insertMany([
      { _id: 1, a: [{ x: 1, y: 3 }] },
      {
        _id: 2,
        a: [
          { x: 1, y: 5 },
          { x: 2, y: 1 },
        ],
      },
    ]);
    const found = await pairs.find({ 'a.x': 1 }).sort({ 'a.y': 1 }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual([2, 1]);
  });
  it('keeps unique keys among partial indexes', async () => {
    const unique = running().db.collection('unique');
    await unique.createIndexes([
      { key: { p: 1 }, unique: true, partialFilterExpression: { on: true } },
      {
        key: { u: 1, v: 1 },
        unique: true,
        name: 'pair',
        partialFilterExpression: { u: { $type: 'number' } },
      },
    ]);
    await unique.insertMany([{ p: 1 }, { p: 1 }, { p: 1, on: true }, { u: 1 }]);
    expect(await failure(unique.insertOne({ p: 1, on: true }))).toMatchObject({
      code: 11000,
      keyValue: { p: 1 },
    });
    expect(await failure(unique.insertOne({ u: 1 }))).toMatchObject({
      code: 11000,
      keyPattern: { u: 1, v: 1 },
      keyValue: { u: 1, v: null },
    });
    expect(
      await failure(unique.updateOne({ p: 1, on: null }, { $set: { on: true } })),
    ).toMatchObject({ code: 11000 });
  });
  it('does not build a unique index over duplicates', async () => {
    expect(await failure(collection().createIndex({ user: 1 }, { unique: true }))).toMatchObject({
      code: 11000,
    });
    expect((await collection().indexes()).map(({ name }) => name)).not.toContain('user_1');
  });
});
