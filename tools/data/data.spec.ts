import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningEngine, startEmbedded } from '@portal/embedded-mongo';
import { Binary, BSON, type Db, MongoClient, ObjectId } from 'mongodb';
import { exportDatabase } from './export-database';
import { importDatabase } from './import-database';

const folder = mkdtempSync(join(tmpdir(), 'dump-'));
const engines: RunningEngine[] = [];
const clients: MongoClient[] = [];

async function database(name: string): Promise<Db> {
  const engine = await startEmbedded({ dataDir: join(folder, name), noSync: true });
  const client = await MongoClient.connect(engine.uri);
  engines.push(engine);
  clients.push(client);
  return client.db('portal');
}

let source: Db;
let target: Db;
beforeAll(async () => {
  [source, target] = [await database('from'), await database('to')];
  await source.collection('users').createIndexes([
    { key: { email: 1 }, unique: true, name: 'email' },
    { key: { at: 1 }, expireAfterSeconds: 3600 },
    { key: { a: 1, b: -1 }, sparse: true },
    { key: { state: 1 }, partialFilterExpression: { until: { $gt: new Date(0) } } },
  ]);
  await source.collection('users').insertMany(
    Array.from({ length: 1234 }, (_, n) => ({
      _id: new ObjectId(),
      email: `user${n}@example.org`,
      at: new Date(),
      balance: n / 4,
      key: new Binary(Buffer.from([n % 256, 0, 255])),
      list: [n, { deep: null }, [], 'é\n\u2028'],
    })),
  );
  await source.collection('notes/of a day').insertOne({ _id: 'only' as unknown as ObjectId });
  await source.createCollection('empty');
}, 60_000);
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all(engines.map((engine) => engine.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Everything a database holds, with types. */
async function contentsOf(db: Db): Promise<Record<string, string>> {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).toSorted();
  const contents: Record<string, string> = {};
  for (const name of names) {
    const documents = await db.collection(name).find().sort({ _id: 1 }).toArray();
    const indexes = await db.collection(name).listIndexes().toArray();
    contents[name] = BSON.EJSON.stringify({ documents, indexes }, { relaxed: false });
  }
  return contents;
}

it('an import holds what was exported: collections, documents with their types, indexes', async () => {
  const dump = join(folder, 'dump');
  const counts = { empty: 0, 'notes/of a day': 1, users: 1234 };
  expect(await exportDatabase(source, dump)).toEqual(counts);
  expect(readdirSync(dump).toSorted()).toEqual([
    'empty.jsonl',
    'indexes.json',
    'notes%2Fof%20a%20day.jsonl',
    'users.jsonl',
  ]);
  expect(await importDatabase(target, dump)).toEqual(counts);
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
});

it('an import refuses a database that is not empty, and leaves it alone', async () => {
  const dump = join(folder, 'dump-2');
  await exportDatabase(source, dump);
  const before = await contentsOf(target);
  await expect(importDatabase(target, dump)).rejects.toThrow("'portal' is not empty: it has empty");
  expect(await contentsOf(target)).toEqual(before);
});

it('an import refuses a folder whose export did not end', async () => {
  const dump = join(folder, 'dump-3');
  await exportDatabase(source, dump);
  const other = source.client.db('other');
  rmSync(join(dump, 'indexes.json'));
  await expect(importDatabase(other, dump)).rejects.toThrow('indexes.json is missing');
  expect(await contentsOf(other)).toEqual({});
});

it('an export refuses a folder that holds something', async () => {
  await expect(exportDatabase(source, folder)).rejects.toThrow('is not empty');
});
