import {
  adminLogin,
  confirmAdminFactor,
  endAdminSession,
  endOtherAdminSessions,
  getAdminFactor,
  getAdminSession,
  getAdminSessions,
  removeAdminFactor,
  renewRecoveryCodes,
  startAdminFactor,
  stepUp,
} from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { FactorCodesService } from '../src/domain/admin-factors/factor-codes.service';
import { AuditRepository } from '../src/domain/audit/audit.repository';
import { codeAt, givenFactor, STEP_MS } from './support/factor';
import { removeField } from './support/remove-field';
import {
  createTestServer,
  TEST_ADMINS,
  testEnvironment,
  type TestServer,
} from './support/test-server';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let server: TestServer;
let elsewhere: TestServer;

beforeAll(async () => {
  const { ADMINS = '' } = await testEnvironment();
  server = await createTestServer({ env: { ADMINS } });
  elsewhere = await server.another({ ADMINS });
});
afterAll(() => server.stop());
afterEach(async () => {
  const names = ['sessions', 'admin_factors', 'audit', 'login_attempts', 'failed_sign_ins'];
  for (const name of names) await server.connection.collection(name).deleteMany({});
});

async function signInWith(userAgent: string, address = '192.0.2.7'): Promise<TestClient> {
  const browser = server.client({ 'user-agent': userAgent });
  const body = { password: TEST_ADMINS.owner.password };
  (await browser.send(adminLogin, { body, remoteAddress: address })).payload();
  return browser;
}
const sessionsOf = async (browser: TestClient) =>
  (await browser.send(getAdminSessions)).payload().sessions;
const isIn = async (browser: TestClient) =>
  (await browser.send(getAdminSession)).payload().authenticated;
/** The same cookie on the other instance. */
function copyOf(browser: TestClient): TestClient {
  const copy = elsewhere.client();
  copy.cookies.set('portal_admin', browser.cookies.get('portal_admin') ?? '');
  return copy;
}
const codeOf = (secret: string) => codeAt(secret, server.clock.now());
const recordsOf = async (action: string) =>
  server.connection.collection('audit').find({ action }).sort({ _id: 1 }).toArray();

