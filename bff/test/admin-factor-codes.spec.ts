import { adminLogin, getAdminFactor, renewRecoveryCodes } from '@portal/contracts';
import type { AdminFactorRecord } from '../src/domain/admin-factors/admin-factor.schema';
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

const MINUTE_MS = 60_000;

let ADMINS: string;
let server: TestServer;
beforeAll(async () => {
  ({ ADMINS = '' } = await testEnvironment());
});
beforeEach(async () => {
  server = await createTestServer({ env: { ADMINS } });
});
afterEach(() => server.stop());

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
      // Twenty failures in an hour would stop everybody.
      server.clock.advance(61 * MINUTE_MS);
    }
  });

  it('may be typed in groups', async () => {
    const { secret } = await factorOf();
    const code = codeAt(secret, now());
    expect((await signIn(`${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('that is wrong counts like a wrong password: five, then even the right one waits', async () => {
    const { secret } = await factorOf();
    const address = '203.0.113.7';
    const wrong = wrongCodeAt(secret, now());
    for (let count = 0; count < 4; count += 1) {
      expect((await signIn(wrong, server, address)).code).toBe('sessions/wrong-code');
    }
    const body = { password: 'not it' };
    await server.client().send(adminLogin, { body, remoteAddress: address });
    const locked = await signIn(codeAt(secret, now()), server, address);
    expect([locked.status, locked.code]).toEqual([429, 'sessions/locked']);
    expect((await signIn(codeAt(secret, now()))).status).toBe(200);
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
