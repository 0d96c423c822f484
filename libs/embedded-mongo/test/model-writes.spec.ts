import fc from 'fast-check';
import type { Document, ObjectId } from 'mongodb';
import { testEngine } from './engine';
import { answer, onBoth, PARAMETERS, type Stored, text, TIMEOUT_MS } from './model/both';
import { documents, filter, update, upsertFilter } from './model/data';
import { matches } from './model/match';
import { checkUpdate, updated } from './model/update';
import { upserted } from './model/upsert';
import type { Obj } from './model/values';

// The driver's types want an ObjectId, the database takes what it gets.
const NEW_ID = 99 as unknown as ObjectId;
/** The `_id` of a document that may exist. */
const id = fc.nat(11) as unknown as fc.Arbitrary<ObjectId>;
const running = testEngine();
const withBoth = onBoth(running);

const stored = (collection: Stored): Promise<Document[]> =>
  collection.find().sort({ _id: 1 }).toArray();
/** The order of a new document's fields is not MongoDB's to say. */
const byName = (doc: Document): Document =>
  Object.fromEntries(Object.entries(doc).toSorted(([a], [b]) => (a < b ? -1 : 1)));

it(
  'an upsert inserts what the model makes of its filter and update',
  async () => {
    const property = fc.asyncProperty(
      documents,
      upsertFilter,
      update,
      async (docs, conditions, change) => {
        const query = { _id: NEW_ID, ...conditions };
        const expected = await answer(() => text([byName(upserted(query, change))]));
        await withBoth(docs, async (collection) => {
          const result = await answer(async () => {
            const { upsertedId } = await collection.updateOne(query, change, { upsert: true });
            expect(upsertedId).toBe(NEW_ID);
            return text([byName((await collection.findOne({ _id: NEW_ID })) ?? {})]);
          });
          expect(result).toEqual(expected);
          expect(text(await collection.find({ _id: { $ne: NEW_ID } }).toArray())).toEqual(
            text(docs),
          );
        });
      },
    );
    await fc.assert(property, PARAMETERS);
  },
  TIMEOUT_MS,
);

it(
  'findOneAndUpdate changes the one that matches, and gives it before or after',
  async () => {
    const property = fc.asyncProperty(
      documents,
      fc.tuple(filter, id),
      update,
      fc.constantFrom('before' as const, 'after' as const),
      async (docs, [conditions, _id], change, returnDocument) => {
        const query = { ...conditions, _id };
        const expected = await answer(() => {
          checkUpdate(change);
          const first = docs.find((doc) => matches(doc, query));
          if (first === undefined) return { value: null, docs };
          const after = updated(first, change);
          return {
            value: returnDocument === 'after' ? after : first,
            docs: docs.map((doc) => (doc === first ? after : doc)),
          };
        });
        await withBoth(docs, async (collection) => {
          const value = await answer(() =>
            collection.findOneAndUpdate(query, change, { returnDocument }),
          );
          const isError = typeof expected === 'number';
          expect(value).toEqual(isError ? expected : expected.value);
          expect(text(await stored(collection))).toEqual(text(isError ? docs : expected.docs));
        });
      },
    );
    await fc.assert(property, PARAMETERS);
  },
  TIMEOUT_MS,
);

it(
  'deletions take what the model finds: the one that matches, one, or all',
  async () => {
    const property = fc.asyncProperty(
      documents,
      fc.tuple(filter, id),
      filter,
      filter,
      async (docs, [conditions, _id], one, many) => {
        const query = { ...conditions, _id };
        await withBoth(docs, async (collection) => {
          const first = docs.find((doc) => matches(doc, query)) ?? null;
          expect(await collection.findOneAndDelete(query)).toEqual(first);
          let left: readonly Obj[] = docs.filter((doc) => doc !== first);
          const matching = left.filter((doc) => matches(doc, one));
          const { deletedCount } = await collection.deleteOne(one);
          expect(deletedCount).toBe(Math.min(1, matching.length));
          const ids = (await stored(collection)).map(({ _id }) => _id as unknown);
          const gone = left.filter(({ _id }) => !ids.includes(_id));
          expect(gone).toHaveLength(deletedCount);
          expect(matching).toEqual(expect.arrayContaining(gone));
          left = left.filter((doc) => !gone.includes(doc));
          const all = left.filter((doc) => matches(doc, many));
          expect((await collection.deleteMany(many)).deletedCount).toBe(all.length);
          const kept = left.filter((doc) => !all.includes(doc));
          expect(text(await stored(collection))).toEqual(text(kept));
        });
      },
    );
    await fc.assert(property, PARAMETERS);
  },
  TIMEOUT_MS,
);
