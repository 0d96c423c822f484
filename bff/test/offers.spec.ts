import { getOfferDetails, getUserOffer } from '@portal/contracts';
import { DAY_MS, type Discount } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { OffersService } from '../src/domain/offers/offers.service';
import { ODD_IDS } from './support/bad-input';
import type { GivenAccount } from './support/given-account';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let offers: OffersService;

beforeAll(async () => {
  server = await createTestServer();
  offers = server.app.get(OffersService, { strict: false });
});
afterAll(() => server.stop());

const STANDARD = 'plan_standard_bdt_30d';
const TWENTY_PERCENT: Discount = { type: 'percentage', value: 20 };

let user: GivenAccount;
let browser: TestClient;
beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

const current = async (client = browser, id = user.userId) =>
  (await client.send(getUserOffer, { params: { id } })).payload().offer;

/** Sends a special offer and gives its code, as the link in its message has it. */
async function special(
  facts: { userId?: number; planId?: string; discount?: Discount; expiryDays?: number } = {},
): Promise<string> {
  const { userId = user.userId, planId = STANDARD, expiryDays = 2 } = facts;
  const { discount = TWENTY_PERCENT } = facts;
  const { message } = await offers.sendSpecialOffer(userId, { planId, discount, expiryDays });
  const [, code] = /\/plans\/([A-Z0-9]+)$/.exec(message) ?? [];
  if (code === undefined) throw new Error(`no link in ${message}`);
  return code;
}

const open = (code: string, client = browser) =>
  client.send(getOfferDetails, { params: { offerCode: code } });

const refusal = { success: false, message: 'Offer not found or expired.' };

describe("the user's current offer", () => {
  it('is none as long as nobody sent one', async () => {
    expect(await current()).toBeNull();
  });

  it('is a simple message without an end', async () => {
    await offers.sendSimpleOffer(user.userId, 'Buy one, get one.');
    expect(await current()).toEqual({
      isDiscount: false,
      message: 'Buy one, get one.',
      expiresAt: null,
    });
  });

  it('is a discount with its end and an in-app link', async () => {
    const code = await special();
    expect(await current()).toEqual({
      isDiscount: true,
      message: `Special offer for you: 20% off Standard Plan - 30 Days. /plans/${code}`,
      expiresAt: new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString(),
      special: {
        planId: STANDARD,
        planName: 'Standard Plan - 30 Days',
        planNameBn: 'স্ট্যান্ডার্ড প্ল্যান - ৩০ দিন',
        discount: TWENTY_PERCENT,
      },
    });
  });

  it('is a discount before a simple message, also when the message is newer', async () => {
    await special();
    server.clock.advance(1_000);
    await offers.sendSimpleOffer(user.userId, 'Newer.');
    expect(await current()).toMatchObject({ isDiscount: true });
  });

  it('is the newest of its kind, also of two sent in the same instant', async () => {
    for (const message of ['one', 'two', 'three']) {
      await offers.sendSimpleOffer(user.userId, message);
    }
    expect(await current()).toMatchObject({ message: 'three' });
    await special({ discount: { type: 'percentage', value: 10 } });
    server.clock.advance(1);
    const newer = await special({ discount: { type: 'percentage', value: 30 } });
    expect((await current())?.message).toContain(newer);
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%i ms from the end of a discount it is that discount: %s', async (ms, isDiscount) => {
    await offers.sendSimpleOffer(user.userId, 'What is left.');
    await special({ expiryDays: 1 });
    server.clock.advance(DAY_MS + ms);
    expect(await current()).toMatchObject({ isDiscount });
  });

  it('is never that of somebody else', async () => {
    await special({ userId: (await server.givenAccount()).userId });
    expect(await current()).toBeNull();
  });

  it('is an older one when the newest discount was used', async () => {
    const used = await special();
    await markUsed(used);
    expect(await current()).toBeNull();
    await offers.sendSimpleOffer(user.userId, 'Thank you.');
    expect(await current()).toMatchObject({ message: 'Thank you.' });
  });

  it('is read by its user and by administrators, and by nobody else', async () => {
    await offers.sendSimpleOffer(user.userId, 'Hello.');
    const admin = await server.signInAsAdmin();
    expect(await current(admin)).toMatchObject({ message: 'Hello.' });
    const stranger = await server.signInAs(await server.givenAccount());
    const ask = (client: TestClient) => client.send(getUserOffer, { params: { id: user.userId } });
    expect((await ask(stranger)).code).toBe('sessions/forbidden');
    expect((await ask(server.client())).code).toBe('sessions/required');
    expect((await ask(server.bot())).code).toBe('sessions/forbidden');
    const missing = await admin.send(getUserOffer, { params: { id: 88_888_888 } });
    expect([missing.status, missing.code]).toEqual([404, 'accounts/not-found']);
  });

  it.each(ODD_IDS)('of the id %s is refused with 400', async (id) => {
    const answer = await browser.request({ method: 'GET', url: `/api/user/${id}/offer` });
    expect([answer.status, answer.code]).toEqual([400, 'accounts/invalid-id']);
  });
});

