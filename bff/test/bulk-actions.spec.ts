import {
  type BulkAction,
  getBulkAction,
  listBulkActions,
  listBulkRows,
  listUsers,
  planBulkAction,
  startBulkAction,
  stopBulkAction,
  undoBulkAction,
} from '@portal/contracts';
import { DAY_MS, PLAN_AMOUNT_LIMIT } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { Types } from 'mongoose';
import { AuditRepository } from '../src/domain/audit/audit.repository';
import { BulkActionsJob } from '../src/domain/bulk-actions/bulk-actions.job';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { ledgerOf, storedUser } from './support/actions';
import { BulkRun, workOff } from './support/bulk';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);
/** Three users: active (30 days, 100 videos), expired (0, 100) and without a plan. */
async function givenThree(): Promise<[number, number, number]> {
  const active = await server.givenAccount();
  const expired = await server.givenAccount({ plan: { start: ago(40) } });
  const none = await server.givenAccount({ plan: { start: null, days: 0, balance: 0 } });
  return [active.userId, expired.userId, none.userId];
}
const plan = (action: BulkAction, userIds: number[]) =>
  BulkRun.plan(server, () => admin, action, { userIds });
const addWeek: BulkAction = { kind: 'add', days: 7, videos: 0 };
const records = (filter: object) => server.connection.collection('audit').countDocuments(filter);

describe('a dry run', () => {
  it('shows what would change for each user and changes nobody', async () => {
    const userIds = await givenThree();
    const before = await Promise.all(userIds.map((userId) => storedUser(server, userId)));
    const action = await plan({ kind: 'cut', days: 2, videos: 150 }, userIds);
    expect(action.planned).toMatchObject({
      ...{ state: 'draft', selection: '3 selected users', actor: 'ana', total: 3 },
      ...{ startedAt: null, endedAt: null, sum: { days: -2, videos: -200 } },
      outcomes: { pending: 2, unchanged: 1, done: 0, failed: 0, undone: 0, kept: 0 },
    });
    expect(await action.rows()).toMatchObject([
      { userId: userIds[0], before: { days: 30, videos: 100 }, after: { days: 28, videos: 0 } },
      { userId: userIds[1], before: { days: 0, videos: 100 }, after: { days: 0, videos: 0 } },
      { userId: userIds[2], outcome: 'unchanged', after: { days: 0, videos: 0 } },
    ]);
    const after = await Promise.all(userIds.map((userId) => storedUser(server, userId)));
    expect(after).toEqual(before);
  });

  it('says who would fail and why, and a start leaves those alone', async () => {
    const { userId: full } = await server.givenAccount({ plan: { balance: PLAN_AMOUNT_LIMIT } });
    const action = await plan({ kind: 'add', days: 0, videos: 1 }, [full, 999_999_999]);
    expect(await action.endings()).toEqual({
      [full]: expect.stringMatching(/^failed: ./) as unknown,
      999_999_999: 'failed: User not found.',
    });
    expect(await action.run()).toMatchObject({ state: 'done', outcomes: { failed: 2, done: 0 } });
    expect(await ledgerOf(server, full)).toEqual([]);
  });

  it('is remembered in the audit once, and once when it is started, stopped and undone', async () => {
    const { userId } = await server.givenAccount();
    const action = await plan(addWeek, [userId]);
    await action.start();
    await action.stop();
    await action.undo();
    const target = `bulk-act:${action.planned._id}`;
    for (const action of ['plan', 'start', 'stop', 'undo']) {
      expect([action, await records({ target, action: `bulk-actions/${action}` })]).toEqual([
        action,
        1,
      ]);
    }
    expect(await records({ target })).toBe(4);
  });

  it('cannot be started an hour later, and is forgotten with its rows', async () => {
    const { userId } = await server.givenAccount();
    const old = await plan(addWeek, [userId]);
    server.clock.advance(60 * 60_000);
    const again = await server.signInAsAdmin();
    const start = () => again.send(startBulkAction, { params: old.params });
    expect((await start()).code).toBe('bulk-actions/too-old');
    server.clock.advance(10 * 60_000);
    await server.app.get(BulkActionsJob, { strict: false }).forgetDrafts();
    expect((await start()).code).toBe('bulk-actions/not-found');
    const rows = server.connection.collection('bulk_rows');
    expect(await rows.countDocuments({ userId })).toBe(0);
    admin = again;
  });

  it('is in no list of bulk actions', async () => {
    const { userId } = await server.givenAccount();
    const before = (await admin.send(listBulkActions)).payload().pagination.totalRecords;
    await plan(addWeek, [userId]);
    expect((await admin.send(listBulkActions)).payload().pagination.totalRecords).toBe(before);
  });
});

