import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { Framing } from '../src/wire/framing';
import { readRequest, writeCommand } from '../src/wire/message';
import { serveConnection } from '../src/wire/connection';
import { failure, testEngine } from './engine';
import { legacyQuery, mutatedFrame, randomOf, SECTION_OF_MINUS_ONE, withSequence } from './frames';
import { rawCommand } from './raw-command';

const running = testEngine();

/** Sends bytes as they are; gives what comes back until the server closes or one message is whole. */
function exchange(bytes: Buffer): Promise<Buffer | 'closed'> {
  return new Promise((resolve) => {
    const framing = new Framing();
    const socket = connect(running().engine.socketPath, () => socket.write(bytes));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve('closed'));
    socket.on('data', (chunk) => {
      const [message] = framing.add(chunk);
      if (message === undefined) return;
      socket.destroy();
      resolve(message);
    });
  });
}

it('answers the legacy hello', async () => {
  const reply = await exchange(legacyQuery('admin.$cmd', { isMaster: 1, helloOk: true }));
  if (reply === 'closed') throw new Error('closed');
  expect(reply.readInt32LE(8)).toBe(7);
  expect(reply.readInt32LE(12)).toBe(1);
});

it('announces a one-member replica set with sessions', async () => {
  expect(await rawCommand(running().engine.socketPath, { hello: 1, $db: 'admin' })).toMatchObject({
    isWritablePrimary: true,
    setName: 'embedded',
    logicalSessionTimeoutMinutes: 30,
    maxWireVersion: 25,
  });
});

it('reads commands that come in pieces and with document sequences', async () => {
  const whole = writeCommand(3, { ping: 1, $db: 'admin' });
  const framing = new Framing();
  expect(framing.add(whole.subarray(0, 3))).toEqual([]);
  expect(framing.add(whole.subarray(3, 20))).toEqual([]);
  const [message] = framing.add(Buffer.concat([whole.subarray(20), whole]));
  expect(message && readRequest(message).command).toEqual({ ping: 1, $db: 'admin' });
});

function sectionOf(size: number): Buffer {
  const frame = Buffer.from(SECTION_OF_MINUS_ONE);
  frame.writeInt32LE(size, frame.indexOf(Buffer.from('01ffffffff', 'hex')) + 1);
  return frame;
}

it.each<[string, Buffer]>([
  ['a section that ends before its start', SECTION_OF_MINUS_ONE],
  ['a section that ends behind the message', sectionOf(1_000)],
  ['a section that overlaps the one before', sectionOf(-30)],
  ['a length of nonsense', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
  ['an unknown opcode', Buffer.from([16, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 0])],
  [
    'a cut document',
    Buffer.concat([
      writeCommand(1, { ping: 1 }).subarray(0, 21),
      Buffer.from([255, 0, 0, 0, 1, 0, 0]),
    ]),
  ],
])('closes a connection that sends %s, and serves the others', async (_name, bytes) => {
  if (_name === 'a cut document') bytes.writeInt32LE(bytes.length, 0);
  expect(await exchange(bytes)).toBe('closed');
  expect(await rawCommand(running().engine.socketPath, { ping: 1, $db: 'admin' })).toEqual({
    ok: 1,
  });
});

it('reads a list that comes as a section of its own', () => {
  const frame = withSequence({ insert: 'c', $db: 'd' }, 'documents', [{ a: 1 }, { a: 2 }]);
  expect(readRequest(frame).command).toEqual({
    insert: 'c',
    $db: 'd',
    documents: [{ a: 1 }, { a: 2 }],
  });
});

it('comes to an end with each of 100,000 wrong frames', () => {
  const random = randomOf(18);
  let [read, refused] = [0, 0];
  for (let round = 0; round < 100_000; round += 1) {
    try {
      readRequest(mutatedFrame(random));
      read += 1;
    } catch {
      refused += 1;
    }
  }
  expect(read + refused).toBe(100_000);
  expect(Math.min(read, refused)).toBeGreaterThan(1_000);
}, 60_000);

it('serves the others after a thousand wrong frames', async () => {
  const random = randomOf(39);
  for (let round = 0; round < 1_000; round += 1) {
    const { socketPath } = running().engine;
    const socket = connect(socketPath, () => socket.end(mutatedFrame(random)));
    socket.on('error', () => undefined).resume();
    await new Promise((resolve) => socket.on('close', resolve));
  }
  expect(await rawCommand(running().engine.socketPath, { ping: 1, $db: 'admin' })).toEqual({
    ok: 1,
  });
}, 60_000);

describe('an answer above the limit', () => {
  const large = () => running().db.collection('large');
  const each = 'x'.repeat(9 * 1024 * 1024);
  beforeAll(async () => {
    for (let n = 0; n < 3; n += 1) await large().insertOne({ s: `${each}${n}` });
  });
  afterAll(() => large().drop());

  it('is error 10334 for a document that a pipeline makes', async () => {
    const both = large().aggregate([{ $group: { _id: { s: '$s', again: '$s' } } }]);
    expect(await failure(both.toArray())).toMatchObject({ code: 10334 });
  });

  it('comes in batches where the documents are small enough', async () => {
    expect(await large().find().toArray()).toHaveLength(3);
  });
});

describe('a client that does not read', () => {
  /** A client's side of a connection that takes a reply only when the test lets it. */
  class SlowClient extends Duplex {
    private release: () => void = () => undefined;
    constructor() {
      super({ writableHighWaterMark: 1 });
    }
    readReply(): void {
      this.release();
    }
    override _read(): void {
      // The test pushes.
    }
    override _write(_chunk: unknown, _encoding: string, done: () => void): void {
      this.release = done;
    }
  }

  it('is answered no further until it reads, and then goes on', async () => {
    const client = new SlowClient();
    let answers = 0;
    serveConnection(client, () => {
      answers += 1;
      return Promise.resolve({ ok: 1 });
    });
    for (let n = 0; n < 3; n += 1) client.push(writeCommand(n, { ping: 1 }));
    for (let turns = 0; turns < 20; turns += 1) await turn();
    expect(answers).toBe(1);
    client.readReply();
    for (let turns = 0; turns < 20; turns += 1) await turn();
    expect(answers).toBe(2);
    client.destroy();
  });
});

it('serves several processes at once, none losing an increment', async () => {
  const script = `
    const { MongoClient } = require('mongodb');
    (async () => {
      const client = await MongoClient.connect(process.argv[1]);
      const counters = client.db('shared').collection('counters');
      for (let i = 0; i < 25; i += 1) {
        await counters.updateOne({ _id: 'plain' }, { $inc: { n: 1 } }, { upsert: true });
        await client.withSession((session) => session.withTransaction(async () => {
          const { n } = (await counters.findOne({ _id: 'read' }, { session })) ?? { n: 0 };
          await counters.updateOne({ _id: 'read' }, { $set: { n: n + 1 } }, { upsert: true, session });
        }));
      }
      await client.close();
    })().catch((error) => { console.error(error); process.exit(1); });`;
  const codes = await Promise.all(
    [1, 2, 3].map(
      () =>
        new Promise((resolve) => {
          const child = spawn(process.execPath, ['-e', script, running().uri], {
            cwd: __dirname,
            stdio: ['ignore', 'ignore', 'inherit'],
          });
          child.once('exit', resolve);
        }),
    ),
  );
  expect(codes).toEqual([0, 0, 0]);
  const counters = running().client.db('shared').collection('counters');
  expect(
    await counters
      .find()
      .sort({ _id: 1 })
      .map(({ n }) => n as number)
      .toArray(),
  ).toEqual([75, 75]);
});
