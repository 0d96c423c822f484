import {
  getLeaderboard,
  getUser,
  getUserDetails,
  getUserDownloadHistory,
  getUserOtt,
  listExpiredUsers,
  listUsers,
  searchUser,
  updateProfile,
} from '@portal/contracts';
import { DAY_MS, searchKeys } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { inspect } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { AccountDirectoryService } from '../src/domain/accounts/account-directory.service';
import type { AccountFacts } from './support/given-account';
import { download } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
beforeEach(() => server.connection.collection('users').deleteMany({}));
afterAll(() => server.stop());

type Query = Readonly<Record<string, string>>;

const list = async (query: Query = {}) => (await admin.send(listUsers, { query })).payload();
const idsOf = ({ users }: { users: { userId: number }[] }) => users.map(({ userId }) => userId);
const listIds = async (query: Query = {}) => idsOf(await list(query));

/** A user whose plan ends so many ms from now; null: who never had one. */
async function givenEnd(userId: number, msLeft: number | null, facts: AccountFacts = {}) {
  const start =
    msLeft === null ? null : new Date(server.clock.now().getTime() + msLeft - 30 * DAY_MS);
  return server.givenAccount({
    ...facts,
    userId,
    password: null,
    plan: { start, days: start ? 30 : 0 },
  });
}

/** Users of every status around the instants at which it changes. */
async function givenEveryStatus() {
  await givenEnd(101, 20 * DAY_MS);
  await givenEnd(102, 7 * DAY_MS + 1);
  await givenEnd(103, 7 * DAY_MS);
  await givenEnd(104, 1);
  await givenEnd(105, 0);
  await givenEnd(106, -3 * DAY_MS);
  await givenEnd(107, null);
}

describe('the list of users', () => {
  it('without a page is whole, sorted by id descending, each as the user reads itself', async () => {
    await givenEveryStatus();
    const { users, pagination, counts } = await list();
    expect(idsOf({ users })).toEqual([107, 106, 105, 104, 103, 102, 101]);
    expect([pagination, counts]).toEqual([undefined, undefined]);
    const one = (await admin.send(getUser, { params: { id: 104 } })).payload().user;
    expect(users.find(({ userId }) => userId === 104)).toEqual({ ...one, tags: [] });
  });

  it('with filter=active holds running plans, with filter=expiring those of 7 days or fewer', async () => {
    await givenEveryStatus();
    expect(await listIds({ filter: 'active' })).toEqual([104, 103, 102, 101]);
    expect(await listIds({ filter: 'expiring' })).toEqual([104, 103]);
    const days = (await list({ filter: 'expiring' })).users.map((user) => user.daysRemaining);
    expect(days).toEqual([1, 7]);
  });

  it('by status has each user who ever had a plan under exactly one chip', async () => {
    await givenEveryStatus();
    expect(await listIds({ status: 'active' })).toEqual([102, 101]);
    expect(await listIds({ status: 'expiring' })).toEqual([104, 103]);
    expect(await listIds({ status: 'expired' })).toEqual([106, 105]);
  });

  it('takes filter and status together', async () => {
    await givenEveryStatus();
    expect(await listIds({ filter: 'active', status: 'active' })).toEqual([102, 101]);
    expect(await listIds({ filter: 'active', status: 'expired' })).toEqual([]);
  });

  it('follows the clock and not the time of writing', async () => {
    await givenEnd(101, 8 * DAY_MS);
    expect(await listIds({ status: 'active' })).toEqual([101]);
    server.clock.advance(DAY_MS);
    admin = await server.signInAsAdmin();
    expect(await listIds({ status: 'expiring' })).toEqual([101]);
    server.clock.advance(7 * DAY_MS);
    admin = await server.signInAsAdmin();
    expect(await listIds({ status: 'expired' })).toEqual([101]);
  });

  it('is refused with a filter, status or sort that is none', async () => {
    for (const query of [{ filter: 'expired' }, { status: 'x' }, { sort: 'name' }] as Query[]) {
      const answer = await admin.send(listUsers, { query });
      expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    }
  });
});

