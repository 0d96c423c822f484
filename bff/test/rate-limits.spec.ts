import {
  adminLogin,
  createOrder,
  getBotUser,
  getBroadcastMessage,
  getCatalogue,
  getLiveness,
  getOrderStatus,
  getSession,
  getUser,
  getUserOffer,
  getUserPayments,
  getUserStats,
  getUserTasks,
  listAudit,
  listExpiredUsers,
  listUsers,
  loginWithPassword,
  RATE_CLASSES,
  type RateClass,
  reportPayment,
  searchUser,
  setPassword,
  stepUp,
} from '@portal/contracts';
import type { TestAnswer, TestClient } from '@portal/testing';
import { MINUTE_MS } from '@portal/rules';
import { givenOrder, moneyFor, report } from './support/payments';
import { scrape, valueOf } from './support/scrape';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';

/** Pages of the longest file: 50,000 rows, 100 at a time. */
const MOST_PAGES = 500;
const HERE = '198.51.100.7';
const ELSEWHERE = '198.51.100.8';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ rates: 'perMinute', env: { METRICS_PORT: '0' } });
});
afterAll(() => server.stop());
// Every test begins with fresh minutes.
beforeEach(() => server.clock.advance(MINUTE_MS));

const numberOf = (rateClass: RateClass): number => RATE_CLASSES[rateClass].perMinute ?? Infinity;

