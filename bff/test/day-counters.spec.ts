import { DAY_MS, type DayCounter } from '@portal/rules';
import { DayCountersJob } from '../src/domain/day-counters/day-counters.job';
import { CounterRecountsService } from '../src/domain/counter-recounts/counter-recounts.service';
import { AccountActionsService } from '../src/domain/account-lifecycle/account-actions.service';
import { PaymentActionsService } from '../src/domain/payment-actions/payment-actions.service';
import { PaymentSweepJob } from '../src/domain/payments/inbox/payment-sweep.job';
import { PlansService } from '../src/domain/plans/plans.service';
import { ANA } from './support/origins';
import { givenOrder, moneyFor, report } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

const NO_PLAN = { start: null, days: 0, balance: 0, price: null, currency: null, activates: [] };

let server: TestServer;
/** The same service on another machine: it shares the database and nothing else. */
let elsewhere: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { clock, databaseUri } = server;
  elsewhere = await createTestServer({ clock, databaseUri });
});
afterAll(async () => {
  await elsewhere.stop();
  await server.stop();
});

const recounts = (on = server) => on.app.get(CounterRecountsService, { strict: false });
const settle = (on = server) => on.app.get(DayCountersJob, { strict: false }).settle();
const wrong = async () => (await recounts().compare('money')).wrong;
const collection = (name: string) => server.connection.collection<{ _id: string }>(name);

/** All counters of money added up, by day and key. */
async function counters(): Promise<Record<string, unknown>> {
  await settle();
  const days = await server.connection
    .collection<{ _id: string; figures: DayCounter[] }>('day_figures')
    .find({ _id: { $lte: '9999' } })
    .toArray();
  const keyOf = (counter: DayCounter): string => JSON.stringify(counter.key);
  return Object.fromEntries(
    days.map(({ _id, figures }) => [
      _id,
      figures.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    ]),
  );
}

it('money that comes for many at once on two instances is counted once each, while counters are added up and rebuilt', async () => {
  const users = [];
  for (let user = 0; user < 12; user += 1)
    users.push((await server.givenAccount({ password: null, plan: NO_PLAN })).userId);
  const orders = await Promise.all(users.map((userId) => givenOrder(server, userId)));
  const money = orders.map((order) => moneyFor(server, order));
  let isOver = false;
  const meanwhile = [
    () => settle(),
    () => settle(elsewhere),
    () => recounts().rebuild('money'),
  ].map(async (work) => {
    while (!isOver) await work();
  });
  const outcomes = await Promise.all(
    [...money, ...money].map((one, place) => report(place % 2 ? elsewhere : server, one)),
  );
  isOver = true;
  await Promise.all(meanwhile);
  expect(outcomes.filter(({ isRepeat }) => !isRepeat)).toHaveLength(12);
  expect(await wrong()).toEqual([]);
  const day = server.clock.now().toISOString().slice(0, 10);
  expect((await counters())[day]).toEqual([
    { key: ['bought', 'first'], count: 12, amount: 0 },
    { key: ['made', 'completed'], count: 12, amount: 0 },
    { key: ['paid', 'combo_30d', 'Combo - 30 Days', 'bkash', 'BDT'], count: 12, amount: 2_640_000 },
  ]);
  expect(await collection('day_figure_changes').countDocuments({})).toBe(0);
});

it('counters follow plans that are cut, reset and deleted, orders that end, and money that is granted', async () => {
  const plans = server.app.get(PlansService, { strict: false });
  const actions = server.app.get(PaymentActionsService, { strict: false });
  const paid = async (): Promise<number> => {
    const { userId } = await server.givenAccount({ password: null, plan: NO_PLAN });
    await report(server, moneyFor(server, await givenOrder(server, userId)));
    expect(await wrong()).toEqual([]);
    return userId;
  };
  const [cut, reset, deleted] = [await paid(), await paid(), await paid()];
  await plans.cutPlan(cut, { days: 3, videos: 0 }, { actor: 'admin:ana' });
  expect(await wrong()).toEqual([]);
  await plans.resetPlan(reset, { actor: 'admin:ana' });
  expect(await wrong()).toEqual([]);
  await server.app.get(AccountActionsService, { strict: false }).delete(ANA, deleted);
  expect(await wrong()).toEqual([]);
  const mismatched = await givenOrder(server, cut);
  await report(server, moneyFor(server, mismatched, { amount: 1 }));
  await givenOrder(server, cut);
  server.clock.advance(3 * DAY_MS);
  await server.app.get(PaymentSweepJob, { strict: false }).runOnce();
  await actions.grant(ANA, mismatched.ref_code, null);
  expect(await wrong()).toEqual([]);
  const kept = JSON.stringify(await counters());
  expect(kept).toContain('"timed_out"');
  expect(kept).toContain('"renewal"');
});

it('a recount finds every counter that is wrong, missing or too many, and rebuilding mends them', async () => {
  const right = await counters();
  const [day = '', other = ''] = Object.keys(right);
  await collection('day_figures').deleteOne({ _id: day });
  await collection('day_figures').updateOne({ _id: other }, { $inc: { 'figures.0.count': 1 } });
  await collection('day_figures').insertOne({ _id: '2029-05-05', ...ONE } as { _id: string });
  await collection('day_figure_changes').insertOne({ day: '2029-06-06', ...ONE } as never);
  const days = new Set((await wrong()).map(({ kept }) => kept.day));
  expect(days).toEqual(new Set([day, other, '2029-05-05', '2029-06-06']));
  expect((await wrong()).find(({ kept }) => kept.day === '2029-05-05')).toEqual({
    kept: { day: '2029-05-05', ...ONE.figures[0] },
    counted: { day: '2029-05-05', ...ONE.figures[0], count: 0 },
  });
  await recounts().rebuildAll();
  expect(await wrong()).toEqual([]);
  expect(await counters()).toEqual(right);
});

const ONE = { figures: [{ key: ['made', 'completed'], count: 1, amount: 0 }] };
