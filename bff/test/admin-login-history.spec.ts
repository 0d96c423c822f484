import {
  clearLoginHistory,
  deleteLoginRecord,
  deleteLoginRecords,
  getOwnLoginHistory,
  getTimeline,
  listLoginHistory,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { setImmediate } from 'node:timers/promises';
import { CLEARANCE_ID } from '../src/domain/login-history/login-clearance.schema';
import { LoginSweepJob } from '../src/domain/login-history/login-sweep.job';
import { expectRemembered } from './support/remembered';
import { createTestServer, type TestServer } from './support/test-server';

const GONE = 'a'.repeat(24);

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.advance(1_000);
  admin = await server.signInAsAdmin();
});
afterEach(async () => {
  for (const name of ['login_history', 'login_clearances', 'audit']) {
    await server.connection.collection(name).deleteMany({});
  }
});
afterAll(() => server.stop());

const stored = () => server.connection.collection('login_history');
/** Sign-ins of one user, `at` ms from now; gives their ids. */
async function givenLogins(ats: readonly number[], change: object = {}): Promise<string[]> {
  const now = server.clock.now().getTime();
  const records = ats.map((at) => ({
    ...{ userId: 7_001, name: 'Mina', method: 'password' },
    ...{ address: '192.0.2.7', userAgent: 'Firefox', at: new Date(now + at), ...change },
  }));
  const { insertedIds } = await stored().insertMany(records);
  return Object.values(insertedIds).map(String);
}
const page = async (query: Record<string, string> = {}) =>
  (await admin.send(listLoginHistory, { query })).payload();
const idsOf = async (query?: Record<string, string>) =>
  (await page(query)).history.map(({ _id }) => _id);
const sweep = () => server.app.get(LoginSweepJob, { strict: false }).runOnce();

