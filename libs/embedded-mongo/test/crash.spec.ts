import { waitForStart, watchChild } from '@portal/child-process';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient, type Db, type Document } from 'mongodb';
import { Follower } from './follower';
import { auditIndexes } from './index-audit';
import { Replay } from './replay';
import { socketPathFor, uriOf } from '../src/host/socket-path';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 3);
/** Each has an inserter, a changer, a counter and a transaction: 16 writers. */
const TEAMS = 4;
const SETTLED_WITHIN_MS = 10_000;
/** The built server; `npm run verify -- engine-faults` names one with a fault in it. */
const serverPath =
  process.env['EMBEDDED_MONGO_SERVER'] ?? join(__dirname, '..', 'dist', 'server.js');
const dataDir = mkdtempSync(join(tmpdir(), 'emb-crash-'));

interface Line {
  _id: string;
  writer: string;
  tags: string[];
  n: number;
}
interface Counter {
  _id: string;
  n: number;
}

/** What the writers know: what was answered, and how much was only asked for. */
const answered = {
  lines: new Set<string>(),
  changed: new Set<string>(),
  gone: new Set<string>(),
  transfers: new Set<string>(),
  counts: new Map<string, number>(),
  asked: new Map<string, number>(),
};

/** What a stream has seen that resumes after each kill. */
const replay = new Replay();
let token: unknown;

async function follow(db: Db): Promise<Follower> {
  const follower = await Follower.open(db, [], token === undefined ? {} : { resumeAfter: token });
  token ??= follower.stream.resumeToken;
  return follower;
}

function replayed(events: readonly Document[]): void {
  for (const event of events) {
    replay.add(event);
    token = event['_id'];
  }
}

/** The events make the collections: each write is in them once, answered or not. */
async function checkEvents(db: Db): Promise<void> {
  const follower = await follow(db);
  await db.collection('end').insertOne({});
  for (let isLast = false; !isLast;) {
    const events = await follower.take(1);
    replayed(events);
    isLast = (events[0]?.['ns'] as Document)['coll'] === 'end';
  }
  await follower.close();
  for (const name of ['lines', 'counters']) {
    const found = await db.collection(name).find().toArray();
    expect(replay.of(name)).toEqual(new Map(found.map((doc) => [doc._id as unknown, doc])));
  }
}

/** What still runs when a round fails, which jest would wait for. */
const started: { server?: ChildProcess; client?: MongoClient } = {};

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [serverPath, dataDir], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  started.server = child;
  const server = watchChild('server', child);
  await waitForStart(
    server,
    async () => server.lastLines.find((line) => line.includes('serving')) ?? null,
  );
  return child;
}

async function until(stopped: () => boolean, step: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; !stopped(); n += 1) {
    try {
      await step(n);
    } catch {
      if (stopped()) return;
    }
  }
}

function writers(
  client: MongoClient,
  db: Db,
  team: string,
  stopped: () => boolean,
): Promise<unknown> {
  const lines = db.collection<Line>('lines');
  const counters = db.collection<Counter>('counters');
  const insertLines = until(stopped, async (n) => {
    const _id = `${team}-line-${n}`;
    await lines.insertOne({ _id, writer: 'a', tags: [`t${n % 3}`, 'x'], n });
    answered.lines.add(_id);
  });
  const insertMany = until(stopped, async (n) => {
    const ids = [0, 1, 2, 3].map((part) => `${team}-many-${n}-${part}`);
    await lines.insertMany(ids.map((_id) => ({ _id, writer: 'b', tags: [], n })));
    for (const id of ids) answered.lines.add(id);
    const [changed = '', gone = ''] = ids;
    await lines.updateOne({ _id: changed }, { $set: { tags: [`t${n % 5}`, 'y'], n: -1 } });
    answered.changed.add(changed);
    // Asked to go: whether it went is known only when that is answered.
    answered.lines.delete(gone);
    await lines.deleteOne({ _id: gone });
    answered.gone.add(gone);
  });
  const count = until(stopped, async () => {
    answered.asked.set('one', (answered.asked.get('one') ?? 0) + 1);
    await counters.updateOne({ _id: 'one' }, { $inc: { n: 1 } }, { upsert: true });
    answered.counts.set('one', (answered.counts.get('one') ?? 0) + 1);
  });
  const transfer = until(stopped, async (n) => {
    const _id = `${team}-transfer-${n}`;
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await lines.insertOne({ _id: `${_id}-out`, writer: 't', tags: ['out'], n }, { session });
        await counters.updateOne({ _id: 'moved' }, { $inc: { n: 1 } }, { upsert: true, session });
        await lines.insertOne({ _id: `${_id}-in`, writer: 't', tags: ['in'], n }, { session });
      }),
    );
    answered.transfers.add(_id);
  });
  return Promise.all([insertLines, insertMany, count, transfer]);
}

