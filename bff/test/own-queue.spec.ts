import { getUserTasks, USER_TASKS_LIMIT } from '@portal/contracts';
import { DAY_MS, type TaskStatus } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { ODD_IDS } from './support/bad-input';
import type { GivenAccount } from './support/given-account';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

const ask = (client: TestClient, id = user.userId) => client.send(getUserTasks, { params: { id } });
const queue = async () => (await ask(browser)).payload().tasks;
const ids = async () => (await queue()).map(({ _id }) => _id);

/** Has the bot report a task of the user, a second later than the one before. */
async function reported(status: TaskStatus, taskId = newTaskId()): Promise<string> {
  server.clock.advance(1_000);
  const facts = { status, ...(status === 'failed' ? { error_message: 'No such title' } : {}) };
  (await send(server.bot(), taskId, report(user.userId, facts))).payload();
  return taskId;
}

describe("a user's own queue", () => {
  it('is empty before the first task', async () => {
    expect(await queue()).toEqual([]);
  });

  it('shows what waits, what runs and what failed, and not what is completed', async () => {
    const waits = await reported('pending');
    const runs = await reported('in_progress');
    const failed = await reported('failed');
    await reported('completed');
    expect(await queue()).toMatchObject([
      { _id: waits, status: 'pending', error_message: null },
      { _id: runs, status: 'in_progress' },
      { _id: failed, status: 'failed', error_message: 'No such title' },
    ]);
  });

  it('shows a task with its progress, and nothing else that is kept of it', async () => {
    const taskId = newTaskId();
    const body = report(user.userId, { status: 'in_progress', progress: 42 });
    await send(server.bot(), taskId, body);
    expect(await queue()).toEqual([
      {
        _id: taskId,
        user_id: user.userId,
        file_name: body.file_name,
        ott_service: body.ott_service,
        quality: '720p',
        status: 'in_progress',
        progress: 42,
        error_message: null,
        updated_at: server.clock.now().toISOString(),
      },
    ]);
  });

  it('comes oldest first, and keeps its order while tasks go on', async () => {
    const first = await reported('pending');
    const second = await reported('pending');
    const third = await reported('in_progress');
    await reported('in_progress', first);
    expect(await ids()).toEqual([first, second, third]);
  });

  it.each([
    [-1, 1],
    [0, 0],
    [1, 0],
  ])('24 hours and %i ms after a task failed shows %i of it', async (ms, count) => {
    await reported('failed');
    server.clock.advance(DAY_MS + ms);
    expect(await queue()).toHaveLength(count);
  });

  it('keeps what waits or runs however long it does', async () => {
    const waits = await reported('pending');
    const runs = await reported('in_progress');
    server.clock.advance(3 * DAY_MS);
    expect(await ids()).toEqual([waits, runs]);
  });

  it('shows a failed task that is tried again once, as waiting', async () => {
    const taskId = await reported('failed');
    await reported('pending', taskId);
    expect(await queue()).toMatchObject([{ _id: taskId, status: 'pending', error_message: null }]);
  });

  it('shows at most fifty: what runs stays, then what waits longest, failures give way', async () => {
    await reported('failed');
    const waiting = [];
    for (let number = 0; number < USER_TASKS_LIMIT; number += 1) {
      waiting.push(await reported('pending'));
    }
    const runs = await reported('in_progress');
    expect(await ids()).toEqual([...waiting.slice(0, USER_TASKS_LIMIT - 1), runs]);
  });

  it('is read by its user and by administrators, and by nobody else', async () => {
    const taskId = await reported('pending');
    const admin = await server.signInAsAdmin();
    expect((await ask(admin)).payload().tasks.map(({ _id }) => _id)).toEqual([taskId]);
    const stranger = await server.signInAs(await server.givenAccount());
    expect((await ask(stranger)).code).toBe('sessions/forbidden');
    expect((await ask(server.client())).code).toBe('sessions/required');
    expect((await ask(server.bot())).code).toBe('sessions/forbidden');
    expect((await ask(admin, 88_888_888)).code).toBe('accounts/not-found');
    expect(await ids()).toEqual([taskId]);
  });

  it.each(ODD_IDS)('of the id %s is refused with 400', async (id) => {
    for (const url of [`/api/user/${id}/tasks`, `/api/user/${id}/tasks/stream`]) {
      const answer = await browser.request({ method: 'GET', url });
      expect([answer.status, answer.code]).toEqual([400, 'accounts/invalid-id']);
    }
  });
});
