import {
  type AdminTaskView,
  cancelTask,
  listAdminTasks,
  listInProgressTasks,
  listTasks,
  type QueueView,
  retryFailedTasks,
  retryTask,
  streamTasks,
  type TaskColumn,
} from '@portal/contracts';
import { DAY_MS, MINUTE_MS, type TaskStatus } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { QueueFeedService } from '../src/domain/tasks/queue-feed.service';
import { QueueService } from '../src/domain/tasks/queue.service';
import { MetricsService } from '../src/platform/metrics/metrics.service';
import { EventSource } from './support/event-source';
import { expectRemembered } from './support/remembered';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  admin = await server.signInAsAdmin();
});
afterEach(async () => {
  for (const name of ['tasks', 'users', 'audit', 'downloads']) {
    await server.connection.collection(name).deleteMany({});
  }
});
afterAll(() => server.stop());

const list = async (status: TaskColumn, query: Record<string, string> = {}) =>
  (await admin.send(listAdminTasks, { params: { status }, query })).payload();
const ids = (tasks: readonly AdminTaskView[]) => tasks.map(({ _id }) => _id);
const running = async () => (await admin.send(listInProgressTasks)).payload().tasks;

/** A task the bot reported; time passes, so that the next one is newer. */
async function givenTask(
  userId: number,
  status: TaskStatus,
  facts: Partial<Parameters<typeof report>[1]> = {},
): Promise<string> {
  const taskId = newTaskId();
  (await send(server.bot(), taskId, report(userId, { status, ...facts }))).payload();
  server.clock.advance(1);
  return taskId;
}
const move = (taskId: string, userId: number, status: TaskStatus) =>
  send(server.bot(), taskId, report(userId, { status }));
const forBot = async () =>
  (await server.bot().send(listTasks, { query: { status: 'pending' } }))
    .payload()
    .tasks.map(({ _id }) => _id);

describe('the columns of the Live Queue', () => {
  it('hold tasks by status, the one changed last first, with the names of their users', async () => {
    const { userId } = await server.givenAccount({ name: 'Rokeya Begum' });
    const tasks: Record<string, string> = {};
    for (const status of ['pending', 'in_progress', 'completed', 'failed'] as const) {
      tasks[status] = await givenTask(userId, status, { error_message: 'No such title' });
    }
    const newer = await givenTask(userId, 'in_progress', { progress: 40 });
    const { revision, counts } = (await admin.send(listInProgressTasks)).payload();
    expect(counts).toEqual({ 'in-progress': 2, pending: 1, completed: 1, failed: 1 });
    expect(revision).toBeGreaterThan(0);
    expect(ids(await running())).toEqual([newer, tasks['in_progress']]);
    expect((await running())[0]).toEqual({
      _id: newer,
      user_id: userId,
      userName: 'Rokeya Begum',
      file_name: 'Mirzapur S01E01.mkv',
      ott_service: 'Amazon Prime',
      quality: '720p',
      status: 'in_progress',
      progress: 40,
      error_message: null,
      created_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
      retries: 0,
      waitsUntil: null,
      speed: null,
    });
    for (const status of ['pending', 'completed', 'failed'] as const) {
      expect(ids((await list(status)).tasks)).toEqual([tasks[status]]);
    }
    // The fixed path is that column, not a status of that name.
    expect(await admin.send(listInProgressTasks)).toMatchObject({ status: 200 });
    const odd = await admin.request({ method: 'GET', url: '/api/admin/tasks/in_progress' });
    expect([odd.status, odd.code]).toEqual([400, 'request/invalid']);
  });

  it('are paged by ten', async () => {
    const { userId } = await server.givenAccount();
    const all: string[] = [];
    for (let made = 0; made < 21; made += 1) all.unshift(await givenTask(userId, 'failed'));
    const first = await list('failed');
    expect(ids(first.tasks)).toEqual(all.slice(0, 10));
    expect(first.pagination).toEqual({
      ...{ currentPage: 1, totalPages: 3, totalRecords: 21, totalTasks: 21 },
    });
    expect(ids((await list('failed', { page: '3' })).tasks)).toEqual(all.slice(20));
    expect((await list('pending')).pagination).toMatchObject({ totalPages: 1, totalTasks: 0 });
  });

  it('show completed tasks of the last seven days', async () => {
    const { userId } = await server.givenAccount();
    const done = await givenTask(userId, 'completed');
    server.clock.advance(7 * DAY_MS - 2);
    admin = await server.signInAsAdmin();
    expect(ids((await list('completed')).tasks)).toEqual([done]);
    server.clock.advance(1);
    expect((await list('completed')).tasks).toEqual([]);
  });

  it('are searched by a part of the file or of the user, and by the beginning of the user id', async () => {
    const { userId } = await server.givenAccount({ name: 'Rokeya Begum' });
    const other = await server.givenAccount({ name: 'Anik' });
    const one = await givenTask(userId, 'failed', { file_name: 'Panchayat (2020) S02.mkv' });
    const two = await givenTask(other.userId, 'failed', { file_name: 'Kaala Paani.mkv' });
    const found = async (search: string) => ids((await list('failed', { search })).tasks);
    expect(await found('panchayat')).toEqual([one]);
    expect(await found('(2020)')).toEqual([one]);
    expect(await found('.*')).toEqual([]);
    expect(await found(' ROKEYA ')).toEqual([one]);
    expect(await found('kaala')).toEqual([two]);
    expect(await found(String(other.userId))).toEqual([two]);
    expect(await found('')).toEqual([two, one]);
    const page = await list('failed', { search: '.mkv', limit: '1', page: '2' });
    expect([ids(page.tasks), page.pagination.totalTasks]).toEqual([[one], 2]);
  });
});

