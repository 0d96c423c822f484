/** @jest-environment node */
import { Binary, type ClientSession, Long, MongoClient, type Document } from 'mongodb';
import { failure, stopTimeouts, testEngine } from './engine';
import { rawCommand } from './raw-command';

const running = testEngine();
const MINUTE_MS = 60_000;
interface Account extends Document {
  _id: number | string;
  balance?: number;
  email?: string;
}
const accounts = () => running().db.collection<Account>('accounts');
const balanceOf = async (_id: number): Promise<number | undefined> =>
  (await accounts().findOne({ _id }))?.balance;
/** Every test has two sessions with open transactions. */
async function inTwo(
  action: (one: ClientSession, two: ClientSession) => Promise<void>,
): Promise<void> {
  const [one, two] = [running().client.startSession(), running().client.startSession()];
  one.startTransaction();
  two.startTransaction();
  try {
    await action(one, two);
  } finally {
    await one.endSession();
    await two.endSession();
  }
}
const transient = { code: 112, errorLabelSet: new Set(['TransientTransactionError']) };

beforeAll(() =>
  accounts().createIndex(
    { email: 1 },
    { unique: true, partialFilterExpression: { email: { $type: 'string' } } },
  ),
);
afterEach(() => void jest.useRealTimers());
beforeEach(async () => {
  await accounts().deleteMany({});
  await accounts().insertMany([
    { _id: 1, balance: 10 },
    { _id: 2, balance: 20 },
  ]);
});

describe('isolation', () => {
  it('a transaction keeps reading the state it began with', () =>
    inTwo(async (one, two) => {
      await accounts().findOne({ _id: 1 }, { session: one });
      await accounts().updateOne({ _id: 2 }, { $set: { balance: 99 } });
      await accounts().insertOne({ _id: 3, balance: 1 });
      expect(
        await accounts()
          .find({}, { session: one })
          .map(({ balance }) => balance)
          .toArray(),
      ).toEqual([10, 20]);
      expect(await accounts().countDocuments({}, { session: two })).toBe(3);
    }));
  it('nobody sees half of a transaction', () =>
    inTwo(async (one) => {
      await accounts().updateOne({ _id: 1 }, { $inc: { balance: -5 } }, { session: one });
      await accounts().updateOne({ _id: 2 }, { $inc: { balance: 5 } }, { session: one });
      expect([await balanceOf(1), await balanceOf(2)]).toEqual([10, 20]);
      await one.commitTransaction();
      expect([await balanceOf(1), await balanceOf(2)]).toEqual([5, 25]);
    }));
  it('its own writes are found through indexes, in order', () =>
    inTwo(async (one) => {
      await accounts().insertOne({ _id: 5, email: 'b' }, { session: one });
      await accounts().insertOne({ _id: 6, email: 'a' }, { session: one });
      await accounts().deleteOne({ _id: 1 }, { session: one });
      const found = await accounts()
        .find({ email: { $gte: 'a' } }, { session: one })
        .sort({ email: 1 })
        .toArray();
      expect(found.map(({ _id }) => _id)).toEqual([6, 5]);
      expect(await accounts().countDocuments({}, { session: one })).toBe(3);
      await one.abortTransaction();
      expect(await accounts().countDocuments()).toBe(2);
    }));
});

