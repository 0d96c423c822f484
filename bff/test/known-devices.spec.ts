import {
  adminLogin,
  changeUserPassword,
  deleteUser,
  endOtherSessions,
  loginWithPassword,
  logout,
  setPassword,
  toggleFreeze,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import type { FastifyRequest } from 'fastify';
import { KnownDevices } from '../src/platform/security/known-devices';
import { SessionsService } from '../src/domain/sessions/sessions.service';
import type { GivenAccount } from './support/given-account';
import {
  createTestServer,
  productionEnvironment,
  sha256,
  TEST_SECRETS,
  testEnvironment,
  type TestServer,
} from './support/test-server';

const COOKIE = 'portal_device';
const NEW = 'rain on tin roofs';

let ADMINS: string;
let server: TestServer;
beforeAll(async () => {
  ({ ADMINS = '' } = await testEnvironment());
  server = await createTestServer({ env: { ADMINS } });
});
afterAll(() => server.stop());

const deviceOf = (browser: TestClient) => browser.cookies.get(COOKIE) ?? '';
const devices = () => server.connection.collection('known_devices');
const knownOf = async (subject: string) => {
  const records = await devices().find({ subject }).toArray();
  return [...new Set(records.map(({ device }) => String(device)))].sort();
};
const knownOfUser = ({ userId }: { userId: number }) => knownOf(`subscriber:${userId}`);
const hashes = (...browsers: TestClient[]) =>
  browsers.map((browser) => sha256(deviceOf(browser))).sort();
const keyOf = (browser: TestClient, audience: 'subscriber' | 'admin', at = server) =>
  at.app
    .get(KnownDevices, { strict: false })
    .knownKey(
      { cookies: Object.fromEntries(browser.cookies), headers: {} } as FastifyRequest,
      audience,
    );

describe('the cookie of a known device', () => {
  it('is 128 random bits, HttpOnly and Lax for 90 days; the database has its hash only', async () => {
    const user = await server.givenAccount();
    const answer = await server.client().send(loginWithPassword, { body: user });
    const cookie = answer.cookies.find(({ name }) => name === COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.domain).toBeUndefined();
    expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(16);
    expect(cookie?.expires).toEqual(new Date(server.clock.now().getTime() + 90 * DAY_MS));
    expect(answer.text).not.toContain(cookie?.value);
    const [stored] = await devices()
      .find({ subject: `subscriber:${user.userId}` })
      .toArray();
    expect(stored).toMatchObject({ device: sha256(cookie?.value ?? ''), block: '127.0.0.1' });
    expect(JSON.stringify(await devices().find().toArray())).not.toContain(cookie?.value);
    expect(JSON.stringify(server.log)).not.toContain(cookie?.value);
  });

  it('is __Host- and Secure in production', async () => {
    const production = await server.another(await productionEnvironment());
    const body = await server.givenAccount();
    const answer = await production.client().send(loginWithPassword, { body });
    expect(answer.cookies[1]).toMatchObject({ name: `__Host-${COOKIE}`, secure: true });
  });

  it('is one for subscribers and administrators, and stays after logout', async () => {
    const browser = await server.signInAs(await server.givenAccount());
    const device = deviceOf(browser);
    await server.signInAsAdmin(browser);
    expect(deviceOf(browser)).toBe(device);
    await browser.send(logout);
    expect(deviceOf(browser)).toBe(device);
    expect(await keyOf(browser, 'subscriber')).toBe(sha256(device));
  });

  it.each(['planted-by-somebody', 'A'.repeat(22), ''])(
    'that nobody was given is replaced: %j',
    async (planted) => {
      const browser = server.client();
      browser.cookies.set(COOKIE, planted);
      await browser.send(loginWithPassword, { body: await server.givenAccount() });
      expect(deviceOf(browser)).not.toBe(planted);
      expect(Buffer.from(deviceOf(browser), 'base64url')).toHaveLength(16);
    },
  );

  it('is not given for a wrong password', async () => {
    const { userId } = await server.givenAccount();
    const body = { userId, password: 'not the password' };
    expect((await server.client().send(loginWithPassword, { body })).cookies).toHaveLength(0);
    expect(await knownOfUser({ userId })).toEqual([]);
  });
});

describe('a known device', () => {
  it('has a key of its own for its audience, for 90 days after the last sign-in', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const [key] = hashes(browser);
    expect(await keyOf(browser, 'subscriber')).toBe(key);
    expect(await keyOf(browser, 'admin')).toBeNull();
    expect(await keyOf(server.client(), 'subscriber')).toBeNull();
    server.clock.advance(89 * DAY_MS);
    await browser.send(loginWithPassword, { body: user });
    server.clock.advance(90 * DAY_MS - 1);
    expect(await keyOf(browser, 'subscriber')).toBe(key);
    server.clock.advance(1);
    expect(await keyOf(browser, 'subscriber')).toBeNull();
    const admin = await server.signInAsAdmin();
    expect(await keyOf(admin, 'admin')).toBe(sha256(deviceOf(admin)));
    expect(await keyOf(admin, 'subscriber')).toBeNull();
  });

  it('of an administrator ends with the entry of the configuration', async () => {
    const browser = await server.signInAsAdmin();
    const [ana, ...others] = ADMINS.split(';');
    const without = await server.another({ ADMINS: others.join(';') });
    expect(await keyOf(browser, 'admin', without)).toBeNull();
    // The same password has another hash there, as after a rotation.
    const { ADMINS: renewed = '' } = await testEnvironment();
    const rotated = await server.another({ ADMINS: renewed });
    expect(await keyOf(browser, 'admin', rotated)).toBeNull();
    const both = await server.another({ ADMINS: `${renewed};${ana}` });
    expect(await keyOf(browser, 'admin', both)).toBe(sha256(deviceOf(browser)));
  });

  it('gives way to a newer one when somebody has twenty', async () => {
    const user = await server.givenAccount();
    const first = await server.signInAs(user);
    for (let count = 0; count < 20; count += 1) {
      server.clock.advance(1_000);
      await server.signInAs(user);
    }
    expect(await knownOfUser(user)).toHaveLength(20);
    expect(await keyOf(first, 'subscriber')).toBeNull();
  });
});

