import {
  calendarDay,
  DAY_MS,
  DEFAULT_SERVICE_ZONE,
  drawRedeemCode,
  PLAN_AMOUNT_LIMIT,
  REDEEM_CODE_LENGTH,
} from '@portal/rules';
import { ManualClock } from '@portal/testing';
import { randomBytes } from 'node:crypto';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { OffersService } from '../src/domain/offers/offers.service';
import { PaymentActionsService } from '../src/domain/payment-actions/payment-actions.service';
import { PlansService } from '../src/domain/plans/plans.service';
import { VIOLATION_KINDS, type ViolationKind } from '../src/domain/reconciliation/money-violation';
import { RECONCILIATION_JOB } from '../src/domain/reconciliation/reconciliation.job';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { RedeemCodesService } from '../src/domain/redeem-codes/redeem-codes.service';
import { MetricsService } from '../src/platform/metrics/metrics.service';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { trialSubscriber } from '../src/seed/trial-accounts';
import { TrialSeed } from '../src/seed/trial-seed';
import { Baseline } from './support/baseline';
import { ANA } from './support/origins';
import { buy, moneyFor, report as reportMoney } from './support/payments';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let plans: PlansService;
let codes: RedeemCodesService;
let offerCode: string;
/** Reference code of a completed order, its transaction id, and its user. */
let paid: { refCode: string; trxId: string; userId: number };
/** A user with an own plan and nothing bought. */
const GIFTED = 90_002;
const PASSWORD = 'a good password';

const find = () => server.app.get(ReconciliationService, { strict: false }).findMoneyViolations();
const kindsFound = async () =>
  (await find()).violations.map(({ kind, subject }) => [kind, subject]);

// Not shareServer: no day may pass, because the tests are about the counters of today.
let used: Baseline;
beforeAll(async () => {
  server = await createTestServer();
  plans = server.app.get(PlansService, { strict: false });
  codes = server.app.get(RedeemCodesService, { strict: false });
  await useTheService();
  used = await Baseline.take(server);
});
afterEach(() => used.restore());
afterAll(() => server.stop());

/** A little of everything that moves plans and money. */
async function useTheService(): Promise<void> {
  const userId = 90_001;
  const accounts = server.app.get(AccountsService, { strict: false });
  await accounts.open({ userId, password: PASSWORD });
  await accounts.open({ userId: GIFTED, password: PASSWORD });
  await plans.grantPlan(GIFTED, { days: 30, videos: 9 }, { reason: 'admin', actor: 'admin:ana' });
  await plans.cutPlan(GIFTED, { days: 2, videos: 3 }, { actor: 'admin:ana' });
  (await send(server.bot(), newTaskId(), report(GIFTED))).payload();

  const offers = server.app.get(OffersService, { strict: false });
  const discount = { type: 'percentage', value: 20 } as const;
  const planId = 'plan_standard_bdt_30d';
  const offer = await offers.sendSpecialOffer(userId, { planId, discount, expiryDays: 2 });
  offerCode = offer.special?.code ?? '';
  const browser = await server.signInAs({ userId, password: PASSWORD });
  const withOffer = moneyFor(server, await buy(browser, { userId }, { planId, offerCode }));
  expect(await reportMoney(server, withOffer)).toMatchObject({ outcome: 'completed' });

  const order = await buy(browser, { userId }, { planId: 'combo_7d' });
  const money = moneyFor(server, order);
  await reportMoney(server, money);
  paid = { refCode: order.referenceCode, trxId: money.trxId, userId };
  const wrong = await buy(browser, { userId }, { planId: 'combo_30d' });
  await reportMoney(server, moneyFor(server, wrong, { amount: wrong.amount - 1 }));
  await reportMoney(server, moneyFor(server, wrong, { reference: 'no code at all' }));

  const late = await buy(browser, { userId }, { planId: 'combo_1d' });
  server.clock.advance(DAY_MS / 24);
  await reportMoney(server, moneyFor(server, late));
  await server.app
    .get(PaymentActionsService, { strict: false })
    .grant(ANA, late.referenceCode, null);

  const used = newCode();
  await codes.addCodes([used, newCode()].map((code) => ({ code, days: 1, videos: 1 })));
  await codes.redeem(userId, used, `user:${userId}`);
}

