import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Document, type Long, MongoClient } from 'mongodb';
import { dispatch } from '../src/commands/dispatch';
import { Engine } from '../src/engine';
import { uriOf } from '../src/host/socket-path';
import type { Doc } from '../src/values/types';
import { serveConnection } from '../src/wire/connection';
import { writeCommand } from '../src/wire/message';
import { failure } from './engine';
import { Follower } from './follower';

/** Longer than any test may take: a wait that ends earlier was ended by what the test does. */
const LONG_MS = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'emb-waits-'));
let time = 0;
let engine: Engine;
let server: Server;
let client: MongoClient;
const sockets = new Set<Socket>();
let commands = 0;

beforeEach(async () => {
  engine = new Engine({ dataDir: folder, noSync: true, now: () => new Date(1e12 + time) });
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, (command, gone) => {
      if (!('hello' in command) && !('ismaster' in command)) commands += 1;
      return dispatch(engine, command, gone);
    });
  });
  const path = join(folder, 'test.sock');
  await new Promise<void>((resolve) => server.listen(path, resolve));
  client = await MongoClient.connect(uriOf(path));
});
afterEach(async () => {
  await client.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  await engine.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const send = (command: Doc, gone?: AbortSignal): Promise<Doc> =>
  dispatch(engine, { ...command, $db: 'test' }, gone);
const listeners = (): number => engine.history.flushes.listenerCount('flush');
/** Resolves when a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(2);
}
const waiting = (count = 1): Promise<void> => until(() => listeners() === count);

/** Opens a stream and gives its cursor. */
async function openCursor(): Promise<Document> {
  const command = { aggregate: 'rows', pipeline: [{ $changeStream: {} }], cursor: {} };
  return (await send(command))['cursor'] as Document;
}
const more = ({ id }: Document, gone?: AbortSignal): Promise<Doc> =>
  send({ getMore: id as Long, collection: 'rows', maxTimeMS: LONG_MS }, gone);

it('a getMore waits for the next event, and is answered with it', async () => {
  const cursor = await openCursor();
  const reply = more(cursor);
  await waiting();
  await send({ insert: 'rows', documents: [{ _id: 'a' }] });
  expect(await reply).toMatchObject({
    cursor: { id: cursor['id'] as Long, nextBatch: [{ documentKey: { _id: 'a' } }] },
  });
  expect(listeners()).toBe(0);
});

it('an event is not given before the flush of its commit', async () => {
  const cursor = await openCursor();
  const { environment } = engine;
  const commit = environment.commitInBackground.bind(environment);
  let [isWritten, flush] = [false, (): void => undefined];
  const flushed = new Promise<void>((resolve) => (flush = resolve));
  environment.commitInBackground = async (action) => {
    const result = await commit(action);
    isWritten = true;
    await flushed;
    return result;
  };
  const order: string[] = [];
  const reply = more(cursor).then(() => order.push('event'));
  await waiting();
  const insert = send({ insert: 'rows', documents: [{}] }).then(() => order.push('insert'));
  await until(() => isWritten);
  expect([order, listeners()]).toEqual([[], 1]);
  flush();
  await Promise.all([insert, reply]);
  expect(order).toHaveLength(2);
  environment.commitInBackground = commit;
});

it('it is answered without events when its time is over', async () => {
  const { id } = await openCursor();
  const reply = await send({ getMore: id as Long, collection: 'rows', maxTimeMS: 5 });
  expect(reply['cursor']).toMatchObject({ id: id as Long, nextBatch: [] });
  expect(listeners()).toBe(0);
});

it('other changes do not end it, and other connections go on', async () => {
  const cursor = await openCursor();
  const reply = more(cursor);
  await waiting();
  for (let n = 0; n < 20; n += 1) await send({ insert: 'others', documents: [{ n }] });
  await waiting();
  await send({ insert: 'rows', documents: [{ _id: 'b' }] });
  expect((await reply)['cursor']).toMatchObject({ nextBatch: [{ documentKey: { _id: 'b' } }] });
});

it('while nothing happens, a stream of the driver sends nothing', async () => {
  const rows = client.db('test').collection('rows');
  const follower = await Follower.open(rows, [], { maxAwaitTimeMS: LONG_MS });
  await waiting();
  const before = commands;
  await pause(100);
  expect(commands).toBe(before);
  const asked = performance.now();
  await rows.insertOne({});
  await follower.take(1);
  expect(performance.now() - asked).toBeLessThan(LONG_MS / 100);
  await follower.close();
});

it('a hundred streams all have the event', async () => {
  const rows = client.db('test').collection('rows');
  const cursors = await Promise.all(Array.from({ length: 100 }, openCursor));
  const replies = cursors.map((cursor) => more(cursor));
  await waiting(100);
  await rows.insertOne({ n: 1 } as Document);
  for (const reply of await Promise.all(replies))
    expect((reply['cursor'] as Document)['nextBatch']).toHaveLength(1);
  expect(listeners()).toBe(0);
});

it('killCursors ends the wait: 237', async () => {
  const cursor = await openCursor();
  const reply = more(cursor);
  await waiting();
  await send({ killCursors: 'rows', cursors: [cursor['id']] });
  expect(await reply).toMatchObject({ code: 237, codeName: 'CursorKilled' });
  expect([engine.cursors.count, listeners()]).toEqual([0, 0]);
});

it('closing the stream in the driver ends its wait and its cursor', async () => {
  const rows = client.db('test').collection('rows');
  const follower = await Follower.open(rows, [], { maxAwaitTimeMS: LONG_MS });
  await waiting();
  await follower.close();
  await until(() => engine.cursors.count + listeners() === 0);
});

it.each(['end', 'destroy'] as const)(
  'a client that is gone without a word (%s) leaves no cursor and no listener',
  async (how) => {
    const { id } = await openCursor();
    const socket = connect(join(folder, 'test.sock'));
    const getMore = { getMore: id as Long, collection: 'rows', maxTimeMS: LONG_MS, $db: 'test' };
    socket.write(writeCommand(1, getMore));
    await waiting();
    socket[how]();
    await until(() => engine.cursors.count + listeners() === 0);
  },
);

it('closing the engine ends all waits', async () => {
  const replies = [more(await openCursor()), more(await openCursor())];
  await waiting(2);
  await engine.close();
  for (const reply of await Promise.all(replies)) expect(reply).toMatchObject({ code: 237 });
  expect([engine.cursors.count, listeners()]).toEqual([0, 0]);
  engine = new Engine({ dataDir: folder, noSync: true });
});

it('a cursor that is idle for ten minutes is closed, and one that waits is not', async () => {
  const [idle, used] = [await openCursor(), await openCursor()];
  const reply = more(used);
  await waiting();
  time += 600_001;
  engine.cursors.sweep();
  expect(await more(idle)).toMatchObject({ code: 43 });
  await send({ insert: 'rows', documents: [{}] });
  expect(await reply).toMatchObject({ ok: 1 });
});

it('a change of a command that fails to commit has no event', async () => {
  const cursor = await openCursor();
  const { environment } = engine;
  const commit = environment.commitInBackground;
  environment.commitInBackground = async (action) => {
    environment.commitInBackground = commit;
    await commit.call(environment, () => {
      action();
      throw new Error('the disk is broken');
    });
    throw new Error('the commit did not fail');
  };
  expect(await send({ insert: 'rows', documents: [{ _id: 'lost' }] })).toMatchObject({ ok: 0 });
  await send({ insert: 'rows', documents: [{ _id: 'kept' }] });
  const reply = (await more(cursor))['cursor'] as Document;
  expect(reply['nextBatch']).toMatchObject([{ documentKey: { _id: 'kept' } }]);
});

it('the driver ends with the error of a stream', async () => {
  const rows = client.db('test').collection('rows');
  const stream = rows.watch([], { maxAwaitTimeMS: LONG_MS });
  const failed = failure(stream.next());
  await waiting();
  engine.cursors.closeAll();
  expect(await failed).toMatchObject({ code: 237 });
  if (!stream.closed) await once(stream, 'close');
});
