import fc from 'fast-check';
import { EJSON } from 'bson';
import {
  type Collection,
  type Document,
  type IndexDescription,
  MongoBulkWriteError,
} from 'mongodb';
import { testEngine } from './engine';
import { documents, filter, sort, update } from './model/data';
import { matches } from './model/match';
import { sortedBy } from './model/sort';
import { updated } from './model/update';
import { ModelError, type Obj } from './model/values';

/** MODEL_RUNS=5000 for a long round, MODEL_SEED to repeat one. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 80);
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 0x7fffffff);
const PARAMETERS = { numRuns: RUNS, seed: SEED };
const CONFLICT = 40;
const running = testEngine();

const INDEXES: IndexDescription[] = [
  { key: { a: 1, _id: 1 } },
  { key: { 'a.x': -1, _id: 1 } },
  { key: { n: 1, b: -1 } },
  { key: { n: -1, _id: -1 } },
  { key: { 'c.x': 1 }, sparse: true },
  { key: { b: 1 }, partialFilterExpression: { n: { $gt: 0 } }, name: 'partial' },
];

type Stored = Collection<Obj>;
const text = (docs: readonly Document[]): string[] =>
  docs.map((doc) => EJSON.stringify(doc, { relaxed: false }));

/** The answer, or the code of the failure. */
async function answer<T>(run: () => T | Promise<T>): Promise<T | number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ModelError || typeof (error as { code?: unknown }).code === 'number')
      return (error as { code: number }).code;
    throw error;
  }
}

/** The same documents twice: without and with indexes. */
async function withBoth(docs: Obj[], check: (collection: Stored) => Promise<void>): Promise<void> {
  const { db } = running();
  for (const name of ['plain', 'indexed']) {
    const collection: Stored = db.collection(name);
    await collection.deleteMany({});
    await collection.insertMany(docs.map((doc) => ({ ...doc })));
    await check(collection);
  }
}

beforeAll(async () => {
  process.stdout.write(`model.spec: MODEL_SEED=${SEED} MODEL_RUNS=${RUNS}\n`);
  await running().db.createCollection('plain');
  await running().db.collection('indexed').createIndexes(INDEXES);
});

it('random filters find what the model finds, with and without indexes', async () => {
  const property = fc.asyncProperty(
    documents,
    fc.array(filter, { minLength: 4, maxLength: 4 }),
    async (docs, filters) => {
      await withBoth(docs, async (collection) => {
        for (const query of filters) {
          const expected = text(docs.filter((doc) => matches(doc, query)));
          expect(text(await collection.find(query).sort({ _id: 1 }).toArray())).toEqual(expected);
          expect(await collection.countDocuments(query)).toBe(expected.length);
        }
      });
    },
  );
  await fc.assert(property, PARAMETERS);
}, 3_600_000);

it('random sorts and pages come in the order of the model', async () => {
  const property = fc.asyncProperty(
    documents,
    fc.array(fc.tuple(filter, sort), { minLength: 4, maxLength: 4 }),
    fc.nat(2),
    async (docs, queries, skip) => {
      await withBoth(docs, async (collection) => {
        for (const [query, by] of [[{}, queries[0]?.[1] ?? {}] as const, ...queries]) {
          const total = { ...by, _id: 1 as const };
          const hits = docs.filter((doc) => matches(doc, query));
          const expected = await answer(() => text(sortedBy(hits, total)));
          const find = () => collection.find(query).sort(total);
          expect(await answer(async () => text(await find().toArray()))).toEqual(expected);
          if (typeof expected === 'number') continue;
          const page = await find().skip(skip).limit(3).toArray();
          expect(text(page)).toEqual(expected.slice(skip, skip + 3));
        }
      });
    },
  );
  await fc.assert(property, PARAMETERS);
}, 3_600_000);

it('random updates change every document as the model does', async () => {
  const property = fc.asyncProperty(documents, filter, update, async (docs, query, change) => {
    const targets = docs.filter((doc) => matches(doc, query));
    if ((await answer(() => updated({ _id: 0 }, change))) === CONFLICT) {
      const { db } = running();
      expect(await answer(() => db.collection('plain').updateMany(query, change))).toBe(CONFLICT);
      return;
    }
    const expected = await Promise.all(
      docs.map(async (doc) => (targets.includes(doc) ? answer(() => updated(doc, change)) : doc)),
    );
    const failures = expected.flatMap((result) => (typeof result === 'number' ? [result] : []));
    const after = docs.map((doc, at) => (typeof expected[at] === 'number' ? doc : expected[at]));
    await withBoth(docs, async (collection) => {
      if (failures.length === 0) {
        const { matchedCount } = await collection.updateMany(query, change);
        expect(matchedCount).toBe(targets.length);
      } else {
        const each = targets.map(({ _id }) => ({
          updateOne: { filter: { $and: [{ _id }, query] }, update: change },
        }));
        const failed: unknown = await collection
          .bulkWrite(each, { ordered: false })
          .catch((e) => e);
        if (!(failed instanceof MongoBulkWriteError)) throw failed;
        expect([failed.writeErrors].flat().map(({ code }) => code)).toEqual(failures);
      }
      const stored = await collection.find().sort({ _id: 1 }).toArray();
      expect(text(stored)).toEqual(text(after as Document[]));
    });
  });
  await fc.assert(property, PARAMETERS);
}, 3_600_000);