it('a dry run may take two minutes, for it may be of 100,000 users; other calls may not', () => {
  const timeOf = (url: string, method: string) =>
    server.routes.find((route) => route.url === url && route.method === method)?.handlerTimeout;
  expect(timeOf(planBulkAction.path, 'POST')).toBe(120_000);
  expect(timeOf(startBulkAction.path, 'POST')).toBeUndefined();
});

describe('what the audit cannot remember does not happen', () => {
  const audit = () => server.app.get(AuditRepository, { strict: false });

  it.each(['plan', 'start', 'stop', 'undo'] as const)('%s', async (what) => {
    const { userId } = await server.givenAccount();
    const action = await plan(addWeek, [userId]);
    if (what === 'stop') await action.start();
    if (what === 'undo') await action.run();
    const before = await action.read();
    const broken = jest.spyOn(audit(), 'append').mockImplementation(() => {
      throw new Error('no audit');
    });
    const body = { action: addWeek, selection: { userIds: [userId] } };
    const calls = { start: startBulkAction, stop: stopBulkAction, undo: undoBulkAction };
    const answer =
      what === 'plan'
        ? await admin.send(planBulkAction, { body })
        : await admin.send(calls[what], { params: action.params });
    broken.mockRestore();
    expect(answer.status).toBe(500);
    expect(await action.read()).toEqual(before);
    const planned = { plannedAt: null, total: 0, state: 'draft' };
    const unknown = await server.connection.collection('bulk_acts').countDocuments(planned);
    expect(unknown).toBe(what === 'plan' ? 1 : unknown);
  });

  it('one user: the row fails, the others are done', async () => {
    const [one, other] = await givenThree();
    const action = await plan(addWeek, [one, other]);
    await action.start();
    const append = audit().append.bind(audit());
    const broken = jest.spyOn(audit(), 'append').mockImplementation((entry) => {
      if (entry.target === `user:${one}`) throw new Error('no audit');
      append(entry);
    });
    await workOff(server);
    broken.mockRestore();
    expect(await action.read()).toMatchObject({ outcomes: { failed: 1, done: 1, pending: 0 } });
    expect(await ledgerOf(server, one)).toEqual([]);
    expect(await ledgerOf(server, other)).toHaveLength(1);
  });
});

describe('whom it is for', () => {
  const few = ['bulky one', 'bulky two', 'bulky three'];
  beforeAll(async () => {
    const starts = [ago(1), ago(25), ago(60)];
    for (const [place, name] of few.entries()) {
      await server.givenAccount({ name, plan: { start: starts[place] } });
    }
  });

  it.each([
    [{ list: 'users' }, {}, 'All users'],
    [{ list: 'users', search: 'bulky' }, { search: 'bulky' }, 'All users matching "bulky"'],
    [{ list: 'users', filter: 'active' }, { filter: 'active' }, 'Premium users'],
    [{ list: 'users', filter: 'expiring' }, { filter: 'expiring' }, 'Users expiring soon'],
    [
      { list: 'users', status: 'expired', search: 'bulky' },
      { status: 'expired', search: 'bulky' },
      'Expired users matching "bulky"',
    ],
    [{ list: 'expired-real' }, { status: 'expired' }, 'Real expired users'],
  ] as const)(
    '%p is everybody whom the list shows, on all its pages',
    async (selection, query, words) => {
      const action = await BulkRun.plan(server, () => admin, addWeek, selection);
      const { users } = (await admin.send(listUsers, { query })).payload();
      const ids = users.map(({ userId }) => userId).toSorted((a, b) => a - b);
      expect(ids.length).toBeGreaterThan(0);
      expect((await action.rows()).map(({ userId }) => userId)).toEqual(ids.slice(0, 100));
      expect([action.planned.total, action.planned.selection]).toEqual([ids.length, words]);
    },
  );

  it('who is named twice stands in it once', async () => {
    const { userId } = await server.givenAccount();
    expect((await plan(addWeek, [userId, userId])).planned).toMatchObject({
      ...{ total: 1, selection: '1 selected user' },
    });
  });

  it.each([{ userIds: [] }, { list: 'users', search: 'nobody is called so' }])(
    'refuses %p, which is nobody',
    async (selection) => {
      const answer = await admin.send(planBulkAction, { body: { action: addWeek, selection } });
      expect([answer.status, answer.code]).toEqual([422, 'bulk-actions/nobody']);
    },
  );

  it('stays the same when others come to match it before the start', async () => {
    const action = await BulkRun.plan(server, () => admin, addWeek, {
      list: 'users',
      search: 'bulky',
    });
    const { userId } = await server.givenAccount({ name: 'bulky late' });
    expect(await action.run()).toMatchObject({ total: 3, outcomes: { done: 3 } });
    expect(await ledgerOf(server, userId)).toEqual([]);
  });
});

