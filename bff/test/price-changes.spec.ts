import {
  createOrder,
  getCatalogue,
  getOfferDetails,
  getUser,
  getUserPayments,
  type PricedPlanView,
} from '@portal/contracts';
import { MINUTE_MS, ORDER_LIFETIME_MS, toBdt } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import fc from 'fast-check';
import { PaymentOrdersService } from '../src/domain/payments/orders/payment-orders.service';
import { PriceListActionsService } from '../src/domain/price-lists/price-list-actions.service';
import { OffersService } from '../src/domain/offers/offers.service';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { DomainError } from '../src/platform/errors/domain-error';
import type { GivenAccount } from './support/given-account';
import { ANA } from './support/origins';
import { buy, moneyFor, report, statusOf } from './support/payments';
import { forgetPriceLists, plansWith, publish } from './support/price-lists';
import { createTestServer, TEST_ADMINS, type TestServer } from './support/test-server';

const STANDARD = 'plan_standard_bdt_30d';
/** Number of random histories; more by the environment. */
const HISTORIES = Number(process.env['PRICE_HISTORIES'] ?? 30);
const WEEKEND = 'weekend_2d';
/** Only what is bought then counts, and the ledger has all of it. */
const NO_PLAN = { start: null, days: 0, balance: 0, price: null, currency: null, activates: [] };

let server: TestServer;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await forgetPriceLists(server);
  user = await server.givenAccount({ plan: NO_PLAN });
  browser = await server.signInAs(user);
});

const combo = (change: Partial<PricedPlanView>) => plansWith({ combo_1d: change });

/** What a page has shown of the combo for a day. */
const seen = (amount: number, days = 1, videos = 65) => ({ amount, days, videos });

const tryToBuy = (shown: object | null, planId = 'combo_1d', facts: object = {}) =>
  browser.send(createOrder, {
    body: { userId: user.userId, planId, method: 'bkash', shown, ...facts },
  });

const payments = async () =>
  (await browser.send(getUserPayments, { params: { id: user.userId } })).payload().payments;

describe('a price that changed between page and order', () => {
  it.each<[string, Partial<PricedPlanView>]>([
    ['the price', { priceBdt: 160 }],
    ['the days', { durationDays: 2 }],
    ['the videos', { videos: 66 }],
  ])(
    'is refused, and orders nothing, when the page shows the old one: %s',
    async (_what, change) => {
      await publish(server, combo(change));
      expect((await tryToBuy(seen(155))).code).toBe('payments/price-changed');
      expect(await payments()).toEqual([]);
    },
  );

  it('is charged once the page shows it', async () => {
    await publish(server, combo({ priceBdt: 160 }));
    expect((await tryToBuy(seen(160))).payload().amount).toBe(160);
    expect(await payments()).toMatchObject([{ amount: 160, priceList: 2 }]);
  });

  it('does not matter when the plan is as it was shown', async () => {
    await publish(server, plansWith({ combo_3d: { priceBdt: 160 } }));
    expect((await tryToBuy(seen(155))).payload().amount).toBe(155);
  });

  it('is accepted from a page that does not say what it shows', async () => {
    await publish(server, combo({ priceBdt: 160 }));
    expect((await tryToBuy(null)).payload().amount).toBe(160);
  });

  it('never turns what is shown into a price', async () => {
    expect((await tryToBuy(seen(1))).code).toBe('payments/price-changed');
    expect((await tryToBuy(seen(155.004))).payload().amount).toBe(155);
  });
});

