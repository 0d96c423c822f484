import { type QueueView, streamTasks } from '@portal/contracts';
import { type TestClient, until } from '@portal/testing';
import { MongoServerError } from 'mongodb';
import { OwnQueueFeedsService } from '../src/domain/tasks/own-queue-feeds.service';
import { EventStreamsService } from '../src/platform/events/event-streams.service';
import { Ticker } from '../src/platform/events/ticker';
import { ChangeStreamService } from '../src/platform/mongo/change-stream.service';
import { type DatabaseLine, openDatabaseLine } from './support/database-line';
import { EventSource } from './support/event-source';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

/** The instance that reports change. */
let server: TestServer;
/** The instance with open queues, behind a line to the same database. */
let far: TestServer;
let line: DatabaseLine;
let changes: ChangeStreamService;
let tickers: jest.SpyInstance;
let opened: EventSource[];

beforeAll(async () => {
  server = await createTestServer();
  line = await openDatabaseLine(server.databaseUri);
});
afterAll(async () => {
  await server.stop();
  line.stop();
});

beforeEach(async () => {
  opened = [];
  // Nothing is polled, unless a test allows it.
  tickers = jest.spyOn(Ticker.prototype, 'start').mockImplementation(() => undefined);
  line.open();
  far = await createTestServer({
    clock: server.clock,
    databaseUri: server.databaseUri,
    env: { MONGODB_URI: line.uri, UPLOADS_DIR: server.uploadsDir },
  });
  changes = far.app.get(ChangeStreamService, { strict: false });
  await until(() => changes.isUp);
});
afterEach(async () => {
  tickers.mockRestore();
  for (const source of opened) source.close();
  await far.stop();
});

/** A user with an open queue on the far instance. */
async function givenWatchedUser(): Promise<{ userId: number; source: EventSource }> {
  const user = await server.givenAccount();
  const source = await EventSource.open(far, await far.signInAs(user), user.userId);
  opened.push(source);
  expect(await source.nextTasks()).toEqual([]);
  return { userId: user.userId, source };
}

/** A task of a user, reported to the other instance. */
async function change(userId: number): Promise<string> {
  const taskId = newTaskId();
  // The queue is in the order of time.
  server.clock.advance(1);
  (await send(server.bot(), taskId, report(userId, { status: 'pending' }))).payload();
  return `${taskId} pending -`;
}

/** Records the names of the commands that an instance sends. */
function recordCommands(of = far): {
  commands: string[];
  emptyBatches: () => number;
  stop: () => void;
} {
  const commands: string[] = [];
  let empty = 0;
  const client = of.serviceConnection.getClient();
  const note = ({ commandName }: { commandName: string }): void => void commands.push(commandName);
  const count = ({ commandName, reply }: { commandName: string; reply: unknown }): void => {
    const { cursor } = reply as { cursor?: { nextBatch?: unknown[] } };
    if (commandName === 'getMore' && cursor?.nextBatch?.length === 0) empty += 1;
  };
  client.on('commandStarted', note).on('commandSucceeded', count);
  const stop = (): void => void client.off('commandStarted', note).off('commandSucceeded', count);
  return { commands, emptyBatches: () => empty, stop };
}

const linesAbout = (text: string) =>
  far.log.filter(({ msg }) => typeof msg === 'string' && msg.includes(text));

describe('a change by another instance', () => {
  it("reaches its user's open queue, and no query is sent for other users", async () => {
    const { userId, source } = await givenWatchedUser();
    await givenWatchedUser();
    const recorded = recordCommands();
    const task = await change(userId);
    expect(await source.nextTasks()).toEqual([task]);
    recorded.stop();
    // A user's queue is read by three queries.
    expect(recorded.commands.filter((name) => name !== 'getMore')).toHaveLength(3);
  });

  it("reaches the administrators' open queue", async () => {
    const { userId } = await server.givenAccount();
    const admin: TestClient = await far.signInAsAdmin();
    const source = await EventSource.openPath(far, admin, streamTasks.path);
    opened.push(source);
    const before = await source.nextEvent<QueueView>();
    await change(userId);
    const after = await source.nextEvent<QueueView>();
    expect(after.counts.pending).toBe(before.counts.pending + 1);
  });
});