describe('a page of users', () => {
  beforeEach(async () => {
    for (let userId = 1; userId <= 31; userId += 1) {
      const daysLeft = userId % 4 === 0 ? null : (userId % 3) * 10 * DAY_MS - 5 * DAY_MS;
      await givenEnd(userId, daysLeft, { name: userId % 2 ? `Rahim ${userId}` : undefined });
    }
  });

  it('has 15 users unless asked otherwise, and says where it stands', async () => {
    const first = await list({ page: '1' });
    expect(idsOf(first)).toEqual(Array.from({ length: 15 }, (_, at) => 31 - at));
    expect(first.pagination).toEqual({ currentPage: 1, totalPages: 3, totalRecords: 31 });
    const last = await list({ page: '3' });
    expect(idsOf(last)).toEqual([1]);
    expect((await list({ page: '2', limit: '20' })).users).toHaveLength(11);
  });

  const kinds: Query[] = [
    {},
    ...[{ status: 'active' }, { filter: 'active' }, { search: 'rah' }, { search: '1' }],
  ];
  const lists = ['-userId', 'userId', 'expiresAt', '-expiresAt'].flatMap((sort) =>
    kinds.map((kind) => ({ ...kind, sort })),
  );

  it.each(lists)('after page gives the whole list, nobody twice: %j', async (query) => {
    const whole = await list(query);
    const pages: number[] = [];
    for (let page = 1; ; page += 1) {
      const { users, pagination } = await list({ ...query, page: String(page), limit: '4' });
      pages.push(...idsOf({ users }));
      expect(pagination?.totalRecords).toBe(whole.users.length);
      if (page >= (pagination?.totalPages ?? 0)) break;
    }
    expect(pages).toEqual(idsOf(whole));
    expect(pages.length).toBeGreaterThan(4);
  });

  it('sorted by the end of the plan has the earliest or the latest first', async () => {
    const { users } = await list({ status: 'active', sort: '-expiresAt', page: '1' });
    const ends = users.map(({ expiryDate }) => expiryDate);
    expect(ends).toEqual([...ends].sort().reverse());
    const { users: upwards } = await list({ filter: 'active', sort: 'expiresAt' });
    expect(idsOf({ users: upwards })[0]).toBe(1);
  });

  it('behind the last one is the last one', async () => {
    const { users, pagination } = await list({ page: '99' });
    expect(idsOf({ users })).toEqual([1]);
    expect(pagination?.currentPage).toBe(3);
  });

  it('of an empty list is page 1 of 1', async () => {
    const { users, pagination } = await list({ search: 'nobody', page: '3' });
    expect(users).toEqual([]);
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalRecords: 0 });
  });

  it('counts the users of each chip under the same search, whatever chip is chosen', async () => {
    const { users } = await list();
    const expected = (search: string) => {
      const found = users.filter(({ name }) => name.includes(search));
      const count = (word: string) => found.filter((user) => statusOf(user) === word).length;
      return {
        all: found.length,
        ...{ active: count('active'), expiring: count('expiring'), expired: count('expired') },
      };
    };
    for (const status of [undefined, 'active', 'expired']) {
      const chip: Query = status ? { status } : {};
      expect((await list({ ...chip, page: '1' })).counts).toEqual(expected(''));
      const found = await list({ ...chip, page: '1', search: 'rahim 1' });
      expect(found.counts).toEqual(expected('Rahim 1'));
    }
    expect((await list({ page: '1', filter: 'active' })).counts).toBeUndefined();
  });

  it.each([
    { page: '0' },
    { page: '1.5' },
    { page: '-1' },
    { page: 'x' },
    { limit: '0' },
  ] as Query[])('that is none is refused: %j', async (query) => {
    const answer = await admin.send(listUsers, { query: { page: '1', ...query } });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });
});

function statusOf(user: { isExpired: boolean; daysRemaining: number; start: string | null }) {
  if (user.isExpired) return user.start ? 'expired' : null;
  return user.daysRemaining <= 7 ? 'expiring' : 'active';
}

