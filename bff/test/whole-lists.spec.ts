import {
  generateRedeemCodes,
  listActiveOffers,
  listExpiredUsers,
  listRedeemCodes,
  listUsers,
  sendOffer,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { DAY_MS } from '@portal/rules';
import { requireWholeList, WHOLE_LISTS } from '../src/platform/http/whole-list';
import { createTestServer, type TestServer } from './support/test-server';

const LONGEST = 4;

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
beforeEach(async () => {
  for (const name of ['users', 'offers', 'redeem_codes'])
    await server.connection.collection(name).deleteMany({});
});
afterAll(() => server.stop());

it('a list of 100,000 entries may be asked for whole, one of 100,001 not', () => {
  expect(() => requireWholeList(100_000)).not.toThrow();
  expect(() => requireWholeList(100_001)).toThrow(
    expect.objectContaining({ code: 'request/list-too-long' }),
  );
});

const giveUser = async () => {
  const start = new Date(+server.clock.now() - 60 * DAY_MS);
  return server.givenAccount({ name: 'Rahim', plan: { start, days: 1 } });
};
const giveOffer = async () => {
  const { userId } = await giveUser();
  (await admin.send(sendOffer, { body: { userId, message: 'Welcome' } })).payload();
};
const giveCode = async () => {
  const body = { count: 1, days: 7, videos: 20 };
  (await admin.send(generateRedeemCodes, { body })).payload();
};

/** The calls answer differently, but are asked alike. */
const ask = (call: unknown, query: Readonly<Record<string, string>>) =>
  admin.send(call as typeof listUsers, { query });

it.each([
  ['users', listUsers, {}, giveUser],
  ['users found', listUsers, { search: 'rahim' }, giveUser],
  ['users whose plan expired', listExpiredUsers, {}, giveUser],
  ['offers', listActiveOffers, {}, giveOffer],
  ['codes', listRedeemCodes, {}, giveCode],
  ['available codes', listRedeemCodes, { filter: 'available' }, giveCode],
])('one entry too many of %s is refused whole, and given by page', async (...row) => {
  const [, call, query, give] = row;
  jest.replaceProperty(WHOLE_LISTS, 'longest', LONGEST);
  for (let given = 0; given < LONGEST; given += 1) await give();
  expect((await ask(call, query)).status).toBe(200);

  await give();
  const refused = await ask(call, query);
  expect([refused.status, refused.code]).toEqual([422, 'request/list-too-long']);
  expect((await ask(call, { ...query, page: '1' })).status).toBe(200);
});
