import {
  getSession,
  loginWithPassword,
  loginWithTelegram,
  setPassword,
  type UserView,
} from '@portal/contracts';
import { DAY_MS, MAX_CONSECUTIVE_FAILURES, MINUTE_MS } from '@portal/rules';
import { DomainError } from '../src/platform/errors/domain-error';
import { PasswordHasherService } from '../src/platform/security/password-hasher.service';
import { TELEGRAM_ENV, telegramPayload } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

const UNKNOWN_ID = 987_654_321;
const HERE = '192.0.2.1';
const THERE = '192.0.2.2';

let server: TestServer;
let elsewhere: TestServer;

beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  elsewhere = await server.another(TELEGRAM_ENV);
});
afterAll(() => server.stop());
// All tests come from the same few addresses.
beforeEach(async () => {
  await server.connection.collection('login_attempts').deleteMany({});
  await server.connection.collection('password_failures').deleteMany({});
  await server.connection.collection('known_devices').deleteMany({});
});

interface Try {
  readonly address?: string;
  readonly at?: TestServer;
  readonly headers?: Record<string, string>;
}

async function signIn(userId: number, password: string, how: Try = {}) {
  const { address = HERE, at = server, headers } = how;
  const body = { userId, password };
  return at.client().send(loginWithPassword, { body, remoteAddress: address, headers });
}

async function fail(userId: number, times: number, how: Try = {}): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expect((await signIn(userId, 'not the password', how)).status).toBe(401);
  }
}

const secondsToWait = async (answer: ReturnType<typeof signIn>) =>
  Number((await answer).headers['retry-after']);

