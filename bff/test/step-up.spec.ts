import {
  addUser,
  adminLogin,
  changeUserPassword,
  deductPlan,
  deleteUser,
  getAdminSession,
  removeAdminFactor,
  renewRecoveryCodes,
  resetUserPlan,
  startAdminFactor,
  stepUp,
  updatePlan,
} from '@portal/contracts';
import { MINUTE_MS, STEP_UP_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { listRoutes } from '../src/platform/http/route-list';
import { describeApi } from '../src/platform/openapi/describe-api';
import { openApiPath } from '../src/platform/openapi/operations';
import { shareServer } from './support/baseline';
import { codeAt, givenFactor, STEP_MS, wrongCodeAt } from './support/factor';
import { databaseHash } from './support/database-hash';
import { removeField } from './support/remove-field';
import {
  createTestServer,
  TEST_SECRETS,
  testEnvironment,
  type TestServer,
} from './support/test-server';

const { adminPassword: password } = TEST_SECRETS;

/** Actions that destroy, or move days and videos, and changes of the second factor. */
const ACTIONS = [
  ...[addUser, updatePlan, deductPlan, resetUserPlan, changeUserPassword, deleteUser],
  ...[startAdminFactor, renewRecoveryCodes, removeAdminFactor],
];
const BODIES: Readonly<Record<string, (userId: number) => object>> = {
  [addUser.path]: (userId) => ({ userId, days: 1, balance: 1 }),
  [updatePlan.path]: () => ({ daysToAdd: 1 }),
  [deductPlan.path]: () => ({ daysToCut: 1 }),
  [changeUserPassword.path]: () => ({ newPassword: 'another fine word' }),
};

let ADMINS: string;
let server: TestServer;
beforeAll(async () => {
  ({ ADMINS = '' } = await testEnvironment());
  server = await createTestServer({ env: { ADMINS } });
});
shareServer(() => server);

const prove = (browser: TestClient, body: object, remoteAddress?: string) =>
  browser.send(stepUp, { body, remoteAddress });
const action = ({ method, path }: (typeof ACTIONS)[number], userId: number) => ({
  method,
  url: path.replace(':id', String(userId)),
  payload: BODIES[path]?.(userId),
});
const addDay = (browser: TestClient, userId: number) =>
  browser.send(updatePlan, { params: { id: userId }, body: { daysToAdd: 1 } });

/** Lets time pass in which somebody looks at things, so that the session goes on. */
async function busyFor(browsers: readonly TestClient[], ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= Math.min(left, 10 * MINUTE_MS)) {
    server.clock.advance(Math.min(left, 10 * MINUTE_MS));
    for (const browser of browsers) {
      expect((await browser.send(getAdminSession)).payload().authenticated).toBe(true);
    }
  }
}