describe('conflicts', () => {
  it('the second of two transactions that change a document gets 112', () =>
    inTwo(async (one, two) => {
      await accounts().updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session: one });
      expect(
        await failure(accounts().updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session: two })),
      ).toMatchObject({ code: 112 });
      await one.commitTransaction();
      expect(await balanceOf(1)).toBe(11);
    }));
  it('the error carries the label that makes drivers retry', () =>
    inTwo(async (one, two) => {
      await accounts().deleteOne({ _id: 1 }, { session: one });
      const error = await failure(accounts().deleteOne({ _id: 1 }, { session: two }));
      expect(
        (error as unknown as { hasErrorLabel(label: string): boolean }).hasErrorLabel(
          'TransientTransactionError',
        ),
      ).toBe(true);
      expect(error['code']).toBe(transient.code);
    }));
  it('a snapshot older than a change cannot overwrite it', () =>
    inTwo(async (one) => {
      await accounts().findOne({ _id: 1 }, { session: one });
      await accounts().updateOne({ _id: 1 }, { $set: { balance: 50 } });
      expect(
        await failure(accounts().updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session: one })),
      ).toMatchObject({ code: 112 });
      expect(await balanceOf(1)).toBe(50);
    }));
  it('two transactions cannot both take a unique key', () =>
    inTwo(async (one, two) => {
      await accounts().insertOne({ _id: 7, email: 'same' }, { session: one });
      expect(
        await failure(accounts().insertOne({ _id: 8, email: 'same' }, { session: two })),
      ).toMatchObject({ code: 112 });
      await one.commitTransaction();
      expect(await accounts().countDocuments({ email: 'same' })).toBe(1);
    }));
  it('nor take a unique key that was taken after their snapshot', () =>
    inTwo(async (one) => {
      await accounts().findOne({}, { session: one });
      await accounts().insertOne({ _id: 7, email: 'same' });
      expect(
        await failure(accounts().insertOne({ _id: 8, email: 'same' }, { session: one })),
      ).toMatchObject({ code: 112 });
    }));
  it('a duplicate inside a transaction aborts it', () =>
    inTwo(async (one) => {
      await accounts().insertOne({ _id: 9 }, { session: one });
      expect(await failure(accounts().insertOne({ _id: 1 }, { session: one }))).toMatchObject({
        code: 11000,
      });
      expect(await failure(one.commitTransaction())).toMatchObject({ code: 251 });
      expect(await accounts().countDocuments()).toBe(2);
    }));
});

describe('writers outside transactions', () => {
  it('wait for the transaction that holds their document, then see its result', () =>
    inTwo(async (one) => {
      await accounts().updateOne({ _id: 1 }, { $inc: { balance: 5 } }, { session: one });
      let done = false;
      const waiting = accounts()
        .findOneAndUpdate({ _id: 1 }, { $inc: { balance: 100 } }, { returnDocument: 'after' })
        .finally(() => (done = true));
      expect(await balanceOf(2)).toBe(20);
      expect(done).toBe(false);
      await one.commitTransaction();
      expect((await waiting)?.balance).toBe(115);
    }));
  it('wait for a unique key and then meet the duplicate', () =>
    inTwo(async (one) => {
      await accounts().insertOne({ _id: 7, email: 'same' }, { session: one });
      const waiting = failure(accounts().insertOne({ _id: 8, email: 'same' }));
      await accounts().findOne({});
      await one.commitTransaction();
      expect(await waiting).toMatchObject({ code: 11000 });
    }));
  it('wait no longer than maxTimeMS', () =>
    inTwo(async (one) => {
      await accounts().updateOne({ _id: 1 }, { $inc: { balance: 5 } }, { session: one });
      expect(
        await failure(
          running().db.command({
            update: 'accounts',
            updates: [{ q: { _id: 1 }, u: { $inc: { balance: 1 } } }],
            maxTimeMS: 30,
          }),
        ),
      ).toMatchObject({ code: 50 });
    }));
  it('that index or drop a collection wait for those who use it', () =>
    inTwo(async (one) => {
      await accounts().updateOne({ _id: 1 }, { $inc: { balance: 5 } }, { session: one });
      const indexing = accounts().createIndex({ balance: 1 });
      await accounts().findOne({});
      await one.commitTransaction();
      expect(await indexing).toBe('balance_1');
      await accounts().dropIndex('balance_1');
    }));
});

describe('the end of a transaction', () => {
  it('comes by itself after a minute, and frees what it held', () =>
    inTwo(async (one) => {
      stopTimeouts();
      await accounts().updateOne({ _id: 1 }, { $inc: { balance: 5 } }, { session: one });
      jest.advanceTimersByTime(MINUTE_MS - 1);
      const waiting = accounts().updateOne({ _id: 1 }, { $inc: { balance: 100 } });
      await accounts().findOne({});
      expect(await balanceOf(1)).toBe(10);
      jest.advanceTimersByTime(1);
      await waiting;
      expect(await balanceOf(1)).toBe(110);
      expect(await failure(one.commitTransaction())).toMatchObject({ code: 251 });
    }));
  it('comes when its client ends the session', async () => {
    const other = await MongoClient.connect(running().uri);
    const session = other.startSession();
    session.startTransaction();
    await other
      .db('test')
      .collection<Account>('accounts')
      .updateOne({ _id: 1 }, { $inc: { balance: 5 } }, { session });
    await other.close();
    await accounts().updateOne({ _id: 1 }, { $inc: { balance: 100 } });
    expect(await balanceOf(1)).toBe(110);
  });
  it('is the same when the commit is asked for again', async () => {
    const session = running().client.startSession();
    session.startTransaction();
    await accounts().updateOne({ _id: 1 }, { $inc: { balance: 5 } }, { session });
    await session.commitTransaction();
    await session.commitTransaction();
    await session.endSession();
    expect(await balanceOf(1)).toBe(15);
  });
  it('refuses what cannot run inside', () =>
    inTwo(async (one) => {
      const command = { listIndexes: 'accounts' };
      const error = await failure(running().db.command(command, { session: one }));
      expect(error).toMatchObject({ code: 263 });
    }));
});

