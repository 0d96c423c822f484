import {
  addUser,
  botRedeemCode,
  createBroadcast,
  deductPlan,
  deleteBroadcast,
  getBotEvents,
  listBroadcastRecipients,
  listBroadcasts,
  resetUserPlan,
  sendOffer,
  sendSpecialOffer,
  updateBroadcast,
  updatePlan,
} from '@portal/contracts';
import { DAY_MS, drawRedeemCode, HOUR_MS, REDEEM_CODE_LENGTH } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { randomBytes } from 'node:crypto';
import { BOT_EVENTS_KEPT_DAYS } from '../src/domain/bot-events/bot-event';
import { BOT_FEED_JOB, BotFeedJob } from '../src/domain/bot-events/bot-feed.job';
import { BotEventsRepository } from '../src/domain/bot-events/bot-events.repository';
import { BotEventsService } from '../src/domain/bot-events/bot-events.service';
import { BOT_EVENTS_SWEEP_JOB } from '../src/domain/bot-events/bot-events-sweep.job';
import { BROADCAST_ANNOUNCER_JOB } from '../src/domain/broadcasts/broadcast-announcer.job';
import { PlansService } from '../src/domain/plans/plans.service';
import { RedeemCodesService } from '../src/domain/redeem-codes/redeem-codes.service';
import { TransactionsService } from '../src/platform/mongo/transactions.service';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { BulkRun } from './support/bulk';
import { FeedReader, fillFeed, runJob } from './support/bot-feed';
import { givenOrder, moneyFor, report } from './support/payments';
import { createTestServer, sha256, TEST_SECRETS, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
let admin: TestClient;
let bot: FeedReader;

beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
});
// Anew, because clocks of tests run for days and sessions end.
beforeEach(async () => {
  admin = await server.signInAsAdmin();
  for (const name of ['bot_events', 'bot_feed', 'reminder_runs', 'users', 'broadcasts']) {
    await server.connection.collection(name).deleteMany({});
  }
  bot = new FeedReader(server);
});
afterAll(() => server.stop());

const service = () => server.app.get(BotEventsService, { strict: false });
const ask = (query: Record<string, string> = {}, client = server.bot()) =>
  client.send(getBotEvents, { query });
const inHours = (hours: number) =>
  new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();
const tell = (key: string, of = service()) =>
  of.tellOnce({
    key,
    at: server.clock.now(),
    facts: { type: 'low_balance_reminder', userId: 1, balance: 1 },
  });
const create = async (message: string, more: object = {}) => {
  (await admin.send(createBroadcast, { body: { message, ...more } })).payload();
  const [newest] = (await admin.send(listBroadcasts)).payload().broadcasts;
  return { broadcastId: newest?._id ?? '' };
};

describe('activations of plans', () => {
  it('by payment, redeem code, administrator and bulk action are reported in order, each once', async () => {
    const { userId } = await server.givenAccount({ plan: { start: null, days: 0, balance: 0 } });
    const params = { id: userId };
    await report(server, moneyFor(server, await givenOrder(server, userId)));
    const paid = server.clock.now();
    server.clock.advance(1_000);
    const code = drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));
    const codes = server.app.get(RedeemCodesService, { strict: false });
    await codes.addCodes([{ code, days: 7, videos: 20 }]);
    (await server.bot().send(botRedeemCode, { body: { userId, code } })).payload();
    server.clock.advance(1_000);
    (await admin.send(updatePlan, { params, body: { balanceToAdd: 5 } })).payload();
    server.clock.advance(1_000);
    await (
      await BulkRun.plan(
        server,
        () => admin,
        { kind: 'add', days: 2, videos: 0 },
        {
          userIds: [userId],
        },
      )
    ).run();

    const events = await bot.catchUp();
    const end = (days: number) => new Date(paid.getTime() + days * DAY_MS).toISOString();
    const given = { type: 'plan_activated', userId, activates: ['drm', 'notify'] };
    expect(events).toMatchObject([
      { ...given, by: 'payment', days: 30, videos: 999_999, expiresAt: end(30), balance: 999_999 },
      { ...given, by: 'redeem_code', days: 7, videos: 20, expiresAt: end(37), balance: 1_000_019 },
      { ...given, by: 'admin', days: 0, videos: 5, expiresAt: end(37), balance: 1_000_024 },
      { ...given, by: 'admin', days: 2, videos: 0, expiresAt: end(39), balance: 1_000_024 },
    ]);
    expect(events.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(4);
    expect(events[0]?.at).toBe(paid.toISOString());
    expect(await bot.catchUp()).toEqual([]);
  });

  it('by a report that comes twice are reported once; cuts, resets and refusals not at all', async () => {
    const { userId } = await server.givenAccount({ plan: { days: 30, balance: 9 } });
    const money = moneyFor(server, await givenOrder(server, userId));
    await Promise.all([report(server, money), report(elsewhere, money)]);
    await report(server, money);
    const params = { id: userId };
    (await admin.send(deductPlan, { params, body: { daysToCut: 3, balanceToCut: 3 } })).payload();
    await admin.send(updatePlan, { params, body: { daysToAdd: -1, balanceToAdd: 5 } });
    (await admin.send(resetUserPlan, { params })).payload();
    expect((await bot.catchUp()).map(({ type }) => type)).toEqual(['plan_activated']);
  });

  it('come and go with their transaction', async () => {
    const { userId } = await server.givenAccount();
    const plans = server.app.get(PlansService, { strict: false });
    const failing = server.app.get(TransactionsService, { strict: false }).run(async () => {
      const grant = { days: 5, videos: 5 };
      await plans.grantPlan(userId, grant, { reason: 'admin', actor: 'admin:ana' });
      throw new Error('the power went out');
    });
    await expect(failing).rejects.toThrow('the power went out');
    expect(await bot.catchUp()).toEqual([]);
    const body = { userId: userId + 1, days: 1, balance: 1 };
    (await admin.send(addUser, { body })).payload();
    expect(await bot.catchUp()).toMatchObject([{ type: 'plan_activated', userId: userId + 1 }]);
  });
});

