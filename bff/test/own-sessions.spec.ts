import {
  endOtherSessions,
  getOwnLoginHistory,
  getOwnSessions,
  getSession,
  loginWithPassword,
  loginWithTelegram,
  logout,
  OWN_LOGIN_HISTORY_LIMIT,
} from '@portal/contracts';
import { calendarDay, DAY_MS, MINUTE_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { DayCountersService } from '../src/domain/day-counters/day-counters.service';
import { TELEGRAM_ENV, telegramPayload } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let server: TestServer;
let elsewhere: TestServer;

beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  elsewhere = await server.another(TELEGRAM_ENV);
});
afterAll(() => server.stop());

type User = Awaited<ReturnType<TestServer['givenAccount']>>;

async function signInWith(userAgent: string, user: User): Promise<TestClient> {
  const browser = server.client({ 'user-agent': userAgent });
  const body = { userId: user.userId, password: user.password };
  (await browser.send(loginWithPassword, { body, remoteAddress: '192.0.2.7' })).payload();
  return browser;
}
const isIn = async (browser: TestClient) =>
  (await browser.send(getSession)).payload().user !== null;
const sessionsOf = async (browser: TestClient, { userId }: User) =>
  (await browser.send(getOwnSessions, { params: { id: userId } })).payload().sessions;
const loginsOf = async (browser: TestClient, { userId }: User) =>
  (await browser.send(getOwnLoginHistory, { params: { id: userId } })).payload().logins;

describe('the own sessions', () => {
  it('are listed with their devices, this one first, then the one used last', async () => {
    const user = await server.givenAccount();
    const start = server.clock.now();
    const phone = await signInWith(PHONE, user);
    server.clock.advance(MINUTE_MS);
    await signInWith(DESKTOP, user);
    server.clock.advance(MINUTE_MS);
    const odd = await signInWith('', user);
    const minute = (count: number) => new Date(start.getTime() + count * MINUTE_MS).toISOString();
    expect(await sessionsOf(phone, user)).toEqual([
      {
        method: 'password',
        device: 'Chrome on Android',
        signedInAt: minute(0),
        lastSeenAt: minute(2),
        isCurrent: true,
      },
      {
        method: 'password',
        device: null,
        signedInAt: minute(2),
        lastSeenAt: minute(2),
        isCurrent: false,
      },
      {
        method: 'password',
        device: 'Firefox on Linux',
        signedInAt: minute(1),
        lastSeenAt: minute(1),
        isCurrent: false,
      },
    ]);
    const current = (await sessionsOf(odd, user)).filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ device }) => device)).toEqual([null]);
  });

  it('hold neither ended ones nor other users’', async () => {
    const [user, other] = [await server.givenAccount(), await server.givenAccount()];
    await signInWith(DESKTOP, user);
    server.clock.advance(8 * DAY_MS);
    const left = await signInWith(DESKTOP, user);
    await left.send(logout);
    await signInWith(DESKTOP, other);
    expect(await sessionsOf(await signInWith(PHONE, user), user)).toHaveLength(1);
  });

  it('never show what a session is known by', async () => {
    const user = await server.givenAccount();
    const browser = await signInWith(PHONE, user);
    const stored = await server.connection.collection('sessions').findOne({ userId: user.userId });
    const text = JSON.stringify(await sessionsOf(browser, user));
    expect(text).not.toContain(browser.cookies.get('portal_session'));
    expect(text).not.toContain(String(stored?._id));
  });

  it('all but this one end by "sign out everywhere else", at once and on every instance', async () => {
    const [user, other] = [await server.givenAccount(), await server.givenAccount()];
    const [mine, phone, desktop] = [
      await signInWith(DESKTOP, user),
      await signInWith(PHONE, user),
      await signInWith(DESKTOP, user),
    ];
    const stranger = await signInWith(PHONE, other);
    const copy = elsewhere.client();
    copy.cookies.set('portal_session', phone.cookies.get('portal_session') ?? '');
    expect(await isIn(copy)).toBe(true);
    const params = { id: user.userId };
    expect((await mine.send(endOtherSessions, { params })).payload()).toMatchObject({ ended: 2 });
    const states = [];
    for (const browser of [mine, phone, desktop, copy, stranger]) states.push(await isIn(browser));
    expect(states).toEqual([true, false, false, false, true]);
    expect((await mine.send(endOtherSessions, { params })).payload()).toMatchObject({ ended: 0 });
  });

  it('are for nobody else, not even an administrator', async () => {
    const user = await server.givenAccount();
    const admin = await server.signInAsAdmin();
    const params = { id: user.userId };
    expect((await admin.send(getOwnSessions, { params })).status).toBe(403);
    expect((await admin.send(endOtherSessions, { params })).status).toBe(403);
    expect((await admin.send(getOwnLoginHistory, { params })).status).toBe(403);
  });
});

