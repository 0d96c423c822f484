import {
  createOrder,
  getOfferDetails,
  getUserOffer,
  listActiveOffers,
  removeOffer,
  sendOffer,
  sendSpecialOffer,
  type SendSpecialOfferRequest,
} from '@portal/contracts';
import { DAY_MS, planPathOf } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { OffersService } from '../src/domain/offers/offers.service';
import { TransactionsService } from '../src/platform/mongo/transactions.service';
import { expectRemembered } from './support/remembered';
import { createTestServer, type TestServer } from './support/test-server';

const GONE = 'a'.repeat(24);
const ID = /^[0-9a-f]{24}$/;

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
// Anew, because clocks of tests run for days and sessions end.
beforeEach(async () => {
  admin = await server.signInAsAdmin();
});
afterEach(async () => {
  for (const name of ['offers', 'audit', 'payment_orders']) {
    await server.connection.collection(name).deleteMany({});
  }
});
afterAll(() => server.stop());

const special = (userId: number, change: object = {}): SendSpecialOfferRequest => ({
  userId,
  planId: 'plan_standard_bdt_30d',
  discount: { type: 'percentage', value: 10 },
  expiryDays: 7,
  ...change,
});
const page = async (query: Record<string, string> = { page: '1' }) =>
  (await admin.send(listActiveOffers, { query })).payload();
const list = async () => (await page({})).offers;
const send = async (userId: number, message: string) =>
  (await admin.send(sendOffer, { body: { userId, message } })).payload();
const sendSpecial = async (body: SendSpecialOfferRequest) =>
  (await admin.send(sendSpecialOffer, { body })).payload();
const remove = (offerId: string) => admin.send(removeOffer, { params: { offerId } });
const newest = async () => {
  const [offer] = await list();
  if (!offer) throw new Error('no offer');
  return offer;
};