describe('a sign-in by password', () => {
  it('is locked for a minute by five failures, even with the right password', async () => {
    const user = await server.givenAccount();
    await fail(user.userId, 5);
    const locked = await signIn(user.userId, user.password);
    expect([locked.status, locked.body]).toEqual([
      429,
      expect.objectContaining({
        code: 'sessions/locked',
        message: 'Too many failed sign-ins. Please try again later.',
      }),
    ]);
    expect(locked.headers['retry-after']).toBe('60');
    server.clock.advance(MINUTE_MS - 1);
    expect(await secondsToWait(signIn(user.userId, user.password))).toBe(1);
    server.clock.advance(1);
    expect((await signIn(user.userId, user.password)).status).toBe(200);
  });

  it('is locked twice as long after every further failure, up to 15 minutes', async () => {
    const { userId } = await server.givenAccount();
    await fail(userId, 5);
    const minutes: number[] = [];
    for (let lock = 0; lock < 6; lock += 1) {
      const seconds = await secondsToWait(signIn(userId, 'not the password'));
      minutes.push(seconds / 60);
      server.clock.advance(seconds * 1_000);
      await fail(userId, 1);
    }
    expect(minutes).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('is not locked by tries while it is locked', async () => {
    const user = await server.givenAccount();
    await fail(user.userId, 5);
    for (let count = 0; count < 20; count += 1) {
      expect((await signIn(user.userId, 'x')).status).toBe(429);
    }
    server.clock.advance(MINUTE_MS);
    expect((await signIn(user.userId, user.password)).status).toBe(200);
  });

  it('is locked for this account and this address only', async () => {
    const [user, other] = [await server.givenAccount(), await server.givenAccount()];
    await fail(user.userId, 5);
    expect((await signIn(user.userId, user.password, { address: THERE })).status).toBe(200);
    expect((await signIn(other.userId, other.password)).status).toBe(200);
    // The owner's success elsewhere does not open it again for whoever guesses here.
    expect((await signIn(user.userId, user.password)).status).toBe(429);
  });

  it('that succeeds begins the count anew', async () => {
    const user = await server.givenAccount();
    for (let round = 0; round < 4; round += 1) {
      await fail(user.userId, 4);
      expect((await signIn(user.userId, user.password)).status).toBe(200);
    }
  });

  it('is locked on every instance and after a restart', async () => {
    const user = await server.givenAccount();
    await fail(user.userId, 3);
    await fail(user.userId, 2, { at: elsewhere });
    const restarted = await server.another(TELEGRAM_ENV);
    for (const at of [server, elsewhere, restarted]) {
      expect((await signIn(user.userId, user.password, { at })).status).toBe(429);
    }
  });

  it('cannot pass the limit by trying at the same time at two instances', async () => {
    const { userId } = await server.givenAccount();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        signIn(userId, 'not the password', { at: place % 2 ? elsewhere : server }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('with the right password gets in as often as one likes, also at the same time', async () => {
    const user = await server.givenAccount();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn(user.userId, user.password)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
  });

  it('that was never checked is no failure', async () => {
    const user = await server.givenAccount();
    const passwords = server.app.get(PasswordHasherService);
    const verify = passwords.verify.bind(passwords);
    // As when too many others wait; with a gate that is really full: administrators' own test.
    passwords.verify = () => Promise.reject(new DomainError('request/too-many'));
    for (let count = 0; count < 6; count += 1) {
      expect((await signIn(user.userId, user.password)).code).toBe('request/too-many');
    }
    passwords.verify = verify;
    await fail(user.userId, 4);
    expect((await signIn(user.userId, user.password)).status).toBe(200);
  });

  it('is locked alike for an account that does not exist', async () => {
    const { userId } = await server.givenAccount();
    const withoutPassword = await server.givenAccount({ password: null });
    const reported = [];
    for (const id of [userId, UNKNOWN_ID, withoutPassword.userId]) {
      const answers = [];
      for (let count = 0; count < 7; count += 1) {
        const { status, body, headers } = await signIn(id, 'not the password');
        answers.push([status, headers['retry-after'], { ...body, requestId: '' }]);
      }
      reported.push(JSON.stringify(answers));
    }
    expect(new Set(reported).size).toBe(1);
  });

  it('with made-up forwarded addresses comes from one client', async () => {
    const user = await server.givenAccount();
    const answers = [];
    for (let count = 0; count < 100; count += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${count}` };
      answers.push(await signIn(user.userId, 'not the password', { headers }));
    }
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('is distinguished by forwarded addresses only behind a configured proxy', async () => {
    const proxied = await server.another({ ...TELEGRAM_ENV, TRUSTED_PROXIES: '192.0.2.1' });
    const user = await server.givenAccount();
    const from = (address: string) => ({
      at: proxied,
      headers: { 'x-forwarded-for': address },
    });
    await fail(user.userId, 5, from('198.51.100.1'));
    expect((await signIn(user.userId, 'x', from('198.51.100.1'))).status).toBe(429);
    expect((await signIn(user.userId, user.password, from('198.51.100.2'))).status).toBe(200);
  });

  it('is stopped for an address that fails 50 times on many accounts in 15 minutes', async () => {
    const user = await server.givenAccount();
    for (let count = 0; count < 50; count += 1) await fail(UNKNOWN_ID + count, 1);
    const stopped = await signIn(user.userId, user.password);
    expect([stopped.code, stopped.headers['retry-after']]).toEqual(['sessions/locked', '900']);
    expect((await signIn(user.userId, user.password, { address: THERE })).status).toBe(200);
    server.clock.advance(15 * MINUTE_MS);
    expect((await signIn(user.userId, user.password)).status).toBe(200);
  });

  it('is slowed for strangers after 1,000 failures in 15 minutes, and never stopped', async () => {
    const user = await server.givenAccount();
    const home = await server.signInAs(user);
    const attempts = Array.from({ length: 1_499 }, (_, place) => ({
      counters: ['subscribers', `subscribers from 203.0.113.${place % 250}`],
      userId: UNKNOWN_ID + place,
      at: server.clock.now(),
      expiresAt: new Date(server.clock.now().getTime() + DAY_MS),
    }));
    await server.connection.collection('login_attempts').insertMany(attempts);
    const [before, lines] = [server.pauses.length, server.log.length];
    expect((await signIn(user.userId, user.password)).status).toBe(200);
    // Half way from the limit to twice the limit.
    expect(server.pauses.slice(before)).toEqual([2_500]);
    expect(server.log.slice(lines)).toContainEqual(
      expect.objectContaining({
        ...{ event: 'authn_guessing_subscribers', level: 'warn', address: HERE },
        ...{ failures: 1_500, delayMs: 2_500 },
      }),
    );
    // Who signed in lately with this browser or from this address has nothing to wait for.
    const body = { userId: user.userId, password: user.password };
    expect((await home.send(loginWithPassword, { body, remoteAddress: THERE })).status).toBe(200);
    expect((await signIn(user.userId, user.password)).status).toBe(200);
    // Failures of subscribers slow no administrator.
    expect((await server.signInAsAdmin()).cookies.has('portal_admin')).toBe(true);
    server.clock.advance(15 * MINUTE_MS);
    const other = await server.givenAccount();
    expect((await signIn(other.userId, other.password)).status).toBe(200);
    expect(server.pauses).toHaveLength(before + 1);
  });

  it('is slowed for strangers after 50 failures in a row, from however many addresses in however many days', async () => {
    const user = await server.givenAccount();
    const before = server.pauses.length;
    for (let place = 0; place < MAX_CONSECUTIVE_FAILURES; place += 1) {
      await fail(user.userId, 1, { address: `203.0.113.${place}` });
      server.clock.advance(DAY_MS);
    }
    expect(server.pauses).toHaveLength(before);
    const lines = server.log.length;
    await fail(user.userId, 60, { address: '203.0.113.200' }).catch(() => undefined);
    const delays = server.pauses.slice(before);
    expect(delays.slice(0, 3)).toEqual([100, 200, 300]);
    expect(Math.max(...delays)).toBeLessThanOrEqual(5_000);
    expect(server.log.slice(lines)).toContainEqual(
      expect.objectContaining({ event: 'authn_guessing_account', userId: user.userId }),
    );
    expect((await signIn(user.userId, user.password, { address: THERE })).status).toBe(200);
    // Which begins the count anew, as Telegram and a new password do.
    const { length } = server.pauses;
    await fail(user.userId, 1, { address: '203.0.113.201' });
    expect(server.pauses).toHaveLength(length);
  });

  it('may be locked: Telegram works, and a new password opens it', async () => {
    const user = await server.givenAccount();
    await fail(user.userId, 5);
    const browser = server.client();
    const telegram = await browser.send(loginWithTelegram, {
      body: telegramPayload(server.clock, { id: user.userId }),
      remoteAddress: THERE,
    });
    expect(telegram.status).toBe(200);
    expect((await signIn(user.userId, user.password)).status).toBe(429);
    const body = { userId: user.userId, password: 'rain on tin roofs' };
    expect((await browser.send(setPassword, { body })).status).toBe(200);
    expect((await signIn(user.userId, 'rain on tin roofs')).status).toBe(200);
  });

  it('that is locked is an event of its own, without the password', async () => {
    const { userId } = await server.givenAccount();
    await fail(userId, 5);
    const before = server.log.length;
    await signIn(userId, 'a canary password');
    const lines = server.log.slice(before);
    expect(lines.filter(({ event }) => event === 'authn_login_lock')).toEqual([
      expect.objectContaining({ level: 'warn', userId, address: HERE }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('canary');
  });

  it('leaves those who are in alone', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    await fail(user.userId, 5);
    const { user: seen }: { user: UserView | null } = (await browser.send(getSession)).payload();
    expect(seen?.userId).toBe(user.userId);
  });
});
