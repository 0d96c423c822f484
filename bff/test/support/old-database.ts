import { DAY_MS, DEFAULT_SETTINGS } from '@portal/rules';
import type { Connection } from 'mongoose';

/** A day long before the versions that write the new fields. */
const LONG_AGO = new Date('2030-01-01T06:00:00.000Z');

/** Id of the user who paid three times. */
export const OLD_PAYER = 5_000;

const daysLater = (days: number): Date => new Date(LONG_AGO.getTime() + days * DAY_MS);

const FROM = { address: '127.0.0.1', requestId: 'old' };

const PLAN = { price: 1_500, currency: 'BDT', activates: ['drm'] };

/** Days of versions that counted activity in one document per day; the oldest had no failures. */
export const OLD_DAYS = [
  {
    ...{ _id: '2029-12-30', downloads: 4, logins: 1 },
    services: [{ key: 'netflix', name: 'NETFLIX', value: 4 }],
  },
  {
    ...{ _id: '2030-01-01', downloads: 3, logins: 3 },
    services: [{ key: 'netflix', name: 'Netflix', value: 3 }],
    failures: [{ key: 'zee5', name: ' zee5', value: 2 }],
  },
  {
    ...{ _id: '2030-01-02', downloads: 2, logins: 0 },
    services: [{ key: 'zee5', name: 'Zee5', value: 2 }],
    failures: [{ key: 'zee5', name: 'Zee5', value: 4 }],
  },
];

/** Settings of versions in which reminders could not be switched off. */
const { remindersEnabled: _later, ...SETTINGS } = DEFAULT_SETTINGS;

const PAYMENTS = [
  { ref: 'OLDREF01', trx: 'OLDTRX01', at: LONG_AGO },
  // Paid while the plan runs.
  { ref: 'OLDREF02', trx: 'OLDTRX02', at: daysLater(20) },
  // Paid more than a week after the plan's end.
  { ref: 'OLDREF03', trx: 'OLDTRX03', at: daysLater(200) },
];

/**
 * Fills an empty database with the documents and indexes of versions before searching, segments, the
 * timeline, tags, insights and one way to count. They are written as the driver did then (history of the *.schema.ts files).
 */
export async function fillAsOldVersions(connection: Connection, users: number): Promise<void> {
  const into = (name: string) => connection.collection(name);
  await into('users').insertMany(
    Array.from({ length: users }, (_value, index) => oldUser(OLD_PAYER + index)),
  );
  await into('redeem_codes').insertOne({
    ...{ redeem_code: 'ABCDEFGHJKLMNPQR', is_used: false, days: 3, videos: 9, used_by_users: [] },
    created_at: LONG_AGO,
  });
  await into('broadcasts').insertOne({
    ...{ text: 'Written long ago', status: 'active', scheduledAt: null },
    ...{ createdAt: LONG_AGO, dueAt: LONG_AGO },
  });
  for (const payment of PAYMENTS) await insertPayment(connection, payment);
  await connection.collection<{ _id: string }>('daily_stats').insertMany(OLD_DAYS);
  await into('audit').insertOne({
    ...{ at: LONG_AGO, actor: 'ana', action: 'plans/add', target: `user:${OLD_PAYER}` },
    ...{ details: { days: 30, videos: 0 }, address: '127.0.0.1', requestId: 'old' },
  });
  await into('audit').insertOne({
    ...{ at: LONG_AGO, actor: 'ana', action: 'bulk-acts/freeze', target: `user:${OLD_PAYER}` },
    ...{ details: { isFrozen: true }, address: '127.0.0.1', requestId: 'old' },
  });
  await into('audit').insertMany([
    {
      ...{ at: LONG_AGO, actor: 'ana', action: 'payments/match', target: 'receipt:of-old-times' },
      ...{ details: { order: 'OLDREF01', outcome: 'completed' }, ...FROM },
    },
    {
      ...{ at: LONG_AGO, actor: 'ana', action: 'payments/grant', target: 'order:OLDREF02' },
      ...{ details: { userId: OLD_PAYER, trxId: 'OLDTRX02', reason: 'asked' }, ...FROM },
    },
    {
      ...{ at: LONG_AGO, actor: 'ana', action: 'bulk-actions/cut', target: `user:${OLD_PAYER}` },
      ...{ details: { bulkAction: 'b1', days: -3, videos: 0 }, isToldElsewhere: true, ...FROM },
    },
    {
      ...{ at: LONG_AGO, actor: 'ana', action: 'plans/cut', target: `user:${OLD_PAYER}` },
      ...{ details: { days: 2, videos: 0 }, isToldElsewhere: true, ...FROM },
    },
  ]);
  await into('users').createIndex({ expiresAt: 1 });
  await into('users').createIndex({ email: 1 });
  await into('login_history').createIndex({ at: 1 }, { expireAfterSeconds: 30 * 86_400 });
}

function oldUser(userId: number): object {
  return {
    ...{ userId, name: `Old Name ${userId}`, email: null, photo: null, passwordHash: null },
    plan: { start: LONG_AGO, days: 230, balance: 9, ...PLAN },
    expiresAt: daysLater(230),
    settings: SETTINGS,
    ...{ isFrozen: false, totals: { downloads: 0, services: [] }, createdAt: LONG_AGO },
    ...(userId % 2 === 0 && { tags: ['vip'] }),
  };
}

async function insertPayment(
  connection: Connection,
  { ref, trx, at }: (typeof PAYMENTS)[number],
): Promise<void> {
  const userId = OLD_PAYER;
  await connection.collection('payment_orders').insertOne({
    ...{ ref_code: ref, userId, offerCode: null, discount: null, amount: 150_000, method: null },
    plan: { id: 'plan_standard_bdt_30d', name: 'Standard', days: 30, videos: 250, ...PLAN },
    ...{ status: 'completed', createdAt: at, expiresAt: at, late: null, openKey: null },
    ...{ received_amount: 150_000, trx_id: trx, receivedAt: at, submitted_trx_id: null },
  });
  await connection.collection('payment_receipts').insertOne({
    ...{ method: 'nagad', trxId: trx, amount: 150_000, currency: 'BDT', reference: ref },
    ...{ sender: null, receiver: null, paidAt: at, source: 'relay', reportedBy: 'relay-one' },
    ...{ createdAt: at, state: 'matched', reason: null, outcome: 'completed', orderRef: ref },
    ...{ tries: 0, dueAt: null, decidedBy: null, decidedAt: null, remark: null },
  });
  await connection.collection('ledger').insertOne({
    ...{ userId, days: 30, videos: 250, ...PLAN, reason: 'payment', actor: 'bot:relay-one' },
    ...{ sourceId: ref, balanceAfter: 250, at },
  });
}
