import { startTestDatabase, type TestDatabase } from '@portal/testing';
import { MongoClient } from 'mongodb';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { noticeClosedSockets } from '../src/platform/mongo/closed-sockets';

const CHANNEL = 'net.client.socket';

let database: TestDatabase;
let client: MongoClient;
/** The sockets of the client, in the order of their connections. */
const sockets: Socket[] = [];
const collect = (message: unknown): void =>
  void sockets.push((message as { readonly socket: Socket }).socket);

beforeAll(async () => {
  noticeClosedSockets();
  database = await startTestDatabase();
  subscribe(CHANNEL, collect);
  client = await MongoClient.connect(database.uri, { minHeartbeatFrequencyMS: 1 });
});
afterAll(async () => {
  unsubscribe(CHANNEL, collect);
  await client.close();
  await database.stop();
});

describe('sockets that close while something is sent (OPS-23)', () => {
  it('end neither a read nor the heartbeat: the client asks again on new ones', async () => {
    const read = () => client.db().collection('any').findOne();
    await read();
    const before = sockets.length;
    // No event tells the driver before it writes: the read to its connection, then the heartbeat to its own.
    for (const socket of sockets) socket.destroy();
    expect(await read()).toBeNull();
    expect(sockets.length).toBeGreaterThan(before + 1);
  });
});