/** Sends one after the other; how many got which status. */
async function statuses(
  times: number,
  send: (number: number) => Promise<TestAnswer<object>>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let number = 0; number < times; number += 1) {
    const { status } = await send(number);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

function expectTooMany(answer: TestAnswer<object>): void {
  expect([answer.status, answer.body]).toEqual([
    429,
    {
      success: false,
      message: 'Too many requests. Please try again in a moment.',
      code: 'request/too-many',
      requestId: expect.any(String) as string,
    },
  ]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
}

describe('a public call', () => {
  const read = (remoteAddress: string, client = server.client()) =>
    client.send(getCatalogue, { remoteAddress });

  it('is refused after the number of its address, until the minute is over', async () => {
    expect(await statuses(400, () => read(HERE))).toEqual({ 200: 300, 429: 100 });
    expectTooMany(await read(HERE));
    expectTooMany(await server.client().send(getSession, { remoteAddress: HERE }));
    expect((await read(ELSEWHERE)).status).toBe(200);
    server.clock.advance(MINUTE_MS);
    expect((await read(HERE)).status).toBe(200);
  });

  it('counts the addresses of one /64 as one, and no other', async () => {
    const counts = await statuses(400, (number) => read(`2001:db8:1:2::${number.toString(16)}`));
    expect(counts).toEqual({ 200: 300, 429: 100 });
    expect((await read('2001:db8:1:3::1')).status).toBe(200);
  });

  it('goes on for who is signed in, when a neighbour used the address up', async () => {
    const browser = await server.signInAs(await server.givenAccount());
    const admin = await server.signInAsAdmin();
    await statuses(300, () => read(HERE));
    expectTooMany(await read(HERE));
    expect((await read(HERE, browser)).status).toBe(200);
    expect((await read(HERE, admin)).status).toBe(200);
    const forger = server.client();
    for (const [name] of browser.cookies) forger.cookies.set(name, 'x'.repeat(22));
    expectTooMany(await read(HERE, forger));
    // Their own allowance has an end as well, and is not their neighbour's.
    expect(await statuses(300, () => read(HERE, browser))).toEqual({ 200: 299, 429: 1 });
    expect((await read(HERE, admin)).status).toBe(200);
  });

  it('of health is never refused: the supervisor would end an instance that works', async () => {
    const live = () => server.client().send(getLiveness, { remoteAddress: HERE });
    expect(await statuses(400, live)).toEqual({ 200: 400 });
  });
});

describe('a caller', () => {
  it('has 300 calls a minute, whatever session or address they use', async () => {
    const user = await server.givenAccount();
    const browsers = [await server.signInAs(user), await server.signInAs(user)];
    const read = (number: number) =>
      (browsers[number % 2] as TestClient).send(getUser, {
        params: { id: user.userId },
        remoteAddress: `203.0.113.${number % 250}`,
      });
    expect(await statuses(400, read)).toEqual({ 200: 300, 429: 100 });
    expectTooMany(await read(0));
    server.clock.advance(MINUTE_MS);
    expect((await read(0)).status).toBe(200);
  });

  it('is not touched by what another caller, or a stranger who names them, sends', async () => {
    const [user, other] = [await server.givenAccount(), await server.givenAccount()];
    const [browser, neighbour] = [await server.signInAs(user), await server.signInAs(other)];
    const read = (client: TestClient) =>
      client.send(getUser, { params: { id: user.userId }, remoteAddress: HERE });
    await statuses(400, () => read(server.client()));
    await statuses(400, () => read(neighbour));
    expect((await read(browser)).status).toBe(200);
  });

  it('with two tabs that poll for a minute is never refused', async () => {
    const user = await server.givenAccount();
    const order = await givenOrder(server, user.userId);
    const browser = await server.signInAs(user);
    const params = { id: user.userId };
    const polls = [
      [4, () => browser.send(getOrderStatus, { params: { referenceCode: order.ref_code } })],
      [7, () => browser.send(getUserTasks, { params })],
      [15, () => browser.send(getUserPayments, { params })],
      [15, () => browser.send(getUser, { params })],
      [15, () => browser.send(getUserStats, { params })],
      [60, () => browser.send(getUserOffer, { params })],
      [60, () => browser.send(getBroadcastMessage)],
    ] as const;
    for (let second = 0; second < 60; second += 1) {
      for (const [seconds, poll] of polls) {
        if (second % seconds !== 0) continue;
        const tabs = await Promise.all([poll(), poll()]);
        expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
      }
      server.clock.advance(1_000);
    }
  });
});

describe('refused calls', () => {
  it('are answered 429 after 300 from one address block, without touching who is known there', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const read = (client: TestClient, remoteAddress: string) =>
      client.send(getUser, { params: { id: user.userId }, remoteAddress });
    expect(await statuses(400, () => read(server.client(), HERE))).toEqual({ 401: 300, 429: 100 });
    expectTooMany(await read(server.client(), HERE));
    expect((await read(browser, HERE)).status).toBe(200);
    expect((await read(server.client(), ELSEWHERE)).status).toBe(401);
    const known = server.bot();
    const call = { params: { id: user.userId }, remoteAddress: HERE };
    expect((await known.send(getBotUser, call)).status).toBe(200);
  });

  it('with a wrong signature never keep a payment from being reported', async () => {
    const forger = server.client({ authorization: `Bearer ${TEST_SECRETS.relayKey}` });
    const forge = () => forger.send(reportPayment, { body: {}, remoteAddress: HERE });
    expect(await statuses(400, forge)).toEqual({ 401: 300, 429: 100 });
    const order = await givenOrder(server, (await server.givenAccount()).userId);
    expect((await report(server, moneyFor(server, order))).outcome).toBe('completed');
  });
});

describe('orders', () => {
  it('are five a minute and caller: of eleven at once six are refused', async () => {
    const [user, other] = [await server.givenAccount(), await server.givenAccount()];
    const [browser, neighbour] = [await server.signInAs(user), await server.signInAs(other)];
    const order = (client: TestClient, userId: number) =>
      client.send(createOrder, { body: { userId, planId: 'combo_30d', method: 'bkash' } });
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => order(browser, user.userId)),
    );
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([...Array(5).fill(200), ...Array(6).fill(429)]);
    expectTooMany(await order(browser, user.userId));
    expect((await order(neighbour, other.userId)).status).toBe(200);
    expect((await browser.send(getUser, { params: { id: user.userId } })).status).toBe(200);
    server.clock.advance(MINUTE_MS);
    expect((await order(browser, user.userId)).status).toBe(200);
  });
});

