import { getDownloadsOverTime, getOttPopularity } from '@portal/contracts';
import { calendarDay, type DayCounter } from '@portal/rules';
import { TestClient } from '@portal/testing';
import { CounterRecountsService } from '../src/domain/counter-recounts/counter-recounts.service';
import { DayCountersJob } from '../src/domain/day-counters/day-counters.job';
import { DayCountersService } from '../src/domain/day-counters/day-counters.service';
import { ServiceProcess } from './processes/service-process';
import { startCrashDatabase } from './support/crash-database';
import { migratorOf } from './support/migrating';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';

const ZONE = 'Asia/Dhaka';
const USERS = 6;
const SERVICES = ['Netflix', 'Hoichoi', 'NETFLIX'];

let server: TestServer;
/** The same service on another machine: it shares the database and nothing else. */
let elsewhere: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { clock, databaseUri } = server;
  elsewhere = await createTestServer({ clock, databaseUri });
});
beforeEach(async () => {
  for (const name of ['day_figures', 'day_figure_changes', 'daily_stats', 'downloads'])
    await collection(name).deleteMany({});
});
afterAll(async () => {
  await elsewhere.stop();
  await server.stop();
});

const collection = (name: string) => server.connection.collection<{ _id: string }>(name);
const today = () => calendarDay(server.clock.now(), ZONE);
const recounts = () => server.app.get(CounterRecountsService, { strict: false });
const settle = (on = server) => on.app.get(DayCountersJob, { strict: false }).settle();
const read = async () => {
  const range = { from: today(), to: today() };
  return server.app.get(DayCountersService, { strict: false }).read(range, 'activity');
};
const named = (counters: readonly DayCounter[]) =>
  Object.fromEntries(counters.map(({ key, count }) => [key.join(' '), count]));

async function givenUsers() {
  const users = [];
  for (let user = 0; user < USERS; user += 1) users.push(await server.givenAccount());
  return users;
}

it('downloads, failures and sign-ins of many at once are counted once each, while counters are added up and rebuilt', async () => {
  const users = await givenUsers();
  let isOver = false;
  const meanwhile = [() => settle(), () => settle(elsewhere), () => recounts().rebuildAll()].map(
    async (work) => {
      while (!isOver) await work();
    },
  );
  await Promise.all(
    users.map(async (user, place) => {
      const on = place % 2 ? elsewhere : server;
      const ott_service = SERVICES[place % 3] ?? '';
      const failed = report(user.userId, { ott_service, status: 'failed' });
      const [done, broken] = [newTaskId(), newTaskId()];
      await Promise.all([
        send(on.bot(), done, report(user.userId, { ott_service })),
        send(server.bot(), done, report(user.userId, { ott_service })),
        send(on.bot(), broken, failed),
        on.signInAs(user),
      ]);
    }),
  );
  isOver = true;
  await Promise.all(meanwhile);
  const expected = SERVICES.flatMap((name) => [
    [`download ${name}`, USERS / 3],
    [`failure ${name}`, USERS / 3],
  ]);
  expect(named(await read())).toEqual({ ...Object.fromEntries(expected), login: USERS });
  expect((await recounts().compare('activity')).wrong).toEqual([]);
  await settle();
  expect(await collection('day_figure_changes').countDocuments({})).toBe(0);
  expect(named(await read())).toEqual({ ...Object.fromEntries(expected), login: USERS });
});

it('a transaction adds one document, which no other transaction writes', async () => {
  const [user] = await givenUsers();
  if (!user) throw new Error('No user.');
  await collection('day_figure_changes').deleteMany({});
  await send(server.bot(), newTaskId(), report(user.userId));
  await send(server.bot(), newTaskId(), report(user.userId, { status: 'failed' }));
  await server.signInAs(user);
  expect(await collection('day_figure_changes').countDocuments({})).toBe(3);
  expect(await collection('day_figures').countDocuments({})).toBe(0);
});

it('any number of waiting changes is added up in one run', async () => {
  const change = { day: `activity ${today()}`, figures: [{ key: ['login'], count: 1, amount: 0 }] };
  const changes = Array.from({ length: 1_001 }, () => ({ ...change }) as never);
  await collection('day_figure_changes').insertMany(changes);
  expect(named(await read())).toEqual({ login: 1_001 });
  await settle();
  expect(await collection('day_figure_changes').countDocuments({})).toBe(0);
  expect(named(await read())).toEqual({ login: 1_001 });
});

