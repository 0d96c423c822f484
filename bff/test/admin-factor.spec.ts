import {
  adminLogin,
  confirmAdminFactor,
  getAdminFactor,
  removeAdminFactor,
  renewRecoveryCodes,
  startAdminFactor,
  stepUp,
} from '@portal/contracts';
import { ADMIN_ROLES, MINUTE_MS } from '@portal/rules';
import { AuditRepository } from '../src/domain/audit/audit.repository';
import type { AdminFactorRecord } from '../src/domain/admin-factors/admin-factor.schema';
import { shareServer } from './support/baseline';
import {
  codeAt,
  factorOfAna,
  givenFactor,
  signInWith,
  STEP_MS,
  wrongCodeAt,
} from './support/factor';
import {
  createTestServer,
  TEST_ADMINS,
  TEST_SECRETS,
  testEnvironment,
  type TestServer,
} from './support/test-server';

let ADMINS: string;
let server: TestServer;
beforeAll(async () => {
  ({ ADMINS = '' } = await testEnvironment());
  server = await createTestServer({ env: { ADMINS } });
});
shareServer(() => server);

const signIn = (code?: string, at = server, address?: string) => signInWith(at, code, address);
const factorOf = () => factorOfAna(server);
const now = () => server.clock.now();
const stored = async (actor = 'ana') =>
  server.connection.collection<AdminFactorRecord>('admin_factors').findOne({ _id: actor });