describe('a bulk action', () => {
  it('adds to every plan with one ledger entry and one audit record each', async () => {
    const userIds = await givenThree();
    const action = await plan({ kind: 'add', days: 7, videos: 5 }, userIds);
    expect(await action.run()).toMatchObject({
      ...{ state: 'done', sum: { days: 21, videos: 15 }, outcomes: { done: 3, pending: 0 } },
      endedAt: server.clock.now().toISOString(),
    });
    for (const userId of userIds) {
      expect(await ledgerOf(server, userId)).toMatchObject([
        {
          ...{ days: 7, videos: 5, reason: 'bulk', actor: 'admin:ana' },
          sourceId: `${action.planned._id}:${userId}`,
        },
      ]);
      expect(await records({ target: `user:${userId}`, action: 'bulk-actions/add' })).toBe(1);
    }
    expect((await action.rows()).map(({ after }) => after.days)).toEqual([37, 7, 7]);
  });

  it('sets days and videos left to exactly so many', async () => {
    const userIds = await givenThree();
    server.clock.advance(0.4 * DAY_MS);
    const again = await server.signInAsAdmin();
    const action = await BulkRun.plan(
      ...([server, () => again, { kind: 'set', days: 10, videos: 25 }, { userIds }] as const),
    );
    await action.run();
    const rows = await action.rows();
    expect(rows.map(({ after }) => [after.days, after.videos])).toEqual(Array(3).fill([10, 25]));
    const ledgers = await Promise.all(userIds.map((userId) => ledgerOf(server, userId)));
    expect(ledgers.map(([entry]) => [entry?.['days'], entry?.['videos']])).toEqual([
      [-20, -75],
      [10, -75],
      [10, 25],
    ]);
    admin = again;
  });

  it('freezes and ends sessions; who is frozen already is left unchanged', async () => {
    const user = await server.givenAccount();
    const frozen = await server.givenAccount({ isFrozen: true });
    const browser = await server.signInAs(user);
    const action = await plan({ kind: 'freeze' }, [user.userId, frozen.userId]);
    expect(await action.run()).toMatchObject({ outcomes: { done: 1, unchanged: 1 } });
    expect(await storedUser(server, user.userId)).toMatchObject({ isFrozen: true });
    const { status } = await browser.request({ method: 'GET', url: `/api/user/${user.userId}` });
    expect(status).toBe(401);
    const unfreeze = await plan({ kind: 'unfreeze' }, [user.userId]);
    expect(await unfreeze.run()).toMatchObject({ outcomes: { done: 1 } });
    expect(await storedUser(server, user.userId)).toMatchObject({ isFrozen: false });
  });

  it('sends everybody the offer once', async () => {
    const userIds = await givenThree();
    await (await plan({ kind: 'offer', message: ' Come back! ' }, userIds)).run();
    const offers = server.connection.collection('offers');
    for (const userId of userIds) {
      expect(await offers.find({ userId }).toArray()).toMatchObject([
        { message: 'Come back!', special: null, expiresAt: null },
      ]);
    }
  });

  it('who was deleted after the dry run fails by name, the others are done', async () => {
    const [gone, left] = await givenThree();
    const action = await plan(addWeek, [gone, left]);
    await server.connection.collection('users').deleteOne({ userId: gone });
    expect(await action.run()).toMatchObject({
      ...{ outcomes: { done: 1, failed: 1, pending: 0 }, sum: { days: 7, videos: 0 } },
    });
    expect(await action.endings()).toEqual({ [gone]: 'failed: User not found.', [left]: 'done' });
    expect(await action.rows({ outcome: 'failed' })).toMatchObject([{ userId: gone }]);
  });

  it('stops after the row under way, and goes on where it stopped', async () => {
    const userIds = await givenThree();
    const action = await plan(addWeek, userIds);
    await action.start();
    const worker = server.app.get(BulkActionsJob, { strict: false });
    const working = worker.workFor(60_000);
    await action.stop();
    await working;
    const stopped = await action.read();
    expect(stopped.state).toBe('stopped');
    expect(stopped.outcomes.pending + stopped.outcomes.done).toBe(3);
    await workOff(server);
    expect(await action.read()).toEqual(stopped);
    expect(await action.run()).toMatchObject({ state: 'done', outcomes: { done: 3 } });
    for (const userId of userIds) expect(await ledgerOf(server, userId)).toHaveLength(1);
  });

  it('on which two instances work at once changes each user once', async () => {
    const other = await server.another();
    const users = [];
    for (let count = 0; count < 25; count += 1) users.push((await server.givenAccount()).userId);
    const action = await plan(addWeek, users);
    await action.start();
    await Promise.all([workOff(server), workOff(other)]);
    expect(await action.read()).toMatchObject({
      ...{ state: 'done', outcomes: { done: 25, pending: 0 }, sum: { days: 175, videos: 0 } },
    });
    for (const userId of users) {
      expect(await ledgerOf(server, userId)).toHaveLength(1);
      expect(await records({ target: `user:${userId}` })).toBe(1);
    }
  });

  it('is worked on by its job', async () => {
    const { userId } = await server.givenAccount();
    const action = await plan(addWeek, [userId]);
    await action.start();
    expect(await server.app.get(SchedulerService, { strict: false }).runNow('bulk-actions')).toBe(
      'ok',
    );
    expect(await action.read()).toMatchObject({ state: 'done' });
  });

  it.each(['start', 'stop', 'undo'] as const)('refuses to %s what cannot be', async (what) => {
    const calls = { start: startBulkAction, stop: stopBulkAction, undo: undoBulkAction };
    const { userId } = await server.givenAccount();
    const action = await plan(addWeek, [userId]);
    if (what === 'start') await action.run();
    const answer = await admin.send(calls[what], { params: action.params });
    expect([answer.status, answer.code]).toEqual([409, 'bulk-actions/wrong-state']);
  });

  it.each(['0'.repeat(24), 'x', '%24ne'])('there is none named %s', async (actionId) => {
    const params = { actionId };
    const answers = [
      await admin.send(getBulkAction, { params }),
      await admin.send(listBulkRows, { params }),
      await admin.send(startBulkAction, { params }),
      await admin.send(stopBulkAction, { params }),
      await admin.send(undoBulkAction, { params }),
    ];
    for (const { status, code } of answers) {
      expect([status, code]).toEqual([404, 'bulk-actions/not-found']);
    }
  });
});