describe('offers', () => {
  it('simple, special and to many are reported to each user once; refused ones to nobody', async () => {
    const users = [await server.givenAccount(), await server.givenAccount()];
    const [userId = 0, other = 0] = users.map((user) => user.userId);
    const start = server.clock.now();
    (await admin.send(sendOffer, { body: { userId, message: 'Welcome back!' } })).payload();
    server.clock.advance(1_000);
    const plan = { planId: 'plan_standard_bdt_30d', expiryDays: 3 };
    const discount = { type: 'percentage', value: 20 } as const;
    (await admin.send(sendSpecialOffer, { body: { userId: other, ...plan, discount } })).payload();
    expect((await admin.send(sendOffer, { body: { userId: 9e9, message: 'x' } })).status).toBe(404);
    server.clock.advance(1_000);
    const toAll = { kind: 'offer', message: 'Eid greetings' } as const;
    const userIds = [userId, other];
    await (await BulkRun.plan(server, () => admin, toAll, { userIds })).run();

    const [simple, special, ...many] = await bot.catchUp();
    const offer = { type: 'offer', isDiscount: false, expiresAt: null };
    expect(simple).toEqual({
      ...{ ...offer, userId, message: 'Welcome back!', position: 1, at: start.toISOString() },
      id: expect.stringMatching(/^offer:[0-9a-f]{24}$/) as string,
      offerId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    });
    expect(special).toMatchObject({
      ...{ ...offer, userId: other, isDiscount: true, position: 2 },
      message: expect.stringContaining('/plans/') as string,
      expiresAt: new Date(start.getTime() + 1_000 + 3 * DAY_MS).toISOString(),
    });
    expect(many).toHaveLength(2);
    expect(many).toMatchObject(
      userIds.map((id) => ({ ...offer, userId: id, message: toAll.message })),
    );
  });
});