const newCode = () => drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));
const collection = (name: string) => server.connection.collection(name);
async function setOrders(filter: object, change: object): Promise<void> {
  for (const { _id } of await collection('payment_orders').find(filter).toArray())
    await collection('payment_orders').updateOne({ _id }, { $set: change });
}

it('a service that was used has no contradictions, and each kind of record was looked at', async () => {
  expect(await find()).toEqual({
    checked: {
      ...{ orders: 4, 'ledger entries of payments': 3, receipts: 5, plans: 2 },
      // Today, and the days on which the plans churn that were paid for.
      ...{ 'special offers': 1, 'redeem codes': 2, 'days of counters': 6 },
    },
    violations: [],
  });
});

it('a plan that had no room for all that was paid is no contradiction', async () => {
  const { userId } = paid;
  const room = { days: 0, videos: PLAN_AMOUNT_LIMIT - 2_000_000 };
  await plans.grantPlan(userId, room, { reason: 'admin', actor: 'admin:ana' });
  const browser = await server.signInAs({ userId, password: PASSWORD });
  for (const planId of ['combo_30d', 'drm_only_30d']) {
    const order = await buy(browser, { userId }, { planId });
    expect(await reportMoney(server, moneyFor(server, order))).toMatchObject({
      outcome: 'completed',
    });
  }
  expect((await find()).violations).toEqual([]);
});

type Break = readonly [ViolationKind, () => Promise<unknown>, () => string | number];
/** One action of damage for each kind of contradiction, and whom it is about. */
const BREAKS: readonly Break[] = [
  [
    'completed_without_ledger',
    () => collection('payment_orders').insertOne(orderLike('LOSTWAY2', { status: 'completed' })),
    () => 'LOSTWAY2',
  ],
  [
    'ledger_without_order',
    () => collection('payment_orders').deleteOne({ ref_code: paid.refCode }),
    () => paid.refCode,
  ],
  [
    'ledger_without_order',
    () => setOrder({ status: 'failed_amount_mismatch' }),
    () => paid.refCode,
  ],
  ['grant_differs', () => setOrder({ 'plan.days': 8 }), () => paid.refCode],
  ['grant_differs', () => setOrder({ 'plan.videos': 251 }), () => paid.refCode],
  ['grant_differs', () => setOrder({ amount: 79_899 }), () => paid.refCode],
  ['grant_differs', () => setOrder({ userId: GIFTED }), () => paid.refCode],
  [
    'order_without_receipt',
    () => collection('payment_receipts').deleteOne({ trxId: paid.trxId }),
    () => paid.refCode,
  ],
  ['order_without_receipt', () => setReceipt({ state: 'pending' }), () => paid.refCode],
  ['order_without_receipt', () => setReceipt({ amount: 1 }), () => paid.refCode],
  ['receipt_without_order', () => setReceipt({ orderRef: 'NOWHERE2' }), () => paid.trxId],
  ['receipt_without_order', () => setOrder({ trx_id: null }), () => paid.trxId],
  ['plan_differs', () => setPlan({ 'plan.days': 29 }), () => `user ${GIFTED}`],
  ['plan_differs', () => setPlan({ 'plan.balance': 6 }), () => `user ${GIFTED}`],
  ['plan_differs', () => setPlan({ 'plan.activates': ['drm'] }), () => `user ${GIFTED}`],
  ['plan_differs', () => setPlan({ expiresAt: null }), () => `user ${GIFTED}`],
  [
    'plan_differs',
    () => collection('ledger').deleteOne({ userId: GIFTED, reason: 'cut' }),
    () => `user ${GIFTED}`,
  ],
  ['offer_without_order', () => setOrders({ offerCode }, { offerCode: null }), () => offerCode],
  ['offer_without_order', () => setOrders({ userId: paid.userId }, { offerCode }), () => offerCode],
  [
    'code_without_grant',
    async () => {
      const code = newCode();
      await codes.addCodes([{ code, days: 1, videos: 1 }]);
      await collection('redeem_codes').updateOne(
        { redeem_code: code },
        { $set: { is_used: true } },
      );
      brokenCode = code;
    },
    () => brokenCode,
  ],
  [
    'counter_differs',
    () => collection('day_figures').insertOne({ _id: NO_DAY, figures: [ONE_MADE] } as object),
    () => NO_DAY,
  ],
  [
    'counter_differs',
    () => collection('day_figure_changes').deleteMany({ day: today() }),
    () => today(),
  ],
];
const NO_DAY = '2030-01-01';
const ONE_MADE = { key: ['made', 'completed'], count: 1, amount: 0 };
const today = () => calendarDay(server.clock.now(), DEFAULT_SERVICE_ZONE);
let brokenCode = '';

