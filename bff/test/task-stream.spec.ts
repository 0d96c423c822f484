import {
  getUserTasks,
  logout,
  getUserNotices,
  markNoticesRead,
  streamUserTasks,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { ManualClock, type TestClient, until } from '@portal/testing';
import { SessionsService } from '../src/domain/sessions/sessions.service';
import { OwnQueueFeedsService } from '../src/domain/tasks/own-queue-feeds.service';
import { OwnQueueService } from '../src/domain/tasks/own-queue.service';
import {
  EventStreamsService,
  STREAMS_PER_OWNER,
} from '../src/platform/events/event-streams.service';
import { StreamLimitGuard } from '../src/platform/events/stream-limit.guard';
import { Ticker } from '../src/platform/events/ticker';
import { databaseHash } from './support/database-hash';
import { EventSource } from './support/event-source';
import type { GivenAccount } from './support/given-account';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let feeds: OwnQueueFeedsService;
let streams: EventStreamsService;
let user: GivenAccount;
let browser: TestClient;
let opened: EventSource[];

beforeAll(async () => {
  // Nothing is polled, and beats come by hand.
  jest.spyOn(Ticker.prototype, 'start').mockImplementation(() => undefined);
  server = await createTestServer();
  feeds = server.app.get(OwnQueueFeedsService, { strict: false });
  streams = server.app.get(EventStreamsService, { strict: false });
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
  opened = [];
});
afterEach(async () => {
  for (const source of opened) source.close();
  await until(() => streams.size === 0);
});

async function open(client = browser, userId = user.userId): Promise<EventSource> {
  const source = await EventSource.open(server, client, userId);
  opened.push(source);
  return source;
}

/** Opens a stream and takes the first event off it. */
async function watching(client = browser, userId = user.userId): Promise<EventSource> {
  const source = await open(client, userId);
  await source.nextTasks();
  return source;
}

let endHold = (): void => undefined;
afterEach(() => endHold());

/** Holds requests of subscribers while their sessions are looked up, until `letGo` or the end of the test. */
function holdRequests(): { looked: jest.SpyInstance; letGo: () => void } {
  const sessions = server.app.get(SessionsService, { strict: false });
  const find = sessions.findSubscriber.bind(sessions);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const looked = jest.spyOn(sessions, 'findSubscriber').mockImplementation(async (cookie) => {
    await held;
    return find(cookie);
  });
  endHold = () => {
    letGo();
    looked.mockRestore();
  };
  return { looked, letGo };
}

/** Sends heartbeats until a stream is over. Returns whether it ended normally. */
async function overByBeats(source: EventSource): Promise<boolean> {
  const over = source.over();
  let isOver = false;
  void over.then(() => (isOver = true));
  await until(async () => {
    await streams.beat();
    return isOver;
  });
  return over;
}

const unreadOf = async (id: number) =>
  (await browser.send(getUserNotices, { params: { id } })).payload().unread;

const tell = async (taskId: string, facts: Parameters<typeof report>[1], bot = server.bot()) =>
  (await send(bot, taskId, report(user.userId, facts))).payload();

describe("the stream of a user's queue", () => {
  it('sends the number of unread notices with the queue, and again when it changes', async () => {
    await server.signInAs(user);
    const source = await open();
    expect(await source.next()).toEqual({ tasks: [], unreadNotices: 1 });
    const params = { id: user.userId };
    (await browser.send(markNoticesRead, { params, body: {} })).payload();
    expect(await source.next()).toEqual({ tasks: [], unreadNotices: 0 });
  });

  it('sends the number to every tab, also when another instance marked one notice as read', async () => {
    const elsewhere = await server.another();
    for (const count of [1, 2]) {
      await server.signInAs(user);
      expect(await unreadOf(user.userId)).toBe(count);
    }
    const tabs = [await open(), await open()];
    for (const tab of tabs) expect(await tab.next()).toMatchObject({ unreadNotices: 2 });
    const params = { id: user.userId };
    const { notices } = (await browser.send(getUserNotices, { params })).payload();
    const there = elsewhere.client();
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    const body = { ids: [notices[0]?._id ?? ''] };
    expect((await there.send(markNoticesRead, { params, body })).payload().unread).toBe(1);
    for (const tab of tabs) expect(await tab.next()).toMatchObject({ unreadNotices: 1 });
  });

  it('sends the whole queue at once', async () => {
    const taskId = newTaskId();
    await tell(taskId, { status: 'in_progress', progress: 30 });
    const source = await open();
    expect(await source.next()).toEqual({
      tasks: [expect.objectContaining({ _id: taskId, status: 'in_progress', progress: 30 })],
      unreadNotices: 0,
    });
  });

  it('sends it again after each change that the bot reports here', async () => {
    const source = await watching();
    const taskId = newTaskId();
    await tell(taskId, { status: 'pending' });
    expect(await source.nextTasks()).toEqual([`${taskId} pending -`]);
    for (const progress of [10, 55]) {
      await tell(taskId, { status: 'in_progress', progress });
      expect(await source.nextTasks()).toEqual([`${taskId} in_progress ${progress}`]);
    }
    await tell(taskId, { status: 'completed' });
    expect(await source.nextTasks()).toEqual([]);
  });

  it('says nothing when nothing changed: a repeated report, another user', async () => {
    const taskId = newTaskId();
    await tell(taskId, { status: 'in_progress', progress: 30 });
    const source = await watching();
    await tell(taskId, { status: 'in_progress', progress: 30 });
    const other = await server.givenAccount();
    await send(server.bot(), newTaskId(), report(other.userId, { status: 'pending' }));
    await streams.beat();
    expect(await source.next()).toBe('beat');
    await tell(taskId, { status: 'in_progress', progress: 40 });
    expect(await source.nextTasks()).toEqual([`${taskId} in_progress 40`]);
  });

  it('sends a change made on another instance', async () => {
    const elsewhere = await server.another();
    const source = await watching();
    const taskId = newTaskId();
    await tell(taskId, { status: 'pending' }, elsewhere.bot());
    expect(await source.nextTasks()).toEqual([`${taskId} pending -`]);
  });

  it('sends a change that an instance with a slow clock made', async () => {
    const slow = new ManualClock(new Date(server.clock.now().getTime() - 5_000));
    const elsewhere = await createTestServer({ clock: slow, databaseUri: server.databaseUri });
    try {
      const known = newTaskId();
      await tell(known, { status: 'pending' });
      const source = await watching();
      const taskId = newTaskId();
      await tell(taskId, { status: 'pending' }, elsewhere.bot());
      expect(await source.nextTasks()).toEqual([`${taskId} pending -`, `${known} pending -`]);
    } finally {
      await elsewhere.stop();
    }
  });

  it('takes a failed task away when its day is over', async () => {
    await tell(newTaskId(), { status: 'failed' });
    const source = await watching();
    server.clock.advance(DAY_MS);
    await feeds.check();
    expect(await source.nextTasks()).toEqual([]);
  });

  it('takes the open tasks of a deleted user away', async () => {
    const taskId = newTaskId();
    await tell(taskId, { status: 'pending' });
    const source = await watching(await server.signInAsAdmin());
    await server.connection.collection<{ _id: string }>('tasks').deleteOne({ _id: taskId });
    expect(await source.nextTasks()).toEqual([]);
  });

  it('ends on the state of the database however fast reports come', async () => {
    const source = await watching();
    const tasks = Array.from({ length: 8 }, () => newTaskId());
    await Promise.all(
      tasks.map(async (taskId) => {
        await tell(taskId, { status: 'pending' });
        await tell(taskId, { status: 'in_progress', progress: 50 });
        await tell(taskId, { status: 'completed' });
      }),
    );
    const last = newTaskId();
    await tell(last, { status: 'pending' });
    let reported: string[] = [];
    while (reported[0] !== `${last} pending -`) reported = await source.nextTasks();
    expect(reported).toHaveLength(1);
  });

  it('reaches every tab of the user', async () => {
    const tabs = [await watching(), await watching(), await watching()];
    const taskId = newTaskId();
    await tell(taskId, { status: 'pending' });
    for (const tab of tabs) {
      let reported: string[] = [];
      while (reported.length === 0) reported = await tab.nextTasks();
      expect(reported).toEqual([`${taskId} pending -`]);
    }
  });

  it('is a stream of events that nobody stores, with the headers of every answer', async () => {
    const { status, headers } = await open();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String) as string,
    });
  });

  it('changes nothing in the database', async () => {
    await tell(newTaskId(), { status: 'pending' });
    const before = await databaseHash(server);
    const source = await watching();
    await feeds.check();
    await streams.beat();
    expect(await source.next()).toBe('beat');
    expect(await databaseHash(server)).toBe(before);
  });
});

