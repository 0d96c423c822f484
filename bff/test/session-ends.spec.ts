import {
  deleteUser,
  endOtherSessions,
  getSession,
  loginWithPassword,
  logout,
  setPassword,
  toggleFreeze,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

type User = Awaited<ReturnType<TestServer['givenAccount']>>;

const sessionOf = async (browser: TestClient) => (await browser.send(getSession)).payload();

describe('a browser learns why its session ended', () => {
  test.each<[string, (user: User, other: TestClient) => Promise<unknown>]>([
    ['frozen', async ({ userId }) => asAdmin(toggleFreeze, userId)],
    ['deleted', async ({ userId }) => asAdmin(deleteUser, userId)],
    ['ended-elsewhere', ({ userId }, other) => other.send(endOtherSessions, paramsOf(userId))],
    [
      'password-changed',
      async ({ userId }, other) =>
        (
          await other.send(setPassword, { body: { userId, password: 'another fine word' } })
        ).payload(),
    ],
    ['too-many', (user) => signInOften(user, 10)],
    ['expired', async () => server.clock.advance(7 * DAY_MS)],
  ])('%s', async (end, endIt) => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    server.clock.advance(1000);
    const other = await server.signInAs(user);
    expect(await sessionOf(browser)).toMatchObject({ user: { userId: user.userId }, end: null });
    await endIt(user, other);
    expect(await sessionOf(browser)).toMatchObject({ user: null, end });
  });

  test('the browser that ended the others stays signed in', async () => {
    const user = await server.givenAccount();
    await server.signInAs(user);
    const browser = await server.signInAs(user);
    await browser.send(endOtherSessions, paramsOf(user.userId));
    expect(await sessionOf(browser)).toMatchObject({ user: { userId: user.userId }, end: null });
  });

  test('nothing after signing out, and nothing without a session', async () => {
    const browser = await server.signInAs(await server.givenAccount());
    await browser.send(logout);
    expect(await sessionOf(browser)).toMatchObject({ user: null, end: null });
    expect(await sessionOf(server.client())).toMatchObject({ user: null, end: null });
  });

  test('nothing of the old end after signing in again', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    await (await server.signInAs(user)).send(endOtherSessions, paramsOf(user.userId));
    const { userId, password } = user;
    (await browser.send(loginWithPassword, { body: { userId, password } })).payload();
    expect(await sessionOf(browser)).toMatchObject({ user: { userId: user.userId }, end: null });
  });
});

test('the reason names no user, and goes after seven days', async () => {
  const user = await server.givenAccount();
  const browser = await server.signInAs(user);
  const ended = server.connection.collection('ended_sessions');
  await ended.deleteMany({});
  await asAdmin(toggleFreeze, user.userId);
  const expiresAt = new Date(server.clock.now().getTime() + 7 * DAY_MS);
  expect(await ended.find().toArray()).toEqual([
    { _id: expect.any(String), end: 'frozen', expiresAt },
  ]);
  expect(JSON.stringify(await ended.find().toArray())).not.toContain(
    browser.cookies.get('portal_session'),
  );
});

const paramsOf = (userId: number) => ({ params: { id: userId } });

async function asAdmin(
  call: typeof toggleFreeze | typeof deleteUser,
  userId: number,
): Promise<void> {
  const admin = await server.signInAsAdmin();
  (await admin.send(call as typeof deleteUser, paramsOf(userId))).payload();
}

async function signInOften(user: User, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    server.clock.advance(1000);
    await server.signInAs(user);
  }
}
