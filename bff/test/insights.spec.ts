import { getInsights, type Insights, type InsightsQuery } from '@portal/contracts';
import {
  calendarDay,
  CHECKOUT_PLANS,
  DAY_MS,
  HOUR_MS,
  mayMoveTask,
  PURCHASE_KINDS,
  purchaseKind,
  rangeBefore,
  replayPlan,
  TASK_STATUSES,
  type TaskStatus,
} from '@portal/rules';
import fc from 'fast-check';
import { DayCountersJob } from '../src/domain/day-counters/day-counters.job';
import { COUNTER_GROUPS } from '../src/domain/day-counters/counter-group';
import { CounterRecountsService } from '../src/domain/counter-recounts/counter-recounts.service';
import type { LedgerEntry } from '../src/domain/plans/ledger-entry';
import type { PaymentOrder } from '../src/domain/payments/orders/payment-order';
import { PaymentOrdersService } from '../src/domain/payments/orders/payment-orders.service';
import { InsightsModel, ZONE } from './support/insights-model';
import { givenOrder, moneyFor, report } from './support/payments';
import { newTaskId, report as reportOf, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

const NO_PLAN = { start: null, days: 0, balance: 0, price: null, currency: null, activates: [] };
/** Midnight in Dhaka. */
const MIDNIGHT = Date.parse('2031-04-30T18:00:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { SERVICE_TIME_ZONE: ZONE } });
});
afterAll(() => server.stop());

async function read(query: InsightsQuery = {}): Promise<Insights> {
  const admin = await server.signInAsAdmin(undefined, 'viewer');
  return (
    await admin.send(getInsights, { query: { ...query } as Record<string, string> })
  ).payload().insights;
}

const today = (): string => calendarDay(server.clock.now(), ZONE);
const newUser = async (): Promise<number> =>
  (await server.givenAccount({ password: null, plan: NO_PLAN })).userId;

describe('the metrics of a range of days', () => {
  beforeEach(() => server.clock.advance(1_000 * DAY_MS));

  it('are those of the last 30 days and the 30 before, all zero without anything', async () => {
    const insights = await read();
    expect([insights.range.to, insights.timeZone]).toEqual([today(), ZONE]);
    expect([insights.days.length, insights.days.at(-1)?.date]).toEqual([30, today()]);
    expect(insights.before).toEqual(rangeBefore(insights.range));
    const model = new InsightsModel().insights(insights.range, server.clock.now());
    expect(insights).toEqual({ ...model, timeZone: ZONE });
  });

  it.each([
    { from: '2031-03-10', to: '2031-03-09' },
    { from: '2031-01-01', to: '2032-01-02' },
    { from: '2031-02-30' },
  ] as Record<string, string>[])('are refused for %j, and given for 366 days', async (query) => {
    const admin = await server.signInAsAdmin();
    expect((await admin.send(getInsights, { query })).status).toBe(400);
    const longest = { from: '2031-01-01', to: '2032-01-01' };
    expect((await read(longest)).days).toHaveLength(366);
    expect((await read({ days: 7 })).days).toHaveLength(7);
  });

  it('count money on the day it was paid in the zone of the service, an order on the day it was made', async () => {
    server.clock.travelTo(new Date(MIDNIGHT + 5_000 * DAY_MS - 1));
    const [userId, yesterday, paidAt] = [await newUser(), today(), server.clock.now()];
    const [order, another] = [await givenOrder(server, userId), await givenOrder(server, userId)];
    server.clock.advance(1);
    await report(server, moneyFor(server, order, { receivedAt: paidAt.toISOString() }));
    await report(server, moneyFor(server, another));
    await report(server, moneyFor(server, await givenOrder(server, userId)));
    const insights = await read({ from: today(), to: today() });
    expect(insights.orders.completed).toEqual({ now: 1, before: 2 });
    expect(insights.payments).toEqual({ now: 2, before: 1 });
    expect(insights.days).toMatchObject([{ date: today(), payments: 2, revenue: 440_000 }]);
    expect(insights.before).toEqual({ from: yesterday, to: yesterday });
  });

  it('tell how money came, not which method was picked; money in another currency is no revenue', async () => {
    const userId = await newUser();
    const anyMethod = await givenOrder(server, userId, { method: null });
    await report(server, moneyFor(server, anyMethod, { method: 'nagad' }));
    const [receivedAt, facts] = [server.clock.now(), { status: 'completed' } as const];
    const received = { receivedAt, received_amount: 500, received_currency: 'USD' };
    await givenOrder(server, userId, { ...facts, ...received, received_method: 'nagad' });
    // As an order of before the method was noted.
    await givenOrder(server, userId, { ...facts, receivedAt, received_amount: 100 });
    const { revenueByMethod, revenue, payments } = await read();
    expect(revenueByMethod).toEqual([
      { method: 'nagad', payments: 2, revenue: 220_000, revenueBefore: 0 },
      { method: 'bkash', payments: 1, revenue: 100, revenueBefore: 0 },
    ]);
    expect([revenue.now, payments.now]).toEqual([220_100, 3]);
  });

  it('leave out money that waits for a decision or was dismissed', async () => {
    const userId = await newUser();
    const money = { receivedAt: server.clock.now(), received_amount: 220_000 };
    for (const late of ['open', 'dismissed'] as const) {
      await givenOrder(server, userId, { ...money, status: 'timed_out', late });
    }
    await givenOrder(server, userId, { ...money, status: 'failed_amount_mismatch' });
    await givenOrder(server, userId, { ...money, status: 'completed', late: 'granted' });
    const { revenue, orders } = await read();
    expect(revenue.now).toBe(220_000);
    expect([orders.made.now, orders.completed.now, orders.timedOut.now]).toEqual([4, 1, 2]);
  });
});

