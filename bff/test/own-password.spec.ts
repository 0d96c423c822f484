import {
  getAdminSession,
  getOverallStats,
  getSession,
  loginWithPassword,
  loginWithTelegram,
  setPassword,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { MINUTE_MS } from '@portal/rules';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { PasswordHasherService } from '../src/platform/security/password-hasher.service';
import { newTelegramId, TELEGRAM_ENV, telegramPayload } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

const NEW = 'rain on tin roofs';

let server: TestServer;
let elsewhere: TestServer;

beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  elsewhere = await server.another(TELEGRAM_ENV);
});
afterAll(() => server.stop());

const set = (browser: TestClient, userId: number, password: string) =>
  browser.send(setPassword, { body: { userId, password } });
const signIn = (userId: number, password: string) =>
  server.client().send(loginWithPassword, { body: { userId, password } });
const isIn = async (browser: TestClient) =>
  (await browser.send(getSession)).payload().user !== null;
const cookieOf = (browser: TestClient) => browser.cookies.get('portal_session') ?? '';

/** A browser that holds the same cookie at another instance, or a copy of it at this one. */
function copyOf(browser: TestClient, at = server): TestClient {
  const copy = at.client();
  copy.cookies.set('portal_session', cookieOf(browser));
  return copy;
}