describe('the search of a list', () => {
  beforeEach(async () => {
    await givenEnd(5101, DAY_MS, { name: 'Tanvir Ahmed' });
    await givenEnd(5202, -DAY_MS, { name: 'Mst. Rokeya Begum' });
    await givenEnd(6101, null, { name: 'সুমাইয়া আক্তার' });
    await givenEnd(7510, DAY_MS);
  });

  it.each([
    ['vir', [5101]],
    ['AHMED', [5101]],
    ['r a', [5101]],
    ['মাইয়', [6101]],
    ['আক্তার', [6101]],
    ['510', [5101]],
    ['5', [5202, 5101]],
    ['7510', [7510]],
    ['101', []],
    ['.*', []],
    ['(q+)+$', []],
    ['[', []],
    ['\\', []],
    ['t.nv', []],
    ['^tan', [5101]],
    ['x'.repeat(64), []],
    ['mst rok', [5202]],
    ['user', []],
  ])('finds by any part of a name or the beginning of an id: %s', async (search, ids) => {
    expect(await listIds({ search })).toEqual(ids);
  });

  it('finds by the new name after a change, and no longer by the old one', async () => {
    const params = { id: 5101 };
    (await admin.send(updateProfile, { params, body: { name: 'Karim' } })).payload();
    expect([await listIds({ search: 'kar' }), await listIds({ search: 'vir' })]).toEqual([
      [5101],
      [],
    ]);
    (await admin.send(updateProfile, { params, body: { name: '' } })).payload();
    expect([await listIds({ search: 'kar' }), await listIds({ search: '5101' })]).toEqual([
      [],
      [5101],
    ]);
  });

  it('takes 64 characters at most', async () => {
    const answer = await admin.send(listUsers, { query: { search: 'x'.repeat(65) } });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });

  it('reads a hostile pattern as text, so that it costs what any text costs', async () => {
    await givenEnd(8002, DAY_MS, { name: 'a'.repeat(32) });
    for (const search of ['(a+)+$', '(a|aa)+$', `${'a'.repeat(31)}!`, '^(([a-z])+.)+[A-Z]$']) {
      const commands: unknown[] = [];
      const note = ({ command }: { command: unknown }) => commands.push(command);
      const client = server.serviceConnection.getClient();
      client.on('commandStarted', note);
      await list({ search, page: '1' });
      client.off('commandStarted', note);
      const text = inspect(commands, { depth: 9 });
      expect(text).toContain('searchKeys: /^');
      expect(text).not.toMatch(/searchKeys: \/\^[^/]*[$()+*[|]/);
    }
  });

  it('of more than a key holds compares the whole name', async () => {
    await givenEnd(8001, DAY_MS, { name: 'Abdullah Al Mamun Chowdhury Rana' });
    expect(await listIds({ search: 'abdullah al mamun chowdhury r' })).toEqual([8001]);
    expect(await listIds({ search: 'abdullah al mamun chowdhury x' })).toEqual([]);
  });
});

describe('the list of really expired users', () => {
  it('holds who had a plan and expired, the latest end first', async () => {
    await givenEveryStatus();
    await givenEnd(90, -DAY_MS, { name: 'Rahim' });
    const expired = async (query: Query = {}) =>
      (await admin.send(listExpiredUsers, { query })).payload();
    expect(idsOf(await expired())).toEqual([105, 90, 106]);
    expect(idsOf(await expired({ search: 'rah' }))).toEqual([90]);
    const page = await expired({ page: '2', limit: '2' });
    expect(idsOf(page)).toEqual([106]);
    expect(page.pagination).toEqual({ currentPage: 2, totalPages: 2, totalRecords: 3 });
  });
});

describe('the leaderboard', () => {
  it('is empty before the first download', async () => {
    await givenEnd(1, DAY_MS);
    expect((await admin.send(getLeaderboard)).payload().leaderboard).toEqual([]);
  });

  it('has the ten with most downloads, equal ones by id', async () => {
    for (let userId = 1; userId <= 12; userId += 1) {
      await givenEnd(userId, DAY_MS, { name: userId === 12 ? 'Rahim' : undefined });
      const count = userId === 12 ? 3 : userId === 5 ? 2 : 1;
      await download(server, userId, ...Array.from({ length: count }, () => 'Netflix'));
    }
    const { leaderboard } = (await admin.send(getLeaderboard)).payload();
    expect(idsOf({ users: leaderboard })).toEqual([12, 5, 1, 2, 3, 4, 6, 7, 8, 9]);
    expect(leaderboard[0]).toEqual({ userId: 12, name: 'Rahim', totalDownloads: 3 });
    expect(leaderboard[2]).toEqual({ userId: 1, name: 'User 1', totalDownloads: 1 });
  });
});

describe('the search for one user', () => {
  const find = async (query: string) => {
    const answer = await admin.send(searchUser, { query: { query } });
    return answer.body.success ? answer.payload().user.userId : answer.code;
  };

  it('takes the exact id first, then the exact name, then the name it is best a part of', async () => {
    await givenEnd(42, DAY_MS, { name: 'Abdur Rahim' });
    await givenEnd(43, DAY_MS, { name: '42 Rahima' });
    await givenEnd(44, DAY_MS, { name: 'rahim' });
    await givenEnd(45, DAY_MS, { name: 'Rahimuddin' });
    await givenEnd(46, DAY_MS, { name: 'Karim Abrahim' });
    await givenEnd(47, DAY_MS, { name: '4200' });
    await givenEnd(40, DAY_MS, { name: 'Orah' });
    await givenEnd(41, DAY_MS, { name: 'Azub' });
    await givenEnd(48, DAY_MS, { name: 'Md Zubair' });
    expect(await find('42')).toBe(42);
    expect(await find('4200')).toBe(47);
    expect(await find(' Rahim ')).toBe(44);
    expect(await find('rah')).toBe(44);
    expect(await find('zub')).toBe(48);
    expect(await find('rahimu')).toBe(45);
    expect(await find('abra')).toBe(46);
    expect(await find('User 46')).toBe(46);
  });

  it('several who match are all listed with their number, best first; an id or the only one is not', async () => {
    for (const [id, name] of [
      [420, 'Kamrul Hasan'],
      [421, 'Kamrul'],
      [422, 'Abul Kamrul'],
      [53, 'Rahim'],
    ] as const) {
      await givenEnd(id, DAY_MS, { name });
    }
    const search = async (query: string) =>
      (await admin.send(searchUser, { query: { query } })).payload();
    const { user, candidates, total } = await search('kamrul');
    expect([user.userId, total]).toEqual([421, 3]);
    expect(candidates?.map(({ userId }) => userId)).toEqual([421, 420, 422]);
    expect(candidates?.[0]).toMatchObject({ name: 'Kamrul', daysRemaining: 1, lastSeenAt: null });
    expect((await search('42')).candidates).toHaveLength(3);
    expect(await search('421')).not.toHaveProperty('candidates');
    expect(await search('rahim')).not.toHaveProperty('candidates');
    expect((await search('5')).user.userId).toBe(53);
  });

  it('finds nobody: User not found.', async () => {
    await givenEnd(42, DAY_MS, { name: 'Rahim' });
    for (const query of ['Karim', '7', '99999', '...', '9007199254740993']) {
      const answer = await admin.send(searchUser, { query: { query } });
      expect([query, answer.status, answer.code]).toEqual([query, 404, 'accounts/not-found']);
      expect(answer.body).toMatchObject({ message: 'User not found.' });
    }
  });

  it.each([{}, { query: '' }, { query: '  ' }] as Query[])(
    'asks for an id or a name when there is none: %j',
    async (query) => {
      const answer = await admin.send(searchUser, { query });
      expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
      expect(answer.body).toMatchObject({
        message: expect.stringContaining('Please enter a User ID or Name.') as string,
      });
    },
  );
});

describe('the details of a user', () => {
  it('are the user, the downloads per service and all downloads, newest first', async () => {
    const params = { id: 42 };
    await givenEnd(42, DAY_MS, { name: 'Rahim' });
    for (const name of ['Netflix', 'Hoichoi', ' netflix ']) {
      server.clock.advance(1_000);
      await download(server, 42, name);
    }
    const { user } = (await admin.send(getUserDetails, { params })).payload();
    const own = (await admin.send(getUser, { params })).payload().user;
    expect(user).toEqual({ ...own, tags: [] });
    expect((await admin.send(getUserOtt, { params })).payload().stats).toEqual([
      { name: 'Netflix', value: 2 },
      { name: 'Hoichoi', value: 1 },
    ]);
    const { history } = (await admin.send(getUserDownloadHistory, { params })).payload();
    expect(history.map(({ ott_service }) => ott_service)).toEqual([
      'netflix',
      'Hoichoi',
      'Netflix',
    ]);
  });

  it('who is not there are not found', async () => {
    const params = { id: 88_888_888 };
    const answers = [
      await admin.send(getUserDetails, { params }),
      await admin.send(getUserOtt, { params }),
      await admin.send(getUserDownloadHistory, { params }),
    ];
    for (const { status, code } of answers)
      expect([status, code]).toEqual([404, 'accounts/not-found']);
  });
});

it('no answer about users holds a hash, a search key or an inner id', async () => {
  await server.givenAccount({ userId: 42, name: 'Rahim' });
  const answers = [
    await admin.send(listUsers),
    await admin.send(listUsers, { query: { page: '1', search: 'rah' } }),
    await admin.send(searchUser, { query: { query: 'rah' } }),
  ];
  for (const { text } of answers) expect(text).not.toMatch(/argon|searchKeys|password|"_id"/i);
});

it('the whole list of many users is in order, nobody twice, and compressed for who takes that', async () => {
  const { userId: _id, ...user } = await givenEnd(9_999, DAY_MS);
  const copies = Array.from({ length: 1_000 }, (_, at) => ({ ...user, userId: at + 1 }));
  await server.connection
    .collection('users')
    .insertMany(copies.map((copy) => ({ ...copy, searchKeys: [String(copy.userId)] })));
  const all = [9_999, ...Array.from({ length: 1_000 }, (_, at) => 1_000 - at)];
  expect(await listIds()).toEqual(all);
  expect(await listIds({ sort: 'expiresAt' })).toEqual(all.toReversed());
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'accept-encoding': 'br, gzip' };
  const packed = await server.app.inject({ url: listUsers.path, headers });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const { success, users } = JSON.parse(gunzipSync(packed.rawPayload).toString()) as {
    success: boolean;
    users: { userId: number }[];
  };
  expect([success, idsOf({ users })]).toEqual([true, all]);
});