describe('the login history of administrators', () => {
  it('shows who signed in when, from where and with what; no city is known here', async () => {
    const [id] = await givenLogins([0]);
    expect((await page()).history).toEqual([
      {
        ...{ _id: id, userId: 7_001, name: 'Mina', loginTime: server.clock.now().toISOString() },
        ...{ city: null, country: null, ipAddress: '192.0.2.7', userAgent: 'Firefox' },
        method: 'password',
      },
    ]);
    await stored().deleteMany({});
    await givenLogins([0], { name: 'User 7001', userAgent: null });
    expect((await page()).history[0]).toMatchObject({ name: '', userAgent: null });
  });

  it('has pages of 10, newest first, without a gap or a repeat; equal times by id', async () => {
    const ids = await givenLogins(
      Array.from({ length: 23 }, (_, place) => (place < 5 ? 0 : place)),
    );
    const wanted = [...ids.slice(5).reverse(), ...ids.slice(0, 5).reverse()];
    const pages = [await page({ page: '1' }), await page({ page: '2' }), await page({ page: '3' })];
    expect(pages.flatMap(({ history }) => history.map(({ _id }) => _id))).toEqual(wanted);
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [1, 2, 3].map((currentPage) => ({ currentPage, totalPages: 3, totalRecords: 23 })),
    );
    expect((await page({ page: '9' })).pagination.currentPage).toBe(3);
  });

  it('is found by User ID, address and day in Dhaka, together and in pages (ADM-90)', async () => {
    const midnight = Date.parse('2031-01-05T18:00:00.000Z');
    const now = server.clock.now().getTime();
    const at = [-1, 0, 86_399_999, 86_400_000].map((ms) => midnight + ms - now);
    const [before, first, last, after] = await givenLogins(at);
    const [other] = await givenLogins([midnight - now], { userId: 7_002, address: '2001:db8::7' });
    expect(await idsOf({ day: '2031-01-06' })).toEqual([last, other, first]);
    expect(await idsOf({ user: '7002' })).toEqual([other]);
    expect(await idsOf({ address: ' 2001:db8::7 ' })).toEqual([other]);
    expect(await idsOf({ address: '192.0.2' })).toEqual([]);
    expect(await idsOf({ user: '7001', day: '2031-01-06' })).toEqual([last, first]);
    expect(await idsOf({ user: '7002', address: '192.0.2.7' })).toEqual([]);
    const { history, pagination } = await page({ user: '7001', page: '2', limit: '3' });
    expect(history.map(({ _id }) => _id)).toEqual([before]);
    expect(pagination).toEqual({ currentPage: 2, totalPages: 2, totalRecords: 4 });
    expect(await idsOf({ user: '7001', limit: '1' })).toEqual([after]);
  });

  it.each<Record<string, string>>([
    { user: '0' },
    { user: 'Mina' },
    { address: 'x'.repeat(46) },
    { day: '2031-02-30' },
  ])('refuses a filter that is none: %j', async (query) => {
    expect((await admin.send(listLoginHistory, { query })).code).toBe('request/invalid');
  });

  it.each([{ userId: 7_001 }, { address: '192.0.2.7' }])(
    'of a user or an address is read along an index, newest first: %j',
    async (filter) => {
      const find = {
        find: 'login_history',
        filter: { ...filter, at: { $gt: new Date(0) } },
        sort: { at: -1, _id: -1 },
        limit: 10,
      };
      const plan = JSON.stringify(
        await server.connection.db?.command({ explain: find, verbosity: 'queryPlanner' }),
      );
      expect(plan).toContain(`IXSCAN","indexName":"${Object.keys(filter)[0]}_1_at_-1__id_-1"`);
      expect(plan).not.toContain('"SORT"');
    },
  );

  it.each([-1, 1])('is read along an index in its order (%i)', async (direction) => {
    const find = {
      find: 'login_history',
      filter: { at: { $gt: new Date(0) } },
      sort: { at: direction, _id: direction },
      limit: 10,
    };
    const plan = JSON.stringify(
      await server.connection.db?.command({ explain: find, verbosity: 'queryPlanner' }),
    );
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('"SORT"');
  });

  it('loses one, some or all, with one record each, or not at all', async () => {
    const ids = await givenLogins([0, 1, 2, 3]);
    const [one = '', ...rest] = ids;
    const target = 'login-history';
    const answer = await expectRemembered(
      server,
      () => admin.send(deleteLoginRecord, { params: { recordId: one } }),
      {
        action: 'login-history/delete',
        target,
        details: { userId: 7_001, at: server.clock.now().toISOString() },
      },
    );
    expect(answer.payload().message).toBe('Log entry deleted.');
    const some = [...rest.slice(0, 2), rest[0] ?? '', GONE];
    const many = await expectRemembered(
      server,
      () => admin.send(deleteLoginRecords, { body: { ids: some } }),
      { action: 'login-history/delete-many', target, details: { wanted: 3, deleted: 2 } },
    );
    expect(many.payload()).toMatchObject({ deletedCount: 2, message: '2 log entries deleted.' });
    expect(await idsOf()).toEqual([rest[2]]);
    server.clock.advance(10);
    const all = await expectRemembered(server, () => admin.send(clearLoginHistory), {
      action: 'login-history/clear',
      target,
      details: {
        'before:clearedUntil': null,
        'after:clearedUntil': server.clock.now().toISOString(),
      },
    });
    expect(all.payload().message).toBe('Login history cleared.');
    expect(await page()).toMatchObject({ history: [], pagination: { totalRecords: 0 } });
  });

  it('that is cleared is cleared for its user and the timeline too, at once; later ones stay', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const params = { id: user.userId };
    const own = async (asker: TestClient) =>
      (await asker.send(getOwnLoginHistory, { params })).payload().logins;
    const reported = async () =>
      (await admin.send(getTimeline, { params, query: { kind: 'sign-in' } })).payload();
    expect(await own(browser)).toHaveLength(1);
    expect((await reported()).timeline).toHaveLength(1);
    (await admin.send(clearLoginHistory)).payload();
    expect(await own(browser)).toEqual([]);
    expect((await reported()).timeline).toEqual([]);
    server.clock.advance(1);
    const again = await server.signInAs(user);
    expect(await own(again)).toHaveLength(1);
    expect((await reported()).timeline).toHaveLength(1);
    expect(await idsOf()).toHaveLength(1);
    expect(await sweep()).toBe(1);
    expect(await stored().countDocuments()).toBe(1);
    expect(await own(again)).toHaveLength(1);
  });

  it('that is cleared goes in steps; a sweep without a clearance removes nothing', async () => {
    await givenLogins(Array.from({ length: 900 }, () => -5));
    expect(await sweep()).toBe(0);
    expect((await page()).pagination.totalRecords).toBe(900);
    (await admin.send(clearLoginHistory)).payload();
    expect((await page()).pagination.totalRecords).toBe(0);
    expect(await sweep()).toBe(900);
    expect(await sweep()).toBe(0);
  });

  it('knows of what was deleted although its total is kept', async () => {
    const ids = await givenLogins(Array.from({ length: 2_100 }, (_, place) => place));
    expect((await page()).pagination.totalRecords).toBe(2_100);
    const body = { ids: ids.slice(0, 1_000) };
    (await admin.send(deleteLoginRecords, { body })).payload();
    expect((await page()).pagination.totalRecords).toBe(1_100);
    await givenLogins(Array.from({ length: 2_000 }, (_, place) => -place));
    server.clock.advance(31_000);
    const settled = async () => (await page()).pagination.totalRecords;
    while ((await settled()) < 3_000) await setImmediate();
    expect(await settled()).toBe(await stored().countDocuments());
    // What another instance writes.
    await server.connection
      .collection<{ _id: string }>('login_clearances')
      .updateOne(
        { _id: CLEARANCE_ID },
        { $set: { clearedAt: server.clock.now() } },
        { upsert: true },
      );
    expect(await settled()).toBe(0);
  });

  it('does not find what is gone, also by a clearance', async () => {
    const [id = ''] = await givenLogins([0]);
    (await admin.send(clearLoginHistory)).payload();
    for (const recordId of [GONE, id]) {
      const answer = await admin.send(deleteLoginRecord, { params: { recordId } });
      expect([answer.status, answer.code]).toEqual([404, 'login-history/not-found']);
    }
    const many = (await admin.send(deleteLoginRecords, { body: { ids: [id] } })).payload();
    expect(many.deletedCount).toBe(0);
  });

  it.each([{ ids: [] }, { ids: ['x'] }, { ids: Array.from({ length: 1_001 }, () => GONE) }, {}])(
    'refuses %#',
    async (body) => {
      const answer = await admin.request({
        method: 'POST',
        url: deleteLoginRecords.path,
        payload: body,
      });
      expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    },
  );
});
