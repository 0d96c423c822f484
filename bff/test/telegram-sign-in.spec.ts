import {
  getSession,
  getUser,
  loginWithPassword,
  loginWithTelegram,
  type TelegramLoginRequest,
} from '@portal/contracts';
import fc from 'fast-check';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { newTelegramId, TELEGRAM_ENV, telegramPayload } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;

beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  elsewhere = await server.another(TELEGRAM_ENV);
});
afterAll(() => server.stop());

const payloadOf = (fields: TelegramLoginRequest) => telegramPayload(server.clock, fields);
const signIn = (payload: object, at = server) =>
  at.client().send(loginWithTelegram, { body: payload });
const countOf = (collection: string, userId: number) =>
  server.connection.collection(collection).countDocuments({ userId });

describe('sign-in by Telegram', () => {
  it('the first time opens an account with the name of Telegram, and a password is to be set', async () => {
    const id = newTelegramId();
    const browser = server.client();
    const body = payloadOf({ id, first_name: 'রহিম', last_name: 'Uddin', zone: 6 });
    const answer = (await browser.send(loginWithTelegram, { body })).payload();
    expect(answer).toMatchObject({
      action: 'setPassword',
      user: { userId: id, name: 'রহিম Uddin', balance: 0, expiry: 0, isExpired: true },
    });
    expect((await browser.send(getSession)).payload().user?.userId).toBe(id);
  });

  it("without a name in Telegram the account is called 'User {id}'", async () => {
    const id = newTelegramId();
    const { user } = (await signIn(payloadOf({ id: String(id), username: 'x' }))).payload();
    expect(user).toMatchObject({ userId: id, name: `User ${id}` });
  });

  it('User IDs are ids of Telegram: an account with a password and the same id is the same one', async () => {
    const known = await server.givenAccount({ userId: newTelegramId(), name: 'Mina' });
    const body = payloadOf({ id: known.userId, first_name: 'Someone' });
    const { user, action } = (await signIn(body)).payload();
    expect({ name: user.name, balance: user.balance, action }).toEqual({
      name: 'Mina',
      balance: 100,
      action: null,
    });
    expect((await server.client().send(loginWithPassword, { body: known })).status).toBe(200);
    expect(await countOf('users', known.userId)).toBe(1);
  });

  it('makes a new session and ends the one the browser had', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const before = browser.cookies.get('portal_session') ?? '';
    await browser.send(loginWithTelegram, { body: payloadOf({ id: user.userId }) });
    const thief = server.client();
    thief.cookies.set('portal_session', before);
    const read = { params: { id: user.userId } };
    expect((await thief.send(getUser, read)).status).toBe(401);
    expect((await browser.send(getUser, read)).status).toBe(200);
  });

  it('frozen accounts are refused, also when they freeze while signing in', async () => {
    const frozen = await server.givenAccount({ userId: newTelegramId(), isFrozen: true });
    expect((await signIn(payloadOf({ id: frozen.userId }))).code).toBe('accounts/frozen');

    const late = await server.givenAccount({ userId: newTelegramId() });
    const accounts = server.app.get(AccountsService, { strict: false });
    const findOrOpen = accounts.findOrOpen.bind(accounts);
    accounts.findOrOpen = async (account) => {
      const found = await findOrOpen(account);
      await accounts.setFrozen(account.userId, true);
      return found;
    };
    const answer = await signIn(payloadOf({ id: late.userId }));
    accounts.findOrOpen = findOrOpen;
    expect(answer.code).toBe('accounts/frozen');
    expect(await countOf('sessions', late.userId)).toBe(0);
  });

  it('is not there without a bot', async () => {
    const without = await server.another();
    const answer = await signIn(payloadOf({ id: newTelegramId() }), without);
    expect([answer.status, answer.code]).toEqual([404, 'sessions/telegram-missing']);
  });

  it('the token and the hash stand in no log line and no answer', async () => {
    const before = server.log.length;
    const payload = payloadOf({ id: newTelegramId() });
    const answers = [await signIn(payload), await signIn(payload), await signIn({ hash: 'x' })];
    const reported = JSON.stringify([server.log.slice(before), answers.map(({ text }) => text)]);
    expect(reported).not.toContain(TELEGRAM_ENV.TELEGRAM_BOT_TOKEN);
    expect(reported).not.toContain(payload['hash']);
    const events = server.log
      .slice(before)
      .filter(({ event }) => String(event).startsWith('authn'));
    expect(events.map(({ event, userId }) => [event, userId])).toEqual([
      ['authn_login_success', payload['id']],
      ['authn_login_fail', undefined],
      ['authn_login_fail', undefined],
    ]);
  });
});