it('a search that means more than 130 users may miss a change for 30 seconds, but shows nobody wrongly', async () => {
  const { userId: _id, ...user } = await givenEnd(9_999, DAY_MS, { name: 'Rahim' });
  const copies = Array.from({ length: 160 }, (_, at) => ({ ...user, userId: at + 1 }));
  await server.connection
    .collection('users')
    .insertMany(copies.map((copy) => ({ ...copy, searchKeys: searchKeys(copy) })));
  const directory = server.app.get(AccountDirectoryService, { strict: false });
  // What was known before these users were there is too old.
  server.clock.advance(30_000);
  await directory.refresh(server.clock.now());
  const rename = { params: { id: 9_999 }, body: { name: 'Karim' } };
  (await admin.send(updateProfile, rename)).payload();

  const search = async (text: string) => {
    const page = await list({ search: text, page: '1', limit: '2', status: 'expiring' });
    return [idsOf(page), page.counts?.all];
  };
  expect(await search('him')).toEqual([[160], 161]);
  expect(await search('kar')).toEqual([[9_999], 1]);
  expect(await search('him')).toEqual([[160], 161]);
  server.clock.advance(30_000);
  expect(await search('him')).toEqual([[160, 159], 160]);
});

it('above 2,000 users the numbers of the chips may be 30 seconds old, the users shown never', async () => {
  const { userId: _id, ...user } = await givenEnd(9_999, DAY_MS);
  const copies = Array.from({ length: 2_001 }, (_, at) => ({ ...user, userId: at + 1 }));
  await server.connection
    .collection('users')
    .insertMany(copies.map((copy) => ({ ...copy, searchKeys: [String(copy.userId)] })));
  expect((await list({ page: '1' })).counts?.expiring).toBe(2_002);
  await givenEnd(10_000, DAY_MS);
  server.clock.advance(29_999);
  const stale = await list({ page: '1', status: 'expiring' });
  expect([stale.users[0]?.userId, stale.counts?.all]).toEqual([10_000, 2_002]);
  server.clock.advance(1);
  expect((await list({ page: '1' })).counts).toMatchObject({ all: 2_003, expiring: 2_003 });
});