describe('a price that changed between order and money', () => {
  it('leaves the order as it was: its price, days and videos complete it', async () => {
    const order = await buy(browser, user);
    await publish(server, combo({ priceBdt: 160, durationDays: 5, videos: 9 }));
    await report(server, moneyFor(server, order));
    const { payment } = await statusOf(browser, order.referenceCode);
    expect(payment).toMatchObject({
      ...{ status: 'completed', amount: 155, received_amount: 155, priceList: 1 },
      planNameBn: 'কম্বো - ১ দিন',
    });
    const { user: after } = (
      await browser.send(getUser, { params: { id: user.userId } })
    ).payload();
    expect(after).toMatchObject({ expiry: 1, balance: 65 });
  });

  it('makes the new price for an old order a mismatch', async () => {
    const order = await buy(browser, user);
    await publish(server, combo({ priceBdt: 160 }));
    await report(server, moneyFor(server, order, { amount: 160 }));
    expect((await statusOf(browser, order.referenceCode)).status).toBe('failed_amount_mismatch');
  });

  it('gives an open order again as long as the page shows its terms', async () => {
    const order = await buy(browser, user);
    await publish(server, combo({ priceBdt: 160 }));
    const again = (await tryToBuy(seen(155), 'combo_1d', { method: 'nagad' })).payload();
    const { referenceCode, amount, expiresAt } = order;
    expect(again).toMatchObject({ referenceCode, amount, expiresAt, method: 'nagad' });
  });

  it('makes a second order once the page shows the new price; both can be paid', async () => {
    const old = await buy(browser, user);
    await publish(server, combo({ priceBdt: 160 }));
    const order = (await tryToBuy(seen(160))).payload();
    expect(order.referenceCode).not.toBe(old.referenceCode);
    expect((await tryToBuy(seen(160))).payload().referenceCode).toBe(order.referenceCode);
    await report(server, moneyFor(server, old));
    await report(server, moneyFor(server, order));
    expect((await payments()).map(({ status, amount }) => [status, amount])).toEqual([
      ['completed', 160],
      ['completed', 155],
    ]);
  });
});

it('a price that changes at a time is charged from that second on', async () => {
  const at = new Date(server.clock.now().getTime() + 5 * MINUTE_MS);
  await publish(server, combo({ priceBdt: 160 }), at.toISOString());
  server.clock.advance(5 * MINUTE_MS - 1);
  expect((await tryToBuy(seen(160))).code).toBe('payments/price-changed');
  server.clock.advance(1);
  expect((await tryToBuy(seen(155))).code).toBe('payments/price-changed');
  expect((await tryToBuy(seen(160))).payload().amount).toBe(160);
});

it('two instances charge the same price, whatever each of them shows', async () => {
  const other = await server.another();
  const visitor = await other.signInAs(user);
  await publish(server, combo({ priceBdt: 160 }));
  const body = { userId: user.userId, planId: 'combo_1d', shown: seen(155) };
  expect((await visitor.send(createOrder, { body })).code).toBe('payments/price-changed');
});

describe('a plan', () => {
  const weekend: PricedPlanView = {
    ...{ id: WEEKEND, name: 'Weekend - 2 Days', nameBn: 'সপ্তাহান্ত - ২ দিন', place: 'checkout' },
    ...{ durationDays: 2, videos: 40, activates: ['drm'], isUsual: false },
    ...{ priceBdt: 180, priceInr: 150, priceUsd: 0, textEn: '', textBn: '' },
    ...{ visibleFrom: null, visibleUntil: null },
  };

  it('that is new can be bought, and gives what its list says', async () => {
    await publish(server, [...plansWith(), weekend]);
    const order = (await tryToBuy(seen(180, 2, 40), WEEKEND)).payload();
    await report(server, moneyFor(server, order));
    const { user: after } = (
      await browser.send(getUser, { params: { id: user.userId } })
    ).payload();
    expect(after).toMatchObject({ expiry: 2, balance: 40, activates: ['drm'] });
  });

  it('that was withdrawn is not sold any more; its open order is paid as ever', async () => {
    const order = await buy(browser, user);
    await publish(
      server,
      plansWith().filter(({ id }) => id !== 'combo_1d'),
    );
    expect((await tryToBuy(seen(155))).code).toBe('payments/unknown-plan');
    await report(server, moneyFor(server, order));
    expect((await statusOf(browser, order.referenceCode)).status).toBe('completed');
  });

  it('is shown and sold from its start to its end, whatever page is still open', async () => {
    const now = server.clock.now().getTime();
    const [from, until] = [MINUTE_MS, 3 * MINUTE_MS].map((ms) => new Date(now + ms).toISOString());
    const limited = { ...weekend, visibleFrom: from ?? null, visibleUntil: until ?? null };
    await publish(server, [...plansWith(), limited]);
    const isSold = async () => (await tryToBuy(null, WEEKEND)).code === null;
    const isShown = async () =>
      (await browser.send(getCatalogue)).payload().plans.some(({ id }) => id === WEEKEND);
    const sold: boolean[] = [];
    const shown: boolean[] = [];
    for (const ms of [MINUTE_MS - 1, 1, 2 * MINUTE_MS - 1, 1]) {
      server.clock.advance(ms);
      sold.push(await isSold());
      shown.push(await isShown());
    }
    expect(sold).toEqual([false, true, true, false]);
    expect(shown).toEqual(sold);
  });
});