describe('an authenticator app', () => {
  it('is asked for from its first right code on, and not before', async () => {
    const browser = await server.signInAsAdmin();
    const none = { isAvailable: true, enabledAt: null, recoveryCodesLeft: 0 };
    expect((await browser.send(getAdminFactor)).payload()).toMatchObject(none);
    const { secret, uri } = (await browser.send(startAdminFactor)).payload();
    expect(uri).toBe(
      `otpauth://totp/Dhara:ana?issuer=Dhara&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await signIn()).status).toBe(200);
    const confirm = (code: string) => browser.send(confirmAdminFactor, { body: { code } });
    expect((await confirm(wrongCodeAt(secret, now()))).code).toBe('sessions/wrong-code');
    expect((await browser.send(getAdminFactor)).payload()).toMatchObject(none);

    const { recoveryCodes } = (await confirm(codeAt(secret, now()))).payload();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect((await browser.send(getAdminFactor)).payload()).toMatchObject({
      ...{ isAvailable: true, enabledAt: now().toISOString(), recoveryCodesLeft: 10 },
    });
    const asked = await signIn();
    expect([asked.status, asked.code, asked.cookies.length]).toEqual([
      ...[401, 'sessions/code-required', 0],
    ]);
    server.clock.advance(STEP_MS);
    expect((await signIn(codeAt(secret, now()))).payload()).toMatchObject({ actor: 'ana' });
  });

  it('is its owner’s: others sign in as before', async () => {
    await factorOf();
    const body = { password: TEST_SECRETS.otherAdminPassword };
    expect((await server.client().send(adminLogin, { body })).payload().actor).toBe('ben');
  });

  it.each(ADMIN_ROLES)('can be set up by an administrator of role %s', async (role) => {
    const browser = await server.signInAsAdmin(undefined, role);
    await givenFactor(browser, now());
    expect(await stored(TEST_ADMINS[role].name)).toMatchObject({ enabledAt: now() });
  });

  it('waits a quarter of an hour for its first code', async () => {
    const browser = await server.signInAsAdmin();
    const { secret } = (await browser.send(startAdminFactor)).payload();
    server.clock.advance(15 * MINUTE_MS);
    const body = { code: codeAt(secret, now()) };
    expect((await browser.send(confirmAdminFactor, { body })).code).toBe('sessions/factor-missing');
    await givenFactor(browser, now());
  });

  it('is set up with the secret drawn last', async () => {
    const browser = await server.signInAsAdmin();
    const first = (await browser.send(startAdminFactor)).payload();
    const last = (await browser.send(startAdminFactor)).payload();
    expect(first.secret).not.toBe(last.secret);
    const confirm = (secret: string) =>
      browser.send(confirmAdminFactor, { body: { code: codeAt(secret, now()) } });
    expect((await confirm(first.secret)).code).toBe('sessions/wrong-code');
    expect((await confirm(last.secret)).status).toBe(200);
  });

  it('there is one each: another is refused until it is removed', async () => {
    const { browser, secret } = await factorOf();
    const again = await browser.send(startAdminFactor);
    expect([again.status, again.code]).toEqual([409, 'sessions/factor-exists']);
    const body = { code: codeAt(secret, now()) };
    expect((await browser.send(confirmAdminFactor, { body })).code).toBe('sessions/factor-exists');
    expect((await browser.send(removeAdminFactor)).status).toBe(200);
    expect(await stored()).toBeNull();
    expect((await signIn()).status).toBe(200);
    await givenFactor(browser, now());
  });

  it('drawn many times at once waits once', async () => {
    const browser = await server.signInAsAdmin();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.send(startAdminFactor)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  });

  it('confirmed twice at once shows one set of codes, and they work', async () => {
    const browser = await server.signInAsAdmin();
    const { secret } = (await browser.send(startAdminFactor)).payload();
    const body = { code: codeAt(secret, now()) };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browser.send(confirmAdminFactor, { body })),
    );
    const shown = answers.flatMap(({ body: seen }) => (seen.success ? [seen.recoveryCodes] : []));
    expect(shown).toHaveLength(1);
    expect((await signIn(shown[0]?.[0])).status).toBe(200);
  });

  it('that does not exist is neither confirmed, renewed nor removed', async () => {
    const browser = await server.signInAsAdmin();
    const answers = [
      await browser.send(confirmAdminFactor, { body: { code: '123456' } }),
      await browser.send(renewRecoveryCodes),
      await browser.send(removeAdminFactor),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array(3).fill([409, 'sessions/factor-missing']),
    );
    await browser.send(startAdminFactor);
    expect((await browser.send(removeAdminFactor)).code).toBe('sessions/factor-missing');
  });
});

describe('the secret of an authenticator app', () => {
  it('is encrypted, and worthless in the record of somebody else', async () => {
    const { secret } = await factorOf();
    const mine = await stored();
    expect(JSON.stringify(mine)).not.toContain(secret);
    const ben = server.client();
    await ben.send(adminLogin, { body: { password: TEST_SECRETS.otherAdminPassword } });
    await givenFactor(ben, now());
    server.clock.advance(STEP_MS);
    await server.connection
      .collection<AdminFactorRecord>('admin_factors')
      .updateOne({ _id: 'ben' }, { $set: { sealedSecret: mine?.sealedSecret } });
    const body = { password: TEST_SECRETS.otherAdminPassword, code: codeAt(secret, now()) };
    expect((await server.client().send(adminLogin, { body })).code).toBe('sessions/wrong-code');
  });

  it('can neither be drawn nor read without the key; recovery codes still let in', async () => {
    const { secret, recoveryCodes } = await factorOf();
    for (const ADMIN_FACTOR_KEY of ['', 'another-key-of-at-least-32-characters']) {
      const changed = await server.another({ ADMINS, ADMIN_FACTOR_KEY });
      expect((await signIn(undefined, changed)).code).toBe('sessions/code-required');
      expect((await signIn(codeAt(secret, now()), changed)).code).toBe('sessions/wrong-code');
      expect((await signIn(recoveryCodes.pop(), changed)).status).toBe(200);
    }
    const without = await server.another({ ADMINS, ADMIN_FACTOR_KEY: '' });
    const browser = await without.signInAsAdmin(undefined, 'viewer');
    expect((await browser.send(getAdminFactor)).payload().isAvailable).toBe(false);
    const refused = await browser.send(startAdminFactor);
    expect([refused.status, refused.code]).toEqual([409, 'sessions/factor-unavailable']);
  });

  it('stays with the name: a new password and a while without the right change nothing', async () => {
    await factorOf();
    const rotated = await server.another();
    expect((await signIn(undefined, rotated)).code).toBe('sessions/code-required');
    const dismissed = await server.another({ ADMINS: ADMINS.replace('ana=', 'eve=') });
    expect((await signIn(undefined, dismissed)).payload().actor).toBe('eve');
    expect((await signIn()).code).toBe('sessions/code-required');
  });

  it('is in no log, audit record or later answer, and neither are codes', async () => {
    const { browser, secret, recoveryCodes } = await factorOf();
    const code = codeAt(secret, now());
    const texts = [
      (await signIn(code)).text,
      (await signIn(recoveryCodes[0])).text,
      (await signIn(recoveryCodes[0])).text,
      (await browser.send(stepUp, { body: { code: recoveryCodes[1] } })).text,
      (await browser.send(stepUp, { body: { code: recoveryCodes[1] } })).text,
      (await browser.send(getAdminFactor)).text,
    ];
    const renewed = (await browser.send(renewRecoveryCodes)).payload().recoveryCodes;
    texts.push((await browser.send(removeAdminFactor)).text);
    const audit = await server.connection.collection('audit').find().toArray();
    const written = JSON.stringify([texts, audit, server.log]);
    // Six digits may stand in any number; as a word of their own they do not.
    expect(written).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
    const canaries = [secret, ...recoveryCodes, ...renewed, TEST_SECRETS.adminFactorKey];
    for (const canary of canaries) {
      expect(written).not.toContain(canary);
      expect(written).not.toContain(canary.replaceAll('-', ''));
    }
  });
});

describe('each change of an authenticator app', () => {
  it('that cannot be remembered does not happen', async () => {
    const browser = await server.signInAsAdmin();
    const { secret } = (await browser.send(startAdminFactor)).payload();
    const audit = server.app.get(AuditRepository, { strict: false });
    const breakAudit = () =>
      jest.spyOn(audit, 'append').mockImplementation(() => {
        throw new Error('no audit');
      });
    let broken = breakAudit();
    const body = { code: codeAt(secret, now()) };
    expect((await browser.send(confirmAdminFactor, { body })).status).toBe(500);
    broken.mockRestore();
    expect((await signIn()).status).toBe(200);
    const { recoveryCodes } = (await browser.send(confirmAdminFactor, { body })).payload();
    broken = breakAudit();
    const before = await stored();
    expect((await browser.send(renewRecoveryCodes)).status).toBe(500);
    expect((await browser.send(removeAdminFactor)).status).toBe(500);
    broken.mockRestore();
    expect(await stored()).toEqual(before);
    expect((await signIn(recoveryCodes[0])).status).toBe(200);
  });

  it('leaves exactly one record with time, actor, address, action, target and request', async () => {
    const browser = await server.signInAsAdmin();
    const { secret } = (await browser.send(startAdminFactor)).payload();
    const changes = { $or: [{ action: /^admins\/factor/ }, { action: /^admins\/recovery/ }] };
    const records = () =>
      server.connection.collection('audit').find(changes).sort({ _id: 1 }).toArray();
    expect(await records()).toEqual([]);
    const sent = (requestId: string) => ({
      remoteAddress: '203.0.113.9',
      headers: { 'x-request-id': requestId },
    });
    const body = { code: codeAt(secret, now()) };
    (await browser.send(confirmAdminFactor, { body, ...sent('request-on') })).payload();
    (await browser.send(renewRecoveryCodes, sent('request-codes'))).payload();
    (await browser.send(removeAdminFactor, sent('request-off'))).payload();
    const record = (action: string, requestId: string) => ({
      ...{ _id: expect.anything() as unknown, at: now(), actor: 'ana', action, outcome: 'done' },
      // What they say: admin-own-sessions.spec.ts.
      details: expect.objectContaining({ sessionsEnded: 0 }) as unknown,
      ...{ target: 'admin:ana', keys: ['admin:ana'], address: '203.0.113.9', requestId },
    });
    expect(await records()).toEqual([
      record('admins/factor-on', 'request-on'),
      record('admins/recovery-codes', 'request-codes'),
      record('admins/factor-off', 'request-off'),
    ]);
  });
});
