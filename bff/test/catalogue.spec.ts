import { getCatalogue, getUser } from '@portal/contracts';
import { CHECKOUT_PLANS, DAY_MS, OFFER_PLANS, purchaseEffect } from '@portal/rules';
import { buy, moneyFor, report } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const read = async () => (await server.client().send(getCatalogue)).payload();

describe('the catalogue, for everybody', () => {
  it('says of each checkout plan its bots, days, videos and prices', async () => {
    const { plans } = await read();
    expect(plans).toEqual(
      CHECKOUT_PLANS.map((plan) => ({
        ...{ id: plan.id, name: plan.name, activates: plan.activates, usual: false },
        ...{ price_bdt: plan.priceBdt, price_inr: plan.priceInr },
        ...{ duration_days: plan.durationDays, videos: plan.videos, name_bn: plan.nameBn },
      })),
    );
  });

  it('names the videos that an order of the plan adds: none without the download bot', async () => {
    const { plans, offerPlans } = await read();
    const videos = Object.fromEntries(
      [...plans, ...offerPlans].map((plan) => [plan.id, plan.videos]),
    );
    expect(videos).toMatchObject({
      ...{ drm_only_1d: 65, combo_3d: 99, drm_only_7d: 250, notify_only_30d: 0 },
      ...{ plan_standard_bdt_30d: 999_999, plan_premium_bdt_90d: 99_999_999 },
    });
  });

  it('says of each plan of the plan page its bots and videos too', async () => {
    const { offerPlans } = await read();
    expect(offerPlans.map(({ id, activates }) => ({ id, activates }))).toEqual(
      OFFER_PLANS.map(({ id, activates }) => ({ id, activates })),
    );
  });

  it('is one JSON text in UTF-8 for all who ask, with its length', async () => {
    const [{ headers, text }, other] = await Promise.all([
      server.client().send(getCatalogue),
      server.client().send(getCatalogue),
    ]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    expect(other.text).toBe(text);
  });

  it('marks exactly one plan as the usual choice: the default plan', async () => {
    const { plans, offerPlans } = await read();
    const usual = [...plans, ...offerPlans].filter((plan) => plan.usual);
    expect(usual.map(({ id }) => id)).toEqual(['plan_standard_bdt_30d']);
  });
});

describe('what the screens say of a purchase before it', () => {
  it.each([
    ['an active plan', 10],
    ['a plan that is over', 40],
  ])('is what the payment does to %s', async (_plan, daysLater) => {
    const user = await server.givenAccount({ plan: { activates: ['drm'] } });
    server.clock.advance(daysLater * DAY_MS);
    const browser = await server.signInAs(user);
    const readUser = async () =>
      (await browser.send(getUser, { params: { id: user.userId } })).payload().user;
    const { startDate, expiry, balance, activates } = await readUser();
    const held = { start: startDate === null ? null : new Date(startDate), days: expiry };
    const plan = (await read()).plans.find(({ id }) => id === 'combo_7d');
    if (plan?.videos === undefined) throw new Error('The plan has no videos.');
    const bought = { days: plan.duration_days, videos: plan.videos, activates: plan.activates };
    const effect = purchaseEffect({ ...held, balance, activates }, bought, server.clock.now());
    const order = await buy(browser, user, { planId: plan.id });
    await report(server, moneyFor(server, order));
    expect(await readUser()).toMatchObject({
      expiryDate: effect.expiresAt?.toISOString(),
      balance: balance + effect.added.videos,
      activates: expect.arrayContaining([...effect.newBots]),
    });
    expect(effect.newBots).toContain('notify');
  });
});