describe('the list of bulk actions', () => {
  it('is newest first, without drafts, in pages of 15', async () => {
    const { bulkActions, pagination } = (await admin.send(listBulkActions)).payload();
    expect(bulkActions.length).toBeLessThanOrEqual(15);
    expect(pagination.totalRecords).toBeGreaterThanOrEqual(bulkActions.length);
    const starts = bulkActions.map(({ startedAt }) => startedAt ?? '');
    expect(starts).toEqual(starts.toSorted().reverse());
    expect(bulkActions.map(({ state }) => state)).not.toContain('draft');
  });

  it('has rows in pages, of one outcome when asked', async () => {
    const action = await plan(addWeek, await givenThree());
    const query = { limit: '2', page: '2' };
    const answer = await admin.send(listBulkRows, { params: action.params, query });
    expect(answer.payload()).toMatchObject({
      pagination: { currentPage: 2, totalPages: 2, totalRecords: 3 },
    });
    expect(answer.payload().rows).toHaveLength(1);
    expect(await action.rows({ outcome: 'failed' })).toEqual([]);
  });
});

describe('a request', () => {
  const actions: unknown[] = [
    ...[null, 'add', [], {}, { kind: 'delete' }, { kind: { $ne: '' }, days: 1 }],
    ...[{ kind: 'add' }, { kind: 'add', days: 0, videos: 0 }, { kind: 'add', days: -1, videos: 0 }],
    ...[
      { kind: 'cut', days: '7', videos: 0 },
      { kind: 'cut', days: 1.5, videos: 0 },
    ],
    ...[{ kind: 'set' }, { kind: 'set', days: null, videos: null }],
    ...[{ kind: 'add', days: PLAN_AMOUNT_LIMIT + 1, videos: 0 }],
    ...[{ kind: 'offer' }, { kind: 'offer', message: ' ' }, { kind: 'offer', message: 5 }],
  ];
  const selections: unknown[] = [
    ...[null, 'all', [], {}, { userIds: [1], list: 'users' }, { list: 'everybody' }],
    ...[{ userIds: 1 }, { userIds: ['1'] }, { userIds: [0] }, { userIds: [1.5] }],
    ...[{ userIds: [{ $gt: 0 }] }, { userIds: Array.from({ length: 1_001 }, (_, i) => i + 1) }],
    ...[
      { list: 'users', status: 'frozen' },
      { list: 'users', search: { $ne: '' } },
    ],
  ];

  it.each(
    [
      ...actions.map((action) => ({ action, selection: { userIds: [1] } })),
      ...selections.map((selection) => ({ action: addWeek, selection })),
      {},
    ].map((body) => [JSON.stringify(body).slice(0, 120), body] as const),
  )('is refused: %s', async (_words, body) => {
    const answer = await admin.send(planBulkAction, { body });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });
});

