import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  calendarDay,
  DAY_MS,
  type DayCounter,
  DEFAULT_SERVICE_ZONE,
  parseReleaseName,
  replayPlan,
  wallTimeOf,
} from '@portal/rules';
import { type RunningEngine, startEmbedded } from '@portal/embedded-mongo';
import { type Document, MongoClient } from 'mongodb';
import { createRandom } from '../../demo-bot/random';
import { makeHistory } from './make-history';
import { drawInstants } from './rhythm';
import { addHistory } from './write-history';

const NOW = new Date('2031-03-10T06:00:00.000Z');
const FAVOURITE = 10_001;
const before = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const folder = mkdtempSync(join(tmpdir(), 'trial-'));

/** Changes of the favourite's plan, as the service makes them. */
const LEDGER = [
  { number: 1, days: 7, videos: 40, balanceAfter: 40, at: before(47) },
  { number: 2, days: 30, videos: 200, balanceAfter: 240, at: before(9) },
].map((entry) => ({
  ...{ ...entry, userId: FAVOURITE, price: 799, currency: 'BDT', activates: ['drm'] },
  ...{ reason: 'trial', actor: 'system:seed', sourceId: `trial:${entry.number}` },
}));
const USER = {
  ...{ userId: FAVOURITE, name: 'Nusrat Jahan', isFrozen: false, createdAt: before(64) },
  plan: replayPlan(LEDGER as unknown as Parameters<typeof replayPlan>[0]),
  totals: { downloads: 0, services: [] },
};

