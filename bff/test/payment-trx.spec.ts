import { submitTrx } from '@portal/contracts';
import { ORDER_LIFETIME_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import type { PaymentOrder } from '../src/domain/payments/orders/payment-order';
import { NO_TEXTS } from './support/bad-input';
import type { GivenAccount } from './support/given-account';
import {
  givenBrokenOff,
  givenOrder,
  moneyFor,
  newTrxId,
  orderOf,
  paidEntriesOf,
  receiptOf,
  report,
  statusOf,
} from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let user: GivenAccount;
let browser: TestClient;
let order: PaymentOrder;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
  order = await givenOrder(server, user.userId);
});

/** Last digits of the sender of moneyFor. */
const DIGITS = '1111';

const type = (
  trxId: string,
  referenceCode = order.ref_code,
  client = browser,
  senderDigits: string | undefined = DIGITS,
) => client.send(submitTrx, { body: { referenceCode, trxId, senderDigits } });

/** Somebody else with an order and a browser. */
async function givenOther() {
  const other = await server.givenAccount();
  const its = await givenOrder(server, other.userId);
  return { other, order: its, browser: await server.signInAs(other) };
}

/** Money for the order that names nobody. */
const withoutNote = (facts: object = {}) => moneyFor(server, order, { reference: null, ...facts });

describe('a transaction id typed by the payer', () => {
  it('before the money is known is noted, and the money completes the order when it comes', async () => {
    const money = withoutNote();
    expect((await type(money.trxId)).payload()).toMatchObject({
      status: 'pending',
      isKnown: false,
    });
    server.clock.advance(60_000);
    expect(await report(server, money)).toEqual({ outcome: 'completed', isRepeat: false });
    expect(await statusOf(browser, order.ref_code)).toMatchObject({
      ...{ status: 'completed', payment: { trx_id: money.trxId } },
    });
    expect(await paidEntriesOf(server, user.userId)).toMatchObject([
      { actor: `user:${user.userId}`, sourceId: order.ref_code },
    ]);
  });

  it.each([null, 'netflix pls', 'ZZZZZZZZ'])(
    'after money with the note %s completes the order at once',
    async (reference) => {
      const money = withoutNote({ reference });
      await report(server, money);
      expect((await type(money.trxId)).payload()).toMatchObject({
        ...{ status: 'completed', isKnown: true },
      });
      expect(await receiptOf(server, money.trxId)).toMatchObject({
        ...{ state: 'matched', outcome: 'completed', orderRef: order.ref_code },
      });
      expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
      expect(await report(server, money)).toEqual({ outcome: 'completed', isRepeat: true });
    },
  );

  it('counts whatever its case and blanks, and again changes nothing', async () => {
    const money = withoutNote();
    await report(server, money);
    const { trxId } = money;
    for (const typed of [` ${trxId.slice(0, 4)} ${trxId.slice(4).toLowerCase()} `, trxId]) {
      expect((await type(typed)).payload()).toMatchObject({ status: 'completed', isKnown: true });
    }
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
  });

  it('may be corrected as long as no money came', async () => {
    const money = withoutNote();
    await type(newTrxId());
    await type(money.trxId);
    expect(await report(server, money)).toMatchObject({ outcome: 'completed' });
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['the other method', { method: 'nagad' }],
  ])('of money with %s fails the order as ever', async (_what, facts) => {
    const money = withoutNote(facts);
    await report(server, money);
    expect((await type(money.trxId)).payload()).toMatchObject({
      ...{ status: 'failed_amount_mismatch', isKnown: true },
    });
  });

  it.each([
    [-1, 'completed', false],
    [0, 'timed_out', true],
    [1, 'timed_out', true],
  ])('after the end, of money paid %i ms from it, leads to %s', async (ms, status, isLate) => {
    const receivedAt = new Date(order.expiresAt.getTime() + ms).toISOString();
    server.clock.advance(ORDER_LIFETIME_MS + 60_000);
    const money = withoutNote({ receivedAt });
    await report(server, money);
    expect((await type(money.trxId)).payload()).toMatchObject({ status, isKnown: true });
    expect((await statusOf(browser, order.ref_code)).payment.isLate).toBe(isLate);
  });

  it('at the same time as its money never leaves both without each other', async () => {
    // Ten ids a minute are a user's limit; right ones do not count as wrong.
    for (let round = 0; round < 10; round += 1) {
      const own = await givenOrder(server, user.userId);
      const money = moneyFor(server, own, { reference: null });
      await Promise.all([type(money.trxId, own.ref_code), report(server, money)]);
      expect(await orderOf(server, own.ref_code)).toMatchObject({ status: 'completed' });
    }
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(10);
  });
});

