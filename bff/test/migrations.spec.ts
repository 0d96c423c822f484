import {
  getBroadcastMessage,
  getInsights,
  getReadiness,
  getTimeline,
  type Insights,
  listAudit,
  listRedeemCodes,
  listTags,
  listUsers,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { startTestDatabase, type TestDatabase } from '@portal/testing';
import { createConnection } from 'mongoose';
import { MIGRATIONS } from '../src/migrations';
import { describeStatus, isReady } from '../src/platform/migrations/describe-status';
import { LockLostError, type Migration } from '../src/platform/migrations/migration';
import { LOCK_MS, MigrationsRepository } from '../src/platform/migrations/migrations.repository';
import { killAt } from './processes/migrate-process';
import { migratorOf } from './support/migrating';
import { fillAsOldVersions, OLD_DAYS, OLD_PAYER } from './support/old-database';
import { createTestServer, productionEnvironment, type TestServer } from './support/test-server';

const USERS = 510;
const KILLED_USERS = 2_000;

let database: TestDatabase;
/** An instance as in production, which creates no index, over a database of earlier versions. */
let server: TestServer;

async function startOver(users: number): Promise<void> {
  database = await startTestDatabase();
  const connection = await createConnection(database.uri).asPromise();
  await fillAsOldVersions(connection, users);
  await connection.close();
  server = await createTestServer({
    databaseUri: database.uri,
    env: await productionEnvironment(),
  });
}

async function stop(): Promise<void> {
  await server.stop();
  await database.stop();
}

/** What migrations change; an instance as in production has its jobs write in others. */
const MIGRATED = ['users', 'redeem_codes', 'broadcasts', 'payment_orders', 'ledger', 'audit'];

const contentOf = (names: readonly string[]) =>
  Promise.all(
    names.map(async (name) => [
      await server.connection.collection(name).find().sort({ _id: 1 }).toArray(),
      await indexNames(name),
    ]),
  );

const OLD_YEAR = { from: '2030-01-01', to: '2030-12-31' };

/** What the version that wrote OLD_DAYS answered about OLD_YEAR. */
const OLD_ACTIVITY = {
  downloads: { now: 5, before: 4 },
  logins: { now: 3, before: 1 },
  services: [
    { name: 'zee5', completed: 2, failed: 6 },
    { name: 'Netflix', completed: 3, failed: 0 },
  ],
  days: ['2030-01-01: 3, 3', '2030-01-02: 2, 0'],
};

function activityOf({ downloads, logins, services, days }: Insights): typeof OLD_ACTIVITY {
  const any = days.filter((day) => day.downloads + day.logins > 0);
  return {
    ...{ downloads, logins, services: [...services] },
    days: any.map((day) => `${day.date}: ${day.downloads}, ${day.logins}`),
  };
}

async function readOldDays(): Promise<Insights> {
  const admin = await server.another().then((now) => now.signInAsAdmin());
  return (await admin.send(getInsights, { query: OLD_YEAR })).payload().insights;
}

const indexNames = async (collection: string) =>
  (await server.connection.collection(collection).indexes()).map(({ name }) => name);

describe('a database of earlier versions', () => {
  beforeAll(() => startOver(USERS));
  afterAll(stop);

  it('is not ready for this version; the plan says why and changes nothing', async () => {
    const before = await contentOf(MIGRATED);
    expect((await server.client().send(getReadiness)).status).toBe(503);
    const status = await migratorOf(server).migrator.status();
    expect(isReady(status)).toBe(false);
    const text = describeStatus(status);
    expect(text).toContain('missing: users: userId (unique)');
    expect(text).toContain('missing: tasks: status, updated_at, _id');
    expect(text).toContain('differs, will be built anew: login_history: at (expires after');
    expect(text).toContain('obsolete, dropped by --contract: users: expiresAt');
    expect(text).toContain('unknown, left alone: users: email');
    expect(text).toContain(`0001-user-search-keys: pending (keys by which users are found; 0 ch`);
    expect(text).toContain(`${USERS} left`);
    expect(await contentOf(MIGRATED)).toEqual(before);
  });

  it('is migrated once by two instances that start together, with progress shown', async () => {
    const elsewhere = await server.another(await productionEnvironment());
    const both = [migratorOf(server), migratorOf(elsewhere)];
    await Promise.all(both.map(({ migrator }) => migrator.run('expand')));
    const said = both.flatMap((one) => one.said);
    expect(said).toContain('0001-user-search-keys: 500 of 510.');
    expect(said.filter((line) => /^0001-.*left/.test(line))).toHaveLength(1);
    expect(said.filter((line) => line.startsWith('Building'))).toHaveLength(
      new Set(said.filter((line) => line.startsWith('Building'))).size,
    );
    expect(said.filter((line) => line === 'Ready for this version.')).toHaveLength(2);
    const status = await both[0]?.migrator.status();
    expect(status?.migrations.map(({ state, changed, left }) => [state, changed, left])).toEqual([
      ['done', USERS, 0],
      ['done', 1, 0],
      ['done', 1, 0],
      ['done', 3, 0],
      ['done', 3, 0],
      ['done', 1, 0],
      ['done', 1, 0],
      // Three days of payments, and the one on which all plans churn.
      ['done', 4, 0],
      ['done', 1, 0],
      // Instances of the version before still count there.
      ['done', 0, OLD_DAYS.length],
      ['done', 6, 0],
    ]);
  });

  it('is then ready without a new start, and an index of another form was built anew', async () => {
    server.clock.advance(5_000);
    expect((await server.client().send(getReadiness)).status).toBe(200);
    const login = await server.connection.collection('login_history').indexes();
    const ends = login.filter(({ key }) => JSON.stringify(key) === '{"at":1}');
    expect(ends.map(({ expireAfterSeconds }) => expireAfterSeconds)).toEqual([60 * 86_400]);
    // What the version before needs is still there.
    expect(await indexNames('users')).toEqual(expect.arrayContaining(['expiresAt_1', 'email_1']));
  });

  it('gives screens what they need of old documents', async () => {
    const now = await server.another();
    const admin = await now.signInAsAdmin();
    const found = await admin.send(listUsers, { query: { search: 'old name 5001', page: '1' } });
    expect(found.payload().users.map(({ userId }) => userId)).toEqual([5_001]);
    const codes = await admin.send(listRedeemCodes, { query: { search: 'ABCD', page: '1' } });
    expect(codes.payload().codes).toHaveLength(1);
    expect((await admin.send(listTags)).payload().tags).toEqual([{ tag: 'vip', users: 255 }]);
    const { insights } = (await admin.send(getInsights, { query: OLD_YEAR })).payload();
    const { purchases, revenueByMethod } = insights;
    expect(activityOf(insights)).toEqual(OLD_ACTIVITY);
    const once = { now: 1, before: 0 };
    expect(purchases).toEqual({ first: once, renewal: once, return: once });
    expect(revenueByMethod).toMatchObject([{ method: 'nagad', payments: 3 }]);
    const timeline = await admin.send(getTimeline, { params: { id: OLD_PAYER }, query: {} });
    expect(timeline.text).not.toContain('plans/add');
    expect(timeline.text).toContain('bulk-actions/freeze');
    const ofPayer = await admin.send(listAudit, { query: { about: String(OLD_PAYER) } });
    const facts = ofPayer
      .payload()
      .audit.map(({ action, amount, days, objects, reason, parent }) => [
        ...[action, amount, days, reason, parent],
        objects?.filter((key) => !key.startsWith('receipt:')),
      ]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['payments/match', 1_500, 30, null, null, ['order:OLDREF01', 'trx:OLDTRX01']],
        ['payments/grant', 1_500, 30, 'asked', null, ['trx:OLDTRX02']],
        ['bulk-actions/cut', null, -3, null, 'bulk-act:b1', ['bulk-act:b1']],
        ['plans/cut', null, -2, null, null, []],
      ]),
    );
    const user = await now.givenAccount();
    const shown = await (await now.signInAs(user)).send(getBroadcastMessage);
    expect(shown.payload().message?.text).toBe('Written long ago');
  });

  it('changes nothing when it is migrated again', async () => {
    const records = () => new MigrationsRepository(server.serviceConnection).list();
    const before = [await contentOf(MIGRATED), await records()];
    const again = migratorOf(server);
    await again.migrator.run('expand');
    expect(again.said).toEqual(['Ready for this version.']);
    expect([await contentOf(MIGRATED), await records()]).toEqual(before);
  });

  it('shows the same numbers of downloads, failures and sign-ins while an old instance counts on', async () => {
    const days = server.connection.collection<{ _id: string }>('daily_stats');
    await days.updateOne({ _id: '2030-01-02' }, { $inc: { downloads: 1, 'services.0.value': 1 } });
    expect((await readOldDays()).downloads.now).toBe(OLD_ACTIVITY.downloads.now + 1);
    await days.updateOne(
      { _id: '2030-01-02' },
      { $inc: { downloads: -1, 'services.0.value': -1 } },
    );
  });

  it('in the contract phase takes along what an old instance wrote meanwhile, and drops its indexes', async () => {
    await server.connection.collection('users').insertOne({
      ...{ userId: 9_999, name: 'Late Comer', createdAt: server.clock.now(), tags: ['late'] },
    });
    const { migrator, said } = migratorOf(server);
    await migrator.run('contract');
    expect(said).toContain('0001-user-search-keys: 1 of 1.');
    expect(said).toContain('Dropping the index users: expiresAt.');
    const names = await indexNames('users');
    expect(names).not.toContain('expiresAt_1');
    expect(names).toContain('email_1');
    expect(said).toContain(`0010-activity-counters: ${OLD_DAYS.length} of ${OLD_DAYS.length}.`);
    expect(await server.connection.collection('daily_stats').countDocuments({})).toBe(0);
    expect(activityOf(await readOldDays())).toEqual(OLD_ACTIVITY);
    const { migrations, obsolete } = await migrator.status();
    expect(new Set(migrations.map(({ state }) => state))).toEqual(new Set(['settled']));
    expect(obsolete).toEqual([]);
    const again = migratorOf(server);
    await again.migrator.run('contract');
    expect(again.said).toEqual(['The version before is left behind.']);
  });
});