describe('a retry of a failed task', () => {
  it('puts it back to pending for the bot, and leaves one record', async () => {
    const { userId } = await server.givenAccount();
    const taskId = await givenTask(userId, 'failed', { error_message: 'Timeout', progress: 30 });
    const action = () => admin.send(retryTask, { params: { taskId } });
    const answer = await expectRemembered(server, action, {
      action: 'queue/retry',
      target: `task:${taskId}`,
      details: {
        ...{ user: userId, file: 'Mirzapur S01E01.mkv', 'before:retries': 0, 'after:retries': 1 },
        ...{ 'before:status': 'failed', 'after:status': 'pending' },
      },
    });
    expect(answer.payload().message).toBe('Task queued again.');
    expect(await forBot()).toEqual([taskId]);
    expect((await list('pending')).tasks[0]).toMatchObject({
      ...{ status: 'pending', progress: null, error_message: null, retries: 1 },
    });
  });

  it('is allowed five times; from the second on the bot gets it later and later', async () => {
    const { userId } = await server.givenAccount();
    const taskId = await givenTask(userId, 'failed');
    for (const minutes of [0, 1, 5, 15, 60]) {
      (await admin.send(retryTask, { params: { taskId } })).payload();
      if (minutes > 0) {
        server.clock.advance(minutes * MINUTE_MS - 1);
        expect(await forBot()).toEqual([]);
        server.clock.advance(1);
      }
      expect(await forBot()).toEqual([taskId]);
      (await move(taskId, userId, 'failed')).payload();
    }
    admin = await server.signInAsAdmin();
    const answer = await admin.send(retryTask, { params: { taskId } });
    expect([answer.status, answer.code]).toEqual([409, 'tasks/retries-used-up']);
  });

  it('is refused for tasks that did not fail or are not there', async () => {
    const { userId } = await server.givenAccount();
    const taskId = await givenTask(userId, 'completed');
    const answer = await admin.send(retryTask, { params: { taskId } });
    expect([answer.status, answer.code]).toEqual([409, 'tasks/not-failed']);
    const gone = await admin.send(retryTask, { params: { taskId: 'gone' } });
    expect([gone.status, gone.code]).toEqual([404, 'tasks/not-found']);
  });

  it('of all puts back those that the search finds and whose retries are not used up', async () => {
    const { userId } = await server.givenAccount();
    const one = await givenTask(userId, 'failed', { file_name: 'Dahaad.mkv' });
    const two = await givenTask(userId, 'failed', { file_name: 'Panchayat.mkv' });
    const used = await givenTask(userId, 'failed', { file_name: 'Panchayat 2.mkv' });
    await server.connection
      .collection<{ _id: string }>('tasks')
      .updateOne({ _id: used }, { $set: { retries: 5 } });
    const action = () => admin.send(retryFailedTasks, { body: { search: 'pancha' } });
    const answer = await expectRemembered(server, action, {
      action: 'queue/retry-failed',
      target: 'tasks',
      details: { search: 'pancha', retried: 1 },
    });
    expect(answer.payload()).toMatchObject({ retried: 1, message: '1 task queued again.' });
    expect(await forBot()).toEqual([two]);
    (await admin.send(retryFailedTasks, { body: {} })).payload();
    expect((await forBot()).sort()).toEqual([one, two].sort());
    expect(ids((await list('failed')).tasks)).toEqual([used]);
  });
});