describe('searches', () => {
  it('are thirty a minute and administrator, whichever list is searched; lists go on', async () => {
    const { userId } = await server.givenAccount();
    const ana = await server.signInAsAdmin();
    const fay = await server.signInAsAdmin(server.client(), 'finance');
    const query = { page: '1' };
    const search = [
      () => ana.send(searchUser, { query: { query: String(userId) } }),
      () => ana.send(listUsers, { query: { ...query, search: 'Rahim' } }),
      () => ana.send(listExpiredUsers, { query: { ...query, search: 'Rahim' } }),
    ] as const;
    const one = (number: number) => (search[number % 3] ?? search[0])();
    expect(await statuses(33, one)).toEqual({ 200: 30, 429: 3 });
    expectTooMany(await one(1));
    expect(await statuses(40, () => ana.send(listUsers, { query }))).toEqual({ 200: 40 });
    const blank = { ...query, search: ' ' };
    expect((await ana.send(listUsers, { query: blank })).status).toBe(200);
    expect((await fay.send(searchUser, { query: { query: String(userId) } })).status).toBe(200);
  });
});

it('an export of fifty thousand rows is carried, and screens go on beside it', async () => {
  const admin = await server.signInAsAdmin();
  const page = () => admin.send(listAudit, { query: { page: '1', limit: '1' } });
  expect(await statuses(350, page)).toEqual({ 200: 350 });
  expect(numberOf('export')).toBeGreaterThan(MOST_PAGES);
  expect((await admin.send(listUsers, { query: { page: '1' } })).status).toBe(200);
});

describe('sign-ins', () => {
  it('are thirty a minute and address, by whatever way', async () => {
    const user = await server.givenAccount();
    const signIn = (number: number, remoteAddress: string) =>
      number % 2 === 0
        ? server.client().send(adminLogin, {
            body: { password: TEST_SECRETS.adminPassword },
            remoteAddress,
          })
        : server.client().send(loginWithPassword, {
            body: { userId: user.userId, password: user.password },
            remoteAddress,
          });
    expect(await statuses(40, (number) => signIn(number, HERE))).toEqual({ 200: 30, 429: 10 });
    expectTooMany(await signIn(1, HERE));
    expect((await signIn(1, ELSEWHERE)).status).toBe(200);
  });

  it('of strangers leave the proofs of who is signed in at the same address alone', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const admin = await server.signInAsAdmin();
    const body = { userId: user.userId, password: user.password };
    await statuses(40, () =>
      server.client().send(loginWithPassword, { body, remoteAddress: HERE }),
    );
    const prove = () =>
      admin.send(stepUp, { body: { password: TEST_SECRETS.adminPassword }, remoteAddress: HERE });
    expect(await statuses(31, prove)).toEqual({ 200: 30, 429: 1 });
    const change = { userId: user.userId, password: 'a quite new password' };
    expect((await browser.send(setPassword, { body: change, remoteAddress: HERE })).status).toBe(
      200,
    );
  });
});

it('the bot has far more than a person', async () => {
  const { userId } = await server.givenAccount();
  const bot = server.bot();
  const read = () => bot.send(getBotUser, { params: { id: userId } });
  expect(await statuses(400, read)).toEqual({ 200: 400 });
  expect(numberOf('machine')).toBe(60_000);
});

it('each refusal is a line of the security log and a number, by class', async () => {
  const { length } = server.log;
  await statuses(302, () => server.client().send(getCatalogue, { remoteAddress: HERE }));
  const lines = server.log.slice(length).filter(({ event }) => event === 'rate_limited');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    level: 'warn',
    rateClass: 'public',
    address: HERE,
    route: '/api/catalogue',
  });
  const numbers = await scrape(server);
  expect(valueOf(numbers, 'portal_rate_limited_total', { class: 'public' })).toBeGreaterThan(1);
});

it('what files a page needs is not refused before 6,000 a minute', async () => {
  const photo = () => server.client().request({ method: 'GET', url: '/uploads/none.webp' });
  expect(await statuses(301, photo)).toEqual({ 404: 301 });
  expect(numberOf('file')).toBe(6_000);
});