const anAction = fc.oneof(
  fc.record({ action: fc.constant('open' as const) }),
  fc.record({ action: fc.constant('login' as const) }),
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant('order' as const),
      user: fc.nat(2),
      plan: fc.nat(CHECKOUT_PLANS.length - 1),
      picked: fc.constantFrom(null, 'bkash' as const, 'nagad' as const),
      method: fc.constantFrom('bkash' as const, 'nagad' as const),
      money: fc.constantFrom('exact', 'exact', 'exact', 'other', 'late', 'none'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant('task' as const),
      task: fc.nat(5),
      status: fc.constantFrom(...TASK_STATUSES),
      service: fc.constantFrom('Netflix', 'a.b', '$x', 'হৈচৈ'),
    }),
  },
);
type Action = typeof anAction extends fc.Arbitrary<infer T> ? T : never;

/** Hours between actions; some are long enough for a plan and its days of grace to pass. */
const pause = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 200, max: 500 }) },
);
const actions = fc.array(fc.tuple(pause, anAction), {
  minLength: 10,
  maxLength: 45,
});
const ranges = fc.array(fc.tuple(fc.nat(90), fc.nat(60)), { minLength: 3, maxLength: 3 });

/** Does what the actions say, through the doors that the bot and the relay have, and notes it. */
async function perform(list: readonly (readonly [number, Action])[]) {
  const model = new InsightsModel();
  const open = async (): Promise<number> => {
    model.opened.push(today());
    return newUser();
  };
  const userIds = [await open(), await open(), await open()];
  const member = await server.givenAccount({ plan: NO_PLAN });
  model.opened.push(today());
  const tasks = new Map<number, { id: string; status: TaskStatus | null; service: string }>();
  for (const [hours, action] of list) {
    server.clock.advance(hours * HOUR_MS + 1);
    if (action.action === 'open') await open();
    else if (action.action === 'login') {
      await server.signInAs(member);
      model.logins.push(today());
    } else if (action.action === 'order') await order(model, userIds[action.user] ?? 0, action);
    else {
      const task = tasks.get(action.task) ?? {
        id: newTaskId(),
        status: null,
        service: action.service,
      };
      const body = reportOf(userIds[0] ?? 0, { status: action.status, ott_service: task.service });
      const answer = await send(server.bot(), task.id, body);
      const moves = task.status === null || mayMoveTask(task.status, action.status);
      expect(answer.status).toBe(moves ? 200 : 409);
      if (moves && task.status !== action.status) {
        const note = { day: today(), service: task.service };
        if (action.status === 'completed') model.downloads.push(note);
        if (action.status === 'failed') model.failures.push(note);
        tasks.set(action.task, { ...task, status: action.status });
      }
    }
  }
  return { model, userIds: [...userIds, member.userId] };
}

type OrderAction = Extract<Action, { action: 'order' }>;

