import { adminLogin, getAdminFactor, renewRecoveryCodes } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
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

describe('a code', () => {
  it('counts one step of 30 seconds before and after its own', async () => {
    const { secret } = await factorOf();
    const shifted = (steps: number) => codeAt(secret, new Date(now().getTime() + steps * STEP_MS));
    server.clock.advance(10 * STEP_MS);
    for (const steps of [-2, 2])
      expect((await signIn(shifted(steps))).code).toBe('sessions/wrong-code');
    for (const steps of [-1, 0, 1]) expect((await signIn(shifted(steps))).status).toBe(200);
  });

  it('works once, and none before it works any more', async () => {
    const { secret } = await factorOf();
    server.clock.advance(STEP_MS);
    const [before, code] = [
      codeAt(secret, new Date(now().getTime() - STEP_MS)),
      codeAt(secret, now()),
    ];
    expect((await signIn(code)).status).toBe(200);
    for (const old of [code, before]) {
      const again = await signIn(old);
      expect([again.status, again.code]).toEqual([401, 'sessions/wrong-code']);
    }
    server.clock.advance(STEP_MS);
    expect((await signIn(code)).code).toBe('sessions/wrong-code');
    expect((await signIn(codeAt(secret, now()))).status).toBe(200);
  });

  it('that set the app up is used up by that', async () => {
    const browser = await server.signInAsAdmin();
    const { secret } = await givenFactor(browser, now());
    expect((await signIn(codeAt(secret, now()))).code).toBe('sessions/wrong-code');
  });

  it('works once also when two instances are asked at the same time', async () => {
    const { secret } = await factorOf();
    const second = await server.another({ ADMINS });
    for (let round = 0; round < 5; round += 1) {
      server.clock.advance(STEP_MS);
      const code = codeAt(secret, now());
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, place) => signIn(code, place % 2 ? second : server)),
      );
      const codes = answers.map(({ code: refusal }) => refusal).sort();
      expect(codes).toEqual([null, ...Array<string>(5).fill('sessions/wrong-code')]);
      // Wrong codes with the right password count for an hour.
      server.clock.advance(61 * MINUTE_MS);
    }
  });

  it('may be typed in groups', async () => {
    const { secret } = await factorOf();
    const code = codeAt(secret, now());
    expect((await signIn(`${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('that is wrong counts like a wrong password: after five only right ones of both get in', async () => {
    const { secret } = await factorOf();
    const address = '203.0.113.7';
    const wrong = wrongCodeAt(secret, now());
    for (let count = 0; count < 4; count += 1) {
      expect((await signIn(wrong, server, address)).code).toBe('sessions/wrong-code');
    }
    const body = { password: 'not it' };
    await server.client().send(adminLogin, { body, remoteAddress: address });
    for (const code of [wrong, undefined]) {
      const locked = await signIn(code, server, address);
      expect([locked.status, locked.code]).toEqual([429, 'sessions/locked']);
    }
    expect((await signIn(codeAt(secret, now()), server, address)).status).toBe(200);
  });

  it('that is missing is asked for, which is no failure', async () => {
    const { secret } = await factorOf();
    const address = '203.0.113.8';
    const before = server.log.length;
    for (let count = 0; count < 8; count += 1) {
      expect((await signIn(undefined, server, address)).code).toBe('sessions/code-required');
    }
    const asked = server.log.slice(before).filter(({ event }) => event === 'authn_code_asked');
    expect(asked).toHaveLength(8);
    for (const line of asked) expect(line).toMatchObject({ level: 'info', audience: 'admin' });
    expect((await signIn(codeAt(secret, now()), server, address)).status).toBe(200);
  });

  it('with a wrong password tells nothing of the app and is not used up', async () => {
    const { secret } = await factorOf();
    const code = codeAt(secret, now());
    const answer = await server.client().send(adminLogin, { body: { password: 'not it', code } });
    expect(answer.code).toBe('sessions/wrong-admin-password');
    expect((await signIn(code)).status).toBe(200);
  });

  it.each([{ code: '' }, { code: 123456 }, { code: null }, { code: 'x'.repeat(65) }])(
    'cannot be %j',
    async (odd) => {
      const body = { password: TEST_SECRETS.adminPassword, ...odd };
      const answer = await server.client().send(adminLogin, { body });
      expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    },
  );
});

describe('a right code with the right password', () => {
  const CROWD = '203.0.113.9';
  const crowdGuesses = async (body: object = {}) => {
    for (let count = 0; count < 6; count += 1) {
      const guess = { password: 'not it', ...body };
      await server.client().send(adminLogin, { body: guess, remoteAddress: CROWD });
    }
  };
  const signInAt = (password: string, code?: string, at = server) =>
    at.client().send(adminLogin, { body: { password, code }, remoteAddress: CROWD });

  it('gets in where strangers have used up the tries of the address, and is not slowed', async () => {
    const { secret } = await factorOf();
    const second = await server.another({ ADMINS });
    for (let place = 0; place < 20; place += 1) {
      const remoteAddress = `198.51.100.${place}`;
      await server.client().send(adminLogin, { body: { password: 'not it' }, remoteAddress });
    }
    await crowdGuesses();
    expect((await signIn(undefined, server, CROWD)).code).toBe('sessions/locked');
    const before = server.pauses.length;
    const code = codeAt(secret, now());
    expect((await signIn(code, second, CROWD)).status).toBe(200);
    expect(second.pauses).toEqual([]);
    expect(server.pauses).toHaveLength(before);
    // It is used up now; and the address is a known one.
    expect((await signIn(code, server, CROWD)).code).toBe('sessions/wrong-code');
  });

  it('gets in there also with a recovery code', async () => {
    const { recoveryCodes } = await factorOf();
    await crowdGuesses();
    expect((await signIn(recoveryCodes[0], server, CROWD)).status).toBe(200);
  });

  it('gets in there also when strangers show so many wrong codes that none is looked at first', async () => {
    const { secret } = await factorOf();
    const code = wrongCodeAt(secret, now());
    for (let place = 0; place < 25; place += 1) {
      const body = { password: 'not it', code };
      const remoteAddress = `198.51.100.${place}`;
      await server.client().send(adminLogin, { body, remoteAddress });
    }
    await crowdGuesses({ code });
    expect((await signIn(code, server, CROWD)).code).toBe('sessions/locked');
    expect((await signIn(codeAt(secret, now()), server, CROWD)).status).toBe(200);
  });

  it('is not replaced by a right code alone, which is not used up by a wrong password', async () => {
    const { secret } = await factorOf();
    await crowdGuesses();
    const code = codeAt(secret, now());
    for (let count = 0; count < 5; count += 1) {
      expect((await signInAt('not it', code)).code).toBe('sessions/wrong-admin-password');
    }
    // Whoever has the app has as few passwords as everybody, wherever they are tried.
    expect((await signInAt('not it', code)).code).toBe('sessions/locked');
    expect((await signIn(code)).code).toBe('sessions/locked');
    server.clock.advance(15 * MINUTE_MS);
    expect((await signIn(codeAt(secret, now()))).status).toBe(200);
  });

  it('is not helped by the app of another administrator', async () => {
    const { secret } = await factorOf();
    const otherAdmin = TEST_SECRETS.otherAdminPassword;
    await crowdGuesses();
    const code = codeAt(secret, now());
    expect((await signInAt(otherAdmin, code)).code).toBe('sessions/wrong-code');
    const ben = server.client();
    await ben.send(adminLogin, { body: { password: otherAdmin } });
    await givenFactor(ben, now());
    expect((await signInAt(otherAdmin, code)).code).toBe('sessions/wrong-code');
    // Nor was it used up.
    expect((await signInAt(TEST_SECRETS.adminPassword, code)).status).toBe(200);
  });

  it('cannot be found by trying codes from many addresses with a stolen password', async () => {
    const { secret, browser } = await factorOf();
    const second = await server.another({ ADMINS });
    const before = server.log.length;
    const wrong = wrongCodeAt(secret, now());
    let checked = 0;
    for (let place = 0; place < 30; place += 1) {
      const answer = await signIn(wrong, place % 2 ? second : server, `192.0.2.${place}`);
      if (answer.code === 'sessions/wrong-code') checked += 1;
      else expect(answer.code).toBe('sessions/locked');
    }
    expect(checked).toBe(10);
    const alarms = server.log.slice(before).filter(({ event }) => event === 'authn_guessing_codes');
    expect(alarms[0]).toMatchObject({ level: 'warn', actor: 'ana' });
    // The thief is locked out also with a code that happens to be right.
    const code = codeAt(secret, now());
    expect((await signIn(code, server, '192.0.2.200')).code).toBe('sessions/locked');
    // Its owner is not, on a known device.
    const body = { password: TEST_SECRETS.adminPassword, code };
    expect((await browser.send(adminLogin, { body })).status).toBe(200);
  });

  it('cannot be found by many tries at the same time either', async () => {
    const { secret } = await factorOf();
    const second = await server.another({ ADMINS });
    const wrong = wrongCodeAt(secret, now());
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, place) =>
        signIn(wrong, place % 2 ? second : server, `192.0.2.${place}`),
      ),
    );
    const checked = answers.filter(({ code }) => code === 'sessions/wrong-code');
    expect(checked.length).toBeLessThanOrEqual(10);
  });
});

describe('a recovery code', () => {
  it('lets in once, however it is typed, and then nine are left', async () => {
    const { recoveryCodes, browser } = await factorOf();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(first)).status).toBe(200);
    expect((await signIn(first)).code).toBe('sessions/wrong-code');
    expect((await signIn(second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await browser.send(getAdminFactor)).payload().recoveryCodesLeft).toBe(8);
  });

  it('works once also when two instances are asked at the same time', async () => {
    const { recoveryCodes } = await factorOf();
    const second = await server.another({ ADMINS });
    for (const code of recoveryCodes.slice(0, 2)) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, place) => signIn(code, place % 2 ? second : server)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
    // Different ones at once do not get in each other's way.
    const others = await Promise.all(
      recoveryCodes.slice(2).map((code, place) => signIn(code, place % 2 ? second : server)),
    );
    expect(others.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(await stored()).toMatchObject({ recoveryHashes: [] });
  });

  it('is worthless after new ones were drawn', async () => {
    const { browser, recoveryCodes: old } = await factorOf();
    const { recoveryCodes } = (await browser.send(renewRecoveryCodes)).payload();
    expect(recoveryCodes).toHaveLength(10);
    expect((await signIn(old[0])).code).toBe('sessions/wrong-code');
    expect((await signIn(recoveryCodes[0])).status).toBe(200);
  });

  it('of one administrator is none of another', async () => {
    const { recoveryCodes } = await factorOf();
    const ben = server.client();
    await ben.send(adminLogin, { body: { password: TEST_SECRETS.otherAdminPassword } });
    await givenFactor(ben, now());
    const body = { password: TEST_SECRETS.otherAdminPassword, code: recoveryCodes[0] };
    const answer = await server.client().send(adminLogin, { body });
    expect(answer.code).toBe('sessions/wrong-code');
  });
});
