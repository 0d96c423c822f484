import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { ensureEmbedded, type EnsuredEngine } from '../src';
import { compare, median, tableOf, type Timing } from './measure';

/** Prints the numbers of the README: `npm run bench -w @portal/embedded-mongo`. Asserts nothing. */
interface Row {
  _id: number;
  key: string;
  user: number;
  at: Date;
  state: string;
  amount: number;
  text: string;
}

const SIZES = [1_000, 100_000] as const;
const [, MANY] = SIZES;
const BATCH = 1_000;
const STARTS = 5;
const dataDir = mkdtempSync(join(tmpdir(), 'emb-bench-'));
const serverPath = join(import.meta.dirname, '..', 'dist', 'server.js');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const row = (_id: number): Row => ({
  _id,
  key: `key-${_id}`,
  user: Math.floor(_id / 20),
  at: new Date(1_900_000_000_000 + _id * 1_000),
  state: _id % 3 === 0 ? 'open' : 'done',
  amount: (_id * 7919) % 1_000,
  text: 'x'.repeat(120),
});

async function fill(collection: Collection<Row>, size: number): Promise<number> {
  await collection.createIndexes([
    { key: { key: 1 }, unique: true },
    { key: { user: 1, at: -1 } },
    { key: { at: -1 } },
    { key: { state: 1, at: -1 } },
  ]);
  const started = Date.now();
  for (let first = 0; first < size; first += BATCH)
    await collection.insertMany(Array.from({ length: BATCH }, (_, n) => row(first + n)));
  return Math.round((size / (Date.now() - started)) * 1_000);
}

async function timings(sizes: readonly Collection<Row>[]): Promise<Timing[]> {
  let next = 10_000_000;
  const onEach = (step: (collection: Collection<Row>, pick: number) => Promise<unknown>) =>
    sizes.map((collection, at) => (turn: number) => {
      const size = SIZES[at] ?? 1;
      return step(collection, (turn * 7919) % size);
    });
  const page = (filter: object, skip: number) => (collection: Collection<Row>) =>
    collection.find(filter).sort({ at: -1 }).skip(skip).limit(20).toArray();
  return [
    await compare(
      '`findOne` by unique index',
      1_000,
      onEach((c, n) => c.findOne({ key: `key-${n}` })),
    ),
    await compare(
      '20 documents by index',
      1_000,
      onEach((c, n) => c.find({ user: Math.floor(n / 20) }).toArray()),
    ),
    await compare('first page of 20 in index order', 1_000, onEach(page({}, 0))),
    await compare(
      'page of 20 of a state, in index order',
      1_000,
      onEach(page({ state: 'open' }, 100)),
    ),
    await compare(
      '`updateOne` by index, durable',
      300,
      onEach((c, n) => c.updateOne({ key: `key-${n}` }, { $inc: { amount: 1 } })),
    ),
    await compare(
      '`insertOne`, durable',
      300,
      onEach((c) => c.insertOne(row((next += 1)))),
    ),
    await compare(
      'scan of all with a filter',
      5,
      onEach((c) => c.countDocuments({ amount: 7 })),
    ),
    await compare(
      '`$group` over all',
      5,
      onEach((c) =>
        c.aggregate([{ $group: { _id: '$state', sum: { $sum: '$amount' } } }]).toArray(),
      ),
    ),
  ];
}

/** Megabytes of the engine's process. */
function memory(): number {
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'engine.lock'), 'utf8')) as { pid: number };
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1]) / 1024);
}

async function start(): Promise<{ engine: EnsuredEngine; client: MongoClient; ms: number }> {
  const started = performance.now();
  const engine = await ensureEmbedded({ dataDir, serverPath });
  const client = await MongoClient.connect(engine.uri);
  await client.db('bench').collection(`of${MANY}`).findOne({ key: 'key-5' });
  return { engine, client, ms: performance.now() - started };
}

/** What a process that does nothing takes on this machine now. */
function bareNode(): number {
  const started = performance.now();
  execFileSync(process.execPath, ['-e', '']);
  return performance.now() - started;
}

async function main(): Promise<void> {
  let { engine, client, ms } = await start();
  say(`node alone: ${Math.round(bareNode())} ms; start of an empty folder: ${Math.round(ms)} ms`);
  say(`memory after it: ${memory()} MB`);
  const collections = SIZES.map((size) => client.db('bench').collection<Row>(`of${size}`));
  for (const [at, collection] of collections.entries())
    say(`insertMany of ${SIZES[at]}: ${await fill(collection, SIZES[at] ?? 0)}/s, ${memory()} MB`);
  say(tableOf(SIZES, await timings(collections)));
  const file = Math.round(statSync(join(dataDir, 'store.mdb')).size / 2 ** 20);
  say(`after all that: ${memory()} MB of memory, a file of ${file} MB`);
  const starts: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < STARTS; turn += 1) {
    await client.close();
    await engine.stop();
    bare.push(bareNode());
    ({ engine, client, ms } = await start());
    starts.push(ms);
  }
  say(
    `start with ${MANY} documents until a find is answered: ${Math.round(median(starts))} ms (node alone: ${Math.round(median(bare))} ms)`,
  );
  await client.close();
  await engine.stop();
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(dataDir, { recursive: true, force: true }));
