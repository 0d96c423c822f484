import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { countMany, readMany, readOne } from '../src/platform/mongo/read';
import { inBackground } from '../src/platform/mongo/running-transaction';
import { TransactionsService } from '../src/platform/mongo/transactions.service';
import { createTestServer, type TestServer } from './support/test-server';

interface Thing {
  readonly _id: string;
  readonly size: number;
}

let server: TestServer;
let transactions: TransactionsService;
let things: Model<Thing>;

beforeAll(async () => {
  server = await createTestServer();
  transactions = server.app.get(TransactionsService, { strict: false });
  const connection = server.app.get<Connection>(getConnectionToken(), { strict: false });
  const schema = new connection.base.Schema<Thing>(
    { _id: String, size: Number },
    { versionKey: false },
  );
  things = connection.model<Thing>('ReadThing', schema, 'read_things');
  await things.create([
    { _id: 'small', size: 1 },
    { _id: 'large', size: 9 },
  ]);
});
afterAll(() => server.stop());

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
});
