import {
  findRecords,
  getPayment,
  listPaymentInbox,
  listPayments,
  matchReceipt,
} from '@portal/contracts';
import { DAY_MS, ORDER_LIFETIME_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { givenLiveCode } from './support/bearer-values';
import type { GivenAccount } from './support/given-account';
import { givenOrder, moneyFor, receiptOf, report } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

const NO_PLAN = { start: null, days: 0, balance: 0, price: null, currency: null, activates: [] };

let server: TestServer;
let admin: TestClient;
let support: TestClient;
let user: GivenAccount;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  for (const name of ['payment_orders', 'payment_receipts', 'redeem_codes'])
    await server.connection.collection(name).deleteMany({});
  server.clock.advance(DAY_MS);
  admin = await server.signInAsAdmin();
  support = await server.signInAsAdmin(undefined, 'support');
  user = await server.givenAccount({ name: 'Nusrat', plan: NO_PLAN });
});
afterAll(() => server.stop());

const list = async (query: Record<string, string>, client = admin) =>
  (await client.send(listPayments, { query })).payload();
const codesOf = async (query: Record<string, string>, client = admin): Promise<string[]> =>
  (await list(query, client)).payments.map(({ ref_code }) => ref_code);
const inbox = async (query: Record<string, string>) =>
  (await admin.send(listPaymentInbox, { query })).payload();
const find = async (search: string, client = admin) =>
  (await client.send(findRecords, { query: { search } })).payload();

/** A completed order of the user. */
async function givenPaid(facts: Parameters<typeof moneyFor>[2] = {}) {
  const order = await givenOrder(server, user.userId);
  const money = moneyFor(server, order, facts);
  expect(await report(server, money)).toMatchObject({ outcome: 'completed' });
  return { order, money };
}

/** Money that no order takes. */
async function givenFree(facts: Parameters<typeof moneyFor>[2] = {}) {
  const order = await givenOrder(server, user.userId);
  const money = moneyFor(server, order, { reference: null, ...facts });
  expect(await report(server, money)).toMatchObject({ outcome: 'unmatched' });
  return { order, money, receiptId: String((await receiptOf(server, money.trxId))._id) };
}

