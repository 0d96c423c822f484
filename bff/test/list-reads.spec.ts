import {
  addNote,
  createBroadcast,
  findRecords,
  listAudit,
  listPayments,
  listRedeemCodes,
  listUsers,
  searchUser,
} from '@portal/contracts';
import { codeSearchKeys, DAY_MS, drawRedeemCode, HOUR_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { randomBytes } from 'node:crypto';
import { AccountDirectoryService } from '../src/domain/accounts/account-directory.service';
import { areTogether, namesOf, planOf, readsDuring } from './support/commands';
import { givenOrder } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

describe('a page of the codes of a batch (PERF-25)', () => {
  const givenCodes = (batch: string, count: number, isUsed = false) =>
    server.connection.collection('redeem_codes').insertMany(
      Array.from({ length: count }, (_, number) => {
        const code = drawRedeemCode(randomBytes(16));
        return {
          ...{ redeem_code: code, is_used: isUsed, days: 7, videos: 20, used_by_users: [], batch },
          ...{ validUntil: null, searchKeys: codeSearchKeys(code, batch) },
          created_at: new Date(server.clock.now().getTime() - number * 1_000),
        };
      }),
    );
  const page = async (query: Record<string, string>) =>
    (await admin.send(listRedeemCodes, { query: { page: '1', ...query } })).payload();

  beforeAll(async () => {
    await givenCodes('Eid 1', 1_000);
    await givenCodes('eid 2', 30, true);
    await givenCodes('Pohela', 1_500);
  });

  it('reads only its own codes, by an index in the order of the list', async () => {
    await page({ search: 'eid' });
    const queries = [{}, { page: '999' }, { sort: 'time' }, { filter: 'used' }];
    for (const query of queries as Record<string, string>[]) {
      let shown = 0;
      const reads = await readsDuring(server, async () => {
        shown = (await page({ search: 'eid', ...query })).codes.length;
      });
      expect(shown).toBeGreaterThan(0);
      const ofCodes = reads.filter(({ command }) => command['find'] === 'redeem_codes');
      expect(ofCodes).toHaveLength(1);
      for (const read of ofCodes) {
        const plan = await planOf(server, read);
        expect(/COLLSCAN|"SORT"/.exec(plan)?.[0]).toBeUndefined();
        const examined = Number(/"totalDocsExamined":(\d+)/.exec(plan)?.[1]);
        expect({ query, isMore: examined > 10 * shown }).toEqual({ query, isMore: false });
      }
    }
  });

  it('lists what a search by keys lists: codes of all batches that begin with the text', async () => {
    const { codes, counts } = await page({ search: 'EID', limit: '100', sort: '-time' });
    expect(counts).toEqual({ all: 1_030, available: 1_000, used: 30 });
    const times = codes.map(({ created_at: at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set(codes.map(({ batch }) => batch))).toEqual(new Set(['Eid 1', 'eid 2']));
  });
});

describe('what the audit has about a record', () => {
  const listed = async (text: string, more: Record<string, string> = {}) =>
    (await admin.send(listAudit, { query: { about: text, ...more } })).payload();

  it('is one page, without a lookup before it or a count of a page that is not full', async () => {
    const { userId } = await server.givenAccount();
    const body = { text: 'called back' };
    for (let nth = 0; nth < 3; nth += 1)
      (await admin.send(addNote, { params: { id: userId }, body })).payload();
    const reads = await readsDuring(server, async () => {
      expect((await listed(String(userId))).pagination.totalRecords).toBe(3);
    });
    const about = reads.filter(({ command }) => JSON.stringify(command).includes('"keys"'));
    expect(about.map(({ command }) => command['find'])).toEqual(['audit']);
    const full = await listed(String(userId), { limit: '2' });
    expect([full.audit.length, full.pagination.totalRecords]).toEqual([2, 3]);
  });
});

it('the audit asks whether the codes of a page are live beside the names of its users', async () => {
  const { userId } = await server.givenAccount();
  const code = drawRedeemCode(randomBytes(16));
  await server.connection.collection('redeem_codes').insertOne({
    ...{ redeem_code: code, is_used: false, days: 7, videos: 20, used_by_users: [] },
    ...{ validUntil: null, batch: 'Asked', searchKeys: codeSearchKeys(code, 'Asked') },
    created_at: server.clock.now(),
  });
  const note = { params: { id: userId }, body: { text: 'called back' } };
  (await admin.send(addNote, note)).payload();
  (await admin.send(createBroadcast, { body: { message: `Redeem ${code}` } })).payload();
  let shown = '';
  const reads = await readsDuring(server, async () => {
    shown = JSON.stringify((await admin.send(listAudit)).payload().audit);
  });
  expect(shown).toContain(code);
  const [names, codes] = ['users', 'redeem_codes'].map((name) =>
    reads.find(({ collection }) => collection === name),
  );
  expect(names && codes && areTogether(names, codes)).toBe(true);
});

it('the newest records of a long audit are read without a count, and their total is exact', async () => {
  const at = new Date(server.clock.now().getTime() - HOUR_MS);
  await server.connection.collection('audit').insertMany(
    Array.from({ length: 2_100 }, (_, nth) => ({
      ...{ at, actor: 'old', action: 'notes/add', target: `user:${nth}`, outcome: 'done' },
      ...{ details: {}, address: '', requestId: '', keys: [] },
    })),
  );
  const { userId } = await server.givenAccount();
  const total = async () =>
    (await admin.send(listAudit, { query: { action: 'notes/add' } })).payload().pagination
      .totalRecords;
  const before = await total();
  for (let nth = 1; nth <= 2; nth += 1) {
    const body = { text: 'called back' };
    (await admin.send(addNote, { params: { id: userId }, body })).payload();
    const reads = await readsDuring(server, async () => {
      expect(await total()).toBe(before + nth);
    });
    const counts = reads.filter(({ command }) => command['aggregate'] === 'audit');
    expect(counts).toEqual([]);
  }
});

it('the last sign-in of users is looked for among the recent ones, and older ones only for the others', async () => {
  const [often, rarely] = [await server.givenAccount(), await server.givenAccount()];
  const at = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);
  const login = ({ userId }: { userId: number }, days: number) => ({
    ...{ userId, at: at(days), name: 'Mina', method: 'password', address: '192.0.2.7' },
    userAgent: null,
  });
  const old = Array.from({ length: 40 }, (_, nth) => login(often, 10 + nth));
  const logins = [...old, login(often, 1), login(often, 2), login(rarely, 20), login(rarely, 30)];
  await server.connection.collection('login_history').insertMany(logins);
  const query = { page: '1', include: 'activity' } as const;
  const list = async () => (await admin.send(listUsers, { query })).payload();
  // Opens as many connections as the list can use at once.
  await Promise.all(Array.from({ length: 10 }, list));
  const reads = await readsDuring(server, async () => {
    const { users } = await list();
    const lastOf = ({ userId }: { userId: number }) =>
      users.find((user) => user.userId === userId)?.lastSignInAt;
    expect(lastOf(often)).toBe(at(1).toISOString());
    expect(lastOf(rarely)).toBe(at(20).toISOString());
  });
  // The caller's own session was read before.
  const [clearance, lastUses] = ['login_clearances', 'sessions'].map((name) =>
    reads.findLast(({ collection }) => collection === name),
  );
  expect(clearance && lastUses && areTogether(clearance, lastUses)).toBe(true);
  const ofLogins = reads.filter(({ collection }) => collection === 'login_history');
  const plans = await Promise.all(ofLogins.map((read) => planOf(server, read)));
  const returned = plans.map((plan) => Number(/"nReturned":(\d+)/.exec(plan)?.[1]));
  expect(returned).toEqual([2, 2]);
});

it('the palette reads the authors of broadcasts only for a text of a broadcast or a name of an author', async () => {
  (await admin.send(createBroadcast, { body: { message: 'The servers are back.' } })).payload();
  const readsAuthors = async (search: string): Promise<boolean> => {
    const reads = await readsDuring(server, async () => {
      (await admin.send(findRecords, { query: { search } })).payload();
    });
    return reads.some(({ command }) => JSON.stringify(command).includes('broadcasts/create'));
  };
  expect(await readsAuthors('K7M2P9Q4')).toBe(false);
  expect(await readsAuthors('SERVERS')).toBe(true);
  expect(await readsAuthors('ana')).toBe(true);
});

it('the palette keeps broadcasts and bulk actions for the next letter, and knows its own changes at once', async () => {
  const search = 'maintenance';
  const found = async () =>
    (await admin.send(findRecords, { query: { search } })).payload().broadcasts?.length;
  const body = { message: 'Maintenance tonight.' };
  for (let sent = 0; sent < 2; sent += 1) {
    expect(await found()).toBe(sent);
    const reads = await readsDuring(server, found);
    expect(namesOf(reads)).not.toContain('broadcasts');
    expect(namesOf(reads)).not.toContain('bulk_acts');
    (await admin.send(createBroadcast, { body })).payload();
  }
});

it('users of a search that fit a page are read with it, all at once', async () => {
  const directory = server.app.get(AccountDirectoryService, { strict: false });
  const { userId } = await server.givenAccount();
  server.clock.advance(DAY_MS);
  await directory.refresh(server.clock.now());
  admin = await server.signInAsAdmin();
  const query = { search: String(userId), page: '1' };
  const reads = await readsDuring(server, async () => {
    const { users } = (await admin.send(listUsers, { query })).payload();
    expect(users).toMatchObject([{ userId, isFrozen: false }]);
  });
  expect(reads.filter(({ collection }) => collection === 'users')).toHaveLength(1);
  // The id of nobody, with which one user's begins.
  const part = String(userId).slice(0, -1);
  const ofManager = await readsDuring(server, async () => {
    const { candidates } = (await admin.send(searchUser, { query: { query: part } })).payload();
    expect(JSON.stringify(candidates)).toContain(String(userId));
  });
  // One for the user with that id, one for those whose ids begin with it.
  expect(ofManager.filter(({ collection }) => collection === 'users')).toHaveLength(2);
});

it('a search of Payment History by a transaction id reads orders, not the reports of their money', async () => {
  const buyer = await server.givenAccount();
  await givenOrder(server, buyer.userId, { status: 'completed', trx_id: 'CFA1B2C3D4' });
  const reads = await readsDuring(server, async () => {
    const query = { search: 'CFA1B2' };
    expect((await admin.send(listPayments, { query })).payload().payments).toHaveLength(1);
  });
  expect(namesOf(reads)).toEqual(['payment_orders', 'users']);
});

it('a search of Payment History by amount reads the orders of its page, and counts up to 60', async () => {
  const buyer = await server.givenAccount();
  for (let number = 0; number < 8; number += 1)
    await givenOrder(server, buyer.userId, { amount: 77_700, status: 'timed_out' });
  const query = { amount: '777', limit: '5' };
  const page = async (more: Record<string, string> = {}) =>
    (await admin.send(listPayments, { query: { ...query, ...more } })).payload();
  const reads = await readsDuring(server, async () => {
    const { payments, pagination } = await page();
    expect([payments.length, pagination.totalRecords]).toEqual([5, 8]);
  });
  const ofOrders = reads.filter(({ collection }) => collection === 'payment_orders');
  expect(ofOrders.map(({ command }) => command)).toMatchObject([
    { aggregate: 'payment_orders', pipeline: expect.arrayContaining([{ $limit: 60 }]) as unknown },
    { find: 'payment_orders', limit: 5, projection: { status: 1 } },
  ]);
  expect((await page({ page: '2' })).payments).toHaveLength(3);
  expect((await page({ status: 'timed_out' })).pagination.totalRecords).toBe(8);
  expect((await page({ status: 'completed' })).pagination.totalRecords).toBe(0);
});
