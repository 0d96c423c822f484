import { createOrder, getOfferDetails } from '@portal/contracts';
import { DISCOUNT_TYPES, type Discount, isDiscountFor, OFFER_PLANS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { OffersService } from '../src/domain/offers/offers.service';
import type { GivenAccount } from './support/given-account';
import {
  buy,
  givenOrder,
  moneyFor,
  paidEntriesOf,
  receiptOf,
  report,
  statusOf,
} from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

const STANDARD = 'plan_standard_bdt_30d';

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

const tryToBuy = (facts: object, client = browser) =>
  client.send(createOrder, { body: { userId: user.userId, planId: 'combo_1d', ...facts } });

const ordersOf = (userId: number) =>
  server.connection.collection('payment_orders').countDocuments({ userId });

/** Sends a special offer and gives its code. */
async function offerOf(
  userId: number,
  planId = STANDARD,
  discount: Discount = { type: 'percentage', value: 20 },
  expiryDays = 2,
): Promise<string> {
  const offers = server.app.get(OffersService, { strict: false });
  const { special } = await offers.sendSpecialOffer(userId, { planId, discount, expiryDays });
  if (!special) throw new Error('no special offer');
  return special.code;
}

describe('an order with an offer', () => {
  it('charges what the offer page shows, for every offer plan, kind of discount and value (PAY-2)', async () => {
    const values = {
      percentage: [1, 33, 99],
      fixed_bdt: [1, 777, 1_499],
      extra_days: [1, 45, 365],
    };
    for (const plan of OFFER_PLANS) {
      for (const type of DISCOUNT_TYPES) {
        for (const value of values[type]) {
          const discount = { type, value };
          expect(isDiscountFor(plan, discount)).toBe(true);
          const offerCode = await offerOf(user.userId, plan.id, discount);
          const shown = (await browser.send(getOfferDetails, { params: { offerCode } })).payload();
          const order = await buy(browser, user, { planId: plan.id, offerCode });
          expect(order.amount).toBe(shown.offer.discountedPrice.bdt);
          expect(order.amount).toBeGreaterThan(0);
          expect(order.amount).toBeLessThanOrEqual(plan.priceBdt);
          await report(server, moneyFor(server, order));
          const { payment } = await statusOf(browser, order.referenceCode);
          expect(payment).toMatchObject({
            status: 'completed',
            received_amount: order.amount,
            offerCode,
            days: plan.durationDays + (type === 'extra_days' ? value : 0),
          });
        }
      }
    }
  });

  it('is another one than without', async () => {
    const offerCode = await offerOf(user.userId);
    const plain = await buy(browser, user, { planId: STANDARD });
    const offered = await buy(browser, user, { planId: STANDARD, offerCode });
    expect([plain.amount, offered.amount]).toEqual([1_500, 1_200]);
    expect(plain.referenceCode).not.toBe(offered.referenceCode);
  });

  it('is refused alike for codes of others, of other plans, used, over and never given', async () => {
    const stranger = await server.givenAccount();
    const used = await offerOf(user.userId);
    const first = await buy(browser, user, { planId: STANDARD, offerCode: used });
    await report(server, moneyFor(server, first));
    const over = await offerOf(user.userId, STANDARD, { type: 'percentage', value: 5 }, 1);
    server.clock.advance(86_400_000);
    const codes = [
      await offerOf(stranger.userId),
      await offerOf(user.userId, 'plan_premium_bdt_90d'),
      used,
      over,
      'A'.repeat(20),
      'no code',
    ];
    browser = await server.signInAs(user);
    const before = await ordersOf(user.userId);
    for (const offerCode of codes) {
      const answer = await tryToBuy({ planId: STANDARD, offerCode });
      expect([answer.status, answer.code]).toEqual([404, 'offers/not-found']);
    }
    expect(await ordersOf(user.userId)).toBe(before);
  });

  it('completes once for 50 orders that froze it, all paid at once (PAY-3)', async () => {
    const offerCode = await offerOf(user.userId);
    const orders = [];
    for (let number = 0; number < 50; number += 1) {
      orders.push(await givenOrder(server, user.userId, { offerCode, openKey: null }));
    }
    const other = await server.another();
    const answers = await Promise.all(
      orders.map((order, number) => report(number % 2 ? other : server, moneyFor(server, order))),
    );
    const outcomes = answers.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(['completed', ...Array<string>(49).fill('late')]);
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
  });

  it('that another order used meanwhile keeps its money as late, and grants nothing', async () => {
    const offerCode = await offerOf(user.userId);
    const [first, second] = [
      await givenOrder(server, user.userId, { offerCode }),
      await givenOrder(server, user.userId, { offerCode }),
    ];
    await report(server, moneyFor(server, first));
    const money = moneyFor(server, second);
    expect(await report(server, money)).toEqual({ outcome: 'late', isRepeat: false });
    expect(await statusOf(browser, second.ref_code)).toMatchObject({
      status: 'timed_out',
      payment: { isLate: true, received_amount: 2_200, trx_id: money.trxId },
    });
    expect(await receiptOf(server, money.trxId)).toMatchObject({ reason: 'offer_used' });
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
  });

  it('completes also when the offer has ended since it was made', async () => {
    const offerCode = await offerOf(user.userId, STANDARD, { type: 'fixed_bdt', value: 100 }, 1);
    server.clock.advance(86_400_000 - 1);
    browser = await server.signInAs(user);
    const order = await buy(browser, user, { planId: STANDARD, offerCode });
    server.clock.advance(60_000);
    expect(await report(server, moneyFor(server, order))).toMatchObject({ outcome: 'completed' });
  });
});
