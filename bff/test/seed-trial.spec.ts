import { getUser, loginWithPassword } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { ManualClock } from '@portal/testing';
import { LedgerRepository } from '../src/domain/plans/ledger.repository';
import { PlansService } from '../src/domain/plans/plans.service';
import { TRIAL_ACCOUNTS, trialSubscriber } from '../src/seed/trial-accounts';
import { TrialSeed } from '../src/seed/trial-seed';
import { createTestServer, type TestServer } from './support/test-server';

const SUBSCRIBER_ID = 700_000_001;
const PASSWORD = 'a trial password';
const now = new Date('2031-03-10T06:00:00.000Z');
const subscriber = trialSubscriber(SUBSCRIBER_ID, PASSWORD);

let server: TestServer;
let clock: ManualClock;

beforeEach(async () => {
  clock = new ManualClock(now);
  server = await createTestServer({ clock });
});
afterEach(() => server.stop());

const seed = async () => {
  const result = await new TrialSeed(server.app, clock).run(subscriber, now);
  clock.travelTo(now);
  return result;
};

const users = () =>
  server.connection
    .collection('users')
    .find({}, { projection: { passwordHash: 0, _id: 0 } })
    .sort({ userId: 1 })
    .toArray();

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

it('a second run leaves everything as it is', async () => {
  await seed();
  const before = await users();
  expect(await seed()).toEqual({ seeded: false, users: TRIAL_ACCOUNTS.length + 1 });
  expect(await users()).toEqual(before);
});

it.each([1, 7, TRIAL_ACCOUNTS.length - 2])(
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

    const other = await createTestServer({ clock });
    try {
      await new TrialSeed(other.app, clock).run(subscriber, now);
      const whole = await other.connection
        .collection('users')
        .find({}, { projection: { passwordHash: 0, _id: 0 } })
        .sort({ userId: 1 })
        .toArray();
      expect(resumed).toEqual(whole);
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
