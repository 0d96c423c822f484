import { createOrder, getOrderStatus } from '@portal/contracts';
import {
  CHECKOUT_PLANS,
  findFirstPlan,
  OFFER_PLANS,
  ORDER_LIFETIME_MS,
  READABLE_ALPHABET,
} from '@portal/rules';
import type { TestClient } from '@portal/testing';
import crypto from 'node:crypto';
import type { GivenAccount } from './support/given-account';
import {
  buy,
  givenOrder,
  moneyFor,
  orderOf,
  OUR_NUMBERS,
  report,
  statusOf,
} from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});
afterEach(() => jest.restoreAllMocks());

const tryToBuy = (facts: object, client = browser) =>
  client.send(createOrder, { body: { userId: user.userId, planId: 'combo_1d', ...facts } });

const ordersOf = (userId: number) =>
  server.connection.collection('payment_orders').countDocuments({ userId });

describe('an order', () => {
  it('is answered with code, amount in BDT, end, time of the service and method', async () => {
    const now = server.clock.now();
    const order = await buy(browser, user, { planId: 'combo_30d', method: 'nagad' });
    expect(order).toEqual({
      success: true,
      referenceCode: expect.stringMatching(new RegExp(`^[${READABLE_ALPHABET}]{8}$`)),
      amount: 2200,
      expiresAt: new Date(now.getTime() + 30 * 60_000).toISOString(),
      serverTime: now.toISOString(),
      method: 'nagad',
      payTo: [{ method: 'nagad', number: OUR_NUMBERS.nagad, kind: 'merchant' }],
    });
  });

  it('freezes price, days, videos and bots of the catalogue; extra fields of the body change nothing (PAY-1)', async () => {
    const extras = {
      ...{
        amount: 1,
        price: 1,
        days: 999,
        videos: 999,
        discount: { type: 'percentage', value: 99 },
      },
      ...{ status: 'completed', expiresAt: '2099-01-01T00:00:00.000Z', ref_code: 'AAAAAAAA' },
      ...{ received_amount: 155, activates: ['drm'], openKey: 'x', late: 'granted' },
    };
    const { referenceCode } = (await tryToBuy(extras)).payload();
    expect(await orderOf(server, referenceCode)).toMatchObject({
      userId: user.userId,
      plan: {
        ...{ id: 'combo_1d', name: 'Combo - 1 Day', price: 15_500, days: 1, videos: 65 },
        activates: ['drm', 'notify'],
      },
      ...{ offerCode: null, discount: null, amount: 15_500, method: null, status: 'pending' },
      ...{ received_amount: null, trx_id: null, late: null, submitted_trx_id: null },
      expiresAt: new Date(server.clock.now().getTime() + ORDER_LIFETIME_MS),
    });
  });

  it.each([...CHECKOUT_PLANS, ...OFFER_PLANS].map(({ id, priceBdt }) => [id, priceBdt] as const))(
    'of %s costs %i BDT and gives the days of the catalogue',
    async (planId, amount) => {
      const order = await buy(browser, user, { planId });
      expect(order.amount).toBe(amount);
      const { payment } = await statusOf(browser, order.referenceCode);
      expect(payment.days).toBe(findFirstPlan(planId)?.durationDays);
    },
  );

  it('is the same one for whoever asks again for the same plan and offer', async () => {
    const first = await buy(browser, user);
    server.clock.advance(ORDER_LIFETIME_MS - 1);
    const again = await buy(browser, user);
    expect(again).toEqual({ ...first, serverTime: server.clock.now().toISOString() });
    expect(await ordersOf(user.userId)).toBe(1);
  });

  it('is one for 20 calls at once, on two instances (PAY-5)', async () => {
    const other = await server.another();
    const second = other.client();
    for (const [name, value] of browser.cookies) second.cookies.set(name, value);
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, call) => buy(call % 2 ? second : browser, user)),
    );
    expect(new Set(orders.map(({ referenceCode }) => referenceCode)).size).toBe(1);
    expect(await ordersOf(user.userId)).toBe(1);
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%i ms from its end is given again: %s', async (ms, isSame) => {
    const first = await buy(browser, user);
    server.clock.advance(ORDER_LIFETIME_MS + ms);
    const again = await buy(browser, user);
    expect(again.referenceCode === first.referenceCode).toBe(isSame);
    const codes = await Promise.all([buy(browser, user), buy(browser, user)]);
    for (const { referenceCode } of codes) expect(referenceCode).toBe(again.referenceCode);
  });

  it('is another one for another plan, another user, and after it was paid', async () => {
    const first = await buy(browser, user);
    const otherPlan = await buy(browser, user, { planId: 'combo_7d' });
    const stranger = await server.givenAccount();
    const ofStranger = await buy(await server.signInAs(stranger), stranger);
    await report(server, moneyFor(server, first));
    const next = await buy(browser, user);
    const codes = [first, otherPlan, ofStranger, next].map(({ referenceCode }) => referenceCode);
    expect(new Set(codes).size).toBe(4);
  });

  it('takes another method when asked again with one, and keeps it when asked without', async () => {
    const first = await buy(browser, user, { method: 'bkash' });
    const second = await buy(browser, user, { method: 'nagad' });
    expect(second).toMatchObject({ referenceCode: first.referenceCode, method: 'nagad' });
    expect(await buy(browser, user, { method: null })).toMatchObject({ method: 'nagad' });
    expect(await orderOf(server, first.referenceCode)).toMatchObject({ method: 'nagad' });
  });

  it('whose drawn code was given before draws another one (PAY-4)', async () => {
    const taken = await givenOrder(server, user.userId, { status: 'timed_out' });
    const bytes = Uint8Array.from(taken.ref_code, (letter) => READABLE_ALPHABET.indexOf(letter));
    const draw = jest
      .spyOn(crypto, 'randomBytes')
      .mockImplementationOnce(() => Buffer.from(bytes) as never);
    const { referenceCode } = await buy(browser, user);
    expect(draw.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(referenceCode).not.toBe(taken.ref_code);
    expect(await orderOf(server, taken.ref_code)).toMatchObject({ status: 'timed_out' });
  });
});