describe('a fresh proof', () => {
  it('is asked for by actions that destroy or move days and videos, and by changes of the factor', () => {
    const asking = listRoutes(server.app).filter(({ needsProof }) => needsProof);
    const calls = asking.map(({ call }) => call);
    expect(calls).toEqual(expect.arrayContaining(ACTIONS));
    for (const { policy } of asking) expect(policy?.kind).toMatch(/admin$/);
  });

  it('stands among the refusals in the description of the API', () => {
    const { paths } = describeApi(server.app);
    for (const { call, needsProof } of listRoutes(server.app)) {
      if (!call) continue;
      const operation = paths[openApiPath(call.path)]?.[call.method.toLowerCase() as 'get'];
      const refusals = JSON.stringify(operation?.responses['403'] ?? '');
      expect([call.path, refusals.includes('sessions/step-up-required')]).toEqual([
        ...[call.path, needsProof],
      ]);
    }
  });

  it.each(ACTIONS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'that is half an hour old does not carry %s: nothing changes',
    async (_name, call) => {
      const { userId } = await server.givenAccount();
      const browser = await server.signInAsAdmin();
      await busyFor([browser], STEP_UP_MS);
      const before = await databaseHash(server);
      const lines = server.log.length;
      const answer = await browser.request(action(call, userId));
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({
        ...{ success: false, code: 'sessions/step-up-required' },
        message: 'Please confirm that it is you to go on.',
      });
      expect(await databaseHash(server)).toBe(before);
      const denied = server.log.slice(lines).filter(({ event }) => event === 'authz_fail');
      expect(denied).toEqual([
        expect.objectContaining({ actor: 'ana', code: 'sessions/step-up-required', level: 'warn' }),
      ]);
    },
  );

  it('is the sign-in, for half an hour', async () => {
    const { userId } = await server.givenAccount();
    const browser = await server.signInAsAdmin();
    await busyFor([browser], STEP_UP_MS - 1);
    expect((await addDay(browser, userId)).status).toBe(200);
    server.clock.advance(1);
    expect((await addDay(browser, userId)).code).toBe('sessions/step-up-required');
  });

  it('of sessions of before is their sign-in', async () => {
    const { userId } = await server.givenAccount();
    const browser = await server.signInAsAdmin();
    await removeField(server, 'sessions', {}, 'provenAt');
    expect((await addDay(browser, userId)).status).toBe(200);
    await busyFor([browser], STEP_UP_MS);
    expect((await addDay(browser, userId)).code).toBe('sessions/step-up-required');
  });

  it('is asked for after the role: a caller without it is refused first', async () => {
    const { userId } = await server.givenAccount();
    const browser = await server.signInAsAdmin(undefined, 'viewer');
    await busyFor([browser], STEP_UP_MS);
    expect((await addDay(browser, userId)).code).toBe('sessions/role-forbidden');
  });

  it('is not asked for by what only looks or is taken back easily', async () => {
    const browser = await server.signInAsAdmin();
    await busyFor([browser], STEP_UP_MS);
    for (const { call, policy, needsProof } of listRoutes(server.app)) {
      if (call?.method !== 'GET' || policy?.kind !== 'admin') continue;
      expect([call.path, needsProof]).toEqual([call.path, false]);
    }
  });
});

/** Another browser of 'ana', who has an authenticator app by now. */
async function signedInWith(code: string | undefined): Promise<TestClient> {
  const browser = server.client();
  const body = { password: TEST_SECRETS.adminPassword, ...(code === undefined ? {} : { code }) };
  expect((await browser.send(adminLogin, { body })).status).toBe(200);
  return browser;
}