describe('an offer code', () => {
  it('shows its user the plan, the discount and the discounted prices', async () => {
    const code = await special();
    expect((await open(code)).payload().offer).toEqual({
      plan: {
        id: STANDARD,
        name: 'Standard Plan - 30 Days',
        name_bn: 'স্ট্যান্ডার্ড প্ল্যান - ৩০ দিন',
        price_bdt: 1500,
        price_inr: 999,
        price_usd: 15,
        duration_days: 30,
        activates: ['drm'],
        videos: 999_999,
        usual: true,
      },
      discount: TWENTY_PERCENT,
      discountedPrice: { bdt: 1200, inr: 799, usd: 12 },
      expiresAt: new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString(),
    });
  });

  it.each<[Discount, object]>([
    [
      { type: 'fixed_bdt', value: 700 },
      { bdt: 3500, inr: 2333, usd: 35 },
    ],
    [
      { type: 'extra_days', value: 10 },
      { bdt: 4200, inr: 2799, usd: 42 },
    ],
  ])('of the kind %j shows what is charged', async (discount, discountedPrice) => {
    const code = await special({ planId: 'plan_premium_bdt_90d', discount });
    const { offer } = (await open(code)).payload();
    expect(offer).toMatchObject({ discount, discountedPrice });
    expect(offer.plan.duration_days).toBe(90);
  });

  it('may be looked at again and again', async () => {
    const code = await special();
    expect((await open(code)).text).toBe((await open(code)).text);
  });

  it.each([
    [-1, 200],
    [0, 404],
    [1, 404],
  ])('%i ms from its end answers %i', async (ms, status) => {
    const code = await special({ expiryDays: 1 });
    server.clock.advance(DAY_MS + ms);
    browser = await server.signInAs(user);
    expect((await open(code)).status).toBe(status);
  });

  it('of somebody else, used, over or never given is refused alike', async () => {
    const foreign = await special({ userId: (await server.givenAccount()).userId });
    const used = await special();
    await markUsed(used);
    const over = await special({ expiryDays: 1 });
    server.clock.advance(DAY_MS);
    const answers = [];
    for (const code of [foreign, used, over, 'A'.repeat(20)]) {
      const { status, body } = await open(code);
      expect(body).toMatchObject(refusal);
      answers.push(JSON.stringify({ status, body: { ...body, requestId: '' } }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"status":404');
  });

  it('is for subscribers: neither strangers, administrators nor bots open it', async () => {
    const code = await special();
    const admin = await server.signInAsAdmin();
    expect((await open(code, server.client())).code).toBe('sessions/required');
    expect((await open(code, admin)).code).toBe('sessions/forbidden');
    expect((await open(code, server.bot())).code).toBe('sessions/forbidden');
  });

  it.each([
    'something',
    '%24ne',
    '%7B%22%24gt%22%3A%22%22%7D',
    '%5Bobject%5D',
    'A%00',
    '..%2F..%2Fadmin',
    'x'.repeat(200),
    'A'.repeat(19),
    '%F0%9F%98%80',
  ])('that is %s is not found', async (text) => {
    await special();
    const answer = await browser.request({ method: 'GET', url: `/api/offer/${text}` });
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining(refusal)]);
  });

  it('is drawn anew for every offer, and no offer can be guessed from another', async () => {
    const codes = new Set<string>();
    for (let number = 0; number < 20; number += 1) codes.add(await special());
    expect(codes.size).toBe(20);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{20}$/);
  });

  it('never stands in the log', async () => {
    const code = await special();
    await open(code);
    await open(code, server.client());
    expect(JSON.stringify(server.log)).not.toContain(code);
  });
});

describe('an offer that cannot be sent', () => {
  it.each([
    ['for no plan of offers', { planId: 'combo_30d' }],
    ['of 0 percent', { discount: { type: 'percentage', value: 0 } }],
    ['of 100 percent', { discount: { type: 'percentage', value: 100 } }],
    ['of half a percent', { discount: { type: 'percentage', value: 0.5 } }],
    ['of the whole price', { discount: { type: 'fixed_bdt', value: 1_500 } }],
    ['that ends at once', { expiryDays: 0 }],
    ['that ends after half a day', { expiryDays: 0.5 }],
  ] as const)('%s is refused', async (_what, facts) => {
    await expect(special(facts)).rejects.toMatchObject({ code: 'request/invalid' });
    expect(await current()).toBeNull();
  });

  it('to nobody is refused', async () => {
    const userId = 88_888_888;
    await expect(special({ userId })).rejects.toMatchObject({ code: 'accounts/not-found' });
    const simple = offers.sendSimpleOffer(userId, 'Hello.');
    await expect(simple).rejects.toMatchObject({ code: 'accounts/not-found' });
  });
});

/** What a completed payment will do. */
async function markUsed(code: string): Promise<void> {
  const result = await server.connection
    .collection('offers')
    .updateOne({ 'special.code': code }, { $set: { 'special.usedAt': server.clock.now() } });
  expect(result.modifiedCount).toBe(1);
}
