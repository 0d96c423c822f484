import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Model, mongo } from 'mongoose';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { countMany, readMany, readOne } from '../src/platform/mongo/read';
import { inBackground } from '../src/platform/mongo/running-transaction';
import { TransactionsService } from '../src/platform/mongo/transactions.service';
import { createTestServer, type TestServer } from './support/test-server';

interface Thing {
  readonly _id: string;
  readonly size: number;
  readonly text?: string;
}

const OPENED = 'net.client.socket';
const MEBIBYTE = 1024 * 1024;

let server: TestServer;
let transactions: TransactionsService;
let things: Model<Thing>;
/** The sockets of this process to the database. */
const sockets: Socket[] = [];
const collect = (message: unknown): void =>
  void sockets.push((message as { readonly socket: Socket }).socket);

beforeAll(async () => {
  subscribe(OPENED, collect);
  server = await createTestServer();
  transactions = server.app.get(TransactionsService, { strict: false });
  const connection = server.app.get<Connection>(getConnectionToken(), { strict: false });
  const schema = new connection.base.Schema<Thing>(
    { _id: String, size: Number, text: String },
    { versionKey: false },
  );
  things = connection.model<Thing>('ReadThing', schema, 'read_things');
  await things.create([
    { _id: 'small', size: 1 },
    { _id: 'large', size: 9 },
  ]);
});
afterAll(async () => {
  unsubscribe(OPENED, collect);
  await server.stop();
});

/** Names of the commands about the things that the service sends meanwhile. */
async function commandsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent): void => {
    if ([command[commandName], command['collection']].includes('read_things'))
      names.push(commandName);
  };
  const client = server.serviceConnection.getClient().on('commandStarted', note);
  await work();
  client.off('commandStarted', note);
  return names;
}

describe('a read through the driver', () => {
  it('is part of the running transaction, and of none in the background', async () => {
    const seen = await transactions.run(async () => {
      await things.updateOne({ _id: 'small' }, { $set: { size: 2 } }).exec();
      const within = await readOne(things, { _id: 'small' });
      const [listed] = await readMany(things, { _id: 'small' }, {});
      const beside = await inBackground(() => readOne(things, { _id: 'small' }));
      const counted = await countMany(things, { size: 2 });
      return [...[within, listed, beside].map((thing) => thing?.size), counted];
    });
    expect(seen).toEqual([2, 2, 1, 1]);
  });

  it('returns plain objects with the fields, order and stretch that were asked for', async () => {
    const options = { projection: { _id: 0, size: 1 }, sort: { size: -1 }, limit: 1 } as const;
    expect(await readMany(things, {}, options)).toEqual([{ size: 9 }]);
    expect(await readOne(things, { _id: 'large' }, { _id: 1 })).toEqual({ _id: 'large' });
  });

  it('does not send an option that has no value', async () => {
    const options = { limit: 5, skip: undefined, sort: undefined, projection: undefined };
    expect(await readMany(things, { _id: 'large' }, options)).toEqual([{ _id: 'large', size: 9 }]);
  });

  it('returns the first of an order, in a transaction and without one', async () => {
    const smallest = () => readOne(things, {}, { _id: 1 }, { size: 1 });
    const largest = () => readOne(things, {}, { _id: 1 }, { size: -1 });
    const both = async () => [await smallest(), await largest()];
    const found = [{ _id: 'small' }, { _id: 'large' }];
    expect(await both()).toEqual(found);
    expect(await transactions.run(both)).toEqual(found);
  });

  it('casts nothing: a text does not find a number', async () => {
    expect(await readOne(things, { size: '9' })).toBeNull();
    expect(await countMany(things, { size: '9' })).toBe(0);
  });

  it('is one command, also for more documents than the first batch of a cursor', async () => {
    const many = Array.from({ length: 150 }, (_, number) => ({ _id: `many ${number}`, size: 100 }));
    await things.create(many);
    const limit = many.length;
    const read = () => readMany(things, { size: 100 }, { limit, sort: { _id: 1 } });
    let found: readonly Thing[] = [];
    expect(await commandsDuring(async () => (found = await read()))).toEqual(['find']);
    expect(found).toEqual(many.toSorted((one, other) => (one._id < other._id ? -1 : 1)));
    expect(await commandsDuring(() => countMany(things, { size: 100 }))).toEqual(['aggregate']);
    expect(await countMany(things, { size: 100 }, 20)).toBe(20);
  });

  it('returns everything of an answer that is larger than one message', async () => {
    const text = 'x'.repeat(7 * MEBIBYTE);
    const large = ['one', 'two', 'three'].map((_id) => ({ _id, size: 200, text }));
    for (const thing of large) await things.create(thing);
    const options = { limit: 3, projection: { size: 0 }, sort: { _id: 1 } } as const;
    const read = () => readMany(things, { size: 200 }, options);
    const whole = ['one', 'three', 'two'].map((_id) => ({ _id, text }));
    for (const found of [await read(), await transactions.run(read)]) expect(found).toEqual(whole);
  });

  it('is tried again when its connection is lost (OPS-23)', async () => {
    const read = () =>
      Promise.all([
        readOne(things, { _id: 'large' }),
        readMany(things, { _id: 'large' }, { limit: 5 }),
        countMany(things, { _id: 'large' }),
      ]);
    const before = await read();
    for (const socket of sockets.splice(0)) socket.destroy();
    expect(await read()).toEqual(before);
    expect(sockets).not.toHaveLength(0);
  });

  it('that is refused is not tried again', async () => {
    const refused = () => readMany(things, { $or: 'no list' }, { limit: 1 });
    const sent = await commandsDuring(() => expect(refused()).rejects.toThrow('$or'));
    expect(sent).toEqual(['find']);
  });
});
