import {
  getBroadcastMessage,
  getOfferDetails,
  getUser,
  getUserOffer,
  getUserPayments,
  getUserTasks,
  loginWithPassword,
  redeemCode,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { ManualClock } from '@portal/testing';
import { LedgerRepository } from '../src/domain/plans/ledger.repository';
import { PlansService } from '../src/domain/plans/plans.service';
import { TRIAL_ACCOUNTS, trialSubscriber } from '../src/seed/trial-accounts';
import { TrialSeed } from '../src/seed/trial-seed';
import { databaseHash } from './support/database-hash';
import { createTestServer, type TestServer } from './support/test-server';

const SUBSCRIBER_ID = 700_000_001;
const PASSWORD = 'a trial password';
const now = new Date('2031-03-10T06:00:00.000Z');
const REDEEM_CODE = '2345-6789-ABCD-EFGH';
const subscriber = trialSubscriber(SUBSCRIBER_ID, PASSWORD);

const GRANTS = [...TRIAL_ACCOUNTS, subscriber].flatMap(({ grants }) => grants).length;

let server: TestServer;
let clock: ManualClock;

beforeEach(async () => {
  clock = new ManualClock(now);
  server = await createTestServer({ clock });
});
afterEach(() => server.stop());

const seed = async () => {
  const result = await new TrialSeed(server.app, clock, REDEEM_CODE).run(subscriber, now);
  clock.travelTo(now);
  return result;
};

const users = () =>
  server.connection
    .collection('users')
    .find({}, { projection: { passwordHash: 0, _id: 0 } })
    .sort({ userId: 1 })
    .toArray();

/** How many documents lie in each collection. */
async function countAll({ connection }: TestServer): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of (await connection.db?.listCollections().toArray()) ?? []) {
    counts[name] = await connection.collection(name).countDocuments();
  }
  return counts;
}

it('an empty database gets the subscriber and the others, each with its ledger', async () => {
  expect(await seed()).toEqual({ seeded: true, users: TRIAL_ACCOUNTS.length + 1 });
  const body = { userId: SUBSCRIBER_ID, password: PASSWORD };
  const { user } = (await server.client().send(loginWithPassword, { body })).payload();
  expect(user).toMatchObject({
    name: 'Nusrat Jahan',
    isExpired: false,
    expiry: 30,
    daysRemaining: 21,
    balance: 240,
    start: new Date(now.getTime() - 9.4 * DAY_MS).toISOString(),
  });
  const admin = await server.signInAsAdmin();
  const ledger = server.app.get(LedgerRepository, { strict: false });
  for (const account of [...TRIAL_ACCOUNTS, subscriber]) {
    const params = { id: account.userId };
    const { user: view } = (await admin.send(getUser, { params })).payload();
    expect(view.isFrozen).toBe(account.isFrozen ?? false);
    const entries = await ledger.listOfUser(account.userId);
    expect(entries.map(({ videos }) => videos)).toEqual(account.grants.map(({ videos }) => videos));
    expect(view.balance).toBe(entries.at(-1)?.balanceAfter ?? 0);
  }
});

describe('around the accounts there are', () => {
  const params = { id: SUBSCRIBER_ID };
  const signIn = () => server.signInAs({ userId: SUBSCRIBER_ID, password: PASSWORD });

  it('a discount for the subscriber that ends within two days and opens, and a message for another', async () => {
    await seed();
    const browser = await signIn();
    const { offer } = (await browser.send(getUserOffer, { params })).payload();
    const [, offerCode = ''] = /\/plans\/(\w+)$/.exec(offer?.message ?? '') ?? [];
    const left = Date.parse(offer?.expiresAt ?? '') - now.getTime();
    expect(left).toBeGreaterThan(1.5 * DAY_MS);
    expect(left).toBeLessThan(2 * DAY_MS);
    const details = (await browser.send(getOfferDetails, { params: { offerCode } })).payload();
    expect(details.offer).toMatchObject({ discountedPrice: { bdt: 1200 } });
    const admin = await server.signInAsAdmin();
    const other = await admin.send(getUserOffer, { params: { id: 510204417 } });
    expect(other.payload().offer).toMatchObject({ isDiscount: false, expiresAt: null });
  });

  it('a broadcast with a www link and an https link', async () => {
    await seed();
    const { message } = (await (await signIn()).send(getBroadcastMessage)).payload();
    expect(message?.text).toMatch(/ www\.example\.com.* https:\/\/example\.com/);
  });

  it('payments of every status, the completed one with its entry in the ledger', async () => {
    await seed();
    const { payments } = (await (await signIn()).send(getUserPayments, { params })).payload();
    expect(payments.map(({ status }) => status)).toEqual([
      'pending',
      'failed_amount_mismatch',
      'timed_out',
      'completed',
    ]);
    const ledger = server.app.get(LedgerRepository, { strict: false });
    expect(await ledger.holds('payment', payments.at(-1)?.ref_code ?? '')).toBe(true);
  });

  it('tasks that fail, run and wait', async () => {
    await seed();
    const { tasks } = (await (await signIn()).send(getUserTasks, { params })).payload();
    expect(tasks.map(({ status }) => status)).toEqual(['failed', 'in_progress', 'pending']);
  });

  it('redeem codes, one of them the one that was asked for', async () => {
    await seed();
    const body = { code: REDEEM_CODE };
    const { granted } = (await (await signIn()).send(redeemCode, { body })).payload();
    expect(granted).toEqual({ days: 30, videos: 100 });
    expect(await server.connection.collection('redeem_codes').countDocuments()).toBe(9);
  });
});

it('a second run leaves everything as it is', async () => {
  await seed();
  const before = await databaseHash(server);
  expect(await seed()).toEqual({ seeded: false, users: TRIAL_ACCOUNTS.length + 1 });
  expect(await databaseHash(server)).toBe(before);
});

it.each([1, 7, TRIAL_ACCOUNTS.length - 2, GRANTS - 1])(
  'a run that died at grant %i is taken up where it stopped',
  async (last) => {
    const plans = server.app.get(PlansService, { strict: false });
    const grantPlan = plans.grantPlan.bind(plans);
    let granted = 0;
    plans.grantPlan = async (...args) => {
      if (granted === last) throw new Error('killed');
      granted += 1;
      return grantPlan(...args);
    };
    await expect(seed()).rejects.toThrow('killed');
    plans.grantPlan = grantPlan;
    expect(await seed()).toEqual({ seeded: true, users: TRIAL_ACCOUNTS.length + 1 });
    const resumed = await users();
    const counts = await countAll(server);

    const other = await createTestServer({ clock });
    try {
      await new TrialSeed(other.app, clock, REDEEM_CODE).run(subscriber, now);
      const whole = await other.connection
        .collection('users')
        .find({}, { projection: { passwordHash: 0, _id: 0 } })
        .sort({ userId: 1 })
        .toArray();
      expect(resumed).toEqual(whole);
      expect(counts).toEqual(await countAll(other));
    } finally {
      await other.stop();
    }
  },
);

it('a database that holds anybody else is left alone', async () => {
  clock.travelTo(now);
  await server.givenAccount({ userId: 5, password: null });
  expect(await seed()).toEqual({ seeded: false, users: 1 });
});
