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

const start = () => createTestServer({ clock: new ManualClock(now) });

const seed = async ({ app, clock }: TestServer) => {
  const result = await new TrialSeed(app, clock, REDEEM_CODE).run(subscriber, now);
  clock.travelTo(now);
  return result;
};

const users = ({ connection }: TestServer) =>
  connection
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

describe('an empty database gets', () => {
  const params = { id: SUBSCRIBER_ID };
  const signIn = () => server.signInAs({ userId: SUBSCRIBER_ID, password: PASSWORD });

  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    expect(await seed(server)).toEqual({ seeded: true, users: TRIAL_ACCOUNTS.length + 1 });
  });
  afterAll(() => server.stop());

  it('the subscriber and the others, each with its ledger', async () => {
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
      expect(entries.map(({ videos }) => videos)).toEqual(
        account.grants.map(({ videos }) => videos),
      );
      expect(view.balance).toBe(entries.at(-1)?.balanceAfter ?? 0);
    }
  });

  it('a discount for the subscriber that ends within two days and opens, and a message for another', async () => {
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
    const { message } = (await (await signIn()).send(getBroadcastMessage)).payload();
    expect(message?.text).toMatch(/ www\.example\.com.* https:\/\/example\.com/);
  });

  it('payments of every status, the completed one with its entry in the ledger', async () => {
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
    const { tasks } = (await (await signIn()).send(getUserTasks, { params })).payload();
    expect(tasks.map(({ status }) => status)).toEqual(['failed', 'in_progress', 'pending']);
  });

  it('redeem codes, one of them the one that was asked for', async () => {
    const body = { code: REDEEM_CODE };
    const { granted } = (await (await signIn()).send(redeemCode, { body })).payload();
    expect(granted).toEqual({ days: 30, videos: 100 });
    expect(await server.connection.collection('redeem_codes').countDocuments()).toBe(9);
  });
});

describe('a run', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await start();
  });
  afterEach(() => server.stop());

  it('after a complete one leaves everything as it is', async () => {
    await seed(server);
    const before = await databaseHash(server);
    expect(await seed(server)).toEqual({ seeded: false, users: TRIAL_ACCOUNTS.length + 1 });
    expect(await databaseHash(server)).toBe(before);
  });

  it('leaves a database alone that holds anybody else', async () => {
    await server.givenAccount({ userId: 5, password: null });
    expect(await seed(server)).toEqual({ seeded: false, users: 1 });
  });

  describe('after one that died', () => {
    const stateOf = async (one: TestServer) => ({
      users: await users(one),
      counts: await countAll(one),
    });
    let whole: Awaited<ReturnType<typeof stateOf>>;
    beforeAll(async () => {
      const other = await start();
      await seed(other);
      whole = await stateOf(other);
      await other.stop();
    });

    it.each([1, 7, TRIAL_ACCOUNTS.length - 2, GRANTS - 1])(
      'at grant %i goes on where it stopped',
      async (last) => {
        const plans = server.app.get(PlansService, { strict: false });
        const grantPlan = plans.grantPlan.bind(plans);
        let granted = 0;
        plans.grantPlan = async (...args) => {
          if (granted === last) throw new Error('killed');
          granted += 1;
          return grantPlan(...args);
        };
        await expect(seed(server)).rejects.toThrow('killed');
        plans.grantPlan = grantPlan;
        expect(await seed(server)).toEqual({ seeded: true, users: TRIAL_ACCOUNTS.length + 1 });
        expect(await stateOf(server)).toEqual(whole);
      },
    );
  });
});