it('a sent offer keeps the price, days and videos that its plan had then', async () => {
  const offers = server.app.get(OffersService, { strict: false });
  const { special } = await offers.sendSpecialOffer(user.userId, {
    ...{ planId: STANDARD, discount: { type: 'percentage', value: 20 }, expiryDays: 2 },
  });
  await publish(server, plansWith({ [STANDARD]: { priceBdt: 2_000, durationDays: 10 } }));
  const offerCode = special?.code ?? '';
  const { offer } = (await browser.send(getOfferDetails, { params: { offerCode } })).payload();
  expect(offer.discountedPrice.bdt).toBe(1_200);
  const shown = seen(1_200, 30, 999_999);
  expect((await tryToBuy(shown, STANDARD, { offerCode })).payload().amount).toBe(1_200);
  expect((await payments())[0]).toMatchObject({ days: 30, priceList: 1 });
});

describe('over any history of prices, orders, time and money', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('publish' as const), price: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ kind: fc.constant('order' as const), sees: fc.constantFrom('old', 'new', 'none') }),
    fc.record({
      ...{ kind: fc.constant('pay' as const), which: fc.nat(5) },
      tooMuch: fc.constantFrom(0, 0, 1),
    }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(ORDER_LIFETIME_MS) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  /** The price in effect and the one before, over all histories. */
  let price = 155;
  let before = price;

  /** Goes through a history of one user; returns the orders with the amounts that were shown. */
  async function live(history: readonly Step[], userId: number): Promise<Map<string, number>> {
    const payments = server.app.get(PaymentOrdersService, { strict: false });
    const shownFor = (sees: string) =>
      sees === 'none' ? null : seen(sees === 'old' ? before : price);
    const orders = new Map<string, number>();
    const paid = new Set<string>();
    for (const event of history) {
      if (event.kind === 'publish' && event.price !== price) {
        await publishDirectly(combo({ priceBdt: event.price }));
        [before, price] = [price, event.price];
      } else if (event.kind === 'order') {
        const shown = shownFor(event.sees);
        const order = await payments
          .create(userId, { planId: 'combo_1d', offerCode: null, method: 'bkash', shown })
          .catch((error: unknown) => refusalOf(error));
        if (order === null) continue;
        if (shown) expect(toBdt(order.amount)).toBe(shown.amount);
        expect(orders.get(order.ref_code) ?? order.amount).toBe(order.amount);
        orders.set(order.ref_code, order.amount);
      } else if (event.kind === 'pay') {
        const [ref_code, amount] = [...orders][event.which % Math.max(1, orders.size)] ?? [];
        if (ref_code === undefined || amount === undefined || paid.has(ref_code)) continue;
        paid.add(ref_code);
        const money = moneyFor(server, { ref_code, amount });
        await report(server, { ...money, amount: money.amount + event.tooMuch });
      } else if (event.kind === 'wait') {
        server.clock.advance(event.ms);
      }
    }
    return orders;
  }

  it(`each order costs what was shown, and the ledger agrees (${HISTORIES} histories)`, async () => {
    [price, before] = [155, 155];
    const history = fc.array(step, { minLength: 4, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const { userId } = await server.givenAccount({ plan: NO_PLAN, password: null });
        const orders = await live(steps, userId);
        const stored = await server.app
          .get(PaymentOrdersService, { strict: false })
          .listOfUser(userId);
        expect(new Map(stored.map(({ ref_code, amount }) => [ref_code, amount]))).toEqual(
          new Map([...orders].toReversed()),
        );
        for (const { status, received_amount, amount } of stored)
          if (status === 'completed') expect(received_amount).toBe(amount);
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
    const reconciliation = server.app.get(ReconciliationService, { strict: false });
    expect((await reconciliation.findMoneyViolations()).violations).toEqual([]);
  });
});

/** Publishes as two administrators do, without their sign-ins. */
async function publishDirectly(plans: PricedPlanView[]): Promise<void> {
  const actions = server.app.get(PriceListActionsService, { strict: false });
  await actions.saveDraft(ANA, { revision: 0, plans });
  const { lists, draft } = await actions.read(1);
  await actions.publish(
    { ...ANA, actor: TEST_ADMINS.finance.name },
    {
      ...{ after: lists[0]?.number ?? 0, revision: draft?.revision ?? 0 },
      ...{ effectiveFrom: null, reason: null },
    },
  );
}

/** Null for the refusals that a history may meet; anything else fails the test. */
function refusalOf(error: unknown): null {
  const expected = ['payments/price-changed', 'payments/too-many-open'];
  if (error instanceof DomainError && expected.includes(error.code)) return null;
  throw error;
}
