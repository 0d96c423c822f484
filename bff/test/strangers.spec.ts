import {
  adminLogin,
  loginWithPassword,
  loginWithTelegram,
  loginWithTelegramApp,
  stepUp,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { MINUTE_MS } from '@portal/rules';
import { TELEGRAM_ENV, telegramAppData, telegramPayload } from './support/telegram';
import {
  createTestServer,
  TEST_SECRETS,
  testEnvironment,
  type TestServer,
} from './support/test-server';

const { adminPassword } = TEST_SECRETS;
const WRONG = 'not the password';

/** 50 addresses and five /64s, of which each guess comes from another address. */
const ADDRESSES = Array.from({ length: 50 }, (_, place) => () => `203.0.113.${place + 1}`);
const BLOCKS = Array.from(
  { length: 5 },
  (_, block) => (guess: number) => `2001:db8:1:${block}::${(guess + 1).toString(16)}`,
);
const STRANGERS = [...ADDRESSES, ...BLOCKS];
/** More than are checked, so that also what comes after a refusal is seen. */
const GUESSES = 8;
/** Failures that one stranger has of an administrator, and of one account. */
const OWN_FAILURES = 5;

const HOME = '198.51.100.7';
const OFFICE = '198.51.100.8';
const CAFE = '198.51.100.9';

let ADMINS: string;
let server: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  ({ ADMINS = '' } = await testEnvironment());
  server = await createTestServer({ env: { ...TELEGRAM_ENV, ADMINS } });
  elsewhere = await server.another({ ...TELEGRAM_ENV, ADMINS });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const name of ['login_attempts', 'password_failures', 'known_devices'])
    await server.connection.collection(name).deleteMany({});
});

type SignIn = (at: TestServer, password: string, address: string, by?: TestClient) => Answer;
type Answer = Promise<{ status: number; code: string | null }>;

const asAdmin: SignIn = (at, password, remoteAddress, by = at.client()) =>
  by.send(adminLogin, { body: { password }, remoteAddress });
const asSubscriber =
  (userId: number): SignIn =>
  (at, password, remoteAddress, by = at.client()) =>
    by.send(loginWithPassword, { body: { userId, password }, remoteAddress });

/** Every stranger guesses; how often a password was looked at. */
async function guess(signIn: SignIn, strangers = STRANGERS): Promise<number> {
  let checked = 0;
  for (const [place, addressOf] of strangers.entries()) {
    for (let count = 0; count < GUESSES; count += 1) {
      const at = (place + count) % 2 ? elsewhere : server;
      const { status } = await signIn(at, WRONG, addressOf(count));
      expect([401, 429]).toContain(status);
      if (status === 401) checked += 1;
    }
  }
  return checked;
}