describe('a cancelled task', () => {
  it('has failed for that reason, with one record', async () => {
    const { userId } = await server.givenAccount();
    const taskId = await givenTask(userId, 'in_progress');
    const action = () => admin.send(cancelTask, { params: { taskId } });
    const answer = await expectRemembered(server, action, {
      action: 'queue/cancel',
      target: `task:${taskId}`,
      details: {
        ...{ user: userId, file: 'Mirzapur S01E01.mkv' },
        ...{ 'before:status': 'in_progress', 'after:status': 'failed' },
      },
    });
    expect(answer.payload().message).toBe('Task cancelled!');
    expect((await list('failed')).tasks[0]).toMatchObject({
      ...{ _id: taskId, error_message: 'Cancelled by an administrator.' },
    });
    const again = await action();
    expect([again.status, again.code]).toEqual([409, 'tasks/over']);
    const done = await givenTask(userId, 'completed');
    const late = await admin.send(cancelTask, { params: { taskId: done } });
    expect([late.status, late.code]).toEqual([409, 'tasks/over']);
    expect(ids((await list('completed')).tasks)).toEqual([done]);
  });

  it('is not revived by a late report of the bot, which takes no video; a retry frees it', async () => {
    const { userId } = await server.givenAccount();
    const taskId = await givenTask(userId, 'in_progress');
    (await admin.send(cancelTask, { params: { taskId } })).payload();
    for (const status of ['pending', 'in_progress', 'completed'] as const) {
      const answer = await move(taskId, userId, status);
      expect([answer.status, answer.code]).toEqual([409, 'tasks/backward']);
    }
    expect((await move(taskId, userId, 'failed')).payload().task).toMatchObject({
      ...{ status: 'failed', error_message: 'Cancelled by an administrator.' },
    });
    expect(await server.connection.collection('downloads').countDocuments()).toBe(0);
    (await admin.send(retryTask, { params: { taskId } })).payload();
    expect((await move(taskId, userId, 'completed')).status).toBe(200);
  });
});

describe('the stream of the queue', () => {
  it('tells what runs and the counts at once and after each change, each time with a greater revision', async () => {
    const { userId } = await server.givenAccount();
    const first = await givenTask(userId, 'in_progress');
    const source = await EventSource.openPath(server, admin, streamTasks.path);
    const begin = await source.nextEvent<QueueView>();
    expect(ids(begin.tasks)).toEqual([first]);
    const none = { pending: 0, completed: 0, failed: 0 };
    expect(begin.counts).toEqual({ 'in-progress': 1, ...none });
    await move(first, userId, 'failed');
    const next = await source.nextEvent<QueueView>();
    expect([next.tasks, next.counts]).toEqual([[], { ...none, 'in-progress': 0, failed: 1 }]);
    expect(next.revision).toBeGreaterThan(begin.revision);
    source.close();
    // A closed tab stops the stream.
    const feed = server.app.get(QueueFeedService, { strict: false });
    while (feed.size > 0) await new Promise((done) => setImmediate(done));
    const streams = server.app
      .get(MetricsService, { strict: false })
      .gauge('portal_open_streams', '');
    expect((await streams.get()).values.map(({ value }) => value)).toEqual([0]);
  });

  it('and callers get states in one order, none of them older than the request', async () => {
    const { userId } = await server.givenAccount();
    const task = await givenTask(userId, 'in_progress');
    const queue = server.app.get(QueueService, { strict: false });
    const read = queue.read.bind(queue);
    let release = (): void => undefined;
    const slow = jest.spyOn(queue, 'read').mockImplementationOnce(async () => {
      const old = await read();
      await new Promise<void>((done) => (release = done));
      return old;
    });
    const first = admin.send(listInProgressTasks);
    while (slow.mock.calls.length === 0) await new Promise((done) => setImmediate(done));
    await move(task, userId, 'failed');
    const later = [admin.send(listInProgressTasks), admin.send(listInProgressTasks)];
    for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
    release();
    const old = (await first).payload();
    const [one, two] = (await Promise.all(later)).map((answer) => answer.payload());
    slow.mockRestore();
    expect([old.tasks, one?.tasks, two?.tasks].map((tasks) => tasks?.length)).toEqual([1, 0, 0]);
    expect(one?.revision).toBeGreaterThan(old.revision);
  });
});