it('starting it wakes the worker where jobs run by themselves', async () => {
  const living = await server.another({ NODE_ENV: 'development' });
  const { userId } = await server.givenAccount();
  const action = await plan(addWeek, [userId]);
  const client = await living.signInAsAdmin();
  (await client.send(startBulkAction, { params: action.params })).payload();
  const until = Date.now() + 8_000;
  while ((await action.read()).state !== 'done' && Date.now() < until) {
    await new Promise((done) => setTimeout(done, 50));
  }
  expect(await action.read()).toMatchObject({ state: 'done', outcomes: { done: 1 } });
});

describe('no query of bulk actions scans a collection or sorts in memory', () => {
  const actionId = new Types.ObjectId();
  const day = new Date(0);
  const queries: [string, object, object][] = [
    ['bulk_rows', { actId: actionId }, { userId: 1 }],
    ['bulk_rows', { actId: actionId, outcome: 'pending' }, { userId: 1 }],
    ['bulk_acts', { state: 'running' }, { createdAt: 1 }],
    ['bulk_acts', { state: 'draft', createdAt: { $lte: day } }, { createdAt: 1 }],
    ['bulk_acts', { startedAt: { $gt: day } }, { startedAt: -1, _id: -1 }],
    ['users', { userId: { $gt: 0 } }, { userId: 1 }],
    ['users', { expiresAt: { $gt: day } }, { expiresAt: 1, userId: 1 }],
    ['ledger', { userId: 1, number: { $gte: 3 } }, {}],
    ['ledger', { reason: 'bulk', sourceId: { $eq: 'a:1', $type: 'string' } }, {}],
  ];

  it.each(queries)('%s by %p', async (find, filter, sort) => {
    const query = { find, filter, sort };
    const { db } = server.connection;
    const explained = await db?.command({ explain: query, verbosity: 'queryPlanner' });
    expect(JSON.stringify(explained)).toContain('IXSCAN');
    expect(JSON.stringify(explained)).not.toMatch(/COLLSCAN|"SORT"/);
  });
});