describe("an order's status", () => {
  const ask = (referenceCode: string, client = browser) =>
    client.send(getOrderStatus, { params: { referenceCode } });

  it('is reported with the order and the time of the service', async () => {
    const { referenceCode, expiresAt } = await buy(browser, user);
    server.clock.advance(5_000);
    expect(await statusOf(browser, referenceCode)).toMatchObject({
      status: 'pending',
      payment: { ref_code: referenceCode, planId: 'combo_1d', amount: 155, expiresAt },
      serverTime: server.clock.now().toISOString(),
    });
  });

  it.each([
    [-1_000, 'pending'],
    [-1, 'pending'],
    [0, 'timed_out'],
    [1, 'timed_out'],
    [1_000, 'timed_out'],
  ])('%i ms from the end of an order without money is %s', async (ms, status) => {
    const { referenceCode } = await buy(browser, user);
    server.clock.advance(ORDER_LIFETIME_MS + ms);
    expect(await statusOf(browser, referenceCode)).toMatchObject({ status, payment: { status } });
  });

  it('is asked for as people write the code', async () => {
    const { referenceCode } = await buy(browser, user);
    const written = ` ${referenceCode.slice(0, 4).toLowerCase()}-${referenceCode.slice(4)}`;
    expect((await ask(written)).payload().payment.ref_code).toBe(referenceCode);
  });

  it('of somebody else is refused as one that never was (PAY-4)', async () => {
    const stranger = await server.givenAccount();
    const { referenceCode } = await buy(await server.signInAs(stranger), stranger);
    const answers = [];
    for (const code of [referenceCode, 'ZZZZZZZZ', 'nonsense', '%24ne']) {
      const { status, body } = await ask(code);
      answers.push(JSON.stringify({ status, body: { ...body, requestId: '' } }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('payments/order-not-found');
    expect((await ask(referenceCode, server.client())).code).toBe('sessions/required');
    expect((await ask(referenceCode, await server.signInAsAdmin())).code).toBe(
      'sessions/forbidden',
    );
  });
});
