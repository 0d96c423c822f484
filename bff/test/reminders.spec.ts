import {
  deductPlan,
  getBotUser,
  getUser,
  resetUserPlan,
  resetUserSettings,
  updatePlan,
  updateSettings,
} from '@portal/contracts';
import { DAY_MS, HOUR_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { BotEventsService } from '../src/domain/bot-events/bot-events.service';
import {
  EXPIRY_REMINDERS_JOB,
  ExpiryRemindersJob,
} from '../src/domain/reminders/expiry-reminders.job';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { FeedReader, runJob } from './support/bot-feed';
import type { AccountFacts, GivenAccount } from './support/given-account';
import { removeField } from './support/remove-field';
import { download, newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

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
  for (const name of ['bot_events', 'bot_feed', 'reminder_runs', 'users']) {
    await server.connection.collection(name).deleteMany({});
  }
  bot = new FeedReader(server);
  await remind();
});
afterAll(() => server.stop());

const remind = (of = server) => runJob(of, EXPIRY_REMINDERS_JOB);
/** A user with so many days left, to the millisecond. */
const givenEnding = (days: number, more: AccountFacts = {}): Promise<GivenAccount> => {
  const start = new Date(server.clock.now().getTime() + (days - 30) * DAY_MS);
  return server.givenAccount({ ...more, plan: { start, days: 30, ...more.plan } });
};
const params = ({ userId }: { userId: number }) => ({ id: userId });
const reminders = async () =>
  (await bot.catchUp()).filter(({ type }) => type.endsWith('_reminder'));
const expiries = async () =>
  (await reminders()).map((event) => [
    'userId' in event && event.userId,
    'days' in event && event.days,
  ]);
const optOut = async (user: GivenAccount, remindersEnabled = false) => {
  const browser = await server.signInAs(user);
  const body = { remindersEnabled };
  return (await browser.send(updateSettings, { params: params(user), body })).payload();
};

describe('reminders of the end of a plan', () => {
  it('come 7, 3 and 1 days before it, each once and not a millisecond early', async () => {
    const user = await givenEnding(8);
    const { userId } = user;
    const expiresAt = user.expiresAt?.toISOString();
    for (const days of [7, 3, 1]) {
      const due = (user.expiresAt?.getTime() ?? 0) - days * DAY_MS;
      server.clock.travelTo(new Date(due - 1));
      expect(await reminders()).toEqual([]);
      server.clock.advance(1);
      expect(await reminders()).toMatchObject([
        {
          ...{ type: 'expiry_reminder', userId, days, expiresAt },
          at: server.clock.now().toISOString(),
        },
      ]);
      server.clock.advance(HOUR_MS);
      expect(await reminders()).toEqual([]);
    }
    server.clock.travelTo(user.expiresAt ?? '');
    server.clock.advance(HOUR_MS);
    expect(await reminders()).toEqual([]);
  });

  it('are written once by two instances at once, and by a run that broke off and is done again', async () => {
    const users = [];
    for (let number = 0; number < 20; number += 1)
      users.push(await givenEnding(7.001 + number / 1e6));
    server.clock.advance(HOUR_MS);
    // The service dies after half of them, before it has written down how far it came.
    const events = server.app.get(BotEventsService, { strict: false });
    const tell = events.tellOnce.bind(events);
    let left = 10;
    events.tellOnce = async (...args) => {
      if ((left -= 1) < 0) throw new Error('the power went out');
      return tell(...args);
    };
    const scheduler = server.app.get(SchedulerService, { strict: false });
    expect(await scheduler.runNow(EXPIRY_REMINDERS_JOB)).toBe('failed');
    events.tellOnce = tell;
    expect(await server.connection.collection('bot_events').countDocuments()).toBe(10);
    server.clock.advance(HOUR_MS);
    // As if one of them had lost its lease.
    const now = server.clock.now();
    const runs = [server, elsewhere].map(({ app }) =>
      app.get(ExpiryRemindersJob, { strict: false }).runOnce(now),
    );
    await Promise.all(runs);
    expect((await expiries()).sort()).toEqual(users.map(({ userId }) => [userId, 7]).sort());
  });

  it('after a standstill are the last of those missed; of ends that are past there are none', async () => {
    const [soon, later, past] = [await givenEnding(8), await givenEnding(10), await givenEnding(6)];
    server.clock.advance(7.5 * DAY_MS);
    expect(await expiries()).toEqual([
      [soon.userId, 1],
      [later.userId, 3],
    ]);
    expect(past.userId).toBeGreaterThan(0);
  });

  it('do not come for an end that is no more, nor at once for the new one', async () => {
    const user = await givenEnding(7.1);
    const more = (daysToAdd: number) =>
      admin.send(updatePlan, { params: params(user), body: { daysToAdd } });
    (await more(2)).payload();
    server.clock.advance(0.2 * DAY_MS);
    expect(await expiries()).toEqual([]);
    server.clock.advance(1.9 * DAY_MS);
    expect(await expiries()).toEqual([[user.userId, 7]]);
    // With 2.5 days left, three more bring the moment of 7 days behind it: the next are 3 and 1.
    server.clock.advance(4.5 * DAY_MS);
    expect(await expiries()).toEqual([[user.userId, 3]]);
    admin = await server.signInAsAdmin();
    (await more(3)).payload();
    server.clock.advance(HOUR_MS);
    expect(await expiries()).toEqual([]);
    server.clock.advance(2.5 * DAY_MS);
    expect(await expiries()).toEqual([[user.userId, 3]]);
  });

  it.each([7, 3, 1])(
    'of a plan of %i days do not begin with what was just bought',
    async (days) => {
      const { userId } = await server.givenAccount({ plan: { start: null, days: 0 } });
      server.clock.advance(1);
      const body = { daysToAdd: days };
      (await admin.send(updatePlan, { params: { id: userId }, body })).payload();
      server.clock.advance(1);
      expect(await expiries()).toEqual([]);
    },
  );
});