describe('a collection that does not exist', () => {
  const fresh = (name: string) => running().db.collection<Account>(name);
  it('is made by the transaction that writes to it first, and stays empty when that is aborted', () =>
    inTwo(async (one, two) => {
      await accounts().updateOne({ _id: 1 }, { $inc: { balance: 5 } }, { session: one });
      await fresh('made').insertOne({ _id: 1 }, { session: one });
      await fresh('made2').updateOne(
        { _id: 1 },
        { $inc: { balance: 1 } },
        {
          session: two,
          upsert: true,
        },
      );
      await one.commitTransaction();
      await two.abortTransaction();
      expect(await balanceOf(1)).toBe(15);
      expect(await fresh('made').countDocuments()).toBe(1);
      expect(await fresh('made2').countDocuments()).toBe(0);
    }));
  it('is made, and the transaction begins again, when a command has written before it', async () => {
    const { client } = running();
    const operations = {
      ...{ bulkWrite: 1, nsInfo: [{ ns: 'test.accounts' }, { ns: 'test.made3' }] },
      ops: [
        { update: 0, filter: { _id: 1 }, updateMods: { $inc: { balance: 5 } } },
        { insert: 1, document: { _id: 1 } },
      ],
    };
    let tries = 0;
    await client.withSession((session) =>
      session.withTransaction(async () => {
        tries += 1;
        await client.db('admin').command(operations, { session });
      }),
    );
    expect([tries, await balanceOf(1), await fresh('made3').countDocuments()]).toEqual([2, 15, 1]);
  });
});

describe('retryable writes', () => {
  const lsid = { id: new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID) };
  const send = (command: Document, txnNumber: number): Promise<Document> =>
    rawCommand(running().engine.socketPath, {
      ...command,
      lsid,
      txnNumber: Long.fromNumber(txnNumber),
      $db: 'test',
    });
  const increment = {
    update: 'accounts',
    updates: [{ q: { _id: 1 }, u: { $inc: { balance: 1 } } }],
  };

  it('sent again are answered alike and applied once', async () => {
    const first = await send(increment, 1);
    expect(first).toEqual({ n: 1, nModified: 1, ok: 1 });
    expect(await send(increment, 1)).toEqual(first);
    expect(await balanceOf(1)).toBe(11);
    await send(increment, 2);
    expect(await balanceOf(1)).toBe(12);
  });
  it('keep the answer of findAndModify and of a duplicate', async () => {
    const modify = {
      findAndModify: 'accounts',
      query: { _id: 2 },
      update: { $inc: { balance: 1 } },
      new: true,
    };
    expect((await send(modify, 4))['value']).toEqual({ _id: 2, balance: 21 });
    expect((await send(modify, 4))['value']).toEqual({ _id: 2, balance: 21 });
    const insert = { insert: 'accounts', documents: [{ _id: 1 }] };
    expect(await send(insert, 5)).toMatchObject({ writeErrors: [{ code: 11000 }] });
    await accounts().deleteOne({ _id: 1 });
    expect(await send(insert, 5)).toMatchObject({ writeErrors: [{ code: 11000 }] });
    expect(await accounts().countDocuments({ _id: 1 })).toBe(0);
  });
  it('of an older number are refused', async () => {
    expect(await send({ insert: 'accounts', documents: [{ _id: 77 }] }, 2)).toMatchObject({
      code: 225,
    });
  });
  it.each<[string, Document]>([
    ['a number without a session', { txnNumber: Long.fromNumber(1) }],
    ['autocommit without a number', { lsid, autocommit: false }],
    ['autocommit: true', { lsid, txnNumber: Long.fromNumber(9), autocommit: true }],
    ['a start without autocommit', { lsid, txnNumber: Long.fromNumber(9), startTransaction: true }],
  ])('with %s are refused with 72', async (_name, fields) => {
    const command = { ...increment, ...fields, $db: 'test' };
    expect(await rawCommand(running().engine.socketPath, command)).toMatchObject({ code: 72 });
    expect(await balanceOf(1)).toBe(10);
  });
});