describe('Payment History', () => {
  it.each([
    ['its transaction id', 'NAGAD77X1Z'],
    ['the beginning of it, in small letters', 'nagad77'],
    ['the payer’s number', '01722000111'],
    ['the beginning of that number with the country', '+8801722'],
  ])('finds a payment by %s', async (_way, search) => {
    await givenPaid();
    const { order } = await givenPaid({ trxId: 'NAGAD77X1Z', sender: '01722000111' });
    expect(await codesOf({ search })).toEqual([order.ref_code]);
  });

  it('finds an order by its code, the beginning of it, the typed transaction id and the User ID', async () => {
    const other = await server.givenAccount({ plan: NO_PLAN });
    await givenOrder(server, other.userId);
    const { ref_code: code } = await givenOrder(server, user.userId, {
      ...{ ref_code: 'QQQQ2222', submitted_trx_id: 'TYPED12345' },
    });
    const typed = ['qqqq-2222', 'QQQ', 'TYPED', String(user.userId)];
    for (const search of typed) expect(await codesOf({ search })).toEqual([code]);
    for (const search of ['ZZZ', 'QQ', '.*', '$gt']) expect(await codesOf({ search })).toEqual([]);
  });

  it('puts the exact match first, then the newest', async () => {
    const exact = await givenPaid({ trxId: 'ABC123456' });
    server.clock.advance(1_000);
    const older = await givenPaid({ trxId: 'ABC123456X' });
    server.clock.advance(1_000);
    const newest = await givenPaid({ trxId: 'ABC123456Y' });
    expect(await codesOf({ search: 'ABC123456' })).toEqual(
      [exact, newest, older].map(({ order }) => order.ref_code),
    );
  });

  it('reveals no code sign by sign and no payer’s number to a role that may not decide', async () => {
    const { ref_code: code } = await givenOrder(server, user.userId, { ref_code: 'QQQQ2222' });
    await givenPaid({ sender: '01722000111' });
    expect(await codesOf({ search: 'QQQQ22' }, support)).toEqual([]);
    expect(await codesOf({ search: '01722000111' }, support)).toEqual([]);
    expect((await list({ search: code }, support)).payments).toHaveLength(1);
  });

  it('filters by method, days and status together, over pages that count all of them', async () => {
    const day = (at: Date) => at.toISOString().slice(0, 10);
    const old = server.clock.now();
    const long = { createdAt: old, expiresAt: new Date(old.getTime() + ORDER_LIFETIME_MS) };
    await givenOrder(server, user.userId, { ...long, method: 'nagad', status: 'completed' });
    server.clock.advance(3 * DAY_MS);
    admin = await server.signInAsAdmin();
    const codes: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      server.clock.advance(1_000);
      const facts = { method: 'nagad', status: 'completed' } as const;
      codes.unshift((await givenOrder(server, user.userId, facts)).ref_code);
      await givenOrder(server, user.userId, { method: 'bkash', status: 'completed' });
    }
    const open = await givenOrder(server, user.userId, { method: 'nagad' });
    const today = { from: day(server.clock.now()), method: 'nagad' };
    const query = { ...today, status: 'completed', limit: '2' };
    const turned = [];
    for (const page of ['1', '2', '3']) turned.push(...(await codesOf({ ...query, page })));
    expect(turned).toEqual(codes);
    expect((await list(query)).pagination).toMatchObject({ totalRecords: 5, totalPages: 3 });
    expect(await codesOf(today)).toEqual([open.ref_code, ...codes]);
    expect(await codesOf({ ...today, status: 'pending' })).toEqual([open.ref_code]);
    server.clock.advance(ORDER_LIFETIME_MS);
    admin = await server.signInAsAdmin();
    expect(await codesOf({ ...today, status: 'timed_out' })).toEqual([open.ref_code]);
    expect(await codesOf({ ...today, status: 'pending' })).toEqual([]);
    expect(await codesOf({ to: day(old), method: 'nagad' })).toHaveLength(1);
  });

  it('finds an amount that was wanted or received, also with a search', async () => {
    const wanted = await givenOrder(server, user.userId, { amount: 59_950 });
    const order = await givenOrder(server, user.userId, { amount: 100_000 });
    await report(server, moneyFor(server, order, { amount: 599.5 }));
    await givenOrder(server, user.userId);
    expect((await codesOf({ amount: '599.5' })).toSorted()).toEqual(
      [wanted.ref_code, order.ref_code].toSorted(),
    );
    const found = await codesOf({ amount: '599.5', search: order.ref_code });
    expect(found).toEqual([order.ref_code]);
    expect((await admin.send(listPayments, { query: { amount: '1e3' } })).status).toBe(400);
  });

  it('cuts a search by the beginning of a transaction id at 30, and says so', async () => {
    const search = 'CUTAB';
    for (let number = 0; number < 29; number += 1)
      await givenOrder(server, user.userId, { status: 'completed', trx_id: `${search}0${number}` });
    expect(await list({ search })).toMatchObject({
      isCut: false,
      pagination: { totalRecords: 29 },
    });
    for (const trx_id of ['CUTAB50', 'CUTAB51'])
      await givenOrder(server, user.userId, { status: 'completed', trx_id });
    expect(await list({ search })).toMatchObject({ isCut: true, pagination: { totalRecords: 30 } });
  });

  it('cuts a search by amount at 60, from the side that the order asks for', async () => {
    const codes: string[] = [];
    for (let number = 0; number < 61; number += 1) {
      const { ref_code } = await givenOrder(server, user.userId, {
        amount: 88_800,
        status: 'timed_out',
      });
      codes.push(ref_code);
      server.clock.advance(1_000);
    }
    const query = { amount: '888', limit: '50' };
    const shown = async (sort: string): Promise<string[]> => [
      ...(await codesOf({ ...query, sort })),
      ...(await codesOf({ ...query, sort, page: '2' })),
    ];
    expect((await list(query)).pagination).toMatchObject({ totalRecords: 60, totalPages: 2 });
    expect(await shown('time')).toEqual(codes.slice(0, 60));
    expect(await shown('-time')).toEqual(codes.slice(1).toReversed());
    expect((await list({ ...query, page: '9' })).pagination.currentPage).toBe(2);
    expect((await list({ ...query, limit: '100' })).payments).toHaveLength(60);
  });
});