describe('a payload of Telegram', () => {
  it('works once: not again, not on another instance, not after a restart', async () => {
    const payload = payloadOf({ id: newTelegramId() });
    expect((await signIn(payload)).status).toBe(200);
    const restarted = await server.another(TELEGRAM_ENV);
    for (const instance of [server, elsewhere, restarted]) {
      const again = await signIn(payload, instance);
      expect([again.status, again.code]).toEqual([401, 'sessions/wrong-telegram-data']);
      expect(again.cookies).toHaveLength(0);
    }
    const respelled = { ...payload, id: String(payload['id']) };
    expect((await signIn(respelled)).code).toBe('sessions/wrong-telegram-data');
  });

  it('posted 20 times at once to two instances makes one session and one account', async () => {
    const id = newTelegramId();
    const payload = payloadOf({ id, first_name: 'Rahim' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => signIn(payload, place % 2 ? elsewhere : server)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(19).fill(401),
    ]);
    expect(await countOf('sessions', id)).toBe(1);
    expect(await countOf('users', id)).toBe(1);
    expect(await countOf('login_history', id)).toBe(1);
  });

  it('and others of the same person at once open one account', async () => {
    const id = newTelegramId();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nonce) =>
        signIn(payloadOf({ id, nonce }), nonce % 2 ? elsewhere : server),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(await countOf('users', id)).toBe(1);
    expect(await countOf('sessions', id)).toBe(8);
  });

  it('is used up for longer than any age that can be configured', async () => {
    const payload = payloadOf({ id: newTelegramId() });
    await signIn(payload);
    const used = server.connection.collection<{ _id: string; expiresAt: Date }>('telegram_logins');
    const stored = await used.findOne({ _id: String(payload['hash']) });
    const keptMs = (stored?.expiresAt.getTime() ?? 0) - server.clock.now().getTime();
    expect(keptMs).toBeGreaterThan((86_400 + 60) * 1_000);
    const indexes = await used.listIndexes().toArray();
    expect(indexes.some(({ expireAfterSeconds }) => expireAfterSeconds === 0)).toBe(true);
  });

  it('is as old as it says, by the clock of the service and its configuration', async () => {
    const aged = (id: number) => payloadOf({ id });
    const [exact, late, ahead] = [newTelegramId(), newTelegramId(), newTelegramId()].map(aged);
    const strict = await server.another({ ...TELEGRAM_ENV, TELEGRAM_MAX_AGE_SECONDS: '10' });
    server.clock.advance(-61_000);
    expect((await signIn(ahead ?? {})).status).toBe(401);
    server.clock.advance(61_000 + 300_000);
    expect((await signIn(exact ?? {}, strict)).status).toBe(401);
    expect((await signIn(exact ?? {})).status).toBe(200);
    server.clock.advance(1_000);
    expect((await signIn(late ?? {})).status).toBe(401);
  });

  it('changed by a byte signs nobody in', async () => {
    const payload = payloadOf({ id: newTelegramId(), first_name: 'Rahim', zone: 6 });
    const keys = Object.keys(payload);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...keys), fc.nat(), async (key, place) => {
        const bytes = Buffer.from(String(payload[key]));
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        const answer = await signIn({ ...payload, [key]: bytes.toString() });
        expect([answer.status, answer.cookies.length]).toEqual([401, 0]);
      }),
      { numRuns: 60, seed: 20_310_310 },
    );
    expect((await signIn(payload)).status).toBe(200);
  });

  const valid = () => payloadOf({ id: newTelegramId() });
  it.each<[string, () => unknown]>([
    ['a hash in a list', () => ({ ...valid(), hash: [valid()['hash']] })],
    ['a hash in an object', () => ({ ...valid(), hash: { $ne: '' } })],
    ['no hash but null', () => ({ ...valid(), hash: null })],
    ['a hash in upper case', () => ({ ...valid(), hash: String(valid()['hash']).toUpperCase() })],
    ['a short hash', () => ({ ...valid(), hash: 'ab' })],
    ['no hash', () => ({ ...valid(), hash: undefined })],
    ['an operator as id', () => ({ ...valid(), id: { $gt: 0 } })],
    ['something nested', () => ({ ...valid(), user: { id: 5 } })],
    ['a flag', () => ({ ...valid(), is_premium: true })],
    ['a fraction', () => ({ ...valid(), auth_date: 1.5 })],
    ['an unsafe number', () => ({ ...valid(), id: 2 ** 53 })],
    ['a forbidden key', () => ({ ...valid(), constructor: 'x' })],
    ['a key with a line feed', () => ({ ...valid(), 'a\nid': 'x' })],
    ['a text that is too long', () => ({ ...valid(), bio: 'x'.repeat(2_049) })],
    ['33 fields', () => Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`f${n}`, n]))],
    ['nothing', () => ({})],
    ['a list', () => [valid()]],
  ])('with %s is refused, never an error', async (_name, make) => {
    const sessions = server.connection.collection('sessions');
    const before = await sessions.countDocuments();
    const answer = await server.client().request({
      method: 'POST',
      url: loginWithTelegram.path,
      payload: make() as object,
    });
    expect([400, 401]).toContain(answer.status);
    expect(await sessions.countDocuments()).toBe(before);
  });

  it('with __proto__ is refused', async () => {
    const text = JSON.stringify(valid()).replace('{', '{"__proto__":"x",');
    const answer = await server.client().request({
      method: 'POST',
      url: loginWithTelegram.path,
      headers: { 'content-type': 'application/json' },
      payload: text,
    });
    expect(answer.status).toBe(400);
  });
});
