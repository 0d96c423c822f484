import {
  generateRedeemCodes,
  listActiveOffers,
  listAudit,
  listCodeBatches,
  listLoginHistory,
  listPaymentInbox,
  listPayments,
  listRedeemCodes,
  sendOffer,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { MINUTE_MS } from '@portal/rules';
import { givenOrder, newTrxId } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

/** Five entries of each list, a minute apart. */
beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
  const user = await server.givenAccount();
  const { userId } = user;
  for (const name of ['b', 'd', 'a', 'e', 'c']) {
    server.clock.advance(MINUTE_MS);
    await server.signInAs(user);
    const money = { received_amount: 100, receivedAt: server.clock.now(), trx_id: newTrxId() };
    await givenOrder(server, userId, { status: 'failed_amount_mismatch', ...money });
    const codes = { count: 1, days: 1, videos: 0, batch: name };
    (await admin.send(generateRedeemCodes, { body: codes })).payload();
    (await admin.send(sendOffer, { body: { userId, message: name } })).payload();
  }
});
afterAll(() => server.stop());

type Query = Readonly<Record<string, string>>;

/** Ids of each list that is sorted by time, for a query. */
const LISTS: Readonly<Record<string, (query: Query) => Promise<readonly string[]>>> = {
  'Payment History': async (query) =>
    (await admin.send(listPayments, { query })).payload().payments.map(({ _id }) => _id),
  'a search in Payment History': async (query) =>
    (await admin.send(listPayments, { query: { ...query, amount: '1' } }))
      .payload()
      .payments.map(({ _id }) => _id),
  'a filter of Payment History': async (query) =>
    (await admin.send(listPayments, { query: { ...query, status: 'failed_amount_mismatch' } }))
      .payload()
      .payments.map(({ _id }) => _id),
  'Payment Inbox': async (query) =>
    (await admin.send(listPaymentInbox, { query: { ...query, kind: 'mismatched' } }))
      .payload()
      .items.map(({ _id }) => _id),
  'Login History': async (query) =>
    (await admin.send(listLoginHistory, { query })).payload().history.map(({ _id }) => _id),
  'Redeem Codes': async (query) =>
    (await admin.send(listRedeemCodes, { query })).payload().codes.map(({ _id }) => _id),
  'a search in Redeem Codes': async (query) => {
    // The batch of one code; the codes of the others do not match.
    const found = await admin.send(listRedeemCodes, { query: { ...query, search: 'a' } });
    return found.payload().codes.map(({ _id }) => _id);
  },
  'Active Offers': async (query) =>
    (await admin.send(listActiveOffers, { query })).payload().offers.map(({ _id }) => _id),
  'Audit Log': async (query) =>
    (await admin.send(listAudit, { query: { ...query, action: 'offers/send' } }))
      .payload()
      .audit.map(({ _id }) => _id),
};
const names = Object.keys(LISTS);
const read = (name: string, query: Query) => LISTS[name]?.(query) ?? Promise.resolve([]);

it.each(names)(
  '%s can be read from the newest and from the oldest entry, page by page (ADM-109)',
  async (name) => {
    const newest = await read(name, { page: '1', limit: '20', sort: '-time' });
    expect(newest.length).toBeGreaterThan(0);
    expect(await read(name, { page: '1', limit: '20', sort: 'time' })).toEqual(newest.toReversed());
    for (const [sort, whole] of [
      ['-time', newest],
      ['time', newest.toReversed()],
    ] as const) {
      const pages = ['1', '2', '3'].slice(0, Math.ceil(whole.length / 2));
      const parts = await Promise.all(pages.map((page) => read(name, { page, limit: '2', sort })));
      expect(parts.flat()).toEqual(whole);
    }
  },
);

it.each(names)('%s answers a page after the last one with the last one (ADM-115)', async (name) => {
  for (const sort of ['-time', 'time']) {
    const whole = await read(name, { page: '1', limit: '20', sort });
    const onLast = whole.length % 2 || 2;
    expect(await read(name, { page: '1000', limit: '2', sort })).toEqual(whole.slice(-onLast));
  }
});

it.each(names)('%s refuses an order that it does not have', async (name) => {
  await expect(read(name, { page: '1', sort: 'amount' })).rejects.toThrow('request/invalid');
});

it('whole lists have the order too', async () => {
  for (const name of ['Redeem Codes', 'Active Offers'])
    expect(await read(name, { sort: 'time' })).toEqual((await read(name, {})).toReversed());
});

it('batches can be sorted by their latest codes and by name, in pages of any size', async () => {
  const batches = async (query: Query) =>
    (await admin.send(listCodeBatches, { query })).payload().batches.map(({ name }) => name);
  const latest = ['c', 'e', 'a', 'd', 'b'];
  expect(await batches({})).toEqual(latest);
  expect(await batches({ sort: 'time' })).toEqual(latest.toReversed());
  expect(await batches({ sort: 'name' })).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await batches({ sort: '-name', limit: '2', page: '2' })).toEqual(['c', 'b']);
  const answer = await admin.send(listCodeBatches, { query: { sort: 'used' } });
  expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
});
