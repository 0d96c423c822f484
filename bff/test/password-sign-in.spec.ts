import { hash } from '@node-rs/argon2';
import { getSession, loginWithPassword } from '@portal/contracts';
import { createTestServer, type TestServer } from './support/test-server';

describe('sign-in by password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  const tryToSignIn = (userId: number, password: string) =>
    server.client().send(loginWithPassword, { body: { userId, password } });

  it('answers unknown id, wrong password and missing password alike', async () => {
    const withPassword = await server.givenAccount();
    const withoutPassword = await server.givenAccount({ password: null });
    const answers = [
      await tryToSignIn(987_654_321, 'whatever it is'),
      await tryToSignIn(withPassword.userId, 'not the password'),
      await tryToSignIn(withoutPassword.userId, 'whatever it is'),
      await tryToSignIn(withoutPassword.userId, 'no account has this password'),
    ];
    const shown = answers.map(({ status, body }) => ({ status, ...body, requestId: '' }));
    expect(new Set(shown.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(shown[0]).toMatchObject({
      status: 401,
      success: false,
      code: 'sessions/wrong-credentials',
      message: 'Wrong User ID or password.',
    });
    expect(answers.every(({ cookies }) => cookies.length === 0)).toBe(true);
  });

  it('verifies byte for byte: case, blanks and the 64th character count', async () => {
    const password = `Ärger ${'x'.repeat(57)}Z`;
    const { userId } = await server.givenAccount({ password });
    expect((await tryToSignIn(userId, password)).status).toBe(200);
    for (const wrong of [
      password.toLowerCase(),
      ` ${password}`,
      `${password} `,
      password.slice(0, -1),
    ]) {
      expect((await tryToSignIn(userId, wrong)).status).toBe(401);
    }
  });

  it('refuses more than 1,024 bytes without hashing them', async () => {
    const { userId } = await server.givenAccount();
    expect((await tryToSignIn(userId, 'x'.repeat(1_025))).code).toBe('request/invalid');
    // 600 characters, 1,800 bytes.
    expect((await tryToSignIn(userId, 'আ'.repeat(600))).code).toBe('sessions/wrong-credentials');
  });

  it('tells that an account is frozen only to who knows its password', async () => {
    const { userId, password } = await server.givenAccount({ isFrozen: true });
    const right = await tryToSignIn(userId, password);
    expect([right.status, right.code]).toEqual([403, 'accounts/frozen']);
    expect(right.cookies).toHaveLength(0);
    expect((await tryToSignIn(userId, 'not the password')).code).toBe('sessions/wrong-credentials');
  });

  it('stores argon2id and makes a weaker hash stronger at the next sign-in', async () => {
    const { userId, password } = await server.givenAccount();
    const users = server.connection.collection('users');
    const weak = await hash(password, { memoryCost: 256, timeCost: 1, parallelism: 1 });
    await users.updateOne({ userId }, { $set: { passwordHash: weak } });
    expect((await tryToSignIn(userId, password)).status).toBe(200);
    const stored = await users.findOne({ userId });
    expect(stored?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
    expect((await tryToSignIn(userId, password)).status).toBe(200);
  });

  it.each([
    ['text as id', { userId: '5', password: 'secret' }],
    ['fraction as id', { userId: 5.5, password: 'secret' }],
    ['negative id', { userId: -5, password: 'secret' }],
    ['id above 2^53', { userId: 2 ** 53, password: 'secret' }],
    ['operator as id', { userId: { $gt: 0 }, password: 'secret' }],
    ['operator as password', { userId: 5, password: { $ne: '' } }],
    ['list as password', { userId: 5, password: ['secret'] }],
    ['no password', { userId: 5 }],
    ['empty password', { userId: 5, password: '' }],
    ['null', { userId: null, password: null }],
  ])('refuses a body of wrong types: %s', async (_name, body) => {
    const answer = await server.client().send(loginWithPassword, { body });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });

  it('nobody is signed in without a cookie, and asking is no error', async () => {
    const answer = await server.client().send(getSession);
    expect(answer.body).toEqual({ success: true, user: null, end: null });
  });

  it('writes one event for each outcome, without the password', async () => {
    const { userId, password } = await server.givenAccount();
    const before = server.log.length;
    await tryToSignIn(userId, 'a wrong canary password');
    await tryToSignIn(userId, password);
    const lines = server.log.slice(before);
    const events = lines.map(({ event }) => event).filter((event) => event !== 'request');
    expect(events).toEqual(['authn_login_fail', 'authn_login_success']);
    expect(JSON.stringify(lines)).not.toContain('canary');
    expect(JSON.stringify(lines)).not.toContain(password);
  });
});
