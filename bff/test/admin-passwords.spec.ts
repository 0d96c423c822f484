import { hash } from '@node-rs/argon2';
import { adminLogin, stepUp } from '@portal/contracts';
import { PasswordHasherService } from '../src/platform/security/password-hasher.service';
import { createTestServer, productionEnvironment, type TestServer } from './support/test-server';

const LONG = 'rain on the tin roofs';
/** The greatest length that is refused, and one that is long but guessed first. */
const SHORT = 'k7#Pq9!vXz2&Lm';
const KNOWN = 'Administrator2026!';

let trial: TestServer;
let production: TestServer;

beforeAll(async () => {
  const strong = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const entries = [`ana=${LONG}`, `ana=${SHORT}`, `ben=${SHORT}`, `cid=${KNOWN}`].map(
    async (entry) => {
      const [name = '', password = ''] = entry.split('=');
      return `${name}=${await hash(password, strong)}`;
    },
  );
  const ADMINS = (await Promise.all(entries)).join(';');
  trial = await createTestServer({ env: { ADMINS } });
  production = await trial.another({ ...(await productionEnvironment()), ADMINS });
});
afterAll(() => trial.stop());

let lastAddress = 0;
const signIn = (server: TestServer, password: string) =>
  server.client().send(adminLogin, {
    body: { password },
    remoteAddress: `192.0.2.${(lastAddress += 1)}`,
  });

describe('in production', () => {
  it.each([SHORT, KNOWN])('the right password %p is refused like a wrong one', async (password) => {
    const [refused, wrong] = [await signIn(production, password), await signIn(production, 'x')];
    expect([refused.status, refused.code]).toEqual([401, 'sessions/wrong-admin-password']);
    expect(refused.cookies).toHaveLength(0);
    const { body } = wrong;
    expect(refused.body).toEqual({ ...(body as object), requestId: expect.anything() });
  });

  it('a long password signs in', async () => {
    expect((await signIn(production, LONG)).payload()).toMatchObject({ actor: 'ana' });
  });

  it('a refused one costs the same hashes as any other', async () => {
    const hasher = production.app.get(PasswordHasherService);
    const verify = hasher.verify.bind(hasher);
    const counts: number[] = [];
    for (const password of [SHORT, KNOWN, 'x', LONG]) {
      let count = 0;
      hasher.verify = (...given) => {
        count += 1;
        return verify(...given);
      };
      await signIn(production, password);
      counts.push(count);
    }
    hasher.verify = verify;
    expect(counts).toEqual([4, 4, 4, 4]);
  });

  it('a short password proves nothing to a session either', async () => {
    const browser = production.client();
    (await browser.send(adminLogin, { body: { password: LONG } })).payload();
    const prove = (password: string) => browser.send(stepUp, { body: { password } });
    expect((await prove(SHORT)).code).toBe('sessions/wrong-admin-password');
    expect((await prove(LONG)).status).toBe(200);
  });

  it('the log tells whose password was refused and why, and not the password', () => {
    const lines = production.log.map((line) => JSON.stringify(line));
    expect(lines.some((line) => line.includes('password of ana was refused: too-short'))).toBe(
      true,
    );
    expect(lines.some((line) => line.includes('password of cid was refused: known'))).toBe(true);
    expect(lines.join()).not.toContain(SHORT);
    expect(lines.join()).not.toContain(KNOWN);
  });
});

it('outside production short passwords sign in', async () => {
  expect((await signIn(trial, SHORT)).payload()).toMatchObject({ actor: 'ana' });
  expect((await signIn(trial, KNOWN)).payload()).toMatchObject({ actor: 'cid' });
});
