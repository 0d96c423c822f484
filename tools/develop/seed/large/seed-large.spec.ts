import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calendarDay, type DayCounter, DEFAULT_SERVICE_ZONE, replayPlan } from '@portal/rules';
import { type RunningEngine, startEmbedded } from '@portal/embedded-mongo';
import { type Db, type Document, MongoClient } from 'mongodb';
import { seedLarge } from './seed-large';
import { LARGE, shareOf } from './sizes';

const SIZES = {
  ...{ users: 70, downloads: 1_900, payments: 290, logins: 330, codes: 25, audit: 700 },
  ...{ sessions: 20, offers: 8, unmatched: 3 },
};
const NOW = new Date('2031-03-10T06:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'large-'));

let engine: RunningEngine;
let client: MongoClient;
let db: Db;
beforeAll(async () => {
  engine = await startEmbedded({ dataDir: folder, noSync: true });
  client = await MongoClient.connect(engine.uri);
  db = client.db('portal');
  await seedLarge(db, SIZES, NOW, () => undefined);
});
afterAll(async () => {
  await client.close();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

const all = (name: string): Promise<Document[]> => db.collection(name).find().toArray();

/** Number of occurrences of each text. */
function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}
const perService = (services: readonly { name: string; value: number }[]) =>
  Object.fromEntries(services.map(({ name, value }) => [name, value]));

it('makes exactly as much as was asked for, by one command 5 million downloads (PERF-5)', async () => {
  const { users, ...shared } = shareOf(0.5);
  expect({ users, ...shared }).toEqual({
    ...{ users: LARGE.users, downloads: 2_500_000, payments: 100_000, logins: 500_000 },
    ...{ codes: 25_000, audit: 500_000, sessions: 12_500, offers: 5_000, unmatched: 100 },
  });
  const counted = async (name: string) => db.collection(name).countDocuments({});
  expect(await counted('users')).toBe(SIZES.users);
  expect(await counted('downloads')).toBe(SIZES.downloads);
  expect(await counted('payment_orders')).toBe(SIZES.payments);
  expect(await counted('login_history')).toBe(SIZES.logins);
  expect(await counted('redeem_codes')).toBe(SIZES.codes);
  // One more for the batch of the codes.
  expect(await counted('audit')).toBe(SIZES.audit + 1);
  expect(await counted('sessions')).toBe(SIZES.sessions);
  expect(await counted('offers')).toBe(SIZES.offers);
  expect(new Set((await all('redeem_codes')).map((code) => code['redeem_code'])).size).toBe(25);
});

it('counters of users and days are what a recount gives', async () => {
  const downloads = await all('downloads');
  for (const { userId, totals } of await all('users')) {
    const own = downloads.filter((download) => download['userId'] === userId);
    expect(totals.downloads).toBe(own.length);
    expect(perService(totals.services)).toEqual(
      tally(own.map(({ ott_service }) => String(ott_service))),
    );
  }
  const dayOf = (at: Date): string => calendarDay(at, DEFAULT_SERVICE_ZONE);
  const days = (await all('day_figures')).filter(({ _id }) => String(_id).startsWith('activity '));
  const stored = days.flatMap(({ _id, figures }) =>
    (figures as DayCounter[]).map(({ key, count }) => [`${_id} ${key.join(' ')}`, count]),
  );
  expect(Object.fromEntries(stored)).toEqual({
    ...tally(
      downloads.map(({ download_date, ott_service }) => {
        return `activity ${dayOf(download_date)} download ${ott_service}`;
      }),
    ),
    ...tally((await all('login_history')).map(({ at }) => `activity ${dayOf(at)} login`)),
  });
});

it('numbers of days are what a count of orders, grants and plans gives', async () => {
  const days = (await all('day_figures')).filter(({ _id }) => !String(_id).startsWith('activity '));
  const numbers = days.flatMap((day) => day['figures'] as DayCounter[]);
  const sum = (word: string) =>
    numbers.filter(({ key }) => key[0] === word).reduce((all, { count }) => all + count, 0);
  const orders = await all('payment_orders');
  const completed = orders.filter(({ status }) => status === 'completed');
  const paid = (await all('users')).filter(({ plan }) => plan.price > 0 && plan.start);
  expect([sum('made'), sum('paid'), sum('bought'), sum('churn')]).toEqual([
    ...[orders.length, completed.length, completed.length, paid.length],
  ]);
  expect(numbers.reduce((all, { amount }) => all + amount, 0)).toBe(
    completed.reduce((all, { received_amount }) => all + Number(received_amount), 0),
  );
});

it('plans are what the ledger makes, and all money has its order and its receipt', async () => {
  const ledger = await all('ledger');
  const orders = await all('payment_orders');
  const receipts = (await all('payment_receipts')).filter(({ orderRef }) => orderRef !== null);
  expect(await db.collection('payment_receipts').countDocuments({ orderRef: null })).toBe(3);
  const downloads = await all('downloads');
  for (const { userId, plan } of await all('users')) {
    const entries = ledger.filter((entry) => entry['userId'] === userId);
    const taken = downloads.filter((one) => one['userId'] === userId && one['videosTaken'] === 1);
    const replayed = replayPlan(entries as unknown as Parameters<typeof replayPlan>[0]);
    expect(plan).toEqual({ ...replayed, balance: replayed.balance - taken.length });
  }
  const completed = orders.filter(({ status }) => status === 'completed');
  expect(ledger.map(({ sourceId }) => sourceId as string).toSorted()).toEqual(
    completed.map(({ ref_code }) => ref_code as string).toSorted(),
  );
  expect(receipts.map(({ trxId }) => trxId as string).toSorted()).toEqual(
    orders.flatMap(({ trx_id }) => (trx_id ? [trx_id as string] : [])).toSorted(),
  );
  expect(new Set(orders.map(({ status }) => status as string)).size).toBe(3);
});

it('each record of the audit has its keys, and each completed payment its record', async () => {
  const audit = await all('audit');
  for (const { keys, target, userId, parent } of audit) {
    expect(keys).toContain(target);
    if (userId !== undefined) expect(keys).toContain(`user:${userId}`);
    if (parent !== undefined) expect(keys).toContain(parent);
  }
  const completed = (await all('payment_orders')).filter(({ status }) => status === 'completed');
  const paid = audit.filter(({ action }) => action === 'payments/complete');
  expect(paid.map(({ target }) => target as string).toSorted()).toEqual(
    completed.map(({ ref_code }) => `order:${ref_code}`).toSorted(),
  );
});

it('leaves a database alone that holds something', async () => {
  await expect(seedLarge(db, SIZES, NOW, () => undefined)).rejects.toThrow(
    'The database is not empty: it has users.',
  );
  expect(await db.collection('users').countDocuments({})).toBe(SIZES.users);
});
