import { startTestDatabase, type TestDatabase } from '@portal/testing';
import { type Connection, createConnection } from 'mongoose';
import { rebuildIndex } from '../src/platform/mongo/indexes';

const COLLECTION = 'rebuilt';
let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await startTestDatabase();
  connection = await createConnection(database.uri).asPromise();
});
afterAll(async () => {
  await connection.close();
  await database.stop();
});

it('an index that becomes unique is built beside the old one, which is never missed', async () => {
  const indexes = connection.collection(COLLECTION);
  await indexes.createIndex({ key: 1 }, { name: 'key_1' });
  await indexes.insertMany([{ key: 1 }, { key: 1 }]);
  const differing = {
    collection: COLLECTION,
    index: { key: { key: 1 }, unique: true },
    present: { key: { key: 1 }, name: 'key_1' },
  };
  await expect(rebuildIndex(connection, differing)).rejects.toMatchObject({ code: 11_000 });
  expect((await indexes.indexes()).map(({ name }) => name)).toEqual(['_id_', 'key_1']);
  await indexes.deleteOne({ key: 1 });
  await rebuildIndex(connection, differing);
  expect((await indexes.indexes()).map(({ name, unique }) => [name, unique === true])).toEqual([
    ['_id_', false],
    ['key_1_anew', true],
  ]);
});
