import {
  changeUserPassword,
  deductPlan,
  deleteUser,
  reportPayment,
  type ReportPaymentRequest,
  setTags,
  toggleFreeze,
  updatePlan,
  updateProfile,
  updateSettings,
} from '@portal/contracts';
import type { TestAnswer, TestClient } from '@portal/testing';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { ledgerOf, storedUser } from './support/actions';
import { buy, moneyFor, orderOf, receiptOf, relayHeaders } from './support/payments';
import { replayedPlan } from './support/replayed-plan';
import { createTestServer, testEnvironment, type TestServer } from './support/test-server';

let server: TestServer;
let elsewhere: TestServer;
/** Two administrators' windows, each at another instance of the service. */
let here: TestClient;
let there: TestClient;

beforeAll(async () => {
  const { ADMINS = '' } = await testEnvironment();
  server = await createTestServer({ env: { ADMINS } });
  elsewhere = await server.another({ ADMINS });
  here = await server.signInAsAdmin();
  there = await elsewhere.signInAsAdmin(elsewhere.client(), 'support');
});
afterAll(() => server.stop());

/**
 * Runs two actions so that the second begins when the first has sent so many commands to the database:
 * from round to round it meets the first one at another point, and in the last ones after its end.
 */
async function meeting<First, Second>(
  commands: number,
  at: TestServer,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const client = at.serviceConnection.getClient();
  let sent = 0;
  let begin = (): void => undefined;
  const isTime = new Promise<void>((resolve) => (begin = resolve));
  const count = () => void ((sent += 1) >= commands && begin());
  client.on('commandStarted', count);
  if (commands === 0) begin();
  const answers = await Promise.all([first().finally(begin), isTime.then(second)]);
  client.off('commandStarted', count);
  return answers;
}

const pointsUpTo = (last: number, step: number) =>
  Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => place * step);

/** A user whose plan stands in the ledger, signed in. */
async function givenUser(plan: { days: number; videos: number }) {
  const nothing = { start: null, days: 0, balance: 0, price: null, currency: null, activates: [] };
  const user = await server.givenAccount({ plan: nothing });
  const body = { daysToAdd: plan.days, balanceToAdd: plan.videos };
  (await here.send(updatePlan, { params: { id: user.userId }, body })).payload();
  return { ...user, browser: await server.signInAs(user) };
}

async function report(at: TestServer, money: ReportPaymentRequest) {
  const payload = JSON.stringify(money);
  const { method, path: url } = reportPayment;
  return at.client().request({ method, url, headers: relayHeaders(server, payload), payload });
}

async function expectNoContradiction(): Promise<void> {
  const { violations } = await server.app
    .get(ReconciliationService, { strict: false })
    .findMoneyViolations();
  expect(violations).toEqual([]);
}

const reasonsOf = async (userId: number) =>
  (await ledgerOf(server, userId)).map(({ reason }) => String(reason));

describe('freezing a user while he pays (PAY-32)', () => {
  it.each(pointsUpTo(14, 1))(
    'grants first or parks the money: after %i commands',
    async (commands) => {
      const user = await givenUser({ days: 1, videos: 1 });
      const { userId } = user;
      const order = await buy(user.browser, user);
      const money = moneyFor(server, order);
      const [paid, frozen] = await meeting(
        ...([commands, elsewhere, () => report(elsewhere, money)] as const),
        () => here.send(toggleFreeze, { params: { id: userId } }),
      );
      expect([paid.status, frozen.status]).toEqual([200, 200]);

      expect(await storedUser(server, userId)).toMatchObject({ isFrozen: true });
      expect(
        (await user.browser.request({ method: 'GET', url: `/api/user/${userId}` })).status,
      ).toBe(401);
      const receipt = await receiptOf(server, money.trxId);
      const isPaid = receipt.state === 'matched';
      // Never lost: the money is on the order, or it lies there for an administrator with its reason.
      if (!isPaid) expect(receipt).toMatchObject({ state: 'unmatched', reason: 'account_frozen' });
      const { status } = await orderOf(server, order.referenceCode);
      expect(status).toBe(isPaid ? 'completed' : 'pending');
      expect(await reasonsOf(userId)).toEqual(isPaid ? ['admin', 'payment'] : ['admin']);
      const plan = (await storedUser(server, userId))?.['plan'];
      expect(plan).toEqual(await replayedPlan(server, userId));
      await expectNoContradiction();
    },
  );
});