describe('a stream is open', () => {
  it('to its user and to administrators, and to nobody else', async () => {
    const admin = await server.signInAsAdmin();
    expect((await open(admin)).status).toBe(200);
    const stranger = await server.signInAs(await server.givenAccount());
    const params = { id: user.userId };
    const ask = async (client: TestClient) => (await client.send(streamUserTasks, { params })).body;
    expect(await ask(stranger)).toMatchObject({ success: false, code: 'sessions/forbidden' });
    expect(await ask(server.client())).toMatchObject({ code: 'sessions/required' });
    expect(await ask(server.bot())).toMatchObject({ code: 'sessions/forbidden' });
    const missing = await admin.send(streamUserTasks, { params: { id: 88_888_888 } });
    expect([missing.status, missing.code]).toEqual([404, 'accounts/not-found']);
  });

  it('five times for one user; the sixth is refused until one is closed', async () => {
    const sources = [];
    for (let number = 0; number < STREAMS_PER_OWNER; number += 1) sources.push(await watching());
    const refused = await browser.send(streamUserTasks, { params: { id: user.userId } });
    expect([refused.status, refused.code]).toEqual([429, 'request/too-many']);

    const other = await server.givenAccount();
    expect((await open(await server.signInAs(other), other.userId)).status).toBe(200);
    expect((await open(await server.signInAsAdmin())).status).toBe(200);

    sources[0]?.close();
    await until(() => streams.size === STREAMS_PER_OWNER + 1);
    expect((await open()).status).toBe(200);
  });

  it('400 times at once for nobody: what is refused asks nothing of the database', async () => {
    const other = await server.givenAccount();
    const othersBrowser = await server.signInAs(other);
    await watching();
    const commands: string[] = [];
    const client = server.serviceConnection.getClient();
    const note = ({ commandName }: { commandName: string }) => void commands.push(commandName);
    client.on('commandStarted', note);
    const [sources, answers] = await Promise.all([
      Promise.all(Array.from({ length: 400 }, () => open())),
      Promise.all(
        Array.from({ length: 20 }, () =>
          othersBrowser.send(getUserTasks, { params: { id: other.userId } }),
        ),
      ),
    ]);
    client.off('commandStarted', note);
    const statuses = sources.map(({ status }) => status);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(STREAMS_PER_OWNER - 1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(400 - STREAMS_PER_OWNER + 1);
    // Four streams and twenty answers, each of a session, an account, a queue and a count; not 400.
    expect(commands.length).toBeLessThan(150);
    expect(streams.size).toBe(STREAMS_PER_OWNER);
    for (const source of sources) source.close();
    await until(() => streams.size <= 1);
    expect((await open()).status).toBe(200);
  });

  it('five times for one cookie while nobody knows yet whose it is; the sixth waits for nothing', async () => {
    const { looked, letGo } = holdRequests();
    const refused: number[] = [];
    const opening = Array.from({ length: STREAMS_PER_OWNER + 3 }, async () => {
      const { status } = await open();
      if (status !== 200) refused.push(status);
      return status;
    });
    await until(() => refused.length === 3);
    expect(refused).toEqual([429, 429, 429]);
    expect(looked).toHaveBeenCalledTimes(STREAMS_PER_OWNER);
    letGo();
    const statuses = await Promise.all(opening);
    expect(statuses.filter((status) => status === 200)).toHaveLength(STREAMS_PER_OWNER);
  });

  it('to who is refused without being counted for ever, whatever cookie was shown', async () => {
    const limit = server.app.get(StreamLimitGuard, { strict: false });
    await until(() => limit.size === 0);
    const stranger = server.client();
    stranger.cookies.set('portal_session', 'nobodys-cookie');
    for (let times = 0; times < 2 * STREAMS_PER_OWNER; times += 1) {
      const answer = await stranger.send(streamUserTasks, { params: { id: user.userId } });
      expect([answer.status, answer.code]).toEqual([401, 'sessions/required']);
    }
    expect(limit.size).toBe(0);
  });

  it('not for a query about its headers alone', async () => {
    const url = `/api/user/${user.userId}/tasks/stream`;
    const answer = await browser.request({ method: 'HEAD', url });
    expect([answer.status, answer.text]).toEqual([200, '']);
    await until(() => streams.size === 0 && feeds.size === 0);
  });
});

describe('a stream ends', () => {
  it('at the beat after its session was revoked, and not before', async () => {
    const source = await watching();
    await streams.beat();
    expect(await source.next()).toBe('beat');
    await browser.send(logout);
    expect(await overByBeats(source)).toBe(true);
    expect([streams.size, feeds.size]).toEqual([0, 0]);
  });

  it.each([
    [
      'every session of the user was revoked on another machine',
      async () => {
        const elsewhere = await server.another();
        await elsewhere.app
          .get(SessionsService, { strict: false })
          .revokeAllOfUser(user.userId, 'frozen');
      },
    ],
    ['the session came to its end', async () => server.clock.advance(31 * DAY_MS)],
  ])('when %s', async (_why, happen) => {
    const source = await watching();
    await happen();
    await overByBeats(source);
  });

  it('of an administrator whose session is over', async () => {
    const source = await watching(await server.signInAsAdmin());
    server.clock.advance(13 * 3_600_000);
    await overByBeats(source);
  });

  it('when its client goes, and then nobody reads its queue any more', async () => {
    const source = await watching();
    expect([streams.size, feeds.size]).toEqual([1, 1]);
    source.close();
    await until(() => streams.size === 0 && feeds.size === 0);
    const other = await server.givenAccount();
    const others = await watching(await server.signInAs(other), other.userId);
    const read = jest.spyOn(server.app.get(OwnQueueService, { strict: false }), 'list');
    await tell(newTaskId(), { status: 'pending' });
    await send(server.bot(), newTaskId(), report(other.userId, { status: 'pending' }));
    expect(await others.nextTasks()).toHaveLength(1);
    expect(read.mock.calls).toEqual([[other.userId]]);
    read.mockRestore();
  });

  it('when its client went while the request was handled, without waiting for a beat', async () => {
    const { looked, letGo } = holdRequests();
    const answered = jest.spyOn(streams, 'answer');
    await EventSource.leave(server, browser, user.userId, () =>
      until(() => looked.mock.calls.length === 1),
    );
    letGo();
    await until(() => answered.mock.results.length === 1);
    await until(() => streams.size === 0 && feeds.size === 0);
    answered.mockRestore();
  });

  it('leaves nothing behind: forty come and go', async () => {
    for (let round = 0; round < 10; round += 1) {
      const sources = await Promise.all(Array.from({ length: 4 }, () => watching()));
      for (const source of sources) source.close();
      await until(() => streams.size === 0);
      expect(feeds.size).toBe(0);
    }
  });

  it('with one line of the log: the template of the route, no id', async () => {
    const before = server.log.length;
    const source = await watching();
    await browser.send(logout);
    await overByBeats(source);
    const about = () =>
      server.log.slice(before).filter(({ route }) => route === streamUserTasks.path);
    await until(() => about().length > 0);
    expect(about()).toMatchObject([{ event: 'request', status: 200 }]);
  });
});

it('a stop of the service ends all streams and is not held up by them', async () => {
  const stopping = await createTestServer();
  const account = await stopping.givenAccount();
  const client = await stopping.signInAs(account);
  const sources = [
    await EventSource.open(stopping, client, account.userId),
    await EventSource.open(stopping, client, account.userId),
  ];
  for (const source of sources) await source.nextTasks();
  await stopping.stop();
  for (const source of sources) expect(await source.over()).toBe(true);
});