const WATCHED = 40;
it(`an idle instance with ${WATCHED} watched users asks only for the next change`, async () => {
  for (let number = 0; number < WATCHED; number += 1) {
    await givenWatchedUser();
  }
  const feeds = far.app.get(OwnQueueFeedsService, { strict: false });
  const streams = far.app.get(EventStreamsService, { strict: false });
  expect([feeds.size, streams.size]).toEqual([WATCHED, WATCHED]);
  // The first heartbeat checks each session.
  await streams.beat();
  const recorded = recordCommands();
  for (let round = 0; round < 10; round += 1) {
    await feeds.check();
    await streams.beat();
  }
  await until(() => recorded.emptyBatches() > 0);
  recorded.stop();
  expect(new Set(recorded.commands)).toEqual(new Set(['getMore']));
});

describe('a change stream', () => {
  it('goes on when the server ends its cursor, and nothing is missed', async () => {
    const { userId, source } = await givenWatchedUser();
    const cursors: unknown[] = [];
    const client = far.serviceConnection.getClient();
    client.on('commandStarted', ({ commandName, command }) => {
      if (commandName === 'getMore') cursors.push(command['getMore']);
    });
    const first = await change(userId);
    expect(await source.nextTasks()).toEqual([first]);
    await until(() => cursors.length > 0);
    const ended = { killCursors: '$cmd.aggregate', cursors: [cursors.at(-1)] };
    await server.connection.db?.command(ended);
    const second = await change(userId);
    expect(await source.nextTasks()).toEqual([first, second]);
  });

  it('resumes after a fault of the network: changes of that time arrive', async () => {
    const { userId, source } = await givenWatchedUser();
    line.close();
    await until(() => !changes.isUp);
    const task = await change(userId);
    line.open();
    expect(await source.nextTasks()).toEqual([task]);
    await until(() => changes.isUp);
    expect([linesAbout('stream is down'), linesAbout('open again')]).toMatchObject([[{}], [{}]]);
  });

  it('that lost its history makes every open queue be read once', async () => {
    const watched = [await givenWatchedUser(), await givenWatchedUser(), await givenWatchedUser()];
    line.close();
    await until(() => !changes.isUp);
    const tasks: string[] = [];
    for (const { userId } of watched) tasks.push(await change(userId));
    // The embedded engine keeps 10,000 changes.
    const others = Array.from({ length: 10_001 }, (_, number) => ({ number }));
    await server.connection.collection('others').insertMany(others);
    line.open();
    for (const [number, { source }] of watched.entries()) {
      expect(await source.nextTasks()).toEqual([tasks[number]]);
    }
  });

  it('that the server refuses is replaced by polling until it is open', async () => {
    const { userId, source } = await givenWatchedUser();
    const { db } = far.serviceConnection;
    if (!db) throw new Error('not connected');
    const watch = jest.spyOn(db, 'watch').mockImplementation(() => {
      throw new MongoServerError({ message: 'not authorized', code: 13 });
    });
    tickers.mockRestore();
    line.close();
    await until(() => !changes.isUp);
    line.open();
    const first = await change(userId);
    expect(await source.nextTasks()).toEqual([first]);
    expect(changes.isUp).toBe(false);

    watch.mockRestore();
    await until(() => changes.isUp);
    const second = await change(userId);
    expect(await source.nextTasks()).toEqual([first, second]);
    // The last poll may still run.
    const settled = recordCommands();
    await until(() => settled.emptyBatches() > 0);
    settled.stop();
    const recorded = recordCommands();
    await until(() => recorded.emptyBatches() > 0);
    recorded.stop();
    expect(recorded.commands).not.toContain('find');
  });

  it('ends its wait at a shutdown, without a complaint', async () => {
    const stopping = await server.another();
    const following = stopping.app.get(ChangeStreamService, { strict: false });
    await until(() => following.isUp);
    const recorded = recordCommands(stopping);
    await stopping.app.close();
    expect(recorded.commands).toContain('killCursors');
    expect(stopping.log.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
  });
});
