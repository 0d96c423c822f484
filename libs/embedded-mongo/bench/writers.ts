import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Db, MongoClient } from 'mongodb';
import { ensureEmbedded } from '../src';

/**
 * Many clients at once, on a durable folder: completions of a task (a claim, then a transaction of three
 * writes) by 1, 8 and 32 clients, and reads with a tenth of completions. A folder given as EMBEDDED_MONGO_FOLDER lies
 * on the disk to measure; EMBEDDED_MONGO_SERVER measures another build.
 */
interface Task {
  _id: number;
  state: string;
  user: number;
  n: number;
}

const USERS = 200;
const SECONDS = Number(process.argv[2] ?? 5);
const CLIENTS = [1, 8, 32] as const;

interface Result {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

const resultOf = (times: readonly number[]): Result => {
  const sorted = times.toSorted((a, b) => a - b);
  return { perSecond: times.length / SECONDS, p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
};

async function complete(client: MongoClient, db: Db, id: number): Promise<void> {
  const tasks: Collection<Task> = db.collection('tasks');
  const _id = id;
  await tasks.findOneAndUpdate({ _id }, { $set: { state: 'claimed' } }, { upsert: true });
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await tasks.updateOne({ _id }, { $set: { state: 'done' } }, { session });
      await db.collection('events').insertOne({ task: _id, at: new Date() }, { session });
      await db
        .collection<Task>('users')
        .updateOne({ _id: id % USERS }, { $inc: { n: 1 } }, { session });
    }),
  );
}

/** Runs steps in a number of loops for the time of the measurement. Gives the times by kind. */
async function load(
  loops: number,
  step: (turn: number) => Promise<string>,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  let turn = 0;
  const end = performance.now() + SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: loops }, async () => {
      while (performance.now() < end) {
        const started = performance.now();
        const kind = await step((turn += 1));
        times.set(kind, [...(times.get(kind) ?? []), performance.now() - started]);
      }
    }),
  );
  return times;
}

const line = (name: string, { perSecond, p50, p95 }: Result): string =>
  `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`;

async function main(): Promise<void> {
  const parent = process.env['EMBEDDED_MONGO_FOLDER'] ?? tmpdir();
  const dataDir = mkdtempSync(join(parent, 'emb-writers-'));
  const serverPath =
    process.env['EMBEDDED_MONGO_SERVER'] ?? join(import.meta.dirname, '..', 'dist', 'server.js');
  const engine = await ensureEmbedded({ dataDir, serverPath });
  const client = await MongoClient.connect(engine.uri, { maxPoolSize: 64 });
  try {
    const db = client.db('bench');
    const users = db.collection<Task>('users');
    await users.insertMany(
      Array.from({ length: USERS }, (_, _id) => ({ _id, state: 'a', user: _id, n: 0 })),
    );
    await db.collection('events').createIndexes([{ key: { task: 1 } }, { key: { at: -1 } }]);
    let id = 0;
    const write = async (): Promise<string> => {
      await complete(client, db, (id += 1));
      return 'completions';
    };
    const read = async (turn: number): Promise<string> => {
      await users.findOne({ _id: turn % USERS });
      return 'reads';
    };
    const lines = ['|  | per second | p50 ms | p95 ms |', '| --- | --- | --- | --- |'];
    for (let turn = 0; turn < 50; turn += 1) await write();
    for (const clients of CLIENTS)
      lines.push(
        line(
          `completions, ${clients} clients`,
          resultOf((await load(clients, write)).get('completions') ?? []),
        ),
      );
    lines.push(line('reads, 32 clients', resultOf((await load(32, read)).get('reads') ?? [])));
    const mixed = await load(32, (turn) => (turn % 10 === 0 ? write() : read(turn)));
    for (const [kind, times] of mixed)
      lines.push(line(`${kind} of 90 % reads and 10 % completions, 32 clients`, resultOf(times)));
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await client.close();
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