describe('setting a password of one’s own', () => {
  it('after the first sign-in by Telegram opens the way by password', async () => {
    const id = newTelegramId();
    const browser = server.client();
    await browser.send(loginWithTelegram, { body: telegramPayload(server.clock, { id }) });
    expect((await set(browser, id, NEW)).body).toMatchObject({ success: true });
    expect((await signIn(id, NEW)).status).toBe(200);
    const again = await server
      .client()
      .send(loginWithTelegram, { body: telegramPayload(server.clock, { id, n: 2 }) });
    expect(again.payload().action).toBeNull();
  });

  it('replaces the old one', async () => {
    const user = await server.givenAccount();
    await set(await server.signInAs(user), user.userId, NEW);
    expect((await signIn(user.userId, user.password)).status).toBe(401);
    expect((await signIn(user.userId, NEW)).status).toBe(200);
  });

  it('ends all other sessions at once on every instance; this browser stays in with a new id', async () => {
    const user = await server.givenAccount();
    const [mine, other] = [await server.signInAs(user), await server.signInAs(user)];
    const before = copyOf(mine);
    const others = [other, copyOf(other, elsewhere), before, copyOf(mine, elsewhere)];
    for (const browser of others) expect(await isIn(browser)).toBe(true);
    const old = cookieOf(mine);
    expect((await set(mine, user.userId, NEW)).status).toBe(200);
    expect(cookieOf(mine)).not.toBe(old);
    for (const browser of others) expect(await isIn(browser)).toBe(false);
    expect([await isIn(mine), await isIn(copyOf(mine, elsewhere))]).toEqual([true, true]);
  });

  it('is possible for ten minutes after signing in, and a new password does not prolong them', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    server.clock.advance(10 * MINUTE_MS);
    expect((await set(browser, user.userId, NEW)).status).toBe(200);
    server.clock.advance(1);
    const late = await set(browser, user.userId, 'another good one');
    expect([late.status, late.body]).toEqual([
      403,
      expect.objectContaining({
        code: 'sessions/too-old',
        message: 'Please sign in again to set a password. Your sign-in is older than 10 minutes.',
      }),
    ]);
    expect((await signIn(user.userId, NEW)).status).toBe(200);
  });

  it('is not opened by the flags of the browser’s storage, whoever sets them by hand', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    server.clock.advance(11 * MINUTE_MS);
    browser.cookies.set('isAdminAuthenticated', 'true');
    browser.cookies.set('passwordResetIntent', 'true');
    const flags = { isAdminAuthenticated: true, passwordResetIntent: true };
    const body = { userId: user.userId, password: NEW, ...flags };
    expect((await browser.send(setPassword, { body })).code).toBe('sessions/too-old');
    expect((await browser.send(getOverallStats)).status).toBe(403);
    expect((await browser.send(getAdminSession)).payload().authenticated).toBe(false);
  });

  it('does not make the session older or younger: it still ends 30 days after the sign-in', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    server.clock.advance(9 * MINUTE_MS);
    const answer = await set(browser, user.userId, NEW);
    const left = (answer.cookies[0]?.expires?.getTime() ?? 0) - server.clock.now().getTime();
    // Cookies know no milliseconds.
    expect(Math.ceil(left / MINUTE_MS)).toBe(30 * 24 * 60 - 9);
  });

  it('is for oneself only; other ids look alike whether they exist or not', async () => {
    const [caller, other] = [await server.givenAccount(), await server.givenAccount()];
    const browser = await server.signInAs(caller);
    const answers = [
      await set(browser, other.userId, NEW),
      await set(browser, 88_888_888, NEW),
      await set(browser, other.userId, 'x'),
    ];
    for (const { status, code } of answers) {
      expect([status, code]).toEqual([403, 'sessions/forbidden']);
    }
    expect((await signIn(other.userId, other.password)).status).toBe(200);
  });

  it('needs a session', async () => {
    const { userId } = await server.givenAccount();
    expect((await set(server.client(), userId, NEW)).status).toBe(401);
    const admin = await server.signInAsAdmin();
    expect((await set(admin, userId, NEW)).status).toBe(403);
  });

  it('refuses a short one with the specified text, in characters as people count them', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    for (const short of ['', '12345', '😀😀😀😀😀']) {
      expect((await set(browser, user.userId, short)).body).toMatchObject({
        code: 'sessions/password-too-short',
        message: 'Password must be at least 6 characters long.',
      });
    }
    expect((await set(browser, user.userId, '😀🚲🌧🎲🍋🛶')).status).toBe(200);
  });

  it.each([
    '123456',
    'Password',
    'iloveyou',
    'dhara1',
    'Portal_Bot',
    '654321',
    'bkash123',
    '      ',
  ])('refuses one that everybody tries: %p', async (common) => {
    const user = await server.givenAccount();
    const answer = await set(await server.signInAs(user), user.userId, common);
    expect([answer.status, answer.code]).toEqual([422, 'sessions/password-too-common']);
  });

  it('refuses the own id as a password', async () => {
    const user = await server.givenAccount({ userId: newTelegramId() });
    const answer = await set(await server.signInAs(user), user.userId, `${user.userId}!`);
    expect(answer.code).toBe('sessions/password-too-common');
  });

  it('refuses the own name and mailbox as a password', async () => {
    const facts = { name: 'Rahima Sultana', email: 'lantern.river@example.org' };
    const user = await server.givenAccount(facts);
    const browser = await server.signInAs(user);
    for (const own of ['rahima88', 'Rahima@1988', 'lanternriver', 'Lantern.River1']) {
      const answer = await set(browser, user.userId, own);
      expect([own, answer.code]).toEqual([own, 'sessions/password-too-common']);
    }
  });

  it('takes a long one byte for byte, and refuses more than 1,024 bytes before hashing', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const hasher = server.app.get(PasswordHasherService);
    const longest = `  rain on tin roofs ${'আ'.repeat(334)}`;
    expect(Buffer.byteLength(longest)).toBe(1_022);
    expect((await set(browser, user.userId, `${longest}abc`)).code).toBe('request/invalid');
    expect((await set(browser, user.userId, 'x'.repeat(1_025))).code).toBe('request/invalid');
    await expect(hasher.hash(`${longest}abc`)).rejects.toMatchObject({ code: 'request/invalid' });
    expect((await set(browser, user.userId, longest)).status).toBe(200);
    expect((await signIn(user.userId, longest.trim())).status).toBe(401);
    expect((await signIn(user.userId, `${longest.slice(0, -1)}ই`)).status).toBe(401);
    expect((await signIn(user.userId, longest)).status).toBe(200);
  });

  it('a sign-in by the old password that was on its way does not get in', async () => {
    const user = await server.givenAccount();
    const accounts = server.app.get(AccountsService, { strict: false });
    const verifyPassword = accounts.verifyPassword.bind(accounts);
    accounts.verifyPassword = async (userId, password) => {
      const verified = await verifyPassword(userId, password);
      await accounts.setPassword(userId, await accounts.preparePassword(userId, NEW));
      return verified;
    };
    const late = await signIn(user.userId, user.password);
    accounts.verifyPassword = verifyPassword;
    expect([late.status, late.cookies.length]).toEqual([401, 0]);
    const sessions = server.connection.collection('sessions');
    expect(await sessions.countDocuments({ userId: user.userId })).toBe(0);
  });

  it('is one event of the log for each outcome, without the password', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const before = server.log.length;
    await set(browser, user.userId, 'short');
    await set(browser, user.userId, 'a canary password');
    const lines = server.log.slice(before);
    const events = lines
      .map(({ event }) => event)
      .filter((event) => String(event).startsWith('authn'));
    expect(events).toEqual(['authn_password_change_fail', 'authn_password_change']);
    expect(JSON.stringify(lines)).not.toContain('canary');
  });
});
