import {
  getOwnLoginHistory,
  getOwnSessions,
  getSession,
  listLoginHistory,
  loginWithPassword,
  loginWithTelegramApp,
  setPassword,
} from '@portal/contracts';
import fc from 'fast-check';
import {
  newTelegramId,
  OF_OUR_PAGE,
  TELEGRAM_ENV,
  telegramAppData,
  type TelegramAppUser,
} from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;

beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  elsewhere = await server.another(TELEGRAM_ENV);
});
afterAll(() => server.stop());

const launch = (user: TelegramAppUser) => telegramAppData(server.clock, user);
const signIn = (initData: string, at = server) =>
  at.client().send(loginWithTelegramApp, { body: { initData } });
const countOf = (collection: string, userId: number) =>
  server.connection.collection(collection).countDocuments({ userId });
const WRONG = [401, 'sessions/wrong-telegram-app-data'];
const STALE = [401, 'sessions/stale-telegram-app-data'];

describe('sign-in inside Telegram', () => {
  it('the first time opens an account with the name of Telegram, and a password is to be set', async () => {
    const id = newTelegramId();
    const browser = server.client(OF_OUR_PAGE);
    const body = { initData: launch({ id, first_name: 'রহিম + Mina' }) };
    const answer = (await browser.send(loginWithTelegramApp, { body })).payload();
    expect(answer).toMatchObject({
      action: 'setPassword',
      user: { userId: id, name: 'রহিম + Mina', balance: 0, isExpired: true },
    });
    expect((await browser.send(getSession)).payload().user?.userId).toBe(id);
  });

  it('finds the account with this id, also while wrong passwords lock it', async () => {
    const known = await server.givenAccount({ userId: newTelegramId(), name: 'Mina' });
    const wrong = { ...known, password: 'wrong one' };
    for (let count = 0; count < 5; count += 1)
      await server.client().send(loginWithPassword, { body: wrong });
    expect((await server.client().send(loginWithPassword, { body: known })).code).toBe(
      'sessions/locked',
    );
    const { user, action } = (await signIn(launch({ id: known.userId }))).payload();
    expect({ name: user.name, action }).toEqual({ name: 'Mina', action: null });
    expect(await countOf('users', known.userId)).toBe(1);
  });

  it("is a session and a sign-in of the kind 'telegram-app', for its user and administrators", async () => {
    const id = newTelegramId();
    const browser = server.client(OF_OUR_PAGE);
    await browser.send(loginWithTelegramApp, { body: { initData: launch({ id }) } });
    const params = { id };
    const sessions = async () =>
      (await browser.send(getOwnSessions, { params })).payload().sessions;
    expect(await sessions()).toMatchObject([{ method: 'telegram-app', isCurrent: true }]);
    const { logins } = (await browser.send(getOwnLoginHistory, { params })).payload();
    expect(logins).toMatchObject([{ method: 'telegram-app' }]);
    const admin = await server.signInAsAdmin();
    const { history } = (await admin.send(listLoginHistory)).payload();
    expect(history[0]).toMatchObject({ userId: id, method: 'telegram-app' });
    // A new password replaces the session, not the sign-in that it comes from.
    const body = { userId: id, password: 'rain on tin roofs' };
    expect((await browser.send(setPassword, { body })).status).toBe(200);
    expect(await sessions()).toMatchObject([{ method: 'telegram-app', isCurrent: true }]);
  });

  it('frozen accounts are refused', async () => {
    const frozen = await server.givenAccount({ userId: newTelegramId(), isFrozen: true });
    expect((await signIn(launch({ id: frozen.userId }))).code).toBe('accounts/frozen');
    expect(await countOf('sessions', frozen.userId)).toBe(0);
  });

  it('is not there without a bot', async () => {
    const answer = await signIn(launch({ id: newTelegramId() }), await server.another());
    expect([answer.status, answer.code]).toEqual([404, 'sessions/telegram-missing']);
  });

  it('the data stand in no log line, no answer and no record', async () => {
    const before = server.log.length;
    const initData = launch({ id: newTelegramId() });
    const answers = [await signIn(initData), await signIn(initData), await signIn(`${initData}0`)];
    const collections = await server.connection.db?.collections();
    const records = await Promise.all((collections ?? []).map((one) => one.find().toArray()));
    expect(records.flat().length).toBeGreaterThan(0);
    const written = JSON.stringify([
      ...[server.log.slice(before), records],
      answers.map(({ text, headers }) => [text, headers]),
    ]);
    const fields = new URLSearchParams(initData);
    expect(written).not.toContain(TELEGRAM_ENV.TELEGRAM_BOT_TOKEN);
    for (const key of ['query_id', 'signature'])
      expect([key, written.includes(fields.get(key) ?? '')]).toEqual([key, false]);
    const events = server.log
      .slice(before)
      .filter(({ event }) => String(event).startsWith('authn'));
    expect(events.map(({ event, method, code }) => [event, method, code])).toEqual([
      ['authn_login_success', 'telegram-app', undefined],
      ['authn_login_fail', 'telegram-app', 'sessions/stale-telegram-app-data'],
      ['authn_login_fail', 'telegram-app', 'sessions/wrong-telegram-app-data'],
    ]);
  });
});