describe('broadcasts', () => {
  it('are reported once with text and segment, scheduled ones when they are due and as they are then', async () => {
    const now = server.clock.now().toISOString();
    const atOnce = await create('at once', { segment: 'expiring' });
    const later = await create('later', { scheduledAt: inHours(2) });
    const body = { message: 'better', scheduledAt: inHours(1) };
    (await admin.send(updateBroadcast, { params: later, body })).payload();
    const gone = await create('gone', { scheduledAt: inHours(1) });
    (await admin.send(deleteBroadcast, { params: gone })).payload();
    expect(await bot.catchUp()).toMatchObject([
      { type: 'broadcast', ...atOnce, text: 'at once', segment: 'expiring', at: now },
    ]);
    server.clock.advance(HOUR_MS - 1);
    expect(await bot.catchUp()).toEqual([]);
    server.clock.advance(1);
    // Two instances at once tell it once.
    await Promise.all([
      runJob(server, BROADCAST_ANNOUNCER_JOB),
      elsewhere.app.get(BotFeedJob, { strict: false }).placeWaiting(),
    ]);
    const reported = await bot.catchUp();
    expect(reported).toMatchObject([
      { type: 'broadcast', ...later, text: 'better', segment: 'all', at: body.scheduledAt },
    ]);
  });

  it('that were reported stay reported when they are changed, unless they are to appear again', async () => {
    const params = await create('first');
    expect(await bot.catchUp()).toHaveLength(1);
    const change = async (body: { message: string; scheduledAt?: string }) =>
      (await admin.send(updateBroadcast, { params, body })).payload();
    await change({ message: 'corrected' });
    expect(await bot.catchUp()).toEqual([]);
    await change({ message: 'again', scheduledAt: inHours(1) });
    expect(await bot.catchUp()).toEqual([]);
    server.clock.advance(HOUR_MS);
    expect(await bot.catchUp()).toMatchObject([{ ...params, text: 'again' }]);
  });

  it('reach the users of their segment, without frozen ones, in stretches of users', async () => {
    const ending = async (daysLeft: number | null, isFrozen = false) => {
      const start = new Date(server.clock.now().getTime() + ((daysLeft ?? 0) - 30) * DAY_MS);
      const plan = daysLeft === null ? { start: null, days: 0 } : { start, days: 30 };
      return (await server.givenAccount({ plan, isFrozen })).userId;
    };
    const active = [await ending(20), await ending(8)];
    const expiring = await ending(7);
    const expired = await ending(0);
    const never = await ending(null);
    await ending(20, true);
    const reached = async (segment: string, limit: string): Promise<number[]> => {
      const params = await create('to some', { segment });
      const userIds: number[] = [];
      for (let after = '0'; ;) {
        const query = { after, limit };
        const answer = await server.bot().send(listBroadcastRecipients, { params, query });
        const { userIds: some, next } = answer.payload();
        userIds.push(...some);
        if (next === null) return userIds;
        after = String(next);
      }
    };
    for (const limit of ['1', '2', '100000']) {
      expect(await reached('all', limit)).toEqual([...active, expiring, expired, never]);
      expect(await reached('active', limit)).toEqual(active);
      expect(await reached('expiring', limit)).toEqual([expiring]);
      expect(await reached('expired', limit)).toEqual([expired]);
    }
    const params = await create('deleted');
    (await admin.send(deleteBroadcast, { params })).payload();
    const answer = await server.bot().send(listBroadcastRecipients, { params });
    expect([answer.status, answer.code]).toEqual([404, 'broadcasts/not-found']);
  });
});

