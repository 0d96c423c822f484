import {
  endOtherSessions,
  getOwnLoginHistory,
  getOwnSessions,
  getSession,
  loginWithLink,
  loginWithTelegramApp,
  logout,
  makeSignInLink,
  setPassword,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { newTelegramId, OF_OUR_PAGE, TELEGRAM_ENV, telegramAppData } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  elsewhere = await server.another(TELEGRAM_ENV);
});
afterAll(() => server.stop());

/** A Mini App in which a new user is signed in. */
async function givenApp(id = newTelegramId()) {
  const app = server.client(OF_OUR_PAGE);
  await app.send(loginWithTelegramApp, {
    body: { initData: telegramAppData(server.clock, { id }) },
  });
  return { id, app };
}

const make = async (app: TestClient) => (await app.send(makeSignInLink)).payload();
const take = (token: string, browser = server.client()) =>
  browser.send(loginWithLink, { body: { token } });
const WRONG = [401, 'sessions/wrong-link', 0];
const resultOf = ({ status, code, cookies }: Awaited<ReturnType<typeof take>>) => [
  ...[status, code, cookies.length],
];
const whoIs = async (browser: TestClient) =>
  (await browser.send(getSession)).payload().user?.userId ?? null;

describe('a sign-in link of the Mini App', () => {
  it('signs the same account in in the browser outside, with its usual cookie', async () => {
    const { id, app } = await givenApp();
    const { token, expiresAt } = await make(app);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBe(60_000);
    const browser = server.client();
    const answer = await take(token, browser);
    expect(answer.payload().user.userId).toBe(id);
    expect(answer.cookies[0]).toMatchObject({ name: 'portal_session', sameSite: 'Lax' });
    expect([await whoIs(browser), await whoIs(app)]).toEqual([id, id]);
    const { sessions } = (await app.send(getOwnSessions, { params: { id } })).payload();
    expect(sessions.map(({ method }) => method)).toEqual(['telegram-app', 'telegram-app']);
    const { logins } = (await app.send(getOwnLoginHistory, { params: { id } })).payload();
    expect(logins).toHaveLength(2);
  });

  it('works once: not again, not on another instance, not after a restart', async () => {
    const { app } = await givenApp();
    const { token } = await make(app);
    expect((await take(token)).status).toBe(200);
    const restarted = await server.another(TELEGRAM_ENV);
    for (const instance of [server, elsewhere, restarted])
      expect(resultOf(await take(token, instance.client()))).toEqual(WRONG);
  });

  it('taken 20 times at once at two instances opens one session', async () => {
    const { id, app } = await givenApp();
    const { token } = await make(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        take(token, (place % 2 ? elsewhere : server).client()),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(19).fill(401),
    ]);
    const sessions = server.connection.collection('sessions');
    expect(await sessions.countDocuments({ userId: id })).toBe(2);
  });

  it('ends after 60 s, and with the next link of its session', async () => {
    const { app } = await givenApp();
    const first = await make(app);
    const second = await make(app);
    expect(resultOf(await take(first.token))).toEqual(WRONG);
    server.clock.advance(59_999);
    expect((await take(second.token)).status).toBe(200);
    const third = await make(app);
    server.clock.advance(60_000);
    expect(resultOf(await take(third.token))).toEqual(WRONG);
  });

  it('ends with the session that made it', async () => {
    const { app } = await givenApp();
    const { token } = await make(app);
    await app.send(logout);
    expect(resultOf(await take(token))).toEqual(WRONG);
    const { id, app: ended } = await givenApp();
    const other = await make(ended);
    const { app: newer } = await givenApp(id);
    await newer.send(endOtherSessions, { params: { id } });
    expect(resultOf(await take(other.token))).toEqual(WRONG);
  });

  it('signs nobody in whose account is frozen', async () => {
    const { id, app } = await givenApp();
    const { token } = await make(app);
    await server.connection
      .collection('users')
      .updateOne({ userId: id }, { $set: { isFrozen: true } });
    expect((await take(token)).code).toBe('accounts/frozen');
  });

  it('leaves a browser alone in which somebody else is signed in, and can be taken after it', async () => {
    const { id, app } = await givenApp();
    const { token } = await make(app);
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const answer = await take(token, browser);
    expect([answer.status, answer.code]).toEqual([409, 'sessions/other-account']);
    expect(await whoIs(browser)).toBe(user.userId);
    await browser.send(logout);
    expect((await take(token, browser)).status).toBe(200);
    expect(await whoIs(browser)).toBe(id);
  });

  it('replaces the session of the same account in the browser', async () => {
    const { id, app } = await givenApp();
    const browser = server.client();
    await take((await make(app)).token, browser);
    const before = browser.cookies.get('portal_session') ?? '';
    await take((await make(app)).token, browser);
    const thief = server.client();
    thief.cookies.set('portal_session', before);
    expect([await whoIs(browser), await whoIs(thief)]).toEqual([id, null]);
  });

  it('is no fresh proof: a password is set only soon after the sign-in in Telegram', async () => {
    const { id, app } = await givenApp();
    server.clock.advance(10 * 60_000 + 1);
    const browser = server.client();
    await take((await make(app)).token, browser);
    const body = { userId: id, password: 'rain on tin roofs' };
    expect((await browser.send(setPassword, { body })).code).toBe('sessions/too-old');
  });

  it('stands in no log line and no record', async () => {
    const before = server.log.length;
    const { app } = await givenApp();
    const { token } = await make(app);
    const answers = [await take(token), await take(token)];
    const collections = await server.connection.db?.collections();
    const records = await Promise.all((collections ?? []).map((one) => one.find().toArray()));
    const written = JSON.stringify([
      ...[server.log.slice(before), records],
      answers.map(({ text, headers }) => [text, headers]),
    ]);
    expect(written).not.toContain(token);
    const events = server.log
      .slice(before)
      .flatMap(({ event, method, code }) => (method === 'link' ? [[event, code]] : []));
    expect(events).toEqual([
      ['authn_login_success', undefined],
      ['authn_login_fail', 'sessions/wrong-link'],
    ]);
  });

  it.each(['', 'x', 'A'.repeat(43), '{"$ne":""}'])('that is %j signs nobody in', async (token) => {
    expect(resultOf(await take(token))).toEqual(WRONG);
  });
});
