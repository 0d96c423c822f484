import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, type Model, mongo } from 'mongoose';
import { isDuplicateKey } from '../src/platform/mongo/duplicate-key';
import { atEnd } from '../src/platform/mongo/running-transaction';
import { TransactionsService } from '../src/platform/mongo/transactions.service';
import { transactionCommands } from './support/commands';
import { createTestServer, type TestServer } from './support/test-server';

interface Thing {
  readonly _id: string;
  readonly size: number;
  readonly color?: string;
}

let server: TestServer;
let transactions: TransactionsService;
let things: Model<Thing>;
let others: Model<Thing>;

beforeAll(async () => {
  server = await createTestServer();
  transactions = server.app.get(TransactionsService, { strict: false });
  const connection = server.app.get<Connection>(getConnectionToken(), { strict: false });
  const size = { type: Number, required: true };
  const schema = new connection.base.Schema<Thing>(
    { _id: String, size, color: { type: String, default: 'red' } },
    { versionKey: false, strict: 'throw' },
  );
  things = connection.model<Thing>('LastThing', schema, 'last_things');
  others = connection.model<Thing>('OtherThing', schema, 'other_things');
  for (const model of [things, others]) await model.createCollection();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const model of [things, others]) await model.deleteMany({});
});

const stored = async (model = things): Promise<string[]> =>
  (
    await server.connection
      .collection<Thing>(model.collection.name)
      .find()
      .sort({ _id: 1 })
      .toArray()
  ).map(({ _id, size }) => `${_id} ${size}`);
const found = () =>
  server.connection.collection<Thing>('last_things').find().sort({ _id: 1 }).toArray();
const add = (_id: string, size = 1) => atEnd().insert(things, { _id, size });
const grow = (_id: string) => atEnd().update(things, { _id }, { $inc: { size: 1 } });
const inTransaction = (work: () => void) => transactions.run(async () => work());
const commandsOf = (work: () => Promise<unknown>) => transactionCommands(server, work);

function writeConflict(): Error {
  const error = new mongo.MongoServerError({ message: 'WriteConflict', code: 112 });
  error.addErrorLabel('TransientTransactionError');
  return error;
}

describe('the writes at the end of a transaction', () => {
  it('are sent in their order, as one command right before the commit', async () => {
    const sent = await commandsOf(() =>
      transactions.run(async () => {
        add('one');
        grow('one');
        atEnd().insert(others, { _id: 'a', size: 1 }, { _id: 'b', size: 2 });
        await things.create([{ _id: 'first', size: 1 }]);
        expect(await things.countDocuments()).toBe(1);
        grow('first');
      }),
    );
    expect(sent).toEqual(['insert', 'aggregate', 'bulkWrite', 'commitTransaction']);
    expect(await stored()).toEqual(['first 2', 'one 2']);
    expect(await stored(others)).toEqual(['a 1', 'b 2']);
  });

  it('belong to the outermost transaction, also those of the inner ones', async () => {
    const sent = await commandsOf(() =>
      transactions.run(async () => {
        await inTransaction(() => add('inner'));
        add('outer');
      }),
    );
    expect(sent).toEqual(['bulkWrite', 'commitTransaction']);
    expect(await stored()).toEqual(['inner 1', 'outer 1']);
  });

  it('cost no command when there are none', async () => {
    const sent = await commandsOf(() => transactions.run(() => things.exists({ _id: 'one' })));
    expect(sent).toEqual(['find', 'commitTransaction']);
  });

  it('get the defaults and types of their schema when they are inserted', async () => {
    await inTransaction(() =>
      atEnd().insert(things, { _id: 'one', size: '7' as unknown as number }),
    );
    expect(await found()).toEqual([{ _id: 'one', size: 7, color: 'red' }]);
  });

  it('stay as they are when asked to, without fields that have no value', async () => {
    await inTransaction(() => {
      atEnd().insertAsIs(things, { _id: 'one', size: 1, color: undefined }, { size: 2 });
      atEnd().update(things, { _id: 'one' }, { $set: { size: 5, color: undefined } });
    });
    const [updated, made] = await found();
    expect(updated).toEqual({ _id: 'one', size: 5 });
    expect(made).toEqual({ _id: expect.any(mongo.ObjectId) as mongo.ObjectId, size: 2 });
  });

  it('are sent in several commands when there are very many', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) => ({ _id: `${at}`, size: at }));
    const sent = await commandsOf(() => inTransaction(() => atEnd().insertAsIs(things, ...many)));
    expect(sent).toEqual(['bulkWrite', 'bulkWrite', 'commitTransaction']);
    expect(await stored()).toHaveLength(1_001);
  });
});

