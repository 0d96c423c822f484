import { listPayments } from '@portal/contracts';
import { DAY_MS, ORDER_LIFETIME_MS, PAYMENT_STATUSES } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { PaymentSweepJob } from '../src/domain/payments/inbox/payment-sweep.job';
import type { GivenAccount } from './support/given-account';
import { givenOrder, moneyFor, report } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;
let user: GivenAccount;

beforeAll(async () => {
  server = await createTestServer();
});
// Anew, because clocks of tests run for days and sessions end.
beforeEach(async () => {
  admin = await server.signInAsAdmin();
  user = await server.givenAccount({ name: 'Rahim' });
});
afterEach(async () => {
  for (const name of ['payment_orders', 'payment_receipts']) {
    await server.connection.collection(name).deleteMany({});
  }
});
afterAll(() => server.stop());

const list = async (query: Record<string, string> = {}) =>
  (await admin.send(listPayments, { query })).payload();
const codes = async (query: Record<string, string> = {}) =>
  (await list(query)).payments.map(({ ref_code }) => ref_code);
const ago = (ms: number) => new Date(server.clock.now().getTime() - ms);

/** Orders in every state that the database knows, with one that time has ended and nobody wrote down. */
async function givenOrders(): Promise<Record<string, string>> {
  const make = async (facts: Parameters<typeof givenOrder>[2]) =>
    (await givenOrder(server, user.userId, facts)).ref_code;
  const money = { received_amount: 220_000, trx_id: 'TRX7654321', receivedAt: ago(DAY_MS) };
  return {
    old: await make({ createdAt: ago(9 * DAY_MS), status: 'timed_out' }),
    paid: await make({ createdAt: ago(3 * DAY_MS), status: 'completed', ...money }),
    failed: await make({
      createdAt: ago(2 * DAY_MS),
      status: 'failed_amount_mismatch',
      ...{ ...money, received_amount: 5_050 },
    }),
    late: await make({ createdAt: ago(DAY_MS), status: 'timed_out', late: 'open', ...money }),
    over: await make({ createdAt: ago(ORDER_LIFETIME_MS) }),
    open: await make({ createdAt: ago(ORDER_LIFETIME_MS - 1) }),
  };
}

