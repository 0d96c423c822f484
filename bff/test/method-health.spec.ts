import { getPaymentMethods } from '@portal/contracts';
import { HOUR_MS, MINUTE_MS, type PaymentMethod } from '@portal/rules';
import { until } from '@portal/testing';
import type { GivenAccount } from './support/given-account';
import { shownMethod } from './support/payment-methods';
import { givenOrder } from './support/payments';
import { scrape, valueOf } from './support/scrape';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let user: GivenAccount;
beforeAll(async () => {
  server = await createTestServer({ env: { METRICS_PORT: '0' } });
  user = await server.givenAccount();
});
afterAll(() => server.stop());

/** Orders made some ms ago, each paid after a minute or never. */
async function givenOrders(method: PaymentMethod, agoMs: number, paid: readonly boolean[]) {
  const createdAt = new Date(server.clock.now().getTime() - agoMs);
  const receivedAt = new Date(createdAt.getTime() + MINUTE_MS);
  for (const isPaid of paid) {
    await givenOrder(server, user.userId, {
      ...{ method, createdAt, status: isPaid ? 'completed' : 'pending' },
      ...(isPaid && { receivedAt, received_amount: 220_000, trx_id: null }),
    });
  }
}

const paidOf = (paid: number, orders: number) =>
  Array.from({ length: orders }, (_, place) => place < paid);

const isSlow = async (method: PaymentMethod): Promise<boolean> =>
  (await shownMethod(server, method))?.isSlow ?? false;

it('payers and the metric hear of a method within a minute after it fell behind, and of no other', async () => {
  await givenOrders('bkash', 5 * HOUR_MS, paidOf(18, 20));
  await givenOrders('nagad', 5 * HOUR_MS, paidOf(18, 20));
  await givenOrders('bkash', 20 * MINUTE_MS, paidOf(3, 6));
  await givenOrders('nagad', 20 * MINUTE_MS, paidOf(3, 6));
  server.clock.advance(MINUTE_MS);
  expect([await isSlow('bkash'), await isSlow('nagad')]).toEqual([false, false]);
  await givenOrders('bkash', 15 * MINUTE_MS, paidOf(0, 4));
  server.clock.advance(MINUTE_MS);
  await until(() => isSlow('bkash'));
  expect(await isSlow('nagad')).toBe(false);
  const series = await scrape(server);
  expect(valueOf(series, 'portal_method_slow', { method: 'bkash' })).toBe(1);
  expect(valueOf(series, 'portal_method_slow', { method: 'nagad' })).toBe(0);
  expect(valueOf(series, 'portal_method_paid_soon_ratio', { method: 'bkash' })).toBe(0.3);
});

it('administrators see the orders and the paid ones of each hour', async () => {
  const viewer = await server.signInAsAdmin(undefined, 'viewer');
  const { health } = (await viewer.send(getPaymentMethods)).payload();
  const bkash = health.find(({ method }) => method === 'bkash');
  expect(bkash?.isSlow).toBe(true);
  expect(bkash?.hours).toHaveLength(25);
  expect(bkash?.hours.at(-1)).toEqual({ orders: 10, paidSoon: 3 });
  expect(bkash?.hours.filter(({ orders }) => orders === 20)).toEqual([
    { orders: 20, paidSoon: 18 },
  ]);
});

it('it is over when the hour is over', async () => {
  server.clock.advance(2 * HOUR_MS);
  await until(async () => !(await isSlow('bkash')));
});
