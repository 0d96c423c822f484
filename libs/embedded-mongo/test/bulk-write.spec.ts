import fc from 'fast-check';
import {
  type AnyClientBulkWriteModel,
  type Document,
  Long,
  MongoClientBulkWriteError,
  type ObjectId,
} from 'mongodb';
import { failure, testEngine } from './engine';
import { answer, onBoth, PARAMETERS, type Stored, text, TIMEOUT_MS } from './model/both';
import { documents, filter, update } from './model/data';
import { matches } from './model/match';
import { checkUpdate, updated } from './model/update';
import type { Obj } from './model/values';

const running = testEngine();
const withBoth = onBoth(running);

const DUPLICATE_KEY = 11_000;
const stored = (collection: Stored): Promise<Document[]> =>
  collection.find().sort({ _id: 1 }).toArray();

const operation = fc.oneof(
  documents.map(([doc = {}]) => ({ insert: doc })),
  fc.record({ filter: fc.tuple(filter, fc.nat(14)), change: update }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

// The driver's types want an ObjectId, the database takes what it gets.
const id = (value: number): ObjectId => value as unknown as ObjectId;
/** `_id` values of inserted documents; some exist already. */
const idOf = (at: number): ObjectId => id(10 + at);
const queryOf = ([conditions, _id]: readonly [Obj, number]): Obj => ({ ...conditions, _id });

/** What the operations leave of the documents, and their counts; or where the first failed. */
async function expected(docs: readonly Obj[], operations: readonly Operation[]): Promise<unknown> {
  let left = [...docs];
  const counts = { insertedCount: 0, matchedCount: 0 };
  for (const [at, one] of operations.entries()) {
    const code = await answer(() => {
      if ('insert' in one) {
        if (left.some(({ _id }) => _id === idOf(at)))
          throw Object.assign(new Error(), { code: DUPLICATE_KEY });
        left = [...left, { ...one.insert, _id: idOf(at) }];
        counts.insertedCount += 1;
        return;
      }
      const query = queryOf(one.filter);
      checkUpdate(one.change);
      const first = left.find((doc) => matches(doc, query));
      if (first === undefined) return;
      const after = updated(first, one.change);
      left = left.map((doc) => (doc === first ? after : doc));
      counts.matchedCount += 1;
    });
    if (typeof code === 'number') return { failed: [at, code], left: text(left) };
  }
  return { ...counts, left: text(left) };
}

it(
  'a list of operations does what the same operations do one after another, up to the first error',
  async () => {
    const property = fc.asyncProperty(
      documents,
      fc.array(operation, { minLength: 1, maxLength: 5 }),
      async (docs, operations) => {
        const wanted = await expected(docs, operations);
        await withBoth(docs, async (collection) => {
          const models = operations.map((one, at): AnyClientBulkWriteModel<Document> => ({
            namespace: collection.namespace,
            ...('insert' in one
              ? { name: 'insertOne', document: { ...one.insert, _id: idOf(at) } }
              : { name: 'updateOne', filter: queryOf(one.filter), update: one.change }),
          }));
          const result = await running()
            .client.bulkWrite(models)
            .then(({ insertedCount, matchedCount }) => ({ insertedCount, matchedCount }))
            .catch((error: unknown) => {
              if (!(error instanceof MongoClientBulkWriteError)) throw error;
              const [[at, { code }] = [0, { code: 0 }]] = error.writeErrors;
              return { failed: [at, code] };
            });
          expect({ ...result, left: text(await stored(collection)) }).toEqual(wanted);
        });
      },
    );
    await fc.assert(property, PARAMETERS);
  },
  TIMEOUT_MS,
);

describe('the command', () => {
  const pets = () => running().db.collection('pets');
  const bulk = (ops: Document[], rest: Document = {}) =>
    running()
      .client.db('admin')
      .command(
        { bulkWrite: 1, ops, nsInfo: [{ ns: 'test.pets' }, { ns: 'test.owners' }], ...rest },
        { promoteValues: false },
      );
  const insert = (_id: number, at = 0) => ({ insert: at, document: { _id, legs: 4 } });
  const move = (_id: number, legs: number) => ({
    ...{ update: 0, filter: { _id }, updateMods: { $set: { legs } }, multi: false },
  });
  const counts = (text: string): Document =>
    Object.fromEntries(
      text.split(' ').map((part) => {
        const [name = '', value] = part.split('=');
        return [name, Number(value)];
      }),
    );
  const plain = (doc: Document): Document => JSON.parse(JSON.stringify(doc)) as Document;

  beforeEach(async () => {
    await pets().deleteMany({});
    await running().db.collection('owners').deleteMany({});
  });

  it('answers as MongoDB 8 does', async () => {
    const reply = await bulk([insert(1), insert(1, 1), move(1, 3), move(1, 3), move(2, 1)]);
    expect(plain(reply)).toMatchObject({
      ok: 1,
      cursor: {
        ns: 'admin.$cmd.bulkWrite',
        firstBatch: [
          { ok: 1, idx: 0, n: 1 },
          { ok: 1, idx: 1, n: 1 },
          { ok: 1, idx: 2, n: 1, nModified: 1 },
          { ok: 1, idx: 3, n: 1, nModified: 0 },
          { ok: 1, idx: 4, n: 0, nModified: 0 },
        ],
      },
      ...counts('nErrors=0 nInserted=2 nMatched=2 nModified=1 nUpserted=0 nDeleted=0'),
    });
    expect((reply['cursor'] as Document)['id']).toEqual(Long.ZERO);
    expect(await running().db.collection('owners').countDocuments()).toBe(1);
  });

  it('tells only errors when asked for them, and goes on only without an order', async () => {
    const ops = [insert(1), insert(1), insert(2)];
    const error = {
      ...{ ok: 0, idx: 1, n: 0, code: DUPLICATE_KEY },
      ...{ keyPattern: { _id: 1 }, keyValue: { _id: 1 } },
    };
    const first = plain(await bulk(ops, { errorsOnly: true }));
    expect(first).toMatchObject({ ...counts('nErrors=1 nInserted=1'), cursor: {} });
    expect((first['cursor'] as Document)['firstBatch']).toMatchObject([error]);
    const second = await bulk([insert(3), insert(1), insert(4)], { ordered: false });
    expect(plain(second)).toMatchObject(counts('nErrors=1 nInserted=2'));
    expect(await pets().countDocuments()).toBe(3);
  });

  it('belongs to a transaction, which an error of an operation ends', async () => {
    const { client } = running();
    const models = [1, 2].map((_id) => ({
      ...{ name: 'insertOne' as const, namespace: 'test.pets', document: { _id: id(_id) } },
    }));
    await client.withSession(async (session) => {
      session.startTransaction();
      await client.bulkWrite(models, { session });
      expect(await pets().countDocuments()).toBe(0);
      await session.commitTransaction();
      expect(await pets().countDocuments()).toBe(2);
      session.startTransaction();
      await failure(client.bulkWrite(models.slice(1), { session }));
      expect(await failure(session.commitTransaction())).toMatchObject({ code: 251 });
    });
  });

  it('conflicts with a change after the snapshot in each of its collections', async () => {
    await pets().insertOne({ _id: id(1) });
    const { client } = running();
    await client.withSession(async (session) => {
      session.startTransaction();
      await running().db.collection('owners').findOne({}, { session });
      await pets().updateOne({ _id: id(1) }, { $set: { legs: 2 } });
      const error = await failure(
        client
          .db('admin')
          .command({ bulkWrite: 1, ops: [move(1, 3)], nsInfo: [{ ns: 'test.pets' }] }, { session }),
      );
      expect(error).toMatchObject({
        code: 112,
        errorLabelSet: new Set(['TransientTransactionError']),
      });
    });
  });

  it.each<[string, Document, number]>([
    ['another database', { $db: 'test' }, 13],
    ['an unknown collection', { nsInfo: [{ ns: 'test' }] }, 73],
    ['a collection that is not listed', { ops: [insert(1, 2)] }, 2],
    ['a deletion', { ops: [{ delete: 0, filter: {}, multi: false }] }, 238],
    ['no operation', { ops: [] }, 16],
  ])('%s is refused', async (_name, { $db = 'admin', ...rest }, code) => {
    const command = { bulkWrite: 1, ops: [insert(1)], nsInfo: [{ ns: 'test.pets' }], ...rest };
    expect(
      await failure(
        running()
          .client.db($db as string)
          .command(command),
      ),
    ).toMatchObject({
      code,
    });
    expect(await pets().countDocuments()).toBe(0);
  });
});