let engine: RunningEngine;
let client: MongoClient;
let isAdded: boolean;
beforeAll(async () => {
  engine = await startEmbedded({ dataDir: folder, noSync: true });
  client = await MongoClient.connect(engine.uri);
  await client
    .db()
    .collection('users')
    .insertOne({ ...USER });
  await client
    .db()
    .collection('ledger')
    .insertMany(LEDGER.map((entry) => ({ ...entry })));
  isAdded = await addHistory(client, { now: NOW, favourite: FAVOURITE });
});
afterAll(async () => {
  await client.close();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

const all = (name: string): Promise<Document[]> => client.db().collection(name).find().toArray();

/** Number of occurrences of each text. */
function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

async function countersOf(prefix: string): Promise<DayCounter[]> {
  const changes = await all('day_figure_changes');
  return changes
    .filter(({ day }) => String(day).startsWith(prefix))
    .flatMap(({ day, figures }) =>
      (figures as DayCounter[]).map((one) => ({ ...one, day: String(day).slice(-10) })),
    );
}

it('is added once, to the accounts of a trial', async () => {
  expect(isAdded).toBe(true);
  expect(await addHistory(client, { now: NOW, favourite: FAVOURITE })).toBe(false);
});

it('tells of about 200 users, 6,000 downloads, 300 payments of all outcomes, and the rest of a service', async () => {
  const count = async (name: string) => client.db().collection(name).countDocuments({});
  expect(await count('users')).toBe(176);
  expect(await count('downloads')).toBe(6_000);
  expect(Math.abs((await count('payment_orders')) - 300)).toBeLessThan(25);
  const outcomes = (await all('payment_orders')).map(({ status, late }) => `${status} ${late}`);
  expect(Object.keys(tally(outcomes)).toSorted()).toEqual(
    [
      ...['completed granted', 'completed null', 'failed_amount_mismatch dismissed'],
      ...['failed_amount_mismatch null', 'timed_out dismissed', 'timed_out null', 'timed_out open'],
    ].toSorted(),
  );
  for (const [name, least] of Object.entries({
    ...{ login_history: 1_000, redeem_codes: 40, offers: 30, broadcasts: 6, tasks: 300 },
    ...{ audit: 50, account_notes: 5, payment_receipts: 250 },
  }))
    expect([name, (await count(name)) >= least]).toEqual([name, true]);
});

it('has nothing that comes after now, and no record that the service would have deleted', async () => {
  const instants = [
    ...(await all('downloads')).map(({ download_date }) => download_date as Date),
    ...(await all('ledger')).map(({ at }) => at as Date),
    ...(await all('payment_orders')).map(({ createdAt }) => createdAt as Date),
    ...(await all('payment_receipts')).map(({ paidAt }) => paidAt as Date),
    ...(await all('audit')).map(({ at }) => at as Date),
    ...(await all('offers')).map(({ createdAt }) => createdAt as Date),
  ];
  expect(instants.filter((at) => at > NOW)).toEqual([]);
  const old = (await all('login_history')).filter(({ at }) => (at as Date) < before(60));
  expect(old).toEqual([]);
});

it('needs no migration: audit records have keys, counted tags are those of the users, money has its method', async () => {
  const audit = await all('audit');
  expect(audit.filter(({ keys, target }) => keys?.[0] !== target)).toEqual([]);
  const gifts = audit.filter(({ action }) => action === 'plans/add');
  expect(gifts.filter(({ userId, days }) => !(userId > 0 && days > 0))).toEqual([]);
  const tags = (await all('users')).flatMap((user) => (user['tags'] ?? []) as string[]);
  const counts = (await all('tag_counts')).map(({ _id, users }) => [String(_id), users]);
  expect(Object.fromEntries(counts)).toEqual(tally(tags));
  const orders = await all('payment_orders');
  expect(orders.filter((order) => order['trx_id'] && !order['received_method'])).toEqual([]);
});

it('plans are what ledger and downloads make, and totals are the sums of the downloads', async () => {
  const [ledger, downloads] = [await all('ledger'), await all('downloads')];
  for (const { userId, plan, totals } of await all('users')) {
    const entries = ledger
      .filter((entry) => entry['userId'] === userId)
      .toSorted((one, other) => one['number'] - other['number']);
    const own = downloads.filter((download) => download['userId'] === userId);
    const replayed = replayPlan(entries as unknown as Parameters<typeof replayPlan>[0]);
    expect(plan).toEqual({ ...replayed, balance: replayed.balance - own.length });
    expect(plan.balance).toBeGreaterThanOrEqual(0);
    expect(totals.downloads).toBe(own.length);
    expect(
      Object.fromEntries(
        (totals.services as { name: string; value: number }[]).map((one) => [one.name, one.value]),
      ),
    ).toEqual(tally(own.map(({ ott_service }) => String(ott_service))));
    let granted = 0;
    for (const { videos, balanceAfter, at } of entries) {
      granted += videos;
      const taken = own.filter(({ download_date }) => (download_date as Date) < at).length;
      expect(balanceAfter).toBe(granted - taken);
    }
  }
});

it('counters of days equal a recount', async () => {
  const dayOf = (at: Date): string => calendarDay(at, DEFAULT_SERVICE_ZONE);
  const downloads = (await countersOf('activity ')).filter(({ key }) => key[0] === 'download');
  expect(
    Object.fromEntries(downloads.map(({ day, key, count }) => [`${day} ${key[1]}`, count])),
  ).toEqual(
    tally(
      (await all('downloads')).map((one) => `${dayOf(one['download_date'])} ${one['ott_service']}`),
    ),
  );
  const money = (await countersOf('')).filter(({ key }) => key[0] !== 'download');
  const sum = (word: string) =>
    money.filter(({ key }) => key[0] === word).reduce((all_, { count }) => all_ + count, 0);
  const orders = await all('payment_orders');
  const completed = orders.filter(({ status }) => status === 'completed');
  expect([sum('made'), sum('paid'), sum('bought')]).toEqual([
    ...[orders.length, completed.length, completed.length],
  ]);
});

it('all money has its order, its receipt and its grant', async () => {
  const orders = await all('payment_orders');
  const completed = orders.filter(({ status }) => status === 'completed');
  const entries = (await all('ledger')).filter(({ reason }) => reason === 'payment');
  expect(entries.map(({ sourceId }) => sourceId as string).toSorted()).toEqual(
    completed.map(({ ref_code }) => ref_code as string).toSorted(),
  );
  const matched = (await all('payment_receipts')).filter(({ state }) => state === 'matched');
  expect(matched.map(({ trxId, amount }) => `${trxId} ${amount}`).toSorted()).toEqual(
    orders
      .flatMap(({ trx_id, received_amount }) => (trx_id ? [`${trx_id} ${received_amount}`] : []))
      .toSorted(),
  );
  const used = (await all('offers')).filter(({ special }) => special?.usedAt);
  expect(used.map(({ special }) => special.code as string).toSorted()).toEqual(
    completed.flatMap(({ offerCode }) => (offerCode ? [offerCode as string] : [])).toSorted(),
  );
});

it('every file name is read as a title with its part or year', async () => {
  const unread = (await all('downloads')).filter(({ file_name }) => {
    const { title, episode, year, quality } = parseReleaseName(String(file_name));
    return title === file_name || (episode ?? year) === null || quality === null;
  });
  expect(unread).toEqual([]);
});

it('the same seed and clock make the same history', () => {
  const make = (seed: string) => {
    const options = { seed, now: NOW, zone: DEFAULT_SERVICE_ZONE, known: [] };
    return JSON.stringify([...makeHistory(options).documents]);
  };
  expect(make('a')).toBe(make('a'));
  expect(make('a')).not.toBe(make('b'));
});

it('evenings and free days are busier than mornings and workdays, and yesterday is complete', () => {
  const time = { count: 20_000, days: 90, now: NOW, zone: DEFAULT_SERVICE_ZONE };
  const instants = drawInstants(createRandom('rhythm'), time);
  const walls = instants.map((at) => wallTimeOf(at, DEFAULT_SERVICE_ZONE));
  const within = (from: string, to: string) =>
    walls.filter((wall) => wall.time >= from && wall.time < to).length;
  expect(within('20:00', '23:00')).toBeGreaterThan(5 * within('03:00', '06:00'));
  const weekday = tally(walls.map(({ day }) => String(new Date(day).getUTCDay())));
  expect(weekday['5']).toBeGreaterThan(1.3 * (weekday['1'] ?? 0));
  const yesterday = walls.filter(({ day }) => day === '2031-03-09').map((wall) => wall.time);
  expect(new Set(yesterday.map((at) => at.slice(0, 2))).size).toBeGreaterThan(18);
  expect(instants).toEqual(instants.toSorted((one, other) => one.getTime() - other.getTime()));
});