describe('each change of the authenticator app', () => {
  type Change = (browser: TestClient) => Promise<TestClient>;
  const setUp: Change = async (browser) => {
    await givenFactor(browser, server.clock.now());
    return browser;
  };
  /** Another session of the same administrator that is signed in at the time of the change. */
  const CHANGES: readonly (readonly [string, Change, Change])[] = [
    ['set-up', async (browser) => browser, setUp],
    [
      'new recovery codes',
      setUp,
      async (browser) => {
        (await browser.send(renewRecoveryCodes)).payload();
        return browser;
      },
    ],
    [
      'removal',
      setUp,
      async (browser) => {
        (await browser.send(removeAdminFactor)).payload();
        return browser;
      },
    ],
  ];

  it.each(CHANGES)(
    '(%s) ends the other sessions with their proofs, on every instance, and no one else’s',
    async (_name, prepare, change) => {
      const mine = await signInWith(DESKTOP);
      await prepare(mine);
      // With an app the second session would need a code; a copy of the row is one without it.
      const other = await givenOtherSession();
      const ben = server.client();
      await ben.send(adminLogin, { body: { password: 'another fine password' } });
      const copy = copyOf(other);
      expect([await isIn(other), await isIn(copy)]).toEqual([true, true]);
      const before = mine.cookies.get('portal_admin');

      await change(mine);

      const proof = await copy.send(stepUp, { body: { password: TEST_ADMINS.owner.password } });
      expect([proof.status, proof.code]).toEqual([401, 'sessions/required']);
      expect((await other.request({ method: 'GET', url: '/api/admin/users' })).status).toBe(401);
      expect([await isIn(other), await isIn(copy)]).toEqual([false, false]);
      expect([await isIn(mine), await isIn(ben)]).toEqual([true, true]);
      // A stolen copy of this browser's own cookie is out as well.
      expect(mine.cookies.get('portal_admin')).not.toBe(before);
      const stolen = server.client();
      stolen.cookies.set('portal_admin', before ?? '');
      expect(await isIn(stolen)).toBe(false);
    },
  );

  async function givenOtherSession(): Promise<TestClient> {
    const sessions = server.connection.collection<{ _id: string; actor: string | null }>(
      'sessions',
    );
    const own = await sessions.findOne({ actor: 'ana' });
    if (!own) throw new Error('nobody is signed in');
    const { createHash } = await import('node:crypto');
    const _id = createHash('sha256').update('the other cookie').digest('hex');
    await sessions.insertOne({ ...own, _id });
    const other = server.client();
    other.cookies.set('portal_admin', 'the other cookie');
    return other;
  }

  it('keeps age and proof of the session: it neither lives longer nor proves anything', async () => {
    const mine = await signInWith(DESKTOP);
    const { secret } = (await mine.send(startAdminFactor)).payload();
    const signedInAt = server.clock.now();
    server.clock.advance(14 * MINUTE_MS);
    (await mine.send(confirmAdminFactor, { body: { code: codeOf(secret) } })).payload();
    const [session] = await sessionsOf(mine);
    expect(session?.signedInAt).toBe(signedInAt.toISOString());
    server.clock.advance(17 * MINUTE_MS);
    expect((await mine.send(renewRecoveryCodes)).code).toBe('sessions/step-up-required');
  });

  it('that is refused ends nothing', async () => {
    const [mine, other] = [await signInWith(DESKTOP), await signInWith(PHONE)];
    await mine.send(startAdminFactor);
    expect((await mine.send(confirmAdminFactor, { body: { code: '1' } })).status).toBe(401);
    expect((await mine.send(removeAdminFactor)).code).toBe('sessions/factor-missing');
    expect([await isIn(mine), await isIn(other)]).toEqual([true, true]);
  });

  it('by two sessions at once is made by one of them, which ends the other', async () => {
    const browsers = [await signInWith(DESKTOP), copyOf(await signInWith(PHONE))] as const;
    const { secret } = (await browsers[0].send(startAdminFactor)).payload();
    const body = { code: codeOf(secret) };
    const answers = await Promise.all(
      browsers.map((browser) => browser.send(confirmAdminFactor, { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const states = await Promise.all(browsers.map(isIn));
    expect(states).toEqual(answers.map(({ status }) => status === 200));
    expect(await server.connection.collection('sessions').countDocuments({ actor: 'ana' })).toBe(1);
  });

  it('while somebody signs in with the password alone lets nobody stay without a code', async () => {
    const mine = await signInWith(DESKTOP);
    const { secret } = (await mine.send(startAdminFactor)).payload();
    const codes = server.app.get(FactorCodesService, { strict: false });
    const isAsked = codes.isAsked.bind(codes);
    const looked = jest.spyOn(codes, 'isAsked').mockImplementationOnce(async (actor) => {
      const answer = await isAsked(actor);
      // Right after the sign-in saw that no code is asked for.
      (await mine.send(confirmAdminFactor, { body: { code: codeOf(secret) } })).payload();
      return answer;
    });
    const thief = server.client();
    const answer = await thief.send(adminLogin, { body: { password: TEST_ADMINS.owner.password } });
    looked.mockRestore();
    expect([answer.status, answer.code]).toEqual([401, 'sessions/code-required']);
    expect(await server.connection.collection('sessions').countDocuments({ actor: 'ana' })).toBe(1);
    expect(await isIn(mine)).toBe(true);
  });

  it('is recorded with before, after and how many sessions ended; never with a code', async () => {
    const mine = await signInWith(DESKTOP);
    await signInWith(PHONE);
    const { secret, recoveryCodes } = await givenFactor(mine, server.clock.now());
    const drawnAt = server.clock.now().toISOString();
    server.clock.advance(STEP_MS);
    const body = { password: TEST_ADMINS.owner.password, code: recoveryCodes[0] };
    (await server.client().send(adminLogin, { body })).payload();
    const renewed = (await mine.send(renewRecoveryCodes)).payload().recoveryCodes;
    const renewedAt = server.clock.now().toISOString();
    (await mine.send(removeAdminFactor)).payload();
    const [on] = await recordsOf('admins/factor-on');
    expect(on).toMatchObject({
      ...{ actor: 'ana', target: 'admin:ana', outcome: 'done' },
      details: {
        ...{ 'before:authenticatorApp': false, 'after:authenticatorApp': true },
        ...{ 'before:recoveryCodes': 0, 'after:recoveryCodes': 10 },
        ...{ 'before:codesDrawnAt': null, 'after:codesDrawnAt': drawnAt, sessionsEnded: 1 },
      },
    });
    const [codes] = await recordsOf('admins/recovery-codes');
    expect(codes?.['details']).toEqual({
      ...{ 'before:recoveryCodes': 9, 'after:recoveryCodes': 10 },
      ...{ 'before:codesDrawnAt': drawnAt, 'after:codesDrawnAt': renewedAt, sessionsEnded: 1 },
    });
    const [off] = await recordsOf('admins/factor-off');
    expect(off?.['details']).toEqual({
      ...{ 'before:authenticatorApp': true, 'after:authenticatorApp': false },
      ...{ 'before:recoveryCodes': 10, 'after:recoveryCodes': 0 },
      ...{ 'before:codesDrawnAt': renewedAt, 'after:codesDrawnAt': null, sessionsEnded: 0 },
    });
    const audit = JSON.stringify(await server.connection.collection('audit').find().toArray());
    for (const code of [secret, ...recoveryCodes, ...renewed]) expect(audit).not.toContain(code);
  });
});

describe('the own sessions of an administrator', () => {
  it('are listed with device and address, this one first, then the one used last', async () => {
    const start = server.clock.now();
    const phone = await signInWith(PHONE, '192.0.2.8');
    server.clock.advance(MINUTE_MS);
    await signInWith(DESKTOP);
    server.clock.advance(MINUTE_MS);
    await signInWith('', '2001:db8::1');
    const fay = await server.signInAsAdmin(undefined, 'finance');
    const minute = (count: number) => new Date(start.getTime() + count * MINUTE_MS).toISOString();
    const known = { _id: expect.stringMatching(/^[0-9a-f]{32}$/) as string };
    const nowhere = { city: null, country: null };
    const others = { ...known, ...nowhere, isCurrent: false };
    expect(await sessionsOf(phone)).toEqual([
      {
        ...{ ...known, ...nowhere, device: 'Chrome on Android', address: '192.0.2.8' },
        ...{ signedInAt: minute(0), lastSeenAt: minute(2), isCurrent: true },
      },
      {
        ...{ ...others, device: null, address: '2001:db8::1' },
        ...{ signedInAt: minute(2), lastSeenAt: minute(2) },
      },
      {
        ...{ ...others, device: 'Firefox on Linux', address: '192.0.2.7' },
        ...{ signedInAt: minute(1), lastSeenAt: minute(1) },
      },
    ]);
    expect(await sessionsOf(fay)).toHaveLength(1);
  });

  it('from before addresses were stored are shown as unknown', async () => {
    const mine = await signInWith(DESKTOP);
    await server.connection
      .collection('sessions')
      .updateOne({ actor: 'ana' }, { $set: { userAgent: null } });
    await removeField(server, 'sessions', { actor: 'ana' }, 'address');
    expect(await sessionsOf(mine)).toMatchObject([
      { device: null, address: null, city: null, country: null, isCurrent: true },
    ]);
  });

  it('do not hold ended ones, and never show what a session is known by', async () => {
    await signInWith(PHONE);
    server.clock.advance(31 * MINUTE_MS);
    const mine = await signInWith(DESKTOP);
    const listed = await sessionsOf(mine);
    expect(listed).toHaveLength(1);
    const stored = await server.connection.collection('sessions').find({ actor: 'ana' }).toArray();
    for (const { _id } of stored) {
      expect(JSON.stringify(listed)).not.toContain(String(_id).slice(0, 32));
    }
  });

  it('end one at a time, at once and on every instance, and it is recorded what ended', async () => {
    const mine = await signInWith(DESKTOP);
    const [phone, third] = [await signInWith(PHONE, '192.0.2.8'), await signInWith(PHONE)];
    const list = await sessionsOf(phone);
    const sessionId = list.find(({ isCurrent }) => isCurrent)?._id ?? '';
    const copy = copyOf(phone);
    expect(await isIn(copy)).toBe(true);
    (await mine.send(endAdminSession, { params: { sessionId } })).payload();
    expect([await isIn(phone), await isIn(copy)]).toEqual([false, false]);
    expect([await isIn(mine), await isIn(third)]).toEqual([true, true]);
    const again = await mine.send(endAdminSession, { params: { sessionId } });
    expect([again.status, again.code]).toEqual([404, 'sessions/not-found']);
    expect(await recordsOf('admins/session-end')).toMatchObject([
      {
        ...{ actor: 'ana', target: 'admin:ana', outcome: 'done' },
        details: { device: 'Chrome on Android', from: '192.0.2.8' },
      },
    ]);
  });

  it('of somebody else cannot be ended', async () => {
    const mine = await signInWith(DESKTOP);
    const fay = await server.signInAsAdmin(undefined, 'finance');
    const [other] = await sessionsOf(fay);
    const answer = await mine.send(endAdminSession, { params: { sessionId: other?._id ?? '' } });
    expect([answer.status, answer.code]).toEqual([404, 'sessions/not-found']);
    expect(await isIn(fay)).toBe(true);
    const odd = await mine.send(endAdminSession, { params: { sessionId: '$ne' } });
    expect([odd.status, odd.code]).toEqual([400, 'request/invalid']);
  });

  it('all but this one end by "sign out everywhere else"', async () => {
    const mine = await signInWith(DESKTOP);
    const [phone, desktop] = [await signInWith(PHONE), await signInWith(DESKTOP)];
    const [copy, fay] = [copyOf(phone), await server.signInAsAdmin(undefined, 'finance')];
    expect((await mine.send(endOtherAdminSessions)).payload()).toMatchObject({ ended: 2 });
    const states = [];
    for (const browser of [mine, phone, desktop, copy, fay]) states.push(await isIn(browser));
    expect(states).toEqual([true, false, false, false, true]);
    expect((await mine.send(endOtherAdminSessions)).payload()).toMatchObject({ ended: 0 });
    expect((await recordsOf('admins/sessions-end')).map(({ details }) => details)).toEqual([
      { sessionsEnded: 2 },
      { sessionsEnded: 0 },
    ]);
    expect((await mine.send(getAdminFactor)).status).toBe(200);
  });

  it('that cannot be recorded do not end', async () => {
    const [mine, phone] = [await signInWith(DESKTOP), await signInWith(PHONE)];
    const [, other] = await sessionsOf(mine);
    const audit = server.app.get(AuditRepository, { strict: false });
    const broken = jest.spyOn(audit, 'append').mockImplementation(() => {
      throw new Error('no audit');
    });
    const params = { sessionId: other?._id ?? '' };
    const answers = [
      await mine.send(endAdminSession, { params }),
      await mine.send(endOtherAdminSessions),
    ];
    broken.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expect(await isIn(phone)).toBe(true);
  });
});