describe('a migration', () => {
  beforeAll(async () => {
    database = await startTestDatabase();
    server = await createTestServer({ databaseUri: database.uri });
  });
  afterAll(stop);

  /** Two steps; before the second it waits until it is freed. */
  function twoSteps(name: string) {
    let free = (): void => undefined;
    let begin = (): void => undefined;
    const begun = new Promise<void>((done) => (begin = done));
    const freed = new Promise<void>((done) => (free = done));
    const steps: unknown[] = [];
    const migration: Migration = {
      ...{ name, does: 'two steps', count: async () => 2 - steps.length },
      async run({ position, reached }) {
        if (position === null) {
          steps.push('first');
          await reached('first', 1);
          begin();
          await freed;
        }
        steps.push('second');
        await reached('second', 1);
      },
    };
    return { migration, steps, begun, free: () => free() };
  }

  it('of an instance that stands still is taken over where it got to, and the old one stops', async () => {
    const { migration, begun, free, steps } = twoSteps('9001-taken-over');
    const stuck = migratorOf(server, [migration]).migrator.run('expand');
    await begun;
    server.clock.advance(LOCK_MS);
    await migratorOf(server, [migration]).migrator.run('expand');
    expect(steps).toEqual(['first', 'second']);
    const records = new MigrationsRepository(server.serviceConnection);
    const done = await records.list();
    expect(done).toMatchObject([{ state: 'done', changed: 2, position: null }]);
    free();
    await expect(stuck).rejects.toThrow(LockLostError);
    expect(await records.list()).toEqual(done);
  });

  it('is waited for by who comes second, who finds it done', async () => {
    const { migration, begun, free, steps } = twoSteps('9002-waited-for');
    const first = migratorOf(server, [migration]).migrator.run('expand');
    await begun;
    const second = migratorOf(server, [migration]);
    const waiting = second.migrator.run('expand');
    while (second.said.length === 0) await new Promise((done) => setImmediate(done));
    free();
    await Promise.all([first, waiting]);
    expect(second.said).toEqual([
      'Another instance is migrating; waiting for it.',
      'Ready for this version.',
    ]);
    expect(steps).toEqual(['first', 'second']);
  });

  it('that fails is reported, holds the next ones back, and goes on when it is run again', async () => {
    let fails = true;
    const { migration: next, steps, free } = twoSteps('9004-next');
    free();
    const failing: Migration = {
      ...{ name: '9003-failing', does: 'fails once', count: async () => 1 },
      run: async () => {
        if (fails) throw new Error('no luck');
      },
    };
    await expect(migratorOf(server, [failing, next]).migrator.run('expand')).rejects.toThrow(
      'no luck',
    );
    expect(steps).toEqual([]);
    fails = false;
    await migratorOf(server, [failing, next]).migrator.run('expand');
    expect(steps).toEqual(['first', 'second']);
  });

  it('has a number that nobody else has, and they stand in their order', () => {
    const names = MIGRATIONS.map(({ name }) => name);
    expect(names.every((name) => /^\d{4}-[a-z-]+$/.test(name))).toBe(true);
    const numbers = names.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });
});