describe('the payment inbox', () => {
  it('finds money by transaction id and payer’s number, of every kind, with counts', async () => {
    await givenFree();
    const { money } = await givenFree({ sender: '01722000111' });
    const order = await givenOrder(server, user.userId);
    const late = moneyFor(server, order, { amount: 15, sender: '01722000111' });
    await report(server, late);
    for (const search of [money.trxId, '01722']) {
      const { items, counts } = await inbox({ search });
      expect(items).toMatchObject([{ trxId: money.trxId, kind: 'unmatched' }]);
      expect(counts).toMatchObject({ unmatched: 1, mismatched: search === '01722' ? 1 : 0 });
    }
    const { items } = await inbox({ search: String(user.userId), kind: 'mismatched' });
    expect(items).toMatchObject([{ _id: order.ref_code, amount: 15 }]);
  });

  it('filters by amount, method and days of the payment', async () => {
    const { money } = await givenFree({ amount: 77, method: 'nagad' });
    await givenFree();
    const day = money.receivedAt.slice(0, 10);
    const filters: Record<string, string>[] = [
      { amount: '77' },
      { method: 'nagad' },
      { amount: '77', from: day },
    ];
    for (const query of filters) {
      const { items, counts } = await inbox(query);
      expect([items.map(({ trxId }) => trxId), counts.unmatched]).toEqual([[money.trxId], 1]);
    }
    expect((await inbox({ to: '2001-01-01' })).items).toEqual([]);
  });
});

describe('the search of the palette', () => {
  it('finds payments, redeem codes and nothing that does not exist; waiting money first', async () => {
    const { order } = await givenPaid({ trxId: 'PALETTE111' });
    const { receiptId } = await givenFree({ trxId: 'PALETTE222' });
    const { payments } = await find('palette');
    expect(payments).toMatchObject([
      { _id: receiptId, userId: null, ref_code: null, status: null, amount: 2_200 },
      { userName: 'Nusrat', ref_code: order.ref_code, status: 'completed', trx_id: 'PALETTE111' },
    ]);
    const code = await givenLiveCode(server);
    expect((await find(code.slice(0, 6))).codes).toMatchObject([{ redeem_code: code }]);
    expect((await find(code.slice(0, 6), support)).codes).toEqual([]);
    expect(await find('nothing')).toMatchObject({ payments: [], codes: [], offers: [] });
  });
});

describe('the record of a payment', () => {
  const read = async (paymentId: string, client = admin) =>
    (await client.send(getPayment, { params: { paymentId } })).payload().payment;

  it('is the same by order, code and report: what was ordered, paid, decided and given', async () => {
    const { order, money, receiptId } = await givenFree();
    const params = { receiptId };
    const waiting = await read(receiptId);
    expect(waiting).toMatchObject({
      ...{ order: null, grant: null, decision: null, audit: [] },
      money: { trxId: money.trxId, sender: '01911111111', message: null },
      waiting: { kind: 'unmatched', suggestions: [{ ref_code: order.ref_code }] },
    });
    (await admin.send(matchReceipt, { params, body: { refCode: order.ref_code } })).payload();
    const [listed] = (await list({ search: order.ref_code })).payments;
    const record = await read(receiptId);
    expect(record).toMatchObject({
      order: { _id: listed?._id, userInfo: { name: 'Nusrat' }, status: 'completed', days: 30 },
      money: { _id: receiptId, amount: 2_200, reportedBy: 'relay:relay-one' },
      decision: { by: 'admin:ana' },
      grant: { by: 'admin:ana', days: 30, videos: 999_999, balanceAfter: 999_999 },
      waiting: null,
      audit: [{ action: 'payments/match', userId: user.userId }],
    });
    expect(await read(listed?._id ?? '')).toEqual(record);
    expect(await read(order.ref_code.toLowerCase())).toEqual(record);
  });

  it('says what waits; a role that may not decide sees neither number, nor note, nor audit', async () => {
    const order = await givenOrder(server, user.userId);
    await report(server, moneyFor(server, order, { amount: 15 }));
    expect(await read(order.ref_code)).toMatchObject({
      waiting: { kind: 'mismatched', _id: order.ref_code, reason: 'Paid 15 of 2,200 BDT.' },
    });
    expect(await read(order.ref_code, support)).toMatchObject({
      ...{ waiting: null, audit: [] },
      money: { amount: 15, sender: null, reference: null, message: null },
    });
  });

  it('that does not exist is not found', async () => {
    for (const paymentId of ['ZZZZ2222', 'f'.repeat(24), 'nonsense', '$gt']) {
      const answer = await admin.send(getPayment, { params: { paymentId } });
      expect([answer.status, answer.code]).toEqual([404, 'payments/order-not-found']);
    }
  });
});
