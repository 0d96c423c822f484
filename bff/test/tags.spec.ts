import {
  type AdminUserView,
  deleteUser,
  getUser,
  getUserDetails,
  listExpiredUsers,
  listTags,
  listUsers,
  setTags,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import fc from 'fast-check';
import { auditOf, storedUser } from './support/actions';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let elsewhere: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
  admin = await server.signInAsAdmin();
});
beforeEach(async () => {
  for (const name of ['users', 'tag_counts'])
    await server.connection.collection(name).deleteMany({});
});
afterAll(() => server.stop());

const set = (userId: number, tags: unknown, client = admin) =>
  client.send(setTags, { params: { id: userId }, body: { tags: tags as string[] } });
const detailsOf = async (userId: number): Promise<AdminUserView> =>
  (await admin.send(getUserDetails, { params: { id: userId } })).payload().user;
const inUse = async () => (await admin.send(listTags)).payload().tags;
const given = async (...tags: string[]): Promise<number> => {
  const { userId } = await server.givenAccount({ password: null });
  (await set(userId, tags)).payload();
  return userId;
};

describe('tags of a user', () => {
  it('are replaced as a whole: small letters, each once, in the order of the alphabet', async () => {
    const userId = await given('old');
    const { user, message } = (await set(userId, [' VIP', 'late-payer', 'পুরনো', 'vip'])).payload();
    expect(message).toBe('Tags saved.');
    expect(user).toMatchObject({ userId, tags: ['late-payer', 'vip', 'পুরনো'] });
    expect((await detailsOf(userId)).tags).toEqual(['late-payer', 'vip', 'পুরনো']);
    (await set(userId, [])).payload();
    expect((await detailsOf(userId)).tags).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['more than ten', Array.from({ length: 11 }, (_, number) => `t${number}`)],
    ['an empty one', ['']],
    ['one with a blank', ['two words']],
    ['one of 25 characters', ['x'.repeat(25)]],
    ['a text', 'vip'],
    ['a number', [7]],
    ['an object', [{ $gt: '' }]],
    ['a list', [['vip']]],
    ['nothing', undefined],
    ['a thousand', Array.from({ length: 1_000 }, () => 'x')],
  ])('are refused with %s, and stay as they were', async (_name, tags) => {
    const userId = await given('kept');
    const answer = await set(userId, tags);
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    expect((await detailsOf(userId)).tags).toEqual(['kept']);
  });

  it('of nobody are not found', async () => {
    expect((await set(999_999_999, ['vip'])).code).toBe('accounts/not-found');
    expect(await inUse()).toEqual([]);
  });

  it('leave one audit record with what was added and removed', async () => {
    const userId = await given('a', 'b');
    await set(userId, ['b', 'c']);
    const records = (await auditOf(server, userId)).map(({ action, details }) => [action, details]);
    expect(records).toEqual([
      [
        'accounts/tags',
        { added: 'a, b', removed: null, 'before:tags': null, 'after:tags': 'a, b' },
      ],
      ['accounts/tags', { added: 'c', removed: 'a', 'before:tags': 'a, b', 'after:tags': 'b, c' }],
    ]);
  });

  it('are never seen by the user', async () => {
    const user = await server.givenAccount();
    await set(user.userId, ['suspicious']);
    const browser = await server.signInAs(user);
    const params = { id: user.userId };
    expect((await browser.send(getUser, { params })).text).not.toContain('suspicious');
    expect((await set(user.userId, [], browser)).status).toBe(403);
    expect((await browser.send(listTags)).status).toBe(403);
  });
});

describe('tags in use', () => {
  it('stand with how many users have them, the most used first, until nobody has them', async () => {
    const one = await given('vip', 'agent');
    const two = await given('vip', 'zebra');
    expect(await inUse()).toEqual([
      { tag: 'vip', users: 2 },
      { tag: 'agent', users: 1 },
      { tag: 'zebra', users: 1 },
    ]);
    await set(one, ['vip']);
    await admin.send(deleteUser, { params: { id: two } });
    expect(await inUse()).toEqual([{ tag: 'vip', users: 1 }]);
  });

  it('are a hundred at most', async () => {
    for (let user = 0; user < 11; user += 1)
      await given(...Array.from({ length: 10 }, (_, number) => `t-${user}-${number}`));
    expect(await inUse()).toHaveLength(100);
  });

  it('are counted as a recount counts them, whatever two instances do at once', async () => {
    const there = await elsewhere.signInAsAdmin();
    const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
    const action = fc.record({
      user: fc.nat(2),
      tags,
      isThere: fc.boolean(),
      isLast: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 8 }), async (actions) => {
        await server.connection.collection('tag_counts').deleteMany({});
        const users = [await given(), await given(), await given()];
        await Promise.all(
          actions.map(({ user, tags: wanted, isThere, isLast }) => {
            const client = isThere ? there : admin;
            const id = users[user] ?? 0;
            return isLast ? client.send(deleteUser, { params: { id } }) : set(id, wanted, client);
          }),
        );
        const stored = await Promise.all(users.map((id) => storedUser(server, id)));
        const recount = new Map<string, number>();
        for (const tag of stored.flatMap((user) => (user?.['tags'] as string[] | undefined) ?? []))
          recount.set(tag, (recount.get(tag) ?? 0) + 1);
        const counted = (await inUse()).map(({ tag, users: number }) => [tag, number] as const);
        expect(new Map(counted)).toEqual(recount);
      }),
      { numRuns: 12 },
    );
  });
});

describe("a search for '#tag'", () => {
  it('finds in every list the users with exactly that tag, whatever its case', async () => {
    const running = await given('vip', 'agent');
    const expired = await given('vip');
    await given('vip-2');
    await server.givenAccount({ name: 'Vip Rahman' });
    const ended = new Date(server.clock.now().getTime() - 1);
    await server.connection
      .collection('users')
      .updateOne({ userId: expired }, { $set: { expiresAt: ended } });

    const search = '#VIP';
    const found = (await admin.send(listUsers, { query: { search, page: '1' } })).payload();
    expect(found.users.map(({ userId }) => userId)).toEqual([expired, running]);
    expect(found.counts).toEqual({ all: 2, active: 1, expiring: 0, expired: 1 });
    const whole = (await admin.send(listUsers, { query: { search, sort: 'userId' } })).payload();
    expect(whole.users.map(({ userId }) => userId)).toEqual([running, expired]);
    const ends = (await admin.send(listExpiredUsers, { query: { search, page: '1' } })).payload();
    expect(ends.users.map(({ userId }) => userId)).toEqual([expired]);
  });

  it.each(['#', '#nobody-has-it', '#two words', '#$ne'])('%s finds nobody', async (search) => {
    await given('vip');
    expect((await admin.send(listUsers, { query: { search } })).payload().users).toEqual([]);
  });

  it('reads along the index of the tags', async () => {
    const find = { find: 'users', filter: { tags: 'vip' } };
    const plan = await server.connection.db?.command({ explain: find, verbosity: 'queryPlanner' });
    expect(JSON.stringify(plan)).toMatch(/IXSCAN.*tags_1_userId_-1/);
  });
});