const setOrder = (change: object) =>
  collection('payment_orders').updateOne({ ref_code: paid.refCode }, { $set: change });
const setReceipt = (change: object) =>
  collection('payment_receipts').updateOne({ trxId: paid.trxId }, { $set: change });
const setPlan = (change: object) =>
  collection('users').updateOne({ userId: GIFTED }, { $set: change });
const orderLike = (ref_code: string, facts: object) => ({
  ...{ ref_code, userId: GIFTED, plan: { days: 1, videos: 1 }, amount: 1, method: null },
  ...{ trx_id: null, received_amount: null, offerCode: null, late: null, ...facts },
});

it('every kind of contradiction is found when it is made, and reported about the right record', async () => {
  expect(new Set(BREAKS.map(([kind]) => kind))).toEqual(new Set(VIOLATION_KINDS));
  const names = [
    ...['payment_orders', 'payment_receipts', 'ledger', 'users', 'offers', 'redeem_codes'],
    ...['day_figures', 'day_figure_changes'],
  ];
  const healthy = new Map<string, object[]>();
  for (const name of names) healthy.set(name, await collection(name).find().toArray());
  for (const [kind, damage, subject] of BREAKS) {
    await damage();
    expect(await kindsFound()).toContainEqual([kind, String(subject())]);
    for (const [name, documents] of healthy) {
      await collection(name).deleteMany({});
      if (documents.length > 0) await collection(name).insertMany(documents);
    }
  }
  expect((await find()).violations).toEqual([]);
});

it('the whole comparison finds wrong counters of downloads, which the job does not read', async () => {
  const findAll = () => server.app.get(ReconciliationService, { strict: false }).findViolations();
  const { checked, violations } = await findAll();
  expect([checked['days of counters'], violations]).toEqual([7, []]);
  await collection('downloads').deleteOne({ userId: GIFTED });
  expect((await find()).violations.map(({ kind }) => kind)).not.toContain('counter_differs');
  expect((await findAll()).violations).toContainEqual({
    ...{ kind: 'counter_differs', subject: today() },
    detail: 'download amazon prime: kept 1, counted 0',
  });
});

it('the job shows how many of each kind there are, and that they are gone', async () => {
  const scheduler = server.app.get(SchedulerService, { strict: false });
  const gauge = async (): Promise<Record<string, number>> => {
    expect(await scheduler.runNow(RECONCILIATION_JOB)).toBe('ok');
    const { values } = await server.app
      .get(MetricsService, { strict: false })
      .moneyViolations.get();
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels.kind), value]));
  };
  const none = Object.fromEntries(VIOLATION_KINDS.map((kind) => [kind, 0]));
  await setPlan({ 'plan.days': 29, expiresAt: null });
  const broken = await gauge();
  expect(broken).toEqual({ ...none, plan_differs: 2 });
  expect(server.log).toContainEqual(
    expect.objectContaining({ level: expect.anything() as unknown }),
  );
  await collection('users').deleteOne({ userId: GIFTED });
  expect(await gauge()).toEqual(none);
});

it('the trial data have no contradictions', async () => {
  const clock = new ManualClock();
  const trial = await createTestServer({ clock });
  try {
    const now = clock.now();
    await new TrialSeed(trial.app, clock).run(trialSubscriber(700_000_001, PASSWORD), now);
    const found = await trial.app
      .get(ReconciliationService, { strict: false })
      .findMoneyViolations();
    expect(found.violations).toEqual([]);
    expect(found.checked).toMatchObject({ receipts: 2, 'ledger entries of payments': 1 });
  } finally {
    await trial.stop();
  }
});
