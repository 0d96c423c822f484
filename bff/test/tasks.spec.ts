import {
  getBotUser,
  getFullHistory,
  getUserOttStats,
  getUserStats,
  listTasks,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { balanceOf, newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let bot: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  bot = server.bot();
});
afterAll(() => server.stop());

/** Everything that a completed download touches, as the screens of the user show it. */
async function numbers(browser: TestClient, userId: number) {
  const params = { id: userId };
  const { stats } = (await browser.send(getUserStats, { params })).payload();
  const ott = (await browser.send(getUserOttStats, { params })).payload().stats;
  const { history } = (await browser.send(getFullHistory, { params })).payload();
  const { todayDownloads, totalDownloads } = stats;
  const balance = await balanceOf(browser, userId);
  return { todayDownloads, totalDownloads, ott, history: history.length, balance };
}

describe('a completed task', () => {
  it('records the download, takes one video and counts it everywhere', async () => {
    const user = await server.givenAccount({ plan: { balance: 5 } });
    const browser = await server.signInAs(user);
    const answer = await send(bot, newTaskId(), report(user.userId));
    expect(answer.payload()).toMatchObject({
      balance: 4,
      task: { status: 'completed', progress: 100 },
    });
    expect(await numbers(browser, user.userId)).toEqual({
      todayDownloads: 1,
      totalDownloads: 1,
      ott: [{ name: 'Amazon Prime', value: 1 }],
      history: 1,
      balance: 4,
    });
  });

  it('reported again answers the same and changes nothing', async () => {
    const user = await server.givenAccount({ plan: { balance: 5 } });
    const browser = await server.signInAs(user);
    const taskId = newTaskId();
    const first = await send(bot, taskId, report(user.userId));
    const after = await numbers(browser, user.userId);
    server.clock.advance(1_000);
    const second = await send(bot, taskId, report(user.userId));
    expect(second.payload()).toEqual(first.payload());
    expect(await numbers(browser, user.userId)).toEqual(after);
  });

  it('reported 20 times at once on two machines counts once, each report is answered the same', async () => {
    const user = await server.givenAccount({ plan: { balance: 5 } });
    const browser = await server.signInAs(user);
    const taskId = newTaskId();
    const { clock, databaseUri } = server;
    const elsewhere = await createTestServer({ clock, databaseUri });
    try {
      const bots = [bot, elsewhere.bot()];
      const answers = await Promise.all(
        bots.flatMap((one) =>
          Array.from({ length: 10 }, () => send(one, taskId, report(user.userId))),
        ),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.payload().balance).toBe(4);
    } finally {
      await elsewhere.stop();
    }
    expect(await numbers(browser, user.userId)).toMatchObject({
      totalDownloads: 1,
      history: 1,
      balance: 4,
    });
  });

  it('and another one of the same user at the same time both count', async () => {
    const user = await server.givenAccount({ plan: { balance: 30 } });
    const browser = await server.signInAs(user);
    await Promise.all(
      ['Netflix', 'hoichoi', 'netflix', 'Chorki'].map(async (ott_service) =>
        (await send(bot, newTaskId(), report(user.userId, { ott_service }))).payload(),
      ),
    );
    const { ott, ...rest } = await numbers(browser, user.userId);
    expect(rest).toEqual({ todayDownloads: 4, totalDownloads: 4, history: 4, balance: 26 });
    expect(ott.map(({ name, value }) => [name.toLowerCase(), value])).toEqual([
      ['netflix', 2],
      ['chorki', 1],
      ['hoichoi', 1],
    ]);
  });

  it('without a video left is recorded and the balance stays 0', async () => {
    const user = await server.givenAccount({ plan: { balance: 1 } });
    const browser = await server.signInAs(user);
    const balances = [];
    for (const _time of [1, 2, 3]) {
      balances.push((await send(bot, newTaskId(), report(user.userId))).payload().balance);
    }
    expect(balances).toEqual([0, 0, 0]);
    expect(await numbers(browser, user.userId)).toMatchObject({ totalDownloads: 3, balance: 0 });
  });

  it.each([
    ['frozen', { isFrozen: true }],
    ['expired', { plan: { start: new Date('2030-01-01T00:00:00.000Z'), days: 30, balance: 5 } }],
  ])('of a user who is %s is recorded all the same: it happened', async (_state, facts) => {
    const user = await server.givenAccount(facts);
    (await send(bot, newTaskId(), report(user.userId))).payload();
    const admin = await server.signInAsAdmin();
    expect(await numbers(admin, user.userId)).toMatchObject({ totalDownloads: 1, history: 1 });
  });

  it('of a service whose name holds dots and dollars is counted under that name', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    for (const ott_service of ['$Prime.Video', '$prime.video', 'a.b.c', '__proto__']) {
      (await send(bot, newTaskId(), report(user.userId, { ott_service }))).payload();
    }
    expect((await numbers(browser, user.userId)).ott).toEqual([
      { name: '$Prime.Video', value: 2 },
      { name: '__proto__', value: 1 },
      { name: 'a.b.c', value: 1 },
    ]);
  });
});