async function order(model: InsightsModel, userId: number, action: OrderAction): Promise<void> {
  const planId = CHECKOUT_PLANS[action.plan]?.id ?? '';
  const payments = server.app.get(PaymentOrdersService, { strict: false });
  const made = await payments.create(userId, { planId, offerCode: null, method: action.picked });
  const known = model.orders.get(made.ref_code);
  const mine = known ?? { at: made.createdAt, endsAt: made.expiresAt, state: 'unpaid' as const };
  model.orders.set(made.ref_code, mine);
  if (action.money === 'none') return;
  if (action.money === 'late') server.clock.advance(HOUR_MS);
  const facts = { method: action.method, ...(action.money === 'other' && { amount: 1 }) };
  const { outcome } = await report(server, moneyFor(server, made, facts));
  const isRight = action.money !== 'other' && (made.method ?? action.method) === action.method;
  const expected = isRight ? 'completed' : 'failed_amount_mismatch';
  expect(outcome).toBe(action.money === 'late' ? 'late' : expected);
  if (action.money === 'late') return;
  mine.state = isRight ? 'completed' : 'mismatched';
  if (!isRight) return;
  const { plan, amount } = made;
  const paid = { planId, plan: plan.name, method: action.method, amount };
  model.buy(userId, plan.days, server.clock.now(), paid);
}

const sorted = <T>(list: readonly T[]): string[] =>
  list.map((one) => JSON.stringify(one)).toSorted();

/** The same whatever stands first among equals. */
const comparable = ({
  revenueByPlan,
  revenueByMethod,
  services,
  ...rest
}: Omit<Insights, 'timeZone'>) => ({
  ...rest,
  revenueByPlan: sorted(revenueByPlan),
  revenueByMethod: sorted(revenueByMethod),
  services: sorted(services),
});

/** Metrics of money reckoned from what stands in the database, plans by replaying the ledger. */
async function recount(userIds: readonly number[], { from, to }: Insights['range']) {
  const isIn = (at: Date | null): boolean =>
    at !== null && calendarDay(at, ZONE) >= from && calendarDay(at, ZONE) <= to;
  const find = <T extends object>(name: string) =>
    server.connection.collection<T>(name).find({ userId: { $in: [...userIds] } } as object);
  const orders = (await find<PaymentOrder>(
    'payment_orders',
  ).toArray()) as unknown as PaymentOrder[];
  const completed = orders.filter(
    ({ status, receivedAt }) => status === 'completed' && isIn(receivedAt),
  );
  const entries = (await find<LedgerEntry>('ledger')
    .sort({ userId: 1, number: 1 })
    .toArray()) as unknown as LedgerEntry[];
  const kinds = entries
    .filter(({ reason, at }) => reason === 'payment' && isIn(at))
    .map(({ userId, number = 0, at }) =>
      purchaseKind(
        replayPlan(entries.filter((one) => one.userId === userId && (one.number ?? 0) < number)),
        at,
      ),
    );
  return {
    revenue: completed.reduce((sum, { received_amount }) => sum + (received_amount ?? 0), 0),
    payments: completed.length,
    made: orders.filter(({ createdAt }) => isIn(createdAt)).length,
    purchases: PURCHASE_KINDS.map((kind) => kinds.filter((one) => one === kind).length),
  };
}

it('after any orders, money, tasks and sign-ins every metric equals a plain model and a recount', async () => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(actions, ranges, async (list, offsets) => {
      server.clock.advance(2_000 * DAY_MS);
      const { model, userIds } = await perform(list);
      // Metrics are the same whether or not what was noted is added up already.
      if (list.length % 2) await server.app.get(DayCountersJob, { strict: false }).settle();
      server.clock.advance((offsets[0]?.[0] ?? 0) * DAY_MS);
      for (const [back, length] of offsets) {
        const to = calendarDay(new Date(server.clock.now().getTime() - back * DAY_MS), ZONE);
        const from = calendarDay(new Date(Date.parse(to) - length * DAY_MS), 'UTC');
        const insights = await read({ from, to });
        const { timeZone, ...metrics } = insights;
        const expected = model.insights({ from, to }, server.clock.now());
        expect(timeZone).toBe(ZONE);
        expect(comparable(metrics)).toEqual(comparable(expected));
        expect({
          revenue: metrics.revenue.now,
          payments: metrics.payments.now,
          made: metrics.orders.made.now,
          purchases: PURCHASE_KINDS.map((kind) => metrics.purchases[kind].now),
        }).toEqual(await recount(userIds, metrics.range));
        for (const kind of PURCHASE_KINDS) if (metrics.purchases[kind].now > 0) kinds.add(kind);
        if (metrics.churned.now > 0) kinds.add('churned');
        if (metrics.services.some(({ failed }) => failed > 0)) kinds.add('failed');
      }
    }),
    { numRuns: 12, seed: 20_310_501 },
  );
  const recounts = server.app.get(CounterRecountsService, { strict: false });
  for (const group of COUNTER_GROUPS)
    expect(await recounts.compare(group)).toMatchObject({ wrong: [] });
  // What never came up was not tested.
  expect([...kinds].toSorted()).toEqual(['churned', 'failed', 'first', 'renewal', 'return']);
});
