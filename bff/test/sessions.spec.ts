import { getAdminSession, getSession, getUser, loginWithPassword, logout } from '@portal/contracts';
import { DAY_MS, MINUTE_MS } from '@portal/rules';
import { SessionsService } from '../src/domain/sessions/sessions.service';
import { createTestServer, productionEnvironment, type TestServer } from './support/test-server';

describe('sessions of subscribers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  it('sign-in answers the user, and the session only in a protected cookie', async () => {
    const { userId, password } = await server.givenAccount({ name: 'Mina' });
    const browser = server.client();
    const answer = await browser.send(loginWithPassword, { body: { userId, password } });
    expect(answer.status).toBe(200);
    expect(answer.payload().user).toMatchObject({ userId, name: 'Mina', daysRemaining: 30 });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.domain).toBeUndefined();
    expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32);
    expect(answer.text).not.toContain(cookie?.value);
    expect((await browser.send(getSession)).payload().user?.userId).toBe(userId);
  });

  it('in production the cookie is __Host- and Secure', async () => {
    const production = await server.another(await productionEnvironment());
    const { userId, password } = await server.givenAccount();
    const answer = await production
      .client()
      .send(loginWithPassword, { body: { userId, password } });
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-portal_session', secure: true });
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('only the hash of the cookie is stored', async () => {
    const browser = await server.signInAs(await server.givenAccount());
    const cookie = browser.cookies.get('portal_session') ?? '';
    const stored = await server.connection.collection('sessions').find().toArray();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(cookie);
  });

  it('every sign-in makes a new id and ends the old one', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const before = browser.cookies.get('portal_session') ?? '';
    await browser.send(loginWithPassword, { body: user });
    expect(browser.cookies.get('portal_session')).not.toBe(before);
    const thief = server.client();
    thief.cookies.set('portal_session', before);
    expect((await thief.send(getUser, { params: { id: user.userId } })).status).toBe(401);
  });

  it('an id planted before the sign-in never becomes a session', async () => {
    const user = await server.givenAccount();
    const planted = 'A'.repeat(43);
    const browser = server.client();
    browser.cookies.set('portal_session', planted);
    await browser.send(loginWithPassword, { body: user });
    expect(browser.cookies.get('portal_session')).not.toBe(planted);
    const attacker = server.client();
    attacker.cookies.set('portal_session', planted);
    expect((await attacker.send(getSession)).payload().user).toBeNull();
  });

  it('ends after 7 days without use', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const read = async () => (await browser.send(getUser, { params: { id: user.userId } })).status;
    server.clock.advance(7 * DAY_MS - 1);
    expect(await read()).toBe(200);
    server.clock.advance(7 * DAY_MS - 1);
    expect(await read()).toBe(200);
    server.clock.advance(7 * DAY_MS);
    expect(await read()).toBe(401);
  });

  it('ends 30 days after sign-in however much it is used', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const read = async () => (await browser.send(getUser, { params: { id: user.userId } })).status;
    for (let day = 1; day < 30; day += 1) {
      server.clock.advance(DAY_MS);
      expect(await read()).toBe(200);
    }
    server.clock.advance(DAY_MS);
    expect(await read()).toBe(401);
  });

  it('writes the last use down at most once a minute', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const lastSeen = async () => {
      await browser.send(getUser, { params: { id: user.userId } });
      const sessions = server.connection.collection('sessions');
      const stored = await sessions.findOne({ userId: user.userId });
      return (stored?.['lastSeenAt'] as Date).getTime();
    };
    const first = await lastSeen();
    server.clock.advance(MINUTE_MS - 1);
    expect(await lastSeen()).toBe(first);
    server.clock.advance(1);
    expect(await lastSeen()).toBe(first + MINUTE_MS);
  });

  it('logout ends the session on the server', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const cookie = browser.cookies.get('portal_session') ?? '';
    expect((await browser.send(logout)).status).toBe(200);
    expect(browser.cookies.has('portal_session')).toBe(false);
    const copy = server.client();
    copy.cookies.set('portal_session', cookie);
    expect((await copy.send(getSession)).payload().user).toBeNull();
  });

  it('an eleventh session makes the one unused for longest leave', async () => {
    const user = await server.givenAccount();
    const browsers = [];
    for (let count = 0; count < 11; count += 1) {
      browsers.push(await server.signInAs(user));
      server.clock.advance(MINUTE_MS);
    }
    const signedIn = [];
    for (const browser of browsers) {
      signedIn.push((await browser.send(getSession)).payload().user !== null);
    }
    expect(signedIn).toEqual([false, ...Array<boolean>(10).fill(true)]);
  });

  it('revocation counts at the next request, on another instance too', async () => {
    const other = await server.another();
    const user = await server.givenAccount();
    const [kept, lost] = [await server.signInAs(user), await server.signInAs(user)];
    const elsewhere = other.client();
    elsewhere.cookies.set('portal_session', lost.cookies.get('portal_session') ?? '');
    const status = async (browser: typeof kept) =>
      (await browser.send(getUser, { params: { id: user.userId } })).status;
    expect(await status(elsewhere)).toBe(200);

    const sessions = server.app.get(SessionsService, { strict: false });
    const keep = await sessions.findSubscriber(kept.cookies.get('portal_session') ?? '');
    await sessions.revokeOthersOfUser(user.userId, keep?.sessionId ?? '');
    expect([await status(kept), await status(lost), await status(elsewhere)]).toEqual([
      200, 401, 401,
    ]);

    await sessions.revokeAllOfUser(user.userId, 'frozen');
    expect(await status(kept)).toBe(401);
  });

  it('a subscriber and an administrator may be signed in in one browser, each for their own', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    await server.signInAsAdmin(browser);
    expect((await browser.send(getSession)).payload().user?.userId).toBe(user.userId);
    expect((await browser.send(getAdminSession)).payload().actor).toBe('ana');
    await browser.send(logout);
    expect((await browser.send(getSession)).payload().user).toBeNull();
    expect((await browser.send(getAdminSession)).payload().authenticated).toBe(true);
  });

  it('one cookie under the name of the other opens nothing', async () => {
    const user = await server.givenAccount();
    const subscriber = await server.signInAs(user);
    const admin = await server.signInAsAdmin();
    const swapped = server.client();
    swapped.cookies.set('portal_admin', subscriber.cookies.get('portal_session') ?? '');
    swapped.cookies.set('portal_session', admin.cookies.get('portal_admin') ?? '');
    expect((await swapped.send(getSession)).payload().user).toBeNull();
    expect((await swapped.send(getAdminSession)).payload().authenticated).toBe(false);
  });
});
