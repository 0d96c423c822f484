import {
  findRecords,
  getUserRecords,
  listRedeemCodes,
  RECORDS_OF_USER,
  redeemCode,
  removeOffer,
  sendOffer,
  type UserRecords,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { RedeemCodesService } from '../src/domain/redeem-codes/redeem-codes.service';
import { OffersService } from '../src/domain/offers/offers.service';
import type { GivenAccount } from './support/given-account';
import { givenOrder, moneyFor, report } from './support/payments';
import { download } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

const MORE = RECORDS_OF_USER + 1;

let server: TestServer;
let admin: TestClient;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.advance(DAY_MS);
  admin = await server.signInAsAdmin();
  user = await server.givenAccount({ name: 'Nusrat' });
  browser = await server.signInAs(user);
});
afterAll(() => server.stop());

const records = async (id = user.userId, client = admin): Promise<UserRecords> =>
  (await client.send(getUserRecords, { params: { id } })).payload();
const many = async (work: (place: number) => Promise<unknown>): Promise<void> => {
  for (let place = 0; place < MORE; place += 1) {
    server.clock.advance(1_000);
    await work(place);
  }
};
/** Redeems a code of a batch. */
async function redeem(code: string): Promise<void> {
  const codes = server.app.get(RedeemCodesService, { strict: false });
  await codes.addCodes([{ code, days: 7, videos: 20, batch: 'Eid' }]);
  (await browser.send(redeemCode, { body: { code } })).payload();
}
const codeOf = (place: number) => `ABCDEFGH2345678${place + 2}`;

test('a user has the newest records of each kind, the latest first', async () => {
  const orders: string[] = [];
  await many(async () => {
    const order = await givenOrder(server, user.userId);
    orders.unshift(order.ref_code);
  });
  await many((place) => redeem(codeOf(place)));
  const message = (place: number) => ({ userId: user.userId, message: `Offer ${place}` });
  await many((place) => admin.send(sendOffer, { body: message(place) }));
  await many((place) => download(server, user.userId, `Service ${place}`));
  await many(() => server.signInAs(user));
  const found = await records();
  const { payments, codes, offers, downloads, signIns } = found;
  for (const list of [payments, codes, offers, downloads, signIns]) {
    expect(list).toHaveLength(RECORDS_OF_USER);
  }
  expect(payments.map(({ ref_code: code }) => code)).toEqual(orders.slice(0, 5));
  expect(codes.map(({ redeem_code: code }) => code)).toEqual([5, 4, 3, 2, 1].map(codeOf));
  expect(codes[0]).toMatchObject({ days: 7, videos: 20, batch: 'Eid' });
  expect(offers.map((offer) => offer.message)).toEqual(
    [5, 4, 3, 2, 1].map((place) => message(place).message),
  );
  expect(downloads.map(({ ott_service: service }) => service)).toEqual(
    [5, 4, 3, 2, 1].map((place) => `Service ${place}`),
  );
  const at = server.clock.now().toISOString();
  expect(signIns[0]).toMatchObject({ userId: user.userId, loginTime: at });
});

test('of other users there is nothing; an unknown user is refused', async () => {
  await givenOrder(server, user.userId);
  await redeem('AAAABBBBCCCCDDDD');
  const other = await server.givenAccount();
  const none = { payments: [], codes: [], offers: [], downloads: [], signIns: [] };
  expect(await records(other.userId)).toMatchObject(none);
  expect((await admin.send(getUserRecords, { params: { id: 7 } })).code).toBe('accounts/not-found');
});

test('a payment has its present status, an offer says whether it can be used', async () => {
  const { userId } = user;
  const order = await givenOrder(server, userId);
  await report(server, moneyFor(server, order));
  const offers = server.app.get(OffersService, { strict: false });
  const discount = { type: 'percentage', value: 10 } as const;
  const special = { planId: 'plan_standard_bdt_30d', discount, expiryDays: 1 };
  await offers.sendSpecialOffer(userId, special);
  server.clock.advance(1_000);
  const { id: offerId } = await offers.sendSpecialOffer(userId, special);
  server.clock.advance(1_000);
  await offers.sendSimpleOffer(userId, 'Hello');
  admin = await server.signInAsAdmin();
  (await admin.send(removeOffer, { params: { offerId } })).payload();
  expect((await records()).payments).toMatchObject([{ status: 'completed' }]);
  expect((await records()).offers.map(({ state }) => state)).toEqual(['open', 'ended', 'open']);
  server.clock.advance(2 * DAY_MS);
  admin = await server.signInAsAdmin();
  expect((await records()).offers.map(({ state }) => state)).toEqual(['open', 'ended', 'ended']);
});

test('the codes that a user redeemed are found by the User ID, in the list and in the palette', async () => {
  const code = 'HHHHKKKKMMMMPPPP';
  await redeem(code);
  const search = String(user.userId);
  const query = { search, page: '1' };
  const { codes, counts } = (await admin.send(listRedeemCodes, { query })).payload();
  expect(codes.map((one) => one.redeem_code)).toEqual([code]);
  expect(counts).toEqual({ all: 1, available: 0, used: 1 });
  const found = (await admin.send(findRecords, { query: { search } })).payload();
  expect(found.codes).toMatchObject([{ redeem_code: code, is_used: true }]);
});