describe('a task on its way', () => {
  it('takes no video and counts nowhere before it is completed', async () => {
    const user = await server.givenAccount({ plan: { balance: 5 } });
    const browser = await server.signInAs(user);
    const taskId = newTaskId();
    for (const status of ['pending', 'in_progress', 'failed', 'pending', 'in_progress'] as const) {
      const answer = await send(bot, taskId, report(user.userId, { status }));
      expect(answer.payload()).toMatchObject({ balance: 5, task: { status } });
    }
    expect(await numbers(browser, user.userId)).toMatchObject({ totalDownloads: 0, balance: 5 });
    (await send(bot, taskId, report(user.userId))).payload();
    expect(await numbers(browser, user.userId)).toMatchObject({ totalDownloads: 1, balance: 4 });
  });

  it('moves forward only: a step back is refused with 409 and changes nothing', async () => {
    const user = await server.givenAccount();
    const taskId = newTaskId();
    const done = (await send(bot, taskId, report(user.userId))).payload();
    for (const status of ['pending', 'in_progress', 'failed'] as const) {
      const answer = await send(bot, taskId, report(user.userId, { status }));
      expect([answer.status, answer.code]).toEqual([409, 'tasks/backward']);
    }
    expect((await send(bot, taskId, report(user.userId))).payload()).toEqual(done);
  });

  it('belongs to one user: a report for another is refused with 409', async () => {
    const [user, other] = [await server.givenAccount(), await server.givenAccount()];
    const taskId = newTaskId();
    await send(bot, taskId, report(user.userId, { status: 'pending' }));
    const answer = await send(bot, taskId, report(other.userId));
    expect([answer.status, answer.code]).toEqual([409, 'tasks/other-user']);
    const admin = await server.signInAsAdmin();
    expect((await numbers(admin, other.userId)).totalDownloads).toBe(0);
  });

  it('of nobody we know is refused with 404 and is not kept', async () => {
    const taskId = newTaskId();
    const answer = await send(bot, taskId, report(999_999_999));
    expect([answer.status, answer.code]).toEqual([404, 'accounts/not-found']);
    const user = await server.givenAccount();
    (await send(bot, taskId, report(user.userId))).payload();
  });
});

describe('a report that is not valid', () => {
  it.each([
    ['a user id in text', { user_id: '7' }],
    ['a fraction as user id', { user_id: 1.5 }],
    ['an operator as user id', { user_id: { $gt: 0 } }],
    ['a blank file name', { file_name: '  ' }],
    ['an operator as service', { ott_service: { $ne: null } }],
    ['a list as service', { ott_service: ['Netflix'] }],
    ['a service of 65 characters', { ott_service: 'x'.repeat(65) }],
    ['an unknown status', { status: 'done' }],
    ['a progress above 100', { progress: 101 }],
    ['a progress in text', { progress: '50' }],
    ['no quality', { quality: undefined }],
  ])('%s is refused with 400', async (_what, wrong) => {
    const user = await server.givenAccount();
    const answer = await bot.request({
      method: 'PUT',
      url: `/api/bot/tasks/${newTaskId()}`,
      payload: { ...report(user.userId), ...wrong },
    });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });

  it.each(['x'.repeat(65), 'a%20b', '%24ne', 'a%00', '%2e%2e%2fx', '%C3%BC', 'a%0A'])(
    'the task id %p is refused with 400',
    async (taskId) => {
      const user = await server.givenAccount();
      const answer = await bot.request({
        method: 'PUT',
        url: `/api/bot/tasks/${taskId}`,
        payload: report(user.userId),
      });
      expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    },
  );

  it('task ids of 64 letters, digits and _-:. are taken', async () => {
    const user = await server.givenAccount();
    const taskId = 'Az09_-:.'.repeat(8);
    expect((await send(bot, taskId, report(user.userId))).payload().task._id).toBe(taskId);
  });
});