describe('known devices are forgotten', () => {
  let user: GivenAccount;
  let [mine, lost]: TestClient[] = [];
  let admin: TestClient;
  beforeEach(async () => {
    user = await server.givenAccount();
    [mine, lost] = [await server.signInAs(user), await server.signInAs(user)];
    admin = await server.signInAsAdmin();
    expect(await knownOfUser(user)).toEqual(hashes(mine, lost));
  });

  it('by a new password of one’s own: all but the one it was set with', async () => {
    const body = { userId: user.userId, password: NEW };
    (await mine?.send(setPassword, { body }))?.payload();
    if (mine) expect(await knownOfUser(user)).toEqual(hashes(mine));
  });

  it('by “sign out everywhere else”: all but this one', async () => {
    (await mine?.send(endOtherSessions, { params: { id: user.userId } }))?.payload();
    if (mine) expect(await knownOfUser(user)).toEqual(hashes(mine));
  });

  it('by a password from an administrator', async () => {
    const call = { params: { id: user.userId }, body: { newPassword: NEW } };
    (await admin.send(changeUserPassword, call)).payload();
    expect(await knownOfUser(user)).toEqual([]);
  });

  it('by freezing', async () => {
    (await admin.send(toggleFreeze, { params: { id: user.userId } })).payload();
    expect(await knownOfUser(user)).toEqual([]);
  });

  it('by deletion', async () => {
    (await admin.send(deleteUser, { params: { id: user.userId } })).payload();
    expect(await knownOfUser(user)).toEqual([]);
  });

  it('and the address with them: it is a stranger’s again', async () => {
    await server.app.get(SessionsService, { strict: false }).revokeAllOfUser(user.userId, 'frozen');
    const body = { userId: user.userId, password: 'not the password' };
    await server.client().send(loginWithPassword, { body });
    const attempts = server.connection.collection('login_attempts');
    const [attempt] = await attempts.find({ userId: user.userId }).toArray();
    expect(attempt?.['counters']).toContain('subscribers from 127.0.0.1');
  });

  it('and nobody else’s', async () => {
    const other = await server.givenAccount();
    const browser = await server.signInAs(other);
    (await admin.send(deleteUser, { params: { id: user.userId } })).payload();
    expect(await knownOfUser(other)).toEqual(hashes(browser));
    expect(await knownOf('admin:ana')).toContain(sha256(deviceOf(admin)));
  });
});

it('an administrator’s sign-in is refused a known device of a subscriber', async () => {
  const browser = await server.signInAs(await server.givenAccount());
  for (let count = 0; count < 5; count += 1) {
    const guess = { body: { password: 'not it' }, remoteAddress: '203.0.113.77' };
    await browser.send(adminLogin, guess);
  }
  const right = { body: { password: TEST_SECRETS.adminPassword }, remoteAddress: '203.0.113.77' };
  expect((await browser.send(adminLogin, right)).code).toBe('sessions/locked');
});