async function checkAll(db: Db): Promise<void> {
  const found = await db.collection<Line>('lines').find().toArray();
  const stored = new Map(found.map((line) => [line._id, line]));
  const lost = [...answered.lines].filter((id) => !stored.has(id));
  const unchanged = [...answered.changed].filter((id) => stored.get(id)?.n !== -1);
  const back = [...answered.gone].filter((id) => stored.has(id));
  const lostTransfers = [...answered.transfers].filter((id) => !stored.has(`${id}-in`));
  const halves = [...stored.keys()].filter(
    (id) =>
      (id.endsWith('-out') && !stored.has(id.replace(/-out$/, '-in'))) ||
      (id.endsWith('-in') && !stored.has(id.replace(/-in$/, '-out'))),
  );
  expect([lost, unchanged, back, lostTransfers, halves]).toEqual([[], [], [], [], []]);
  const counters = db.collection<Counter>('counters');
  const moved = [...stored.keys()].filter((id) => id.endsWith('-in')).length;
  expect((await counters.findOne({ _id: 'moved' }))?.n ?? 0).toBe(moved);
  const counted = (await counters.findOne({ _id: 'one' }))?.n ?? 0;
  expect(counted).toBeGreaterThanOrEqual(answered.counts.get('one') ?? 0);
  expect(counted).toBeLessThanOrEqual(answered.asked.get('one') ?? 0);
}

/**
 * A client without retries of the driver, so that "asked" and "answered" are counted exactly. It gives a dead
 * server up at once: a closed client that waited would find the server of the next round. A busy machine may
 * need several tries to connect.
 */
async function connect(tries = 30): Promise<MongoClient> {
  const options = { serverSelectionTimeoutMS: 300, retryWrites: false };
  try {
    return await MongoClient.connect(uriOf(socketPathFor(dataDir)), options);
  } catch (error) {
    if (tries === 1) throw error;
    return connect(tries - 1);
  }
}

async function round(number: number): Promise<void> {
  const server = await startServer();
  const client = await connect();
  started.client = client;
  const db = client.db('crash');
  await checkAll(db);
  await db
    .collection('lines')
    .createIndexes([{ key: { tags: 1 } }, { key: { writer: 1, n: -1 } }, { key: { n: 1 } }]);
  const follower = await follow(db);
  let stopped = false;
  const work = Promise.all(
    Array.from({ length: TEAMS }, (_, team) =>
      writers(client, db, `${number}-${team}`, () => stopped),
    ),
  );
  const before = answered.transfers.size;
  do await delay(250 + Math.random() * 400);
  while (answered.transfers.size === before);
  stopped = true;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
  // Now and then the driver never settles an operation whose client is closed under it: unanswered too.
  const patience = delay(SETTLED_WITHIN_MS, undefined, { ref: false });
  await Promise.race([client.close(true).then(() => work), patience]);
  replayed(follower.events);
  expect((await auditIndexes(dataDir)).faults).toEqual([]);
}

afterAll(async () => {
  started.server?.kill('SIGKILL');
  await started.client?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it(`loses nothing answered and keeps no half transaction in ${ROUNDS} rounds of kill -9`, async () => {
  for (let number = 0; number < ROUNDS; number += 1) await round(number);
  const server = await startServer();
  const client = await MongoClient.connect(uriOf(socketPathFor(dataDir)));
  started.client = client;
  await checkAll(client.db('crash'));
  await checkEvents(client.db('crash'));
  await client.close();
  server.stdin?.end();
  await new Promise((resolve) => server.once('exit', resolve));
  const { documents } = await auditIndexes(dataDir);
  const summary = `${ROUNDS} rounds: ${answered.lines.size} inserts, ${answered.changed.size} changes, ${answered.gone.size} deletions, ${answered.counts.get('one') ?? 0} increments, ${answered.transfers.size} transactions answered; ${documents} documents`;
  if (process.env['CRASH_ROUNDS'] !== undefined) process.stdout.write(`${summary}\n`);
  expect(answered.transfers.size).toBeGreaterThan(0);
}, 600_000);