describe('the reminder of few videos', () => {
  it('comes with the download that leaves ten, once, and again after the plan was filled up', async () => {
    const user = await server.givenAccount({ plan: { balance: 12 } });
    const { userId } = user;
    await download(server, userId, 'Netflix');
    expect(await reminders()).toEqual([]);
    const taskId = newTaskId();
    const answers = [server, elsewhere, server].map((one) =>
      send(one.bot(), taskId, report(userId)),
    );
    for (const answer of await Promise.all(answers)) expect(answer.payload().balance).toBe(10);
    const low = { type: 'low_balance_reminder', userId };
    expect(await reminders()).toMatchObject([{ ...low, balance: 10 }]);
    await download(server, userId, 'Netflix', 'Hulu');
    expect(await reminders()).toEqual([]);
    const body = { balanceToAdd: 4 };
    (await admin.send(updatePlan, { params: params(user), body })).payload();
    await download(server, userId, 'Netflix', 'Hulu');
    expect(await reminders()).toMatchObject([{ ...low, balance: 10 }]);
  });

  it('comes when an administrator cuts below ten, not when everything is taken', async () => {
    const [one, other] = [await server.givenAccount(), await server.givenAccount()];
    const body = { balanceToCut: 95 };
    (await admin.send(deductPlan, { params: params(one), body })).payload();
    (await admin.send(resetUserPlan, { params: params(other) })).payload();
    expect(await reminders()).toMatchObject([
      { type: 'low_balance_reminder', userId: one.userId, balance: 5 },
    ]);
  });
});

describe('who does not want reminders', () => {
  it('switches them off, gets none of either kind, and gets them again when they are on', async () => {
    const user = await givenEnding(7 + 1 / 24, { plan: { balance: 12 } });
    const { userId } = user;
    expect((await optOut(user)).updated.remindersEnabled).toBe(false);
    const reported = await server.bot().send(getBotUser, { params: { id: userId } });
    expect(reported.payload().user.settings.remindersEnabled).toBe(false);
    server.clock.advance(HOUR_MS);
    await download(server, userId, 'Netflix', 'Hulu');
    expect(await reminders()).toEqual([]);
    await optOut(user, true);
    expect(await reminders()).toEqual([]);
    server.clock.advance(4 * DAY_MS);
    expect(await expiries()).toEqual([[userId, 3]]);
  });

  it('gets everything else, and is asked again after a reset of all settings', async () => {
    const user = await server.givenAccount({ settings: { remindersEnabled: false } });
    const body = { daysToAdd: 3 };
    (await admin.send(updatePlan, { params: params(user), body })).payload();
    expect(await bot.catchUp()).toMatchObject([{ type: 'plan_activated', userId: user.userId }]);
    const answer = await admin.send(resetUserSettings, { params: params(user) });
    expect(answer.payload().updated.remindersEnabled).toBe(true);
  });

  it('is not who never said so: accounts of before are reminded', async () => {
    const user = await givenEnding(7 + 1 / 24);
    const { userId } = user;
    await removeField(server, 'users', { userId }, 'settings.remindersEnabled');
    const browser = await server.signInAs(user);
    const shown = (await browser.send(getUser, { params: params(user) })).payload().user;
    expect(shown.remindersEnabled).toBe(true);
    server.clock.advance(HOUR_MS);
    expect(await expiries()).toEqual([[user.userId, 7]]);
  });

  it('is not who is frozen; frozen users are not reminded either', async () => {
    await givenEnding(7 + 1 / 24, { isFrozen: true });
    const { userId } = await server.givenAccount({ isFrozen: true, plan: { balance: 11 } });
    server.clock.advance(HOUR_MS);
    await download(server, userId, 'Netflix');
    expect(await reminders()).toEqual([]);
  });
});