it('a service is shown as it was spelled first, before and after its changes are added up', async () => {
  const [user] = await givenUsers();
  const admin = await server.signInAsAdmin();
  for (const ott_service of ['netFLIX', 'NETFLIX', 'Netflix'])
    await send(server.bot(), newTaskId(), report(user?.userId ?? 0, { ott_service }));
  for (const _time of ['before', 'after']) {
    server.clock.advance(60_000);
    const { stats } = (await admin.send(getOttPopularity)).payload();
    expect(stats).toEqual([{ name: 'netFLIX', value: 3 }]);
    await settle();
  }
});

it('a recount finds wrong and missing downloads, and rebuilding mends them and keeps failures and sign-ins', async () => {
  const [user] = await givenUsers();
  if (!user) throw new Error('No user.');
  await send(server.bot(), newTaskId(), report(user.userId));
  await send(server.bot(), newTaskId(), report(user.userId, { status: 'failed' }));
  await server.signInAs(user);
  await settle();
  const right = named(await read());
  const id = `activity ${today()}`;
  const place = { _id: id, 'figures.key': 'download' };
  await collection('day_figures').updateOne(place, { $inc: { 'figures.0.count': 2 } });
  await collection('daily_stats').insertOne({ _id: '2029-05-05', services: [ONE] } as never);
  const wrong = (await recounts().compare('activity')).wrong;
  expect(wrong.map(({ kept, counted }) => [kept.day, kept.count, counted.count])).toEqual([
    ['2029-05-05', 1, 0],
    [today(), 3, 1],
  ]);
  await recounts().rebuildAll();
  expect((await recounts().compare('activity')).wrong).toEqual([]);
  expect(named(await read())).toEqual(right);
});

const ONE = { key: 'netflix', name: 'Netflix', value: 1 };

it('numbers are exact while an instance of an earlier version counts, and while its days are moved', async () => {
  const users = await givenUsers();
  const id = today();
  await collection('daily_stats').insertOne({ _id: id, ...OLD_DAY } as never);
  const admin = await server.signInAsAdmin();
  const chart = async (): Promise<number> => {
    return (await admin.send(getDownloadsOverTime)).payload().stats.at(-1)?.downloads ?? 0;
  };
  // An instance of an earlier version changes its document in transactions, and makes a missing one anew.
  const asEarlier = async (): Promise<void> => {
    const [days, update] = [collection('daily_stats'), { downloads: 1, 'services.0.value': 1 }];
    const counted = await days.updateOne({ _id: id }, { $inc: update });
    if (counted.matchedCount > 0) return;
    await days.insertOne({ _id: id, downloads: 1, logins: 0, services: [ONE] } as never);
  };
  const seen: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) seen.push(await chart());
  })();
  for (const [place, { userId }] of users.entries()) {
    await Promise.all([
      asEarlier(),
      send(place % 2 ? server.bot() : elsewhere.bot(), newTaskId(), report(userId)),
      settle(elsewhere),
    ]);
    await moveEarlierDays();
  }
  isOver = true;
  await reading;
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(await chart()).toBe(7 + 2 * USERS);
  expect(await collection('daily_stats').countDocuments({})).toBe(0);
  expect(named(await read())).toMatchObject({ 'failure Zee5': 2, login: 5 });
});

const OLD_DAY = {
  ...{ downloads: 7, logins: 5, services: [{ ...ONE, value: 7 }] },
  failures: [{ key: 'zee5', name: 'Zee5', value: 2 }],
};

/** Runs the contract phase anew. */
async function moveEarlierDays(): Promise<void> {
  await collection('migrations').deleteMany({ _id: '0010-activity-counters' });
  await migratorOf(server).migrator.run('contract');
}

describe('a service that is killed', () => {
  it.each(['before the commit', 'after the commit'] as const)(
    '%s of a download has counted it once or not at all, like the download',
    async (point) => {
      const database = await startCrashDatabase();
      const on = await createTestServer({ databaseUri: database.uri });
      const child = await ServiceProcess.start(on);
      try {
        const { userId } = await on.givenAccount();
        const bot = new TestClient(child.inject, {
          authorization: `Bearer ${TEST_SECRETS.botKey}`,
        });
        await child.arm(point);
        const taskId = newTaskId();
        await expect(send(bot, taskId, report(userId))).rejects.toThrow('fetch failed');
        expect(await child.died()).toBe(true);
        const downloads = await on.connection.collection('downloads').countDocuments({});
        expect(downloads).toBe(point === 'after the commit' ? 1 : 0);
        const check = () => on.app.get(CounterRecountsService, { strict: false });
        expect((await check().compare('activity')).wrong).toEqual([]);
        await send(on.bot(), taskId, report(userId));
        const range = { from: '2000-01-01', to: '2999-12-31' };
        const counters = on.app.get(DayCountersService, { strict: false });
        expect(await counters.read(range, 'activity')).toMatchObject([{ count: 1 }]);
      } finally {
        await child.kill();
        await on.stop();
        await database.stop();
      }
    },
  );
});