describe('killed in the middle (kill -9)', () => {
  beforeAll(() => startOver(KILLED_USERS));
  afterAll(stop);

  it('the migration goes on where it was and ends as if nothing had happened', async () => {
    const killed = await killAt(database.uri, /^0001-user-search-keys: 500 of/);
    expect(killed.signal).toBe('SIGKILL');
    expect(killed.said).not.toMatch(/0002-/);
    const users = server.connection.collection('users');
    const left = await users.countDocuments({ searchKeys: null });
    expect(left).toBeGreaterThan(0);
    // The lock of the dead one is over.
    server.clock.travelTo(new Date(Date.now() + DAY_MS));
    const { migrator, said } = migratorOf(server);
    await migrator.run('expand');
    expect(said[0]).toBe(
      `0001-user-search-keys: keys by which users are found (${left} left, goes on).`,
    );
    expect(await users.countDocuments({ searchKeys: null })).toBe(0);
    const { migrations, indexes } = await migrator.status();
    expect(migrations[0]).toMatchObject({ state: 'done', left: 0 });
    expect([indexes.missing, indexes.differing]).toEqual([[], []]);
  });
});

describe('killed while days of earlier versions are moved (kill -9)', () => {
  beforeAll(() => startOver(1));
  afterAll(stop);

  it('the contract phase goes on with the days that are left, and the numbers are the same all the time', async () => {
    const killed = await killAt(database.uri, /^0010-activity-counters: 1 of/, ['--contract']);
    expect(killed.signal).toBe('SIGKILL');
    const left = () => server.connection.collection('daily_stats').countDocuments({});
    expect([1, 2]).toContain(await left());
    expect(activityOf(await readOldDays())).toEqual(OLD_ACTIVITY);
    // The lock of the dead one is over.
    server.clock.travelTo(new Date(Date.now() + DAY_MS));
    await migratorOf(server).migrator.run('contract');
    expect(await left()).toBe(0);
    expect(activityOf(await readOldDays())).toEqual(OLD_ACTIVITY);
  });
});