describe('deleting a user while others edit', () => {
  /** Every edit of one user that an administrator has, with what it leaves in the ledger. */
  const edits = (id: number): (() => Promise<TestAnswer<object>>)[] => [
    () => there.send(updateProfile, { params: { id }, body: { name: 'Edited', email: 'a@b.cd' } }),
    () => there.send(updatePlan, { params: { id }, body: { daysToAdd: 3, balanceToAdd: 4 } }),
    () => there.send(deductPlan, { params: { id }, body: { daysToCut: 1, balanceToCut: 1 } }),
    () => there.send(updateSettings, { params: { id }, body: { videoQuality: '1080p' } }),
    () =>
      there.send(changeUserPassword, { params: { id }, body: { newPassword: 'an edited one' } }),
    () => there.send(setTags, { params: { id }, body: { tags: ['vip'] } }),
    () => there.send(toggleFreeze, { params: { id } }),
  ];

  it.each(pointsUpTo(48, 4))(
    'each came before or finds nobody: after %i commands',
    async (commands) => {
      const user = await givenUser({ days: 10, videos: 10 });
      const { userId } = user;
      const [answers, deletion] = await meeting(
        ...([commands, elsewhere, () => Promise.all(edits(userId).map((edit) => edit()))] as const),
        () => here.send(deleteUser, { params: { id: userId } }),
      );
      expect(deletion.status).toBe(200);
      for (const { status, code } of answers) {
        expect([200, 'accounts/not-found']).toContain(status === 200 ? status : code);
      }

      expect(await storedUser(server, userId)).toBeNull();
      const { days, balance } = await replayedPlan(server, userId);
      expect([days, balance]).toEqual([0, 0]);
      const edited = answers.slice(1, 3).filter(({ status }) => status === 200).length;
      const reasons = await reasonsOf(userId);
      expect(reasons).toHaveLength(1 + edited + 1);
      expect(reasons.at(-1)).toBe('deleted');
      // Nothing that belongs to nobody, and nothing remembered that did not happen.
      for (const [collection, filter] of [
        ['sessions', { userId }],
        ['known_devices', { subject: `subscriber:${userId}` }],
        ['notes', { userId }],
        ['offers', { userId }],
      ] as const) {
        const left = await server.connection.collection(collection).countDocuments(filter);
        expect([collection, left]).toEqual([collection, 0]);
      }
      const actions = await server.connection
        .collection('audit')
        .countDocuments({ target: `user:${userId}` });
      const happened = answers.filter(({ status }) => status === 200).length;
      expect(actions).toBe(1 + happened + 1);
      await expectNoContradiction();
    },
  );
});

describe('cutting more than there is at once', () => {
  it.each([1, 2, 3])('cuts what there is and never more (PAY-25): round %i', async () => {
    const there50 = { days: 50, videos: 70 };
    const { userId: id } = await givenUser(there50);
    const body = { daysToCut: 7, balanceToCut: 9 };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 ? here : there).send(deductPlan, { params: { id }, body }),
      ),
    );
    const cuts = answers.map((answer) => answer.payload().cut);
    const sum = (of: (cut: { days: number; videos: number }) => number) =>
      cuts.reduce((total, cut) => total + of(cut), 0);
    expect({ days: sum(({ days }) => days), videos: sum(({ videos }) => videos) }).toEqual(there50);
    for (const { days, videos } of cuts) {
      expect([days >= 0 && days <= 7, videos >= 0 && videos <= 9]).toEqual([true, true]);
    }
    // Every answer says what is left after it, and the last one nothing.
    const least = Math.min(...answers.map((answer) => answer.payload().user.balance));
    expect(least).toBe(0);
    expect((await storedUser(server, id))?.['plan']).toMatchObject({ days: 0, balance: 0 });
    const { days, balance } = await replayedPlan(server, id);
    expect([days, balance]).toEqual([0, 0]);
    for (const { balanceAfter } of await ledgerOf(server, id)) {
      expect(Number(balanceAfter)).toBeGreaterThanOrEqual(0);
    }
    await expectNoContradiction();
  });
});