describe('confirming that it is still you', () => {
  it('by the password carries actions for another half hour', async () => {
    const { userId } = await server.givenAccount();
    const browser = await server.signInAsAdmin();
    await busyFor([browser], 2 * STEP_UP_MS);
    const { provenUntil } = (await prove(browser, { password })).payload();
    expect(provenUntil).toBe(new Date(server.clock.now().getTime() + STEP_UP_MS).toISOString());
    await busyFor([browser], STEP_UP_MS - 1);
    expect((await addDay(browser, userId)).status).toBe(200);
    server.clock.advance(1);
    expect((await addDay(browser, userId)).code).toBe('sessions/step-up-required');
  });

  it('counts on every instance at once, in this session and no other', async () => {
    const { userId } = await server.givenAccount();
    const second = await server.another({ ADMINS });
    const earlier = await server.signInAsAdmin();
    const browser = await server.signInAsAdmin();
    const others = [earlier, await server.signInAsAdmin()];
    await busyFor([browser, ...others], STEP_UP_MS);
    expect((await prove(browser, { password })).status).toBe(200);
    const elsewhere = second.client();
    elsewhere.cookies.set('portal_admin', browser.cookies.get('portal_admin') ?? '');
    expect((await addDay(elsewhere, userId)).status).toBe(200);
    for (const other of others) {
      expect((await addDay(other, userId)).code).toBe('sessions/step-up-required');
    }
  });

  it('takes the password of the same administrator only', async () => {
    const browser = await server.signInAsAdmin();
    const answer = await prove(browser, { password: TEST_SECRETS.otherAdminPassword });
    expect([answer.status, answer.code]).toEqual([401, 'sessions/wrong-admin-password']);
    expect((await browser.send(getAdminSession)).payload().actor).toBe('ana');
  });

  it.each([{}, { password, code: '123456' }, { password: '' }, { code: '' }, { password: 1 }])(
    'takes one proof, not %j',
    async (body) => {
      const answer = await prove(await server.signInAsAdmin(), body);
      expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    },
  );

  it('needs the code of who has an authenticator app: the password alone does not do', async () => {
    const { userId } = await server.givenAccount();
    const browser = await server.signInAsAdmin();
    const { secret, recoveryCodes } = await givenFactor(browser, server.clock.now());
    await busyFor([browser], STEP_UP_MS);
    const refused = await prove(browser, { password });
    expect([refused.status, refused.code]).toEqual([401, 'sessions/code-required']);
    expect((await addDay(browser, userId)).code).toBe('sessions/step-up-required');
    const code = codeAt(secret, server.clock.now());
    expect((await prove(browser, { code })).status).toBe(200);
    expect((await addDay(browser, userId)).status).toBe(200);
    expect((await prove(browser, { code })).code).toBe('sessions/wrong-code');

    await busyFor([browser], STEP_UP_MS);
    const [recovery = ''] = recoveryCodes;
    expect((await prove(browser, { code: recovery })).status).toBe(200);
    expect((await addDay(browser, userId)).status).toBe(200);
    expect((await prove(browser, { code: recovery })).code).toBe('sessions/wrong-code');
  });

  it('takes no code of who has no app', async () => {
    const answer = await prove(await server.signInAsAdmin(), { code: '123456' });
    expect([answer.status, answer.code]).toEqual([409, 'sessions/factor-missing']);
  });

  it('a code proves one session, also when two send it at the same time', async () => {
    const one = await server.signInAsAdmin();
    const { secret, recoveryCodes } = await givenFactor(one, server.clock.now());
    const two = await signedInWith(recoveryCodes[0]);
    server.clock.advance(STEP_MS);
    const code = codeAt(secret, server.clock.now());
    const answers = await Promise.all([prove(one, { code }), prove(two, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(answers.map(({ code: refusal }) => refusal)).toContain('sessions/wrong-code');
  });

  it('fails five times in 15 minutes in a session, and locks that session only', async () => {
    const browser = await server.signInAsAdmin();
    const { secret, recoveryCodes } = await givenFactor(browser, server.clock.now());
    const other = await signedInWith(recoveryCodes[0]);
    const second = await server.another({ ADMINS });
    const elsewhere = second.client();
    elsewhere.cookies.set('portal_admin', browser.cookies.get('portal_admin') ?? '');
    const wrong = wrongCodeAt(secret, server.clock.now());
    for (let count = 0; count < 5; count += 1) {
      const at = count % 2 ? elsewhere : browser;
      // Another address makes no difference.
      const answer = await prove(at, { code: wrong }, `203.0.113.${count}`);
      expect(answer.code).toBe('sessions/wrong-code');
    }
    server.clock.advance(STEP_MS);
    const right = { code: codeAt(secret, server.clock.now()) };
    const locked = await prove(elsewhere, right);
    expect([locked.status, locked.code]).toEqual([429, 'sessions/locked']);
    expect((await prove(other, right)).status).toBe(200);
    const body = { password: TEST_SECRETS.otherAdminPassword };
    expect((await server.client().send(adminLogin, { body })).status).toBe(200);
    await busyFor([browser], 15 * MINUTE_MS);
    expect((await prove(browser, { code: codeAt(secret, server.clock.now()) })).status).toBe(200);
  });

  it('at the same time at two instances passes no limit either', async () => {
    const browser = await server.signInAsAdmin();
    const second = await server.another({ ADMINS });
    const elsewhere = second.client();
    elsewhere.cookies.set('portal_admin', browser.cookies.get('portal_admin') ?? '');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        prove(place % 2 ? elsewhere : browser, { password: 'not it' }, `203.0.113.${place}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('is for administrators whose session lives', async () => {
    expect((await prove(server.client(), { password })).status).toBe(401);
    const subscriber = await server.signInAs(await server.givenAccount());
    expect((await prove(subscriber, { password })).status).toBe(403);
    const browser = await server.signInAsAdmin();
    server.clock.advance(30 * MINUTE_MS);
    expect((await prove(browser, { password })).code).toBe('sessions/required');
  });

  it('stands in the log of security with who it was, never what was shown', async () => {
    const browser = await server.signInAsAdmin();
    const before = server.log.length;
    await prove(browser, { password: 'canary-not-it' });
    await prove(browser, { password });
    const lines = server.log.slice(before);
    const events = lines.filter(({ event }) => String(event).startsWith('authn'));
    expect(events).toMatchObject([
      {
        event: 'authn_step_up_fail',
        level: 'warn',
        actor: 'ana',
        code: 'sessions/wrong-admin-password',
      },
      { event: 'authn_step_up_success', level: 'info', actor: 'ana' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('canary');
    expect(JSON.stringify(lines)).not.toContain(password);
  });
});
