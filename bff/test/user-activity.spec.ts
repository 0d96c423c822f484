import {
  clearLoginHistory,
  listExpiredUsers,
  listUsers,
  logout,
  searchUser,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { givenOrder } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

/** Last sign-in of 12. */
let leftAt: Date;

const at = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);
const plan = (name: string) => ({
  ...{ id: 'combo_7d', name, price: 79_900, days: 7, videos: 250 },
  activates: ['drm' as const],
});
const paid = (userId: number, name: string, receivedAt: Date | null, createdAt: Date) =>
  givenOrder(server, userId, { status: 'completed', plan: plan(name), receivedAt, createdAt });

/** 11 paid twice and is signed in, 12 ordered only and signed out, 13 got a plan without money. */
beforeAll(async () => {
  const ended = { start: at(40), days: 30 };
  const user = await server.givenAccount({ userId: 11, name: 'Karim Eleven', plan: ended });
  const left = await server.givenAccount({ userId: 12, name: 'Karim Twelve', plan: ended });
  await server.givenAccount({ userId: 13, name: 'Karim 13', password: null, plan: ended });
  for (let nth = 0; nth < 2; nth += 1) {
    leftAt = server.clock.now();
    (await (await server.signInAs(left)).send(logout)).payload();
    server.clock.advance(60_000);
  }
  await paid(11, 'Later plan', at(2), at(3));
  await paid(11, 'Earlier plan', at(5), at(6));
  await givenOrder(server, 11, { status: 'timed_out', createdAt: at(1) });
  await givenOrder(server, 12, { createdAt: at(1) });
  await paid(13, 'Granted plan', null, at(4));
  await server.signInAs(user);
});

const include = 'activity';
const facts = () => ({
  11: {
    boughtPlan: 'Later plan',
    lastPaidAt: at(2).toISOString(),
    lastSeenAt: server.clock.now().toISOString(),
    lastSignInAt: null,
  },
  12: {
    ...{ boughtPlan: null, lastPaidAt: null },
    ...{ lastSeenAt: null, lastSignInAt: leftAt.toISOString() },
  },
  13: {
    boughtPlan: 'Granted plan',
    lastPaidAt: at(4).toISOString(),
    lastSeenAt: null,
    lastSignInAt: null,
  },
});
type Users = readonly { userId: number }[];
const expectFacts = (users: Users): void => {
  expect(users).toHaveLength(3);
  for (const [userId, activity] of Object.entries(facts()))
    expect(users.find((user) => user.userId === Number(userId))).toMatchObject(activity);
};

it.each([
  ['a page of users', listUsers, { page: '1' }],
  ['a search', listUsers, { page: '1', search: 'karim' }],
  ['all users', listUsers, {}],
  ['a page of expired users', listExpiredUsers, { page: '1' }],
  ['all expired users', listExpiredUsers, {}],
])(
  '%s includes on request the last bought plan, the last payment and the last use of the site (ADM-108)',
  async (_, call, query) => {
    const answer = await admin.send(call as typeof listUsers, { query: { ...query, include } });
    expectFacts(answer.payload().users);
  },
);

it('without the request a list reads no payment and no session', async () => {
  for (const query of [undefined, { page: '1' }]) {
    const { users } = (await admin.send(listUsers, query && { query })).payload();
    expect(users[0]).not.toHaveProperty('boughtPlan');
    expect(users[0]).not.toHaveProperty('lastSeenAt');
  }
});

it('another word is refused', async () => {
  const answer = await admin.send(listUsers, { query: { include: 'everything' } });
  expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
});

it('users who match in the User Manager come with these facts', async () => {
  const answer = await admin.send(searchUser, { query: { query: 'karim' } });
  expectFacts(answer.payload().candidates ?? []);
});

it('of a user who is signed out, the last sign-in is known until the login history is cleared (ADM-114)', async () => {
  const users = async () =>
    (await admin.send(listUsers, { query: { page: '1', include } })).payload().users;
  const lastSignInOf12 = async () =>
    (await users()).find(({ userId }) => userId === 12)?.lastSignInAt;
  expect(await lastSignInOf12()).toBe(leftAt.toISOString());
  (await admin.send(clearLoginHistory)).payload();
  expect(await lastSignInOf12()).toBeNull();
});
