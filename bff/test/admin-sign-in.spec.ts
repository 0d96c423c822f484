import { adminLogin, adminLogout, getAdminSession } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import { PasswordHasherService } from '../src/platform/security/password-hasher.service';
import { shareServer } from './support/baseline';
import { createTestServer, sha256, TEST_SECRETS, type TestServer } from './support/test-server';

/** A password whose check ends when it is released, not when a machine gets to it. */
const mockHeld = 'held';
let release = (): void => undefined;
const mockReleased = new Promise<void>((done) => (release = done));

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const verify: typeof argon2.verify = async (stored, password) => {
    if (password === mockHeld) await mockReleased;
    return argon2.verify(stored, password);
  };
  return { ...argon2, verify };
});

describe('administrators', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  shareServer(() => server);
  let pausesBefore: number;
  beforeEach(() => {
    pausesBefore = server.pauses.length;
  });

  /** What the test has made callers wait, in ms. */
  const pauses = () => server.pauses.slice(pausesBefore);
  const signIn = (password: string, remoteAddress = '192.0.2.1', headers = {}) =>
    server.client().send(adminLogin, { body: { password }, remoteAddress, headers });

  it('are known by their own passwords', async () => {
    expect((await signIn(TEST_SECRETS.adminPassword)).payload()).toMatchObject({
      authenticated: true,
      actor: 'ana',
    });
    expect((await signIn(TEST_SECRETS.otherAdminPassword)).payload().actor).toBe('ben');
  });

  it('see the specified text when the password is wrong', async () => {
    const answer = await signIn('not it');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      success: false,
      message: 'Incorrect password. Please try again.',
    });
    expect(answer.cookies).toHaveLength(0);
  });

  it('have five failures in 15 minutes per address, then even the right password waits', async () => {
    for (let count = 0; count < 5; count += 1) expect((await signIn('not it')).status).toBe(401);
    const locked = await signIn(TEST_SECRETS.adminPassword);
    expect([locked.status, locked.code]).toEqual([429, 'sessions/locked']);
    expect(locked.headers['retry-after']).toBe('900');
    expect((await signIn(TEST_SECRETS.adminPassword, '192.0.2.2')).status).toBe(200);
    server.clock.advance(15 * MINUTE_MS);
    expect((await signIn(TEST_SECRETS.adminPassword)).status).toBe(200);
  });

  it('cannot pass the limit by trying at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('not it')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('a made-up forwarded address does not make a new client', async () => {
    for (let count = 0; count < 5; count += 1) {
      await signIn('not it', '192.0.2.3', { 'x-forwarded-for': `198.51.100.${count}` });
    }
    const answer = await signIn('not it', '192.0.2.3', { 'x-forwarded-for': '198.51.100.99' });
    expect(answer.code).toBe('sessions/locked');
  });

  it('twenty failures in an hour from anywhere slow strangers and stop nobody', async () => {
    const home = await server.signInAsAdmin();
    for (let count = 0; count < 20; count += 1) await signIn('not it', `203.0.113.${count}`);
    expect(pauses()).toEqual([]);
    const before = server.log.length;
    expect((await signIn('not it', '203.0.113.20')).status).toBe(401);
    expect((await signIn(TEST_SECRETS.adminPassword, '203.0.113.200')).status).toBe(200);
    expect(pauses()).toEqual([250, 500]);
    const events = server.log
      .slice(before)
      .filter(({ event }) => event === 'authn_guessing_admins');
    expect(events).toMatchObject([
      { level: 'warn', failures: 21, delayMs: 250, address: '203.0.113.20' },
      { level: 'warn', failures: 22, delayMs: 500, address: '203.0.113.200' },
    ]);
    // A device and an address from which an administrator signed in have nothing to wait for.
    const body = { password: TEST_SECRETS.otherAdminPassword };
    const device = { body, remoteAddress: '203.0.113.201' };
    expect((await home.send(adminLogin, device)).status).toBe(200);
    expect((await signIn(TEST_SECRETS.adminPassword, '127.0.0.1')).status).toBe(200);
    expect(pauses()).toHaveLength(2);
    server.clock.advance(60 * MINUTE_MS);
    expect((await signIn('not it', '203.0.113.202')).status).toBe(401);
    expect(pauses()).toHaveLength(2);
  });

  it('are slowed by five seconds at most', async () => {
    for (let count = 0; count < 45; count += 1) await signIn('not it', `203.0.113.${count}`);
    expect(Math.max(...pauses())).toBe(5_000);
    expect((await signIn(TEST_SECRETS.adminPassword, '203.0.113.200')).status).toBe(200);
  });

  it('right passwords are never counted', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect((await signIn(TEST_SECRETS.adminPassword)).status).toBe(200);
    }
  });

  it('right passwords at the same time all get in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn(TEST_SECRETS.adminPassword)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
  });

  it('a try that was never checked is no failure', async () => {
    const passwords = server.app.get(PasswordHasherService);
    const home = await server.signInAsAdmin();
    // Three at work and fifty behind them: there is no room for another stranger.
    const stored = await passwords.hash(mockHeld);
    const busy = Array.from({ length: 53 }, () => passwords.verify(stored, mockHeld));
    for (let count = 0; count < 6; count += 1) {
      expect((await signIn(TEST_SECRETS.adminPassword)).code).toBe('request/too-many');
    }
    // Who signed in with this browser before has a share of the hashing that strangers cannot fill.
    const body = { password: TEST_SECRETS.otherAdminPassword };
    const remoteAddress = '192.0.2.9';
    expect((await home.send(adminLogin, { body, remoteAddress })).status).toBe(200);
    release();
    await Promise.all(busy);
    expect((await signIn(TEST_SECRETS.adminPassword)).status).toBe(200);
  });

  it('sessions end after 30 minutes without use and 12 hours in all', async () => {
    const browser = await server.signInAsAdmin();
    const isIn = async () => (await browser.send(getAdminSession)).payload().authenticated;
    server.clock.advance(30 * MINUTE_MS - 1);
    expect(await isIn()).toBe(true);
    server.clock.advance(30 * MINUTE_MS);
    expect(await isIn()).toBe(false);

    const busy = await server.signInAsAdmin();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      server.clock.advance(20 * MINUTE_MS);
      expect((await busy.send(getAdminSession)).payload().authenticated).toBe(true);
    }
    server.clock.advance(20 * MINUTE_MS);
    expect((await busy.send(getAdminSession)).payload().authenticated).toBe(false);
  });

  it('are out on the server after logout, and at once after a new secret', async () => {
    const left = await server.signInAsAdmin();
    const cookie = left.cookies.get('portal_admin') ?? '';
    await left.send(adminLogout);
    const copy = server.client();
    copy.cookies.set('portal_admin', cookie);
    expect((await copy.send(getAdminSession)).payload().authenticated).toBe(false);

    const stayed = await server.signInAsAdmin();
    const rotated = await server.another();
    // The same password has another hash there, as after a rotation.
    const elsewhere = rotated.client();
    elsewhere.cookies.set('portal_admin', stayed.cookies.get('portal_admin') ?? '');
    expect((await elsewhere.send(getAdminSession)).payload().authenticated).toBe(false);
    expect((await stayed.send(getAdminSession)).payload().actor).toBe('ana');
  });

  it('without any configured administrator nobody gets in', async () => {
    const closed = await server.another({ ADMINS: '', BOT_KEYS: `bot-one=${sha256('x')}` });
    const answer = await closed.client().send(adminLogin, {
      body: { password: 'no account has this password' },
    });
    expect(answer.code).toBe('sessions/wrong-admin-password');
  });
});