describe('offers of administrators', () => {
  it('are simple: a message that the user sees and the list shows', async () => {
    const user = await server.givenAccount({ name: 'Mina' });
    expect((await send(user.userId, '  Thank you. ')).message).toBe('Offer sent successfully!');
    expect(await list()).toEqual([
      {
        _id: expect.stringMatching(ID) as string,
        userId: user.userId,
        name: 'Mina',
        message: 'Thank you.',
        createdAt: server.clock.now().toISOString(),
        expiresAt: null,
        isDiscount: false,
      },
    ]);
    const params = { id: user.userId };
    const browser = await server.signInAs(user);
    expect((await browser.send(getUserOffer, { params })).payload().offer).toMatchObject({
      message: 'Thank you.',
    });
  });

  it('are flexible: a plan, a discount and an end, under a code of its user', async () => {
    const user = await server.givenAccount();
    const answer = await sendSpecial(special(user.userId));
    expect(answer.message).toBe('Special offer sent successfully!');
    const offer = await newest();
    expect(offer).toMatchObject({
      isDiscount: true,
      expiresAt: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    const offerCode = planPathOf(offer.message)?.slice('/plans/'.length) ?? '';
    const browser = await server.signInAs(user);
    const details = (await browser.send(getOfferDetails, { params: { offerCode } })).payload();
    expect(details.offer.discount).toEqual({ type: 'percentage', value: 10 });
  });

  it('are active until they are used, over or removed; newest first', async () => {
    const { userId } = await server.givenAccount();
    const offers = server.app.get(OffersService, { strict: false });
    const { special: used } = await offers.sendSpecialOffer(userId, special(userId));
    server.clock.advance(1);
    await sendSpecial(special(userId, { expiryDays: 1 }));
    for (const message of ['one', 'two']) {
      server.clock.advance(1);
      await send(userId, message);
    }
    const seen = async () => (await list()).map(({ message }) => message);
    expect(await seen()).toHaveLength(4);
    await server.app
      .get(TransactionsService, { strict: false })
      .run(() => offers.take(used?.code ?? ''));
    expect(await seen()).toEqual(['two', 'one', expect.stringContaining('10% off')]);
    server.clock.advance(DAY_MS);
    admin = await server.signInAsAdmin();
    expect(await seen()).toEqual(['two', 'one']);
    expect((await remove((await newest())._id)).payload().message).toBe('Offer removed!');
    expect(await seen()).toEqual(['one']);
  });

  it('stand in pages without a gap or a repeat; a page behind the last is the last', async () => {
    const { userId } = await server.givenAccount();
    // All in one instant: the ids decide.
    for (let number = 0; number < 7; number += 1) await send(userId, `offer ${number}`);
    const whole = (await list()).map(({ message }) => message);
    expect(whole).toHaveLength(7);
    const turned: string[] = [];
    for (const number of ['1', '2', '3']) {
      const { offers, pagination } = await page({ page: number, limit: '3' });
      turned.push(...offers.map(({ message }) => message));
      expect(pagination).toEqual({
        currentPage: Number(number),
        totalPages: 3,
        totalRecords: 7,
      });
    }
    expect(turned).toEqual(whole);
    expect((await page({ page: '9', limit: '3' })).pagination?.currentPage).toBe(3);
  });

  it('are found by User ID and kind, in pages and as a whole (ADM-90)', async () => {
    const [one, other] = [await server.givenAccount(), await server.givenAccount()];
    await send(one.userId, 'Hello');
    await sendSpecial(special(one.userId));
    await send(other.userId, 'Welcome');
    const [user, wrong] = [String(one.userId), '7'];
    const kindsOf = async (query: Record<string, string>) =>
      (await page(query)).offers.map(({ userId, isDiscount }) => [userId, isDiscount]);
    const places: readonly Record<string, string>[] = [{}, { page: '1' }];
    for (const place of places) {
      expect(await kindsOf({ ...place, user, kind: 'discount' })).toEqual([[one.userId, true]]);
      expect(await kindsOf({ ...place, user, kind: 'message' })).toEqual([[one.userId, false]]);
      expect(await kindsOf({ ...place, user })).toHaveLength(2);
      expect(await kindsOf({ ...place, kind: 'message' })).toHaveLength(2);
      expect(await kindsOf({ ...place, user: wrong })).toEqual([]);
    }
    expect((await page({ page: '1', user })).pagination?.totalRecords).toBe(2);
    expect((await admin.send(listActiveOffers, { query: { user: '0' } })).status).toBe(400);
  });

  it('of somebody who is gone are listed without a name', async () => {
    const { userId } = await server.givenAccount();
    await send(userId, 'hello');
    await server.connection.collection('users').deleteOne({ userId });
    expect(await newest()).toMatchObject({ userId, name: '' });
  });

  it('are listed along an index, in its order', async () => {
    const find = {
      find: 'offers',
      filter: { createdAt: { $gt: new Date(0) }, 'special.usedAt': null },
      sort: { createdAt: -1, _id: -1 },
      limit: 15,
    };
    const plan = JSON.stringify(
      await server.connection.db?.command({ explain: find, verbosity: 'queryPlanner' }),
    );
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('"SORT"');
  });

  it('are sent and removed with one record each, or not at all; no code stands in one', async () => {
    const { userId } = await server.givenAccount();
    const target = `user:${userId}`;
    const offer = expect.stringMatching(ID) as string;
    const body = { userId, message: 'hello' };
    await expectRemembered(server, () => admin.send(sendOffer, { body }), {
      action: 'offers/send',
      target,
      details: { offer, message: 'hello' },
    });
    const { _id } = await newest();
    const instant = expect.any(String) as unknown;
    // What an undo of the removal needs.
    const times = { sentAt: instant, expiresAt: instant, endedAt: instant };
    await expectRemembered(server, () => remove(_id), {
      action: 'offers/remove',
      target,
      details: { offer: _id, message: 'hello', ...times, expiresAt: null },
    });
    const terms = { planId: 'plan_standard_bdt_30d', discount: 'percentage', value: 10 };
    await expectRemembered(server, () => admin.send(sendSpecialOffer, { body: special(userId) }), {
      action: 'offers/send-special',
      target,
      details: { offer, ...terms, expiryDays: 7 },
    });
    const { _id: specialId, message } = await newest();
    await expectRemembered(server, () => remove(specialId), {
      action: 'offers/remove',
      target,
      details: { offer: specialId, ...terms, ...times },
    });
    const code = planPathOf(message)?.slice('/plans/'.length) ?? '';
    const audit = await server.connection.collection('audit').find({}).toArray();
    expect(JSON.stringify(audit)).not.toContain(code);
  });

  it('that are removed open no order any more; one that froze the price keeps it', async () => {
    const user = await server.givenAccount();
    await sendSpecial(special(user.userId));
    const { _id, message } = await newest();
    const offerCode = planPathOf(message)?.slice('/plans/'.length) ?? '';
    const browser = await server.signInAs(user);
    const body = { userId: user.userId, planId: 'plan_standard_bdt_30d', offerCode };
    (await browser.send(createOrder, { body })).payload();
    (await remove(_id)).payload();
    const refused = await browser.send(getOfferDetails, { params: { offerCode } });
    expect([refused.status, refused.code]).toEqual([404, 'offers/not-found']);
    const offers = server.app.get(OffersService, { strict: false });
    const taken = await server.app
      .get(TransactionsService, { strict: false })
      .run(() => offers.take(offerCode));
    expect(taken).toBe(true);
  });

  it('that are gone are not found, and nobody gets one without an account', async () => {
    const gone = await remove(GONE);
    expect([gone.status, gone.code]).toEqual([404, 'offers/not-found']);
    for (const answer of [
      await admin.send(sendOffer, { body: { userId: 999_999_999, message: 'x' } }),
      await admin.send(sendSpecialOffer, { body: special(999_999_999) }),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'accounts/not-found']);
    }
    expect(
      await server.connection.collection('audit').countDocuments({ action: /^offers\// }),
    ).toBe(0);
    expect(await list()).toEqual([]);
  });

  it.each([
    [sendOffer, { message: 'x' }],
    [sendOffer, { userId: '10', message: 'x' }],
    [sendOffer, { userId: 10, message: '   ' }],
    [sendOffer, { userId: 10, message: 'x'.repeat(1_001) }],
    [sendSpecialOffer, special(10, { planId: 'drm_only_1d' })],
    [sendSpecialOffer, special(10, { discount: null })],
    [sendSpecialOffer, special(10, { discount: { type: 'free', value: 1 } })],
    [sendSpecialOffer, special(10, { discount: { type: 'percentage', value: 1.5 } })],
    [sendSpecialOffer, special(10, { expiryDays: 0 })],
    [sendSpecialOffer, special(10, { expiryDays: 366 })],
  ])('%j refuses %j and keeps nothing', async (call, body) => {
    const answer = await admin.request({ method: 'POST', url: call.path, payload: body });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    expect(await server.connection.collection('offers').countDocuments()).toBe(0);
  });

  it('refuse a discount that does not suit the plan', async () => {
    const { userId } = await server.givenAccount();
    const body = special(userId, { discount: { type: 'percentage', value: 100 } });
    const answer = await admin.send(sendSpecialOffer, { body });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });
});