describe('nothing is left', () => {
  const sentOf = (work: () => Promise<unknown>) => commandsOf(() => work().catch(() => undefined));

  it('of an aborted transaction, and nothing is sent', async () => {
    const failing = () =>
      transactions.run(async () => {
        await things.exists({ _id: 'one' });
        add('one');
        throw new Error('stop');
      });
    await expect(failing()).rejects.toThrow('stop');
    expect(await sentOf(failing)).toEqual(['find', 'abortTransaction']);
    expect(await stored()).toEqual([]);
  });

  it('of a transaction whose part failed, even if the failure was caught', async () => {
    const careless = () =>
      transactions.run(async () => {
        add('one');
        const part = transactions.run(() => Promise.reject(new Error('stop')));
        await part.catch(() => undefined);
      });
    await expect(careless()).rejects.toThrow('A part of the transaction failed.');
    expect(await sentOf(careless)).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('of an attempt that is repeated: the next one begins with an empty list', async () => {
    let attempts = 0;
    await inTransaction(() => {
      attempts += 1;
      add(`attempt ${attempts}`);
      if (attempts === 1) throw writeConflict();
    });
    expect(await stored()).toEqual(['attempt 2 1']);
  });

  it('when a document is refused by its schema', async () => {
    await expect(
      inTransaction(() => {
        add('one');
        atEnd().insert(things, { _id: 'two' } as unknown as Thing);
      }),
    ).rejects.toMatchObject({ name: 'ValidationError' });
    await expect(
      inTransaction(() => {
        add('one');
        atEnd().insert(things, { _id: 'two', size: 1, unknown: 1 } as unknown as Thing);
      }),
    ).rejects.toMatchObject({ name: 'StrictModeError' });
    expect(await stored()).toEqual([]);
  });

  it('when a unique key exists, and the error is that of a single write', async () => {
    await things.create([{ _id: 'old', size: 1 }]);
    const failure: unknown = await inTransaction(() => {
      add('new');
      add('old');
    }).catch((error: unknown) => error);
    expect(isDuplicateKey(failure)).toBe(true);
    expect(failure).toMatchObject({ message: expect.stringContaining('E11000') as string });
    expect(await stored()).toEqual(['old 1']);
  });
});

it('a concurrent insert of the same key is found by the next attempt', async () => {
  const addOnce = () =>
    transactions.runInTurn([], async () => {
      if (await things.exists({ _id: 'one' })) grow('one');
      else add('one');
    });
  await Promise.all([addOnce(), addOnce()]);
  expect(await stored()).toEqual(['one 2']);
});

it('a document that changed since it was read is a conflict, and the transaction runs again', async () => {
  await things.create([{ _id: 'one', size: 1 }]);
  let attempts = 0;
  await transactions.run(async () => {
    const found = await things.findById('one').lean<Thing>().exec();
    attempts += 1;
    if (attempts === 1)
      await server.connection
        .collection<Thing>('last_things')
        .updateOne({ _id: 'one' }, { $set: { size: 10 } });
    atEnd().update(things, { _id: 'one' }, { $set: { size: (found?.size ?? 0) + 1 } });
  });
  expect([attempts, await stored()]).toEqual([2, ['one 11']]);
});

it('are refused outside a transaction, in a snapshot and once the commit has begun', async () => {
  expect(() => add('one')).toThrow('This write must run inside a transaction.');
  const snapshot = transactions.readOneMoment(async () => add('one'));
  await expect(snapshot).rejects.toThrow('This write must run inside a transaction.');
  let late: Promise<unknown> = Promise.resolve();
  await inTransaction(() => {
    add('one');
    late = new Promise((resolve) => setImmediate(resolve)).then(() => add('late'));
    late.catch(() => undefined);
  });
  await expect(late).rejects.toThrow('The transaction is being committed.');
  expect(await stored()).toEqual(['one 1']);
});
