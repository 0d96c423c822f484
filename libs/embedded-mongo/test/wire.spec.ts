import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { serialize } from 'bson';
import { Framing } from '../src/wire/framing';
import { readRequest, writeCommand } from '../src/wire/message';
import { rawCommand } from './raw-command';
import { testEngine } from './engine';

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

function legacyQuery(namespace: string, query: object): Buffer {
  const body = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from(`${namespace}\0`),
    Buffer.alloc(8),
    serialize(query),
  ]);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + body.length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(2004, 12);
  return Buffer.concat([header, body]);
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

it.each<[string, Buffer]>([
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