describe('the feed', () => {
  it('is read in stretches and resumed anywhere; without `after` from its beginning', async () => {
    expect((await ask()).payload()).toEqual(expect.objectContaining({ events: [], next: 0 }));
    for (let number = 1; number <= 205; number += 1) await tell(`event ${number}`);
    expect(await bot.read()).toEqual([]);
    await fillFeed(server);
    const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);
    const whole = Array.from({ length: 205 }, (_, index) => `event ${index + 1}`);
    const first = (await ask()).payload();
    expect([ids(first.events), first.next]).toEqual([whole.slice(0, 100), 100]);
    expect(first.events[0]).toEqual({
      ...{ id: 'event 1', position: 1, at: server.clock.now().toISOString() },
      ...{ type: 'low_balance_reminder', userId: 1, balance: 1 },
    });
    const resumed = (await ask({ after: '203', limit: '7' })).payload();
    expect([ids(resumed.events), resumed.next]).toEqual([whole.slice(203), 205]);
    expect((await ask({ after: '205' })).payload()).toMatchObject({ events: [], next: 205 });
    expect(ids(await new FeedReader(server).read(3))).toEqual(whole.slice(0, 3));
    expect(ids((await ask({ limit: '1000000' })).payload().events)).toHaveLength(100);
  });

  it('that breaks off while positions are given shows none of them, and gives them all next time', async () => {
    for (const key of ['one', 'two', 'three']) await tell(key);
    const events = server.app.get(BotEventsRepository, { strict: false });
    const place = events.place.bind(events);
    events.place = async (ids, ...rest) => {
      await place(ids.slice(0, 2), ...rest);
      throw new Error('the power went out');
    };
    const scheduler = server.app.get(SchedulerService, { strict: false });
    expect(await scheduler.runNow(BOT_FEED_JOB)).toBe('failed');
    events.place = place;
    expect((await ask({ after: '0' })).payload()).toMatchObject({ events: [], next: 0 });
    const seen = (await bot.catchUp()).map(({ id, position }) => [id, position]);
    expect(seen).toEqual([
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ]);
  });

  it('refuses a position it has not come to, and what is no position', async () => {
    await tell('only');
    await fillFeed(server);
    const answer = await ask({ after: '2' });
    expect([answer.status, answer.code]).toEqual([409, 'bot-events/position-ahead']);
    for (const query of [
      { after: '-1' },
      { after: '1.5' },
      { after: 'x' },
      { after: '' },
      { after: '9'.repeat(16) },
      { limit: '0' },
      { limit: '1e3' },
    ] as Record<string, string>[]) {
      expect([query, (await ask(query)).code]).toEqual([query, 'request/invalid']);
    }
  });

  it('keeps events for 30 days and then says that they are gone', async () => {
    for (const key of ['old 1', 'old 2']) await tell(key);
    await runJob(server, BOT_FEED_JOB);
    server.clock.advance(1);
    await tell('young');
    await runJob(server, BOT_FEED_JOB);
    server.clock.advance(BOT_EVENTS_KEPT_DAYS * DAY_MS - 1);
    await runJob(server, BOT_EVENTS_SWEEP_JOB);
    expect((await ask({ after: '0' })).payload().events).toHaveLength(3);
    server.clock.advance(1);
    await runJob(server, BOT_EVENTS_SWEEP_JOB);
    const answer = await ask({ after: '1' });
    expect([answer.status, answer.code]).toEqual([410, 'bot-events/position-gone']);
    for (const query of [{ after: '2' }, {}] as Record<string, string>[]) {
      expect((await ask(query)).payload()).toMatchObject({ events: [{ id: 'young' }], next: 3 });
    }
    server.clock.advance(DAY_MS);
    await runJob(server, BOT_EVENTS_SWEEP_JOB);
    // Nothing is left, and nothing is missing for who read it all.
    for (const query of [{ after: '3' }, {}] as Record<string, string>[]) {
      expect((await ask(query)).payload()).toMatchObject({ events: [], next: 3 });
    }
    await tell('new');
    expect(await new FeedReader(server, 3).catchUp()).toMatchObject([{ id: 'new', position: 4 }]);
  });

  it('says nothing twice, however often and wherever it is reported', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        tell('once', (index % 2 ? server : elsewhere).app.get(BotEventsService, { strict: false })),
      ),
    );
    expect(await bot.catchUp()).toHaveLength(1);
  });

  it('is for bots alone: no key, a wrong, a revoked and a relay key are refused', async () => {
    const codeFor = async (key: string | null) =>
      (await ask({}, server.client(key === null ? {} : { authorization: `Bearer ${key}` }))).status;
    expect(await codeFor(TEST_SECRETS.botKey)).toBe(200);
    expect([await codeFor(null), await codeFor('wrong')]).toEqual([401, 401]);
    expect(await codeFor(TEST_SECRETS.relayKey)).toBe(403);
    expect((await ask({}, admin)).status).toBe(403);
    const after = await server.another({ BOT_KEYS: `bot-two=${sha256('the next key')}` });
    expect((await ask({}, after.bot())).status).toBe(401);
  });
});

it('a reader that polls while many write on two instances sees each event once and in order, and misses none', async () => {
  const WRITERS = 8;
  const EACH = 15;
  const users = [];
  for (let number = 0; number < WRITERS; number += 1) users.push(await server.givenAccount());
  const transactions = [server, elsewhere].map((one) =>
    one.app.get(TransactionsService, { strict: false }),
  );
  const plans = [server, elsewhere].map((one) => one.app.get(PlansService, { strict: false }));
  let writing = true;
  const write = async (userId: number, writer: number): Promise<void> => {
    for (let number = 1; number <= EACH; number += 1) {
      await transactions[writer % 2]?.run(async () => {
        const cause = { reason: 'admin', actor: 'admin:ana' } as const;
        const grant = { days: 0, videos: number };
        await plans[writer % 2]?.grantPlan(userId, grant, cause);
        // Commits come in another order than the events were written.
        await new Promise((done) => setTimeout(done, (writer * 7 + number * 13) % 29));
      });
    }
  };
  const place = async (of: TestServer): Promise<void> => {
    while (writing) await of.app.get(BotFeedJob, { strict: false }).placeWaiting();
  };
  const seen: { id: string; position: number; userId: number; videos: number }[] = [];
  const read = async (): Promise<void> => {
    while (writing) seen.push(...((await bot.read(7)) as typeof seen));
  };
  const others = [place(server), place(elsewhere), read()];
  await Promise.all(users.map(({ userId }, writer) => write(userId, writer)));
  writing = false;
  await Promise.all(others);
  seen.push(...((await bot.catchUp()) as unknown as typeof seen));

  expect(new Set(seen.map(({ id }) => id)).size).toBe(WRITERS * EACH);
  expect(seen.map(({ position }) => position)).toEqual(seen.map((_, index) => index + 1));
  for (const { userId } of users) {
    const mine = seen.filter((event) => event.userId === userId);
    expect(mine.map(({ videos }) => videos)).toEqual(
      Array.from({ length: EACH }, (_, index) => index + 1),
    );
  }
});