/** The same browser at another instance. */
function copyOf(browser: TestClient, at: TestServer): TestClient {
  const copy = at.client();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

describe.each(['administrator', 'subscriber'] as const)('strangers who guess at one %s', (who) => {
  let signIn: SignIn;
  let password: string;
  let known: TestClient;
  beforeEach(async () => {
    const user = await server.givenAccount();
    signIn = who === 'administrator' ? asAdmin : asSubscriber(user.userId);
    password = who === 'administrator' ? adminPassword : user.password;
    known = server.client();
    expect((await signIn(server, password, HOME, known)).status).toBe(200);
  });

  it('lock out nobody: a known device, a known and an unknown address get in on both instances', async () => {
    const checked = await guess(signIn);
    // A /64 is one stranger, however many addresses it uses.
    expect(checked).toBe(STRANGERS.length * OWN_FAILURES);
    for (const at of [server, elsewhere]) {
      expect((await signIn(at, password, CAFE, copyOf(known, at))).status).toBe(200);
      expect((await signIn(at, password, HOME)).status).toBe(200);
    }
    expect((await signIn(server, password, OFFICE)).status).toBe(200);
    expect((await signIn(elsewhere, password, '2001:db8:2::1')).status).toBe(200);
  });

  it('lock themselves out, also those behind the same address as a known device', async () => {
    await guess(signIn, [() => CAFE]);
    expect((await signIn(elsewhere, password, CAFE)).code).toBe('sessions/locked');
    expect((await signIn(server, password, CAFE, known)).status).toBe(200);
  });

  it('at the same time pass no limit of an address, over two instances', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        signIn(place % 2 ? elsewhere : server, WRONG, `2001:db8:9:9::${place + 1}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(OWN_FAILURES);
  });

  it('cannot make up a device that has tries of its own', async () => {
    const strangers = Array.from({ length: 20 }, (_, place) => {
      const stranger = server.client();
      stranger.cookies.set('portal_device', `${place}`.padStart(22, 'A'));
      return stranger;
    });
    const answers = [];
    for (const stranger of strangers) answers.push(await signIn(server, WRONG, CAFE, stranger));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(OWN_FAILURES);
  });

  it('with a stolen known device have no more tries than it has', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) => {
        const at = place % 2 ? elsewhere : server;
        return signIn(at, WRONG, `203.0.113.${place}`, copyOf(known, at));
      }),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(OWN_FAILURES);
    // Of tries at the same time each counts for the others, so some may be left.
    for (let count = 0; count < OWN_FAILURES; count += 1) await signIn(server, WRONG, CAFE, known);
    expect((await signIn(server, password, HOME, known)).code).toBe('sessions/locked');
    // Which locks that device and nobody else.
    expect((await signIn(server, password, HOME)).status).toBe(200);
  });
});

describe('strangers who guess', () => {
  it('at an administrator do not lock the step-up of who is signed in', async () => {
    const ana = server.client();
    await asAdmin(server, adminPassword, HOME, ana);
    await guess(asAdmin, STRANGERS.slice(0, 6));
    const proof = { body: { password: adminPassword }, remoteAddress: '203.0.113.1' };
    expect((await copyOf(ana, elsewhere).send(stepUp, proof)).status).toBe(200);
  });

  it('at an account do not make it known to them', async () => {
    const [user, stranger] = [await server.givenAccount(), await server.givenAccount()];
    const browser = server.client();
    await asSubscriber(stranger.userId)(server, stranger.password, CAFE, browser);
    const signIn = asSubscriber(user.userId);
    for (let count = 0; count < OWN_FAILURES; count += 1) {
      expect((await signIn(server, WRONG, CAFE, browser)).status).toBe(401);
    }
    // Neither its device nor the address counts apart.
    expect((await signIn(server, user.password, CAFE)).code).toBe('sessions/locked');
    expect((await asAdmin(server, WRONG, CAFE, browser)).status).toBe(401);
    const attempts = await server.connection.collection('login_attempts').find().toArray();
    const kinds = attempts.flatMap(({ counters }) => counters as string[]);
    expect(kinds.filter((key) => / known-| device /.test(key))).toEqual([]);
  });

  it.each<[string, (id: number) => Promise<{ readonly status: number }>]>([
    [
      "Telegram's widget",
      (id) => {
        const body = telegramPayload(server.clock, { id });
        return server.client().send(loginWithTelegram, { body, remoteAddress: CAFE });
      },
    ],
    [
      'a Mini App',
      (id) => {
        const body = { initData: telegramAppData(server.clock, { id }) };
        return server.client().send(loginWithTelegramApp, { body, remoteAddress: CAFE });
      },
    ],
  ])('fill no limit of the address for an account that signed in there by %s', async (_, enter) => {
    const user = await server.givenAccount();
    expect((await enter(user.userId)).status).toBe(200);
    for (let place = 0; place < 50; place += 1) {
      expect((await asSubscriber(9_000_000 + place)(server, WRONG, CAFE)).status).toBe(401);
    }
    expect((await asSubscriber(9_000_100)(server, WRONG, CAFE)).code).toBe('sessions/locked');
    expect((await asSubscriber(user.userId)(elsewhere, user.password, CAFE)).status).toBe(200);
    server.clock.advance(15 * MINUTE_MS);
  });
});