describe('the data of a launch', () => {
  it('work once: not again, not on another instance, not after a restart, not respelled', async () => {
    const initData = launch({ id: newTelegramId() });
    expect((await signIn(initData)).status).toBe(200);
    const restarted = await server.another(TELEGRAM_ENV);
    const respelled = initData.split('&').toReversed().join('&').replaceAll('%2C', '%2c');
    for (const instance of [server, elsewhere, restarted]) {
      for (const text of [initData, respelled]) {
        const again = await signIn(text, instance);
        expect([again.status, again.code]).toEqual(STALE);
        expect(again.cookies).toHaveLength(0);
      }
    }
  });

  it('posted 20 times at once to two instances make one session and one account', async () => {
    const id = newTelegramId();
    const initData = launch({ id, first_name: 'Rahim' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => signIn(initData, place % 2 ? elsewhere : server)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(19).fill(401),
    ]);
    for (const collection of ['sessions', 'users', 'login_history'])
      expect([collection, await countOf(collection, id)]).toEqual([collection, 1]);
  });

  it('are stale by the clock of the service and its configuration, and wrong ahead of it', async () => {
    const [exact, late, ahead] = [1, 2, 3].map(() => launch({ id: newTelegramId() }));
    const strict = await server.another({ ...TELEGRAM_ENV, TELEGRAM_MAX_AGE_SECONDS: '10' });
    const codeOf = async (initData = '', at = server) => {
      const { status, code } = await signIn(initData, at);
      return [status, code];
    };
    server.clock.advance(-61_000);
    expect(await codeOf(ahead)).toEqual(WRONG);
    server.clock.advance(61_000 + 300_000);
    expect(await codeOf(exact, strict)).toEqual(STALE);
    expect((await signIn(exact ?? '')).status).toBe(200);
    server.clock.advance(1_000);
    expect(await codeOf(late)).toEqual(STALE);
  });

  it('changed by a character sign nobody in', async () => {
    const initData = launch({ id: newTelegramId(), first_name: 'Rahim' });
    const fieldsOf = (text: string) => JSON.stringify([...new URLSearchParams(text)]);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 0x21, max: 0x7e }), async (which, code) => {
        const place = which % initData.length;
        const mutant =
          initData.slice(0, place) + String.fromCharCode(code) + initData.slice(place + 1);
        fc.pre(fieldsOf(mutant) !== fieldsOf(initData));
        const answer = await signIn(mutant);
        expect([answer.status, answer.code, answer.cookies.length]).toEqual([...WRONG, 0]);
      }),
      { numRuns: 60, seed: 20_310_310 },
    );
    expect((await signIn(initData)).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a list', [{ initData: 'x' }]],
    ['a number', { initData: 5 }],
    ['null', { initData: null }],
    ['an object', { initData: { $ne: '' } }],
    ['a list of texts', { initData: ['x'] }],
    ['more than 4 KiB', { initData: 'x'.repeat(4_097) }],
  ])('as %s are an invalid request', async (_name, payload) => {
    const url = loginWithTelegramApp.path;
    const request = { method: 'POST', url, payload: payload as object } as const;
    const answer = await server.client().request(request);
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });

  it.each(['', '&', 'hash', 'user=%zz', 'মিনা', '?', 'a=1&a=2'])(
    'that are %j are wrong, never an error',
    async (initData) => {
      const answer = await signIn(initData);
      expect([answer.status, answer.code, answer.cookies.length]).toEqual([...WRONG, 0]);
    },
  );
});