describe('the bot asks for a user', () => {
  it('and gets plan, videos, settings and whether it may download', async () => {
    const user = await server.givenAccount({ name: 'Rahim', plan: { balance: 2 } });
    const { user: view } = (await bot.send(getBotUser, { params: { id: user.userId } })).payload();
    expect(view).toMatchObject({
      userId: user.userId,
      name: 'Rahim',
      balance: 2,
      plan: { status: 'Active', daysRemaining: 30 },
      canDownload: { allowed: true, reason: null },
    });
    expect(Object.keys(view)).not.toContain('email');
  });

  it('and is asked to stop when the last video is taken', async () => {
    const user = await server.givenAccount({ plan: { balance: 1 } });
    await send(bot, newTaskId(), report(user.userId));
    const { user: view } = (await bot.send(getBotUser, { params: { id: user.userId } })).payload();
    expect(view.canDownload).toEqual({ allowed: false, reason: 'no_balance' });
  });

  it('and gets 404 for nobody and 400 for another spelling of an id', async () => {
    const nobody = await bot.send(getBotUser, { params: { id: 999_999_999 } });
    expect([nobody.status, nobody.code]).toEqual([404, 'accounts/not-found']);
    const odd = await bot.send(getBotUser, { params: { id: '007' } });
    expect([odd.status, odd.code]).toEqual([400, 'accounts/invalid-id']);
  });
});

describe('the gateway', () => {
  it('is open to the key of a bot only', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const admin = await server.signInAsAdmin();
    const statuses = [];
    for (const client of [server.client(), browser, admin]) {
      statuses.push((await send(client, newTaskId(), report(user.userId))).status);
      statuses.push((await client.send(getBotUser, { params: { id: user.userId } })).status);
      statuses.push((await client.send(listTasks, { query: { status: 'pending' } })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 403, 403, 403, 403, 403, 403]);
  });
});

describe('a worker asks for waiting tasks', () => {
  it('and gets those of the status, the longest waiting first, at most as many as asked for', async () => {
    const user = await server.givenAccount();
    const ids = [newTaskId(), newTaskId(), newTaskId()];
    for (const taskId of ids) {
      server.clock.advance(DAY_MS);
      await send(bot, taskId, report(user.userId, { status: 'pending' }));
    }
    await send(bot, ids[0] ?? '', report(user.userId, { status: 'in_progress' }));
    const ask = async (query: Record<string, string>) =>
      (await bot.send(listTasks, { query })).payload().tasks.map(({ _id }) => _id);
    const waiting = (await ask({ status: 'pending' })).filter((id) => ids.includes(id));
    expect(waiting).toEqual([ids[1], ids[2]]);
    expect(await ask({ status: 'in_progress' })).toContain(ids[0]);
    expect(await ask({ status: 'pending', limit: '1' })).toHaveLength(1);
    expect((await ask({ status: 'pending', limit: '9999' })).length).toBeLessThanOrEqual(100);
  });

  it.each([
    {},
    { status: 'done' },
    { status: 'pending', limit: '0' },
    { status: 'pending', limit: 'x' },
  ])('%p is refused with 400', async (query) => {
    const url = `/api/bot/tasks?${new URLSearchParams(query as Record<string, string>)}`;
    const answer = await bot.request({ method: 'GET', url });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });
});
