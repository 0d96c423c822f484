import fc from 'fast-check';
import { type Document, MongoBulkWriteError, type ObjectId } from 'mongodb';
import { testEngine } from './engine';
import { answer, onBoth, PARAMETERS, text, TIMEOUT_MS } from './model/both';
import { documents, filter, rangeInOrder, sort, update } from './model/data';
import { matches } from './model/match';
import { sortedBy } from './model/sort';
import { updated } from './model/update';

const CONFLICT = 40;
const running = testEngine();
const withBoth = onBoth(running);

it(
  'random filters find what the model finds, with and without indexes',
  async () => {
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
  },
  TIMEOUT_MS,
);

it(
  'random sorts and pages come in the order of the model',
  async () => {
    const property = fc.asyncProperty(
      documents,
      fc.array(fc.tuple(filter, sort), { minLength: 4, maxLength: 4 }),
      fc.array(rangeInOrder, { minLength: 4, maxLength: 4 }),
      fc.nat(2),
      async (docs, queries, ranges, skip) => {
        await withBoth(docs, async (collection) => {
          for (const [query, by] of [[{}, queries[0]?.[1] ?? {}] as const, ...queries, ...ranges]) {
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
  },
  TIMEOUT_MS,
);

it(
  'random updates change every document as the model does',
  async () => {
    const property = fc.asyncProperty(documents, filter, update, async (docs, query, change) => {
      const targets = docs.filter((doc) => matches(doc, query));
      if ((await answer(() => updated({ _id: 0 }, change))) === CONFLICT) {
        const { db } = running();
        expect(await answer(() => db.collection('plain').updateOne(query, change))).toBe(CONFLICT);
        return;
      }
      const expected = await Promise.all(
        docs.map(async (doc) => (targets.includes(doc) ? answer(() => updated(doc, change)) : doc)),
      );
      const failures = expected.flatMap((result) => (typeof result === 'number' ? [result] : []));
      const after = docs.map((doc, at) => (typeof expected[at] === 'number' ? doc : expected[at]));
      await withBoth(docs, async (collection) => {
        const each = docs.map(({ _id }) => ({
          updateOne: { filter: { ...query, _id: _id as ObjectId }, update: change },
        }));
        try {
          const { matchedCount } = await collection.bulkWrite(each, { ordered: false });
          expect([matchedCount, failures]).toEqual([targets.length, []]);
        } catch (error) {
          if (!(error instanceof MongoBulkWriteError)) throw error;
          expect([error.writeErrors].flat().map(({ code }) => code)).toEqual(failures);
        }
        const stored = await collection.find().sort({ _id: 1 }).toArray();
        expect(text(stored)).toEqual(text(after as Document[]));
      });
    });
    await fc.assert(property, PARAMETERS);
  },
  TIMEOUT_MS,
);
