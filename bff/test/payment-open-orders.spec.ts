import { createOrder } from '@portal/contracts';
import { CHECKOUT_PLANS, MINUTE_MS, MOST_OPEN_ORDERS, ORDER_LIFETIME_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { PaymentOrdersService } from '../src/domain/payments/orders/payment-orders.service';
import type { GivenAccount } from './support/given-account';
import { buy, moneyFor, report } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

const PLANS = CHECKOUT_PLANS.slice(0, 5).map(({ id }) => id);
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = PLANS;

let server: TestServer;
let elsewhere: TestServer;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

const order = (planId: string, client = browser) =>
  client.send(createOrder, { body: { userId: user.userId, planId } });

const openOnes = () =>
  server.connection.collection('payment_orders').countDocuments({
    ...{ userId: user.userId, status: 'pending', expiresAt: { $gt: server.clock.now() } },
  });

/** Makes an order past the limits of how often somebody may call. */
const make = (planId: string, at = server) =>
  at.app
    .get(PaymentOrdersService, { strict: false })
    .create(user.userId, { planId, offerCode: null, method: null });

/** Orders for the first three plans, a minute apart. */
async function givenThree() {
  const orders = [];
  for (const planId of [FIRST, SECOND, THIRD]) {
    orders.push(await make(planId));
    server.clock.advance(MINUTE_MS);
  }
  return orders;
}

describe('three open orders', () => {
  it('are the most a user has; the fourth is refused with the time when the oldest ends, and nothing is made', async () => {
    await givenThree();
    const answer = await order(FOURTH);
    expect([answer.status, answer.code]).toEqual([429, 'payments/too-many-open']);
    const leftMs = ORDER_LIFETIME_MS - MOST_OPEN_ORDERS * MINUTE_MS;
    expect(answer.headers['retry-after']).toBe(String(leftMs / 1_000));
    expect(await openOnes()).toBe(MOST_OPEN_ORDERS);
  });

  it('are each given again for the same plan', async () => {
    const orders = await givenThree();
    for (const [at, planId] of [FIRST, SECOND, THIRD].entries()) {
      expect((await order(planId)).payload().referenceCode).toBe(orders[at]?.ref_code);
    }
  });

  it('are no limit for another user', async () => {
    await givenThree();
    const other = await server.givenAccount();
    await buy(await server.signInAs(other), other, { planId: FOURTH });
  });

  it.each([
    [-1, 429],
    [0, 200],
  ])('make room %i ms from the end of the oldest: %i', async (ms, status) => {
    const [oldest] = await givenThree();
    server.clock.travelTo(new Date((oldest?.expiresAt.getTime() ?? 0) + ms));
    expect((await order(FOURTH)).status).toBe(status);
  });

  it('make room when one of them is paid, for one', async () => {
    const [first] = await givenThree();
    if (!first) throw new Error('There is no order.');
    await report(server, moneyFor(server, first, { method: 'bkash' }));
    expect((await order(FOURTH)).status).toBe(200);
    expect((await order(FIRST)).code).toBe('payments/too-many-open');
  });

  it('are not passed by twenty requests at once on two instances', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        make(PLANS[at % PLANS.length] ?? '', at % 2 === 0 ? server : elsewhere),
      ),
    );
    expect(await openOnes()).toBe(MOST_OPEN_ORDERS);
    const made = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.ref_code : []));
    expect(new Set(made).size).toBe(MOST_OPEN_ORDERS);
    for (const one of answers) {
      if (one.status === 'rejected') {
        expect(one.reason).toMatchObject({ code: 'payments/too-many-open' });
      }
    }
  });

  it('refused with an Idempotency-Key may be asked for again with it', async () => {
    await givenThree();
    const body = { userId: user.userId, planId: FOURTH };
    const idempotencyKey = 'a-fourth-order';
    const ask = () =>
      browser.send(createOrder, { body, headers: { 'idempotency-key': idempotencyKey } });
    expect((await ask()).status).toBe(429);
    server.clock.advance(ORDER_LIFETIME_MS);
    expect((await ask()).status).toBe(200);
  });
});