describe('nothing that is typed claims the money of somebody else (PAY-13)', () => {
  const used = { status: 409, code: 'payments/transaction-used' };

  it('not what names the order of another payer, before or after that order took it', async () => {
    const other = await givenOther();
    const money = moneyFor(server, other.order);
    await report(server, money);
    expect(await type(money.trxId)).toMatchObject(used);
    const waiting = await givenOther();
    const { other: frozen } = waiting;
    await server.connection
      .collection('users')
      .updateOne({ userId: frozen.userId }, { $set: { isFrozen: true } });
    const parked = moneyFor(server, waiting.order);
    expect(await report(server, parked)).toMatchObject({ outcome: 'unmatched' });
    expect(await type(parked.trxId)).toMatchObject(used);
    expect(await orderOf(server, order.ref_code)).toMatchObject({ status: 'pending' });
  });

  it('not what a report that broke off left behind for another payer', async () => {
    const other = await givenOther();
    const trxId = await givenBrokenOff(server, other.order.ref_code);
    expect((await type(trxId)).payload()).toMatchObject({ status: 'pending', isKnown: false });
    expect((await type(trxId, other.order.ref_code, other.browser)).payload()).toMatchObject({
      ...{ status: 'completed', isKnown: true },
    });
  });

  it('not when the id was typed before the money with another note came', async () => {
    const other = await givenOther();
    const money = moneyFor(server, other.order);
    expect((await type(money.trxId)).payload().isKnown).toBe(false);
    await report(server, money);
    expect(await orderOf(server, other.order.ref_code)).toMatchObject({ status: 'completed' });
    expect(await orderOf(server, order.ref_code)).toMatchObject({ status: 'pending' });
    expect(await type(money.trxId)).toMatchObject(used);
  });

  it('not twice: the id of used money is refused and flagged (PAY-10)', async () => {
    const money = withoutNote();
    await report(server, money);
    (await type(money.trxId)).payload();
    const other = await givenOther();
    expect(await type(money.trxId, other.order.ref_code, other.browser)).toMatchObject(used);
    const again = await givenOrder(server, user.userId);
    expect(await type(money.trxId, again.ref_code)).toMatchObject(used);
    const flags = server.log.filter(({ msg }) => String(msg).startsWith('payment_claim_refused'));
    expect(JSON.stringify(flags)).toContain(other.order.ref_code);
  });

  it('not by two orders that typed it before the money came: an administrator decides', async () => {
    const other = await givenOther();
    const money = withoutNote();
    await type(money.trxId);
    await type(money.trxId, other.order.ref_code, other.browser);
    expect(await report(server, money)).toEqual({ outcome: 'unmatched', isRepeat: false });
    expect(await receiptOf(server, money.trxId)).toMatchObject({
      ...{ state: 'unmatched', reason: 'contested', dueAt: null },
    });
    expect((await type(money.trxId)).payload()).toEqual(
      expect.objectContaining({ status: 'pending', isKnown: true }),
    );
    for (const { ref_code } of [order, other.order]) {
      expect(await orderOf(server, ref_code)).toMatchObject({ status: 'pending' });
    }
  });

  it('only for one of two who type it at once after the money came', async () => {
    const other = await givenOther();
    const money = withoutNote();
    await report(server, money);
    const answers = await Promise.all([
      type(money.trxId),
      type(money.trxId, other.order.ref_code, other.browser),
    ]);
    const entries = [
      ...(await paidEntriesOf(server, user.userId)),
      ...(await paidEntriesOf(server, other.other.userId)),
    ];
    const completed = answers.filter(({ body }) => 'status' in body && body.status === 'completed');
    expect(entries.length).toBe(completed.length);
    expect(entries.length).toBeLessThanOrEqual(1);
  });
});

describe('a typed transaction id is refused', () => {
  it('for an order of somebody else and for none, alike', async () => {
    const other = await givenOther();
    for (const code of [other.order.ref_code, 'ZZZZZZZZ', 'nonsense']) {
      const answer = await type(newTrxId(), code);
      expect([answer.status, answer.code]).toEqual([404, 'payments/order-not-found']);
    }
  });

  it('when the order has its money', async () => {
    await report(server, moneyFor(server, order));
    expect(await type(newTrxId())).toMatchObject({ status: 409, code: 'payments/order-closed' });
  });

  it('when it can be none', async () => {
    for (const text of ['12345', 'A'.repeat(21), 'TRX-123456', 'ÄÖÜ12345', '$ne12345']) {
      const answer = await type(text);
      expect([text, answer.status, answer.code]).toEqual([
        ...[text, 400, 'payments/invalid-transaction'],
      ]);
    }
  });

  it('when it is no text', async () => {
    const values = NO_TEXTS.slice(0, 9);
    for (const value of values) {
      const answer = await browser.send(submitTrx, {
        body: { referenceCode: order.ref_code, trxId: value },
      });
      expect([value, answer.status]).toEqual([value, 400]);
    }
  });

  it('after ten in a minute', async () => {
    for (let times = 0; times < 10; times += 1) expect((await type('none')).status).toBe(400);
    expect(await type(newTrxId())).toMatchObject({ status: 429, code: 'request/too-many' });
  });

  it('without a session', async () => {
    const answer = await type(newTrxId(), order.ref_code, server.client());
    expect(answer.code).toBe('sessions/required');
  });
});
