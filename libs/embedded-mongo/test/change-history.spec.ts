import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, type Document } from 'bson';
import { dispatch } from '../src/commands/dispatch';
import { Engine } from '../src/engine';
import { Environment } from '../src/store/environment';
import { tableKey, tableRange, TABLE } from '../src/store/keys';
import type { Doc } from '../src/values/types';

const MAX_EVENTS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;
let dataDir = '';
let engine: Engine;
let time = 1e12;
const start = (): Engine => new Engine({ dataDir, noSync: true, now: () => new Date(time) });

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'emb-history-'));
  engine = start();
});
afterEach(async () => {
  await engine.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = async (command: Doc): Promise<Doc> => dispatch(engine, { ...command, $db: 'test' });
async function insert(docs: Doc[]): Promise<void> {
  expect(await send({ insert: 'rows', documents: docs })).toMatchObject({ n: docs.length });
}
const insertMany = async (count: number, at = 0): Promise<void> => {
  for (let n = 0; n < count; n += 1_000)
    await insert(
      Array.from({ length: Math.min(1_000, count - n) }, (_, k) => ({ _id: at + n + k })),
    );
};
const watch = async (options: Doc = {}): Promise<Doc> =>
  send({ aggregate: 'rows', pipeline: [{ $changeStream: options }], cursor: {} });
const cursorOf = (reply: Doc): Document => reply['cursor'] as Document;
const tokenOf = async (): Promise<unknown> => cursorOf(await watch())['postBatchResumeToken'];
async function keysAfter(resumeAfter: unknown): Promise<unknown[]> {
  const { id } = cursorOf(await watch({ resumeAfter }));
  const keys: unknown[] = [];
  for (;;) {
    const reply = await send({ getMore: id as unknown, collection: 'rows', maxTimeMS: 1 });
    const batch = cursorOf(reply)['nextBatch'] as Document[];
    if (batch.length === 0) return keys;
    keys.push(...batch.map(({ documentKey }) => (documentKey as Document)['_id'] as unknown));
  }
}
/** The number and the bytes of the kept changes. */
function stored(): { events: number; bytes: number } {
  const range = tableRange(TABLE.changes);
  const all = [...engine.environment.latest.entries(range.start, range.end)];
  return { events: all.length, bytes: all.reduce((sum, { value }) => sum + value.length, 0) };
}
async function restart(): Promise<void> {
  await engine.close();
  engine = start();
}

it('a stream resumes after a restart, from a token with and without events', async () => {
  const before = await tokenOf();
  await insertMany(3);
  const after = await tokenOf();
  await restart();
  await insertMany(2, 3);
  expect(await keysAfter(before)).toEqual([0, 1, 2, 3, 4]);
  expect(await keysAfter(after)).toEqual([3, 4]);
});

it('more changes than one read takes come in order', async () => {
  const before = await tokenOf();
  await insertMany(3_500);
  expect(await keysAfter(before)).toEqual(Array.from({ length: 3_500 }, (_, n) => n));
});

it('it keeps 10,000 changes, and a token of an older one is refused: 286', async () => {
  const old = await tokenOf();
  await insertMany(1);
  const first = await tokenOf();
  const lagging = cursorOf(await watch());
  await insertMany(MAX_EVENTS - 1, 1);
  expect(stored().events).toBe(MAX_EVENTS);
  expect(await keysAfter(first)).toHaveLength(MAX_EVENTS - 1);
  await insertMany(1, MAX_EVENTS);
  expect(stored().events).toBeLessThanOrEqual(MAX_EVENTS);
  expect(stored().events).toBeGreaterThan(MAX_EVENTS * 0.95);
  for (const token of [old, first])
    expect(await watch({ resumeAfter: token })).toMatchObject({ ok: 0, code: 286 });
  const before = engine.cursors.count;
  const next = await send({ getMore: lagging['id'] as unknown, collection: 'rows' });
  expect(next).toMatchObject({ code: 286, codeName: 'ChangeStreamHistoryLost' });
  expect(engine.cursors.count).toBe(before - 1);
});

it('it keeps 16 MiB, also after a restart, and always the newest', async () => {
  const big = (_id: number, bytes: number): Doc => ({ _id, text: 'x'.repeat(bytes) });
  for (let n = 0; n < 20; n += 1) {
    if (n === 10) await restart();
    await insert([big(n, 1e6)]);
    expect(stored().bytes).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(stored().events).toBe(16);
  const token = await tokenOf();
  await insert([big(20, 15.9e6)]);
  expect(stored().events).toBe(1);
  expect(await watch({ resumeAfter: token })).toMatchObject({ code: 286 });
  const newest = await tokenOf();
  await insertMany(1, 21);
  expect(await keysAfter(newest)).toEqual([21]);
});

it('a transaction of more changes than are kept commits', async () => {
  const lsid = { id: new Binary(Buffer.alloc(16, 7), 4) };
  const within = { lsid, txnNumber: 1, autocommit: false };
  for (let n = 0; n < 11; n += 1) {
    const documents = Array.from({ length: 1_000 }, (_, k) => ({ _id: n * 1_000 + k }));
    const first = n === 0 && { startTransaction: true };
    await send({ insert: 'rows', documents, ...within, ...first });
  }
  expect(await send({ commitTransaction: 1, ...within })).toEqual({ ok: 1 });
  expect(stored().events).toBeLessThanOrEqual(MAX_EVENTS);
});

it('a token of a folder that was put back is refused, also when its number is there again', async () => {
  await insertMany(1);
  const { environment } = engine;
  const newest = [
    ...environment.latest.keys(tableRange(TABLE.changes).start, tableRange(TABLE.changes).end),
  ];
  time += 1_000;
  await insertMany(1, 1);
  const token = await tokenOf();
  const range = tableRange(TABLE.changes);
  const added = [...environment.latest.keys(range.start, range.end)].slice(newest.length);
  environment.commit(() => added.forEach((key) => environment.remove(key)));
  await restart();
  expect(await watch({ resumeAfter: token })).toMatchObject({ code: 286 });
  time += 1_000;
  await insertMany(1, 2);
  expect(await watch({ resumeAfter: token })).toMatchObject({ code: 286 });
});

it('a folder without a history opens and can be followed', async () => {
  await insertMany(1);
  await engine.close();
  const environment = new Environment(dataDir, true);
  const range = tableRange(TABLE.changes);
  environment.commit(() => {
    environment.remove(tableKey(TABLE.catalog, Buffer.from('changes')));
    environment.removeRange(range.start, range.end);
  });
  await environment.close();
  engine = start();
  const token = await tokenOf();
  await insertMany(2, 1);
  expect(await keysAfter(token)).toEqual([1, 2]);
});

it('a token of another folder is refused: 286', async () => {
  await insertMany(1);
  const token = await tokenOf();
  await engine.close();
  rmSync(dataDir, { recursive: true, force: true });
  engine = start();
  await insertMany(1);
  expect(await watch({ resumeAfter: token })).toMatchObject({ code: 286 });
});