describe('Payment History', () => {
  it('shows an order with user, status, amounts in BDT, reference, transaction and date', async () => {
    const createdAt = ago(DAY_MS);
    await givenOrder(server, user.userId, {
      ...{ ref_code: 'K7M2P9QX', createdAt, status: 'failed_amount_mismatch' },
      ...{ received_amount: 150_050, trx_id: 'CFA1B2C3D4', receivedAt: createdAt },
    });
    expect((await list()).payments).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        userId: user.userId,
        userInfo: { name: 'Rahim' },
        status: 'failed_amount_mismatch',
        amount: 2_200,
        received_amount: 1_500.5,
        ref_code: 'K7M2P9QX',
        trx_id: 'CFA1B2C3D4',
        createdAt: createdAt.toISOString(),
        planName: 'Combo - 30 Days',
        method: 'bkash',
        isLate: false,
      },
    ]);
  });

  it('is newest first; its filters give all, completed, pending, timed_out and failed orders', async () => {
    const given = await givenOrders();
    const { old, paid, failed, late, over, open } = given;
    expect(await codes()).toEqual([open, over, late, failed, paid, old]);
    expect(await codes({ status: 'all' })).toEqual(await codes());
    expect(await codes({ status: 'completed' })).toEqual([paid]);
    expect(await codes({ status: 'pending' })).toEqual([open]);
    expect(await codes({ status: 'timed_out' })).toEqual([over, late, old]);
    expect(await codes({ status: 'failed_amount_mismatch' })).toEqual([failed]);
    expect((await list({ status: 'timed_out' })).payments.map(({ isLate }) => isLate)).toEqual([
      ...[false, true, false],
    ]);
  });

  it('shows and filters the status of this very instant, whether or not anybody wrote it down', async () => {
    const { ref_code: code, expiresAt } = await givenOrder(server, user.userId);
    const states = async () => {
      const [shown] = (await list()).payments;
      const filters: string[] = [];
      for (const status of PAYMENT_STATUSES) {
        const found = await list({ status });
        expect(found.pagination.totalRecords).toBe(found.payments.length);
        for (const payment of found.payments) expect(payment.status).toBe(status);
        if (found.payments.length > 0) filters.push(status);
      }
      return [shown?.ref_code, shown?.status, ...filters];
    };
    server.clock.advance(expiresAt.getTime() - server.clock.now().getTime() - 1);
    expect(await states()).toEqual([code, 'pending', 'pending']);
    server.clock.advance(1);
    expect(await states()).toEqual([code, 'timed_out', 'timed_out']);
    server.clock.advance(DAY_MS);
    admin = await server.signInAsAdmin();
    await server.app.get(PaymentSweepJob, { strict: false }).runOnce();
    expect(await states()).toEqual([code, 'timed_out', 'timed_out']);
  });

  it('comes in pages of 15 that have no gap and no repeat, also where time ends orders', async () => {
    for (let number = 0; number < 40; number += 1) {
      const createdAt = ago(ORDER_LIFETIME_MS + 1 + (number % 13) * 60_000);
      const status = number % 3 ? 'timed_out' : 'pending';
      await givenOrder(server, user.userId, { createdAt, status });
    }
    const queries: Record<string, string>[] = [{}, { status: 'timed_out' }];
    for (const query of queries) {
      const first = await list(query);
      expect(first.payments).toHaveLength(15);
      expect(first.pagination).toEqual({ currentPage: 1, totalPages: 3, totalRecords: 40 });
      const whole = await codes({ ...query, limit: '100' });
      for (const limit of [1, 7, 15]) {
        const turned: string[] = [];
        for (let page = 1; page <= Math.ceil(40 / limit); page += 1) {
          turned.push(...(await codes({ ...query, page: String(page), limit: String(limit) })));
        }
        expect(turned).toEqual(whole);
      }
      expect(new Set(whole).size).toBe(40);
      const { payments } = await list({ ...query, limit: '100' });
      const dates = payments.map(({ createdAt }) => createdAt);
      expect(dates).toEqual(dates.toSorted().reverse());
      // Behind the last page stands the last one.
      expect(await codes({ ...query, page: '1000' })).toEqual(whole.slice(30));
      expect((await list({ ...query, page: '1000' })).pagination.currentPage).toBe(3);
    }
  });

  it('has orders of users who are gone, without a name', async () => {
    await givenOrder(server, 987_654_321);
    expect((await list()).payments).toMatchObject([
      { userId: 987_654_321, userInfo: { name: '' } },
    ]);
  });

  it('shows at once what a report does to an order', async () => {
    const order = await givenOrder(server, user.userId);
    await report(server, moneyFor(server, order));
    expect((await list({ status: 'completed' })).payments).toMatchObject([
      { ref_code: order.ref_code, received_amount: 2_200, status: 'completed' },
    ]);
  });

  it.each<Record<string, string>>([
    { status: 'paid' },
    { status: '' },
    { page: '0' },
    { page: '1.5' },
    { limit: '101' },
    { limit: '0' },
  ])('refuses %p', async (query) => {
    const answer = await admin.send(listPayments, { query });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });

  it('reads every filter along an index, in its order, and no more orders than it shows', async () => {
    await givenOrders();
    const { db } = server.connection;
    const now = server.clock.now();
    const byMaking = { createdAt: -1, _id: -1 };
    const byEnd = { expiresAt: -1, _id: -1 };
    for (const [filter, sort] of [
      [{}, byMaking],
      [{ status: 'completed' }, byEnd],
      [{ status: 'timed_out' }, byEnd],
      [{ status: 'failed_amount_mismatch' }, byEnd],
      [{ status: 'pending', expiresAt: { $gt: now } }, byEnd],
      [{ status: 'pending', expiresAt: { $lte: now } }, byEnd],
    ] as const) {
      const find = { find: 'payment_orders', filter, sort, limit: 1 };
      const plan = JSON.stringify(
        await db?.command({ explain: find, verbosity: 'executionStats' }),
      );
      expect(plan).toMatch(/IXSCAN/);
      expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
      expect(plan).toContain('"totalDocsExamined":1');
    }
  });

  it('counts more than 2,000 orders anew once in 30 seconds, from the index alone', async () => {
    const createdAt = ago(DAY_MS);
    const order = await givenOrder(server, user.userId, { createdAt, status: 'completed' });
    const rows = Array.from({ length: 2_001 }, (_, number) => ({
      ...order,
      ref_code: `MANY${number}`,
    }));
    await server.connection.collection('payment_orders').insertMany(rows);
    const total = async () => (await list({ status: 'completed' })).pagination.totalRecords;
    expect(await total()).toBe(2_002);
    await givenOrder(server, user.userId, { createdAt, status: 'completed' });
    server.clock.advance(29_999);
    expect(await total()).toBe(2_002);
    server.clock.advance(1);
    // The first caller gets what is known and starts the counting.
    expect(await total()).toBe(2_002);
    let counted = 0;
    while (counted !== 2_003) counted = await total();
    const { db } = server.connection;
    const pipeline = [{ $match: { status: 'completed' } }, { $group: { _id: 1, n: { $sum: 1 } } }];
    const count = { aggregate: 'payment_orders', pipeline, cursor: {} };
    const plan = JSON.stringify(await db?.command({ explain: count, verbosity: 'executionStats' }));
    expect(plan).toContain('"totalDocsExamined":0');
  });
});