describe('revocation', () => {
  it('a freeze ends every session at the very next request, on every instance', async () => {
    const user = await server.givenAccount();
    const [one, other] = [await server.signInAs(user), await server.signInAs(user)];
    const copy = elsewhere.client();
    copy.cookies.set('portal_session', one.cookies.get('portal_session') ?? '');
    expect(await isIn(copy)).toBe(true);
    const accounts = server.app.get(AccountsService, { strict: false });
    await accounts.setFrozen(user.userId, true);
    expect([await isIn(one), await isIn(other), await isIn(copy)]).toEqual([false, false, false]);
    await accounts.setFrozen(user.userId, false);
    expect([await isIn(one), await isIn(copy)]).toEqual([false, false]);
    expect(await isIn(await server.signInAs(user))).toBe(true);
  });

  it('a password set by an administrator ends every session, on every instance', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const copy = elsewhere.client();
    copy.cookies.set('portal_session', browser.cookies.get('portal_session') ?? '');
    const accounts = elsewhere.app.get(AccountsService, { strict: false });
    const prepared = await accounts.preparePassword(user.userId, 'rain on tin roofs');
    await accounts.setPassword(user.userId, prepared);
    expect([await isIn(browser), await isIn(copy)]).toEqual([false, false]);
  });

  it('logout clears the browser’s cache, not its storage', async () => {
    const browser = await server.signInAs(await server.givenAccount());
    const answer = await browser.send(logout);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the own sign-in history', () => {
  it('tells when, how, from where and with what, newest first', async () => {
    const user = await server.givenAccount({ name: 'Mina' });
    const first = server.clock.now().toISOString();
    const browser = await signInWith(PHONE, user);
    server.clock.advance(MINUTE_MS);
    const body = telegramPayload(server.clock, { id: user.userId });
    const desktop = server.client({ 'user-agent': DESKTOP });
    await desktop.send(loginWithTelegram, { body, remoteAddress: '192.0.2.8' });
    const _id = expect.stringMatching(/^[0-9a-f]{24}$/) as string;
    expect(await loginsOf(browser, user)).toEqual([
      {
        _id,
        at: server.clock.now().toISOString(),
        method: 'telegram',
        device: 'Firefox on Linux',
        address: '192.0.2.8',
      },
      { _id, at: first, method: 'password', device: 'Chrome on Android', address: '192.0.2.7' },
    ]);
    const stored = await server.connection
      .collection('login_history')
      .findOne({ userId: user.userId, method: 'password' });
    expect(stored).toMatchObject({ name: 'Mina', userAgent: PHONE });
  });

  it('holds the latest twenty, and neither failures nor other users’', async () => {
    const [user, other] = [await server.givenAccount(), await server.givenAccount()];
    await server.client().send(loginWithPassword, { body: { ...user, password: 'wrong one' } });
    await signInWith(PHONE, other);
    for (let count = 0; count < OWN_LOGIN_HISTORY_LIMIT + 1; count += 1) {
      server.clock.advance(1);
      await signInWith(DESKTOP, user);
    }
    const logins = await loginsOf(await server.signInAs(other), other);
    expect(logins).toHaveLength(2);
    server.clock.advance(1);
    const own = await loginsOf(await signInWith(PHONE, user), user);
    expect(own).toHaveLength(OWN_LOGIN_HISTORY_LIMIT);
    expect(own[0]?.device).toBe('Chrome on Android');
  });

  it('expires after 60 days', async () => {
    const indexes = await server.connection.collection('login_history').listIndexes().toArray();
    expect(indexes.find(({ key }) => JSON.stringify(key) === '{"at":1}')).toMatchObject({
      expireAfterSeconds: 60 * 86_400,
    });
  });

  it('keeps a cut of an endless User-Agent', async () => {
    const user = await server.givenAccount();
    await signInWith(`Mozilla/5.0 ${'x'.repeat(5_000)}`, user);
    const stored = await server.connection
      .collection('login_history')
      .findOne({ userId: user.userId });
    expect(String(stored?.['userAgent'])).toHaveLength(512);
  });

  it('is counted for its day, also when many sign in at once on two instances', async () => {
    server.clock.advance(DAY_MS);
    const users: User[] = [];
    for (let count = 0; count < 10; count += 1) users.push(await server.givenAccount());
    await Promise.all(users.map((user, place) => (place % 2 ? elsewhere : server).signInAs(user)));
    const today = calendarDay(server.clock.now(), 'Asia/Dhaka');
    const counters = server.app.get(DayCountersService, { strict: false });
    expect(await counters.read({ from: today, to: today }, 'activity')).toEqual([
      { day: today, key: ['login'], count: 10, amount: 0 },
    ]);
  });
});
