import {
  dismissMessage,
  dismissOrder,
  dismissReceipt,
  previewMatch,
  grantOrder,
  type InboxKind,
  listPaymentInbox,
  matchReceipt,
  reportPaymentMessage,
  submitTrx,
} from '@portal/contracts';
import { ORDER_LIFETIME_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import type { PaymentOrder } from '../src/domain/payments/orders/payment-order';
import { PaymentOrdersRepository } from '../src/domain/payments/orders/payment-orders.repository';
import { PaymentReceiptsRepository } from '../src/domain/payments/settlement/payment-receipts.repository';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import type { GivenAccount } from './support/given-account';
import {
  givenOrder,
  moneyFor,
  newReferenceCode,
  orderOf,
  paidEntriesOf,
  receiptOf,
  relayHeaders,
  report,
  reportRaw,
} from './support/payments';
import { databaseHash } from './support/database-hash';
import { expectRemembered } from './support/remembered';
import { createTestServer, type TestServer } from './support/test-server';

const REASON = 'paid back';
const NO_PLAN = { start: null, days: 0, balance: 0, price: null, currency: null, activates: [] };

let server: TestServer;
let elsewhere: TestServer;
let admin: TestClient;
let user: GivenAccount;

beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
});
beforeEach(async () => {
  for (const name of [
    'payment_orders',
    'payment_receipts',
    'payment_messages',
    'ledger',
    'users',
    'day_figures',
    'day_figure_changes',
  ]) {
    await server.connection.collection(name).deleteMany({});
  }
  await server.connection.collection('audit').deleteMany({});
  user = await server.givenAccount({ name: 'Rahim', plan: NO_PLAN });
  admin = await server.signInAsAdmin();
});
afterEach(() => jest.restoreAllMocks());
// Whatever was decided: order, receipt, ledger and plan agree.
afterEach(async () => {
  const { violations } = await server.app
    .get(ReconciliationService, { strict: false })
    .findMoneyViolations();
  expect(violations).toEqual([]);
});
afterAll(async () => {
  await elsewhere.stop();
  await server.stop();
});

const list = async (kind: InboxKind, more: Record<string, string> = {}) =>
  (await admin.send(listPaymentInbox, { query: { kind, ...more } })).payload();
const entries = () => paidEntriesOf(server, user.userId);
/** Records of decisions; administrators also signed in, and payments completed orders by themselves. */
const audited = () =>
  server.connection
    .collection('audit')
    .countDocuments({ action: /^payments\//, actor: { $ne: null } });

/** Money without a note, in the inbox. */
async function givenUnmatched(order: PaymentOrder, facts: object = {}) {
  const money = moneyFor(server, order, { reference: null, ...facts });
  expect(await report(server, money)).toMatchObject({ outcome: 'unmatched' });
  return { money, receiptId: String((await receiptOf(server, money.trxId))._id) };
}

/** An order whose money came a second after its end. */
async function givenLate() {
  const order = await givenOrder(server, user.userId);
  server.clock.advance(ORDER_LIFETIME_MS + 1_000);
  // The one before has ended meanwhile.
  admin = await server.signInAsAdmin();
  const money = moneyFor(server, order);
  expect(await report(server, money)).toMatchObject({ outcome: 'late' });
  return { order, money };
}

/** An order that got 15 BDT instead of 2,200. */
async function givenMismatch() {
  const order = await givenOrder(server, user.userId);
  const money = moneyFor(server, order, { amount: 15 });
  expect(await report(server, money)).toMatchObject({ outcome: 'failed_amount_mismatch' });
  return { order, money };
}

/** A message that nobody can read; gives its id. */
async function givenUnread(text = 'সতর্কতা: আপনার পিন কাউকে দেবেন না।'): Promise<string> {
  const receivedAt = server.clock.now().toISOString();
  const payload = JSON.stringify({ method: 'bkash', text, receivedAt });
  const { method, path: url } = reportPaymentMessage;
  const headers = relayHeaders(server, payload);
  expect((await server.client().request({ method, url, headers, payload })).status).toBe(200);
  const found = await server.connection.collection('payment_messages').findOne({ text });
  return String(found?._id);
}

const grant = (refCode: string, client = admin) =>
  client.send(grantOrder, { params: { refCode }, body: {} });
const dismiss = (refCode: string, client = admin) =>
  client.send(dismissOrder, { params: { refCode }, body: { reason: REASON } });

describe('the payment inbox', () => {
  it('lists money without an order with what is known of it, and the orders it may be for', async () => {
    const order = await givenOrder(server, user.userId);
    server.clock.advance(60_000);
    const { money, receiptId } = await givenUnmatched(order, { reference: 'thank you' });
    expect(await list('unmatched')).toEqual({
      success: true,
      items: [
        {
          _id: receiptId,
          kind: 'unmatched',
          at: money.receivedAt,
          method: 'bkash',
          amount: 2_200,
          trxId: money.trxId,
          sender: '01911111111',
          reference: 'thank you',
          reason: 'The note has no reference code.',
          order: null,
          suggestions: [
            {
              ref_code: order.ref_code,
              userId: user.userId,
              name: 'Rahim',
              planName: 'Combo - 30 Days',
              days: 30,
              videos: 999_999,
              amount: 2_200,
              method: 'bkash',
              status: 'pending',
              createdAt: order.createdAt.toISOString(),
              cause: 'same_amount',
              claim: null,
              outcome: 'completed',
            },
          ],
          text: null,
        },
      ],
      kind: 'unmatched',
      pagination: { currentPage: 1, totalPages: 1, totalRecords: 1 },
      counts: { unmatched: 1, late: 0, mismatched: 0, unparsed: 0 },
      timeZone: 'Asia/Dhaka',
    });
  });

  it('suggests the order whose code is a letter away, and says what matching would do', async () => {
    const order = await givenOrder(server, user.userId, { ref_code: 'KKKK2222' });
    await givenUnmatched(order, { reference: 'KKKK2223', amount: 5 });
    const [item] = (await list('unmatched')).items;
    expect(item?.suggestions).toMatchObject([
      { ref_code: 'KKKK2222', cause: 'similar', outcome: 'failed_amount_mismatch' },
    ]);
  });

  it('shows who typed its id with which digits, whether they fit, the fitting ones first', async () => {
    const orders = [];
    for (const senderDigits of [null, '4321', '1111']) {
      const payer = await server.givenAccount({ plan: NO_PLAN });
      const order = await givenOrder(server, payer.userId, { amount: 5_000 });
      orders.push({ order, senderDigits, client: await server.signInAs(payer) });
    }
    const money = moneyFor(server, await givenOrder(server, user.userId), { reference: null });
    const odd = { ...money, sender: '01911XXX111' };
    for (const { order, senderDigits, client } of orders) {
      const body = { referenceCode: order.ref_code, trxId: money.trxId, senderDigits };
      (await client.send(submitTrx, { body })).payload();
    }
    await report(server, odd);
    const [waiting] = (await list('unmatched')).items;
    expect(waiting?.reason).toBe(
      'The transaction ID was typed, but the report has no sender number to compare the digits with.',
    );
    expect(
      waiting?.suggestions.flatMap(({ claim }) => (claim ? [[claim.digits, claim.fit]] : [])),
    ).toEqual(
      expect.arrayContaining([
        [null, 'unknown'],
        ['4321', 'unknown'],
        ['1111', 'unknown'],
      ]),
    );
    // The digits can be compared, and one click gives the money to the right one.
    const again = moneyFor(server, orders[0]?.order ?? raise(), { reference: null, amount: 9 });
    await report(server, again);
    for (const { order, senderDigits, client } of orders) {
      const typed = senderDigits === '1111' ? '2222' : senderDigits;
      const body = { referenceCode: order.ref_code, trxId: again.trxId, senderDigits: typed };
      await client.send(submitTrx, { body });
      if (typed === '2222') {
        await client.send(submitTrx, { body: { ...body, senderDigits: '1111' } });
      }
    }
    const open = (await list('unmatched')).items.find(({ trxId }) => trxId === again.trxId);
    expect(open?.suggestions.map(({ ref_code, claim }) => [ref_code, claim])).toEqual([
      [orders[2]?.order.ref_code, { digits: '1111', fit: 'fits', hadWrong: true }],
      [orders[0]?.order.ref_code, { digits: null, fit: 'unknown', hadWrong: false }],
      [orders[1]?.order.ref_code, { digits: '4321', fit: 'differs', hadWrong: true }],
    ]);
  });

  it('lets an administrator give old money to its order, which it does not take by itself', async () => {
    const order = await givenOrder(server, user.userId);
    const receivedAt = '2001-01-01T00:00:00.000Z';
    const { receiptId } = await givenUnmatched(order, { reference: order.ref_code, receivedAt });
    const [waiting] = (await list('unmatched')).items;
    expect(waiting).toMatchObject({
      reason: 'Paid more than a day before its order was created.',
      suggestions: [{ ref_code: order.ref_code, cause: 'noted', outcome: 'completed' }],
    });
    const params = { receiptId };
    const body = { refCode: order.ref_code };
    (await admin.send(matchReceipt, { params, body })).payload();
    expect(await entries()).toHaveLength(1);
  });

  it('lists late and mismatched money with its order, and messages that could not be read', async () => {
    const mismatch = await givenMismatch();
    const late = await givenLate();
    await givenUnread();
    expect((await list('late')).items).toMatchObject([
      {
        ...{ _id: late.order.ref_code, kind: 'late', amount: 2_200, trxId: late.money.trxId },
        ...{ sender: '01911111111', reason: 'Paid after the order had ended.' },
        order: { userId: user.userId, name: 'Rahim', days: 30, status: 'timed_out' },
      },
    ]);
    expect((await list('mismatched')).items).toMatchObject([
      { _id: mismatch.order.ref_code, amount: 15, reason: 'Paid 15 of 2,200 BDT.' },
    ]);
    const { items, counts } = await list('unparsed');
    expect(items).toMatchObject([{ kind: 'unparsed', reason: 'Its format is unknown.' }]);
    expect(items[0]?.text).toContain('সতর্কতা');
    expect(counts).toEqual({ unmatched: 0, late: 1, mismatched: 1, unparsed: 1 });
  });

  it('opens where work is: without a kind it lists the first kind that has items', async () => {
    await givenUnread();
    const open = async () => (await admin.send(listPaymentInbox)).payload();
    expect(await open()).toMatchObject({ kind: 'unparsed', items: [{ kind: 'unparsed' }] });
    const { order } = await givenMismatch();
    expect(await open()).toMatchObject({ kind: 'mismatched', items: [{ _id: order.ref_code }] });
  });

  it('is in pages, oldest money first', async () => {
    const trxIds: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      server.clock.advance(60_000);
      const order = await givenOrder(server, user.userId, { amount: 100 + number });
      trxIds.push((await givenUnmatched(order)).money.trxId);
    }
    const turned: (string | null)[] = [];
    for (const page of ['1', '2', '3']) {
      const { items, pagination } = await list('unmatched', { page, limit: '2' });
      expect(pagination).toEqual({ currentPage: Number(page), totalPages: 3, totalRecords: 5 });
      turned.push(...items.map(({ trxId }) => trxId));
    }
    expect(turned).toEqual(trxIds);
  });

  it('is read by support, which may not decide; a viewer may not see payers', async () => {
    const order = await givenOrder(server, user.userId);
    const { receiptId } = await givenUnmatched(order);
    const support = await server.signInAsAdmin(undefined, 'support');
    const { items } = (await support.send(listPaymentInbox)).payload();
    expect(items).toMatchObject([{ kind: 'unmatched', _id: receiptId }]);
    const refused = await support.send(dismissReceipt, {
      params: { receiptId },
      body: { reason: REASON },
    });
    expect(refused.status).toBe(403);
    const viewer = await server.signInAsAdmin(undefined, 'viewer');
    expect((await viewer.send(listPaymentInbox)).status).toBe(403);
  });

  it('shows support no digits by which it could let somebody claim the money', async () => {
    const order = await givenOrder(server, user.userId);
    const { money } = await givenUnmatched(order, { reference: 'from 01911111111' });
    const browser = await server.signInAs(user);
    const body = { referenceCode: order.ref_code, trxId: money.trxId, senderDigits: '4321' };
    (await browser.send(submitTrx, { body })).payload();
    await givenMismatch();
    await givenUnread('Money from 01911111111, please read.');
    const support = await server.signInAsAdmin(undefined, 'support');
    const readBy = async (client: TestClient, kind: InboxKind) =>
      (await client.send(listPaymentInbox, { query: { kind } })).payload().items;
    const [unmatched] = await readBy(support, 'unmatched');
    expect(unmatched).toMatchObject({
      trxId: money.trxId,
      sender: '01911••••••',
      reference: 'from 01911••••••',
    });
    const claimOf = (item: typeof unmatched) =>
      item?.suggestions.flatMap(({ claim }) => claim ?? []);
    expect(claimOf(unmatched)).toMatchObject([{ digits: '••••', fit: 'differs' }]);
    expect(await readBy(support, 'mismatched')).toMatchObject([{ sender: '01911••••••' }]);
    expect(await readBy(support, 'unparsed')).toMatchObject([
      { text: 'Money from 01911••••••, please read.' },
    ]);
    const finance = await server.signInAsAdmin(undefined, 'finance');
    const [whole] = await readBy(finance, 'unmatched');
    expect(whole?.sender).toBe('01911111111');
    expect(claimOf(whole)).toMatchObject([{ digits: '4321', fit: 'differs' }]);
  });
});

describe('actions on the payment inbox', () => {
  it('match money to an order, which completes it and extends the plan, with one record', async () => {
    const order = await givenOrder(server, user.userId);
    const { receiptId, money } = await givenUnmatched(order);
    const send = () =>
      admin.send(matchReceipt, { params: { receiptId }, body: { refCode: order.ref_code } });
    const answer = await expectRemembered(server, send, {
      action: 'payments/match',
      target: `receipt:${receiptId}`,
      details: { order: order.ref_code, outcome: 'completed' },
    });
    expect(answer.payload().message).toBe('Order completed, plan extended.');
    expect(await entries()).toMatchObject([
      { days: 30, videos: 999_999, actor: 'admin:ana', sourceId: order.ref_code },
    ]);
    expect(await receiptOf(server, money.trxId)).toMatchObject({ decidedBy: 'admin:ana' });
    expect((await list('unmatched')).items).toEqual([]);
    const again = await send();
    expect([again.status, again.code]).toEqual([409, 'payments/transaction-used']);
    expect(await audited()).toBe(1);
  });

  it('preview what a typed code would do and to whom, and change nothing by it', async () => {
    const order = await givenOrder(server, user.userId);
    const { receiptId } = await givenUnmatched(order);
    const preview = (refCode: string, id = receiptId) =>
      admin.send(previewMatch, { params: { receiptId: id, refCode } });
    const changes = server.connection.collection('day_figure_changes');
    const noted = (await changes.find().toArray()).map(({ _id }) => _id);
    const takeAway = async (refCode: string) => {
      await server.connection.collection('payment_orders').deleteOne({ ref_code: refCode });
      await changes.deleteMany({ _id: { $nin: noted } });
    };
    const unchanged = await databaseHash(server);
    expect((await preview(order.ref_code.toLowerCase())).payload()).toEqual({
      success: true,
      order: {
        ...{ ref_code: order.ref_code, userId: user.userId, name: 'Rahim' },
        ...{ planName: 'Combo - 30 Days', days: 30, videos: 999_999, amount: 2_200 },
        ...{ method: 'bkash', status: 'pending', createdAt: order.createdAt.toISOString() },
        outcome: 'completed',
      },
    });
    for (const [facts, outcome] of [
      [{ amount: 5 }, 'failed_amount_mismatch'],
      [{ createdAt: new Date(0) }, 'late'],
    ] as const) {
      const { ref_code: other } = await givenOrder(server, user.userId, facts);
      expect((await preview(other)).payload().order).toMatchObject({ ref_code: other, outcome });
      await takeAway(other);
    }
    expect(await databaseHash(server)).toEqual(unchanged);

    const closed = await givenOrder(server, user.userId, { status: 'completed' });
    expect((await preview(closed.ref_code)).code).toBe('payments/order-closed');
    await takeAway(closed.ref_code);
    expect((await preview('ZZZZZZZZ')).code).toBe('payments/order-not-found');
    expect((await preview('no code')).code).toBe('payments/order-not-found');
    expect((await preview(order.ref_code, 'a'.repeat(24))).code).toBe(
      'payments/invalid-transaction',
    );
    const body = { reason: REASON };
    await admin.send(dismissReceipt, { params: { receiptId }, body });
    expect((await preview(order.ref_code)).code).toBe('payments/transaction-used');
  });

  it('match under the rules of the order: another amount waits for the next decision', async () => {
    const order = await givenOrder(server, user.userId);
    const { receiptId } = await givenUnmatched(order, { amount: 5 });
    const body = { refCode: ` ${order.ref_code.toLowerCase()} ` };
    const answer = await admin.send(matchReceipt, { params: { receiptId }, body });
    expect(answer.payload().message).toContain('waits under Mismatched');
    expect(await entries()).toEqual([]);
    expect((await list('mismatched')).items).toHaveLength(1);
    expect((await grant(order.ref_code)).status).toBe(200);
    expect(await entries()).toHaveLength(1);
  });

  it('put money without an order aside, with a reason and one record', async () => {
    const { receiptId, money } = await givenUnmatched(await givenOrder(server, user.userId));
    const send = () =>
      admin.send(dismissReceipt, { params: { receiptId }, body: { reason: REASON } });
    await expectRemembered(server, send, {
      action: 'payments/dismiss-receipt',
      target: `receipt:${receiptId}`,
      details: { trxId: money.trxId, amount: 2_200, reason: REASON },
    });
    expect(await receiptOf(server, money.trxId)).toMatchObject({
      ...{ state: 'dismissed', remark: REASON, decidedBy: 'admin:ana' },
    });
    expect((await list('unmatched')).counts.unmatched).toBe(0);
    expect((await send()).code).toBe('payments/transaction-used');
  });

  it.each([
    ['late', givenLate, 2_200],
    ['mismatched', givenMismatch, 15],
  ] as const)('grant %s money once, with one record', async (kind, given, received) => {
    const { order, money } = await given();
    const { ref_code: code } = order;
    await expectRemembered(server, () => grant(code), {
      action: 'payments/grant',
      target: `order:${code}`,
      details: {
        ...{ userId: user.userId, plan: 'Combo - 30 Days', trxId: money.trxId },
        ...{ wanted: 2_200, received, reason: null },
      },
    });
    expect(await orderOf(server, code)).toMatchObject({ status: 'completed', late: 'granted' });
    expect(await entries()).toMatchObject([{ actor: 'admin:ana', days: 30, sourceId: code }]);
    expect(await receiptOf(server, money.trxId)).toMatchObject({ outcome: 'completed' });
    expect((await list(kind)).items).toEqual([]);
    for (const again of [await grant(code), await dismiss(code)]) {
      expect([again.status, again.code]).toEqual([409, 'payments/order-closed']);
    }
    expect(await entries()).toHaveLength(1);
    expect(await audited()).toBe(1);
  });

  it.each([
    ['late', givenLate, 'timed_out'],
    ['mismatched', givenMismatch, 'failed_amount_mismatch'],
  ] as const)('dismiss %s money once, with one record', async (kind, given, status) => {
    const { order, money } = await given();
    const { ref_code: code } = order;
    await expectRemembered(server, () => dismiss(code), {
      action: 'payments/dismiss',
      target: `order:${code}`,
      details: expect.objectContaining({ reason: REASON, trxId: money.trxId }) as unknown,
    });
    expect(await orderOf(server, code)).toMatchObject({ status, late: 'dismissed' });
    expect(await receiptOf(server, money.trxId)).toMatchObject({ remark: REASON });
    expect((await list(kind)).items).toEqual([]);
    expect((await grant(code)).code).toBe('payments/order-closed');
    expect(await entries()).toEqual([]);
  });

  it('put an unread message aside once, with one record that has nothing of its text', async () => {
    const messageId = await givenUnread();
    const send = () =>
      admin.send(dismissMessage, { params: { messageId }, body: { reason: 'an advertisement' } });
    await expectRemembered(server, send, {
      action: 'payments/dismiss-message',
      target: `payment-message:${messageId}`,
      details: { reason: 'an advertisement' },
    });
    expect((await list('unparsed')).items).toEqual([]);
    expect([(await send()).status, (await send()).code]).toEqual([
      ...[404, 'payments/message-not-found'],
    ]);
    expect(await audited()).toBe(1);
  });

  it.each(['', 'no', 'x'.repeat(201)])('refuse the reason %p', async (reason) => {
    const { order } = await givenMismatch();
    const params = { refCode: order.ref_code };
    const answer = await admin.send(dismissOrder, { params, body: { reason } });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    expect(await audited()).toBe(0);
  });

  it('find no order, receipt or message that is not there', async () => {
    const gone = 'a'.repeat(24);
    expect((await grant('ZZZZZZZZ')).code).toBe('payments/order-not-found');
    expect((await dismiss('no-code')).code).toBe('payments/order-not-found');
    const { ref_code: refCode } = await givenOrder(server, user.userId);
    const matched = { params: { receiptId: gone }, body: { refCode } };
    expect((await admin.send(matchReceipt, matched)).code).toBe('payments/invalid-transaction');
    const reason = { reason: REASON };
    expect(
      (await admin.send(dismissReceipt, { params: { receiptId: gone }, body: reason })).code,
    ).toBe('payments/invalid-transaction');
    expect(
      (await admin.send(dismissMessage, { params: { messageId: gone }, body: reason })).code,
    ).toBe('payments/message-not-found');
  });

  it('of a frozen user are refused and leave the money waiting', async () => {
    const { order } = await givenMismatch();
    await server.connection
      .collection('users')
      .updateOne({ userId: user.userId }, { $set: { isFrozen: true } });
    expect((await grant(order.ref_code)).code).toBe('accounts/frozen');
    expect((await list('mismatched')).items).toHaveLength(1);
    expect(await audited()).toBe(0);
  });

  it.each([
    ['late', givenLate],
    ['mismatched', givenMismatch],
  ] as const)(
    'by administrators at once on two instances decide %s money once',
    async (_kind, given) => {
      for (let round = 0; round < 4; round += 1) {
        const { order } = await given();
        const there = await elsewhere.signInAsAdmin();
        const before = [await audited(), (await entries()).length];
        const answers = await Promise.all([
          grant(order.ref_code),
          dismiss(order.ref_code, there),
          grant(order.ref_code, there),
          dismiss(order.ref_code),
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const { late } = await orderOf(server, order.ref_code);
        expect([await audited(), (await entries()).length]).toEqual([
          ...[(before[0] ?? 0) + 1, (before[1] ?? 0) + (late === 'granted' ? 1 : 0)],
        ]);
      }
    },
  );

  it('by administrators at once on two instances give money to one order, or put it aside', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [
        await givenOrder(server, user.userId),
        await givenOrder(server, user.userId),
      ];
      const { receiptId } = await givenUnmatched(one);
      const there = await elsewhere.signInAsAdmin();
      const params = { receiptId };
      const before = [await audited(), (await entries()).length];
      const answers = await Promise.all([
        admin.send(matchReceipt, { params, body: { refCode: one.ref_code } }),
        there.send(matchReceipt, { params, body: { refCode: two.ref_code } }),
        there.send(dismissReceipt, { params, body: { reason: REASON } }),
      ]);
      const won = answers.map(({ status }) => status === 200);
      expect(won.filter(Boolean)).toHaveLength(1);
      expect([await audited(), (await entries()).length]).toEqual([
        ...[(before[0] ?? 0) + 1, (before[1] ?? 0) + (won[2] ? 0 : 1)],
      ]);
    }
  });
});

describe('money that the relay or its payer claims while an administrator decides', () => {
  /** Money whose order came after it, so that the relay's next report claims it (PAY-16). */
  async function givenNoted() {
    const refCode = newReferenceCode();
    const money = moneyFor(server, { ref_code: refCode, amount: 220_000 });
    expect(await report(server, money)).toMatchObject({ outcome: 'unmatched' });
    await givenOrder(server, user.userId, { ref_code: refCode });
    return { trxId: money.trxId, refCode, claim: () => reportRaw(elsewhere, money) };
  }

  /** Money without a note, whose payer types its id. */
  async function givenTyped() {
    const order = await givenOrder(server, user.userId);
    const { trxId } = (await givenUnmatched(order)).money;
    const payer = await elsewhere.signInAs(user);
    const body = { referenceCode: order.ref_code, trxId, senderDigits: '1111' };
    return { trxId, refCode: order.ref_code, claim: () => payer.send(submitTrx, { body }) };
  }

  /** Stops an instance before the first write of its next decision; that has read everything then. */
  function holdNextDecision({ app }: Pick<TestServer, 'app'>) {
    let go = (): void => undefined;
    let arrive = (): void => undefined;
    const released = new Promise<void>((resolve) => (go = resolve));
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const orders = app.get(PaymentOrdersRepository, { strict: false });
    const receipts = app.get(PaymentReceiptsRepository, { strict: false });
    const [move, change] = [orders.move.bind(orders), receipts.change.bind(receipts)];
    const stop = async () => (arrive(), released);
    jest
      .spyOn(orders, 'move')
      .mockImplementationOnce(async (...all) => (await stop(), move(...all)));
    jest
      .spyOn(receipts, 'change')
      .mockImplementationOnce(async (...all) => (await stop(), change(...all)));
    return { arrived, go };
  }

  const CLAIMS = { 'the relay reports it again': givenNoted, 'its payer types its id': givenTyped };
  const rounds = (Object.keys(CLAIMS) as (keyof typeof CLAIMS)[]).flatMap((claim) =>
    (['matches', 'dismisses'] as const).flatMap((action) =>
      (['the administrator', 'the claim'] as const).map((first) => [claim, action, first] as const),
    ),
  );

  it.each(rounds)(
    '%s, an administrator %s it on another instance, %s is faster: one outcome',
    async (how, action, first) => {
      const { trxId, refCode, claim } = await CLAIMS[how]();
      const other = (await givenOrder(server, user.userId)).ref_code;
      const params = { receiptId: String((await receiptOf(server, trxId))._id) };
      const decide = () =>
        action === 'dismisses'
          ? admin.send(dismissReceipt, { params, body: { reason: REASON } })
          : admin.send(matchReceipt, { params, body: { refCode: other } });
      const isManual = first === 'the administrator';
      const slower = holdNextDecision(isManual ? elsewhere : server);
      const [held, faster] = isManual ? [claim, decide] : [decide, claim];
      const last = held();
      await slower.arrived;
      expect((await faster()).status).toBe(200);
      slower.go();
      const { status, code } = await last;
      const isReport = how === 'the relay reports it again';
      expect([status, code]).toEqual(
        isManual && isReport ? [200, null] : [409, 'payments/transaction-used'],
      );

      const taker = isManual ? (action === 'dismisses' ? null : other) : refCode;
      expect(await receiptOf(server, trxId)).toMatchObject({
        ...{ state: taker === null ? 'dismissed' : 'matched', orderRef: taker },
        decidedBy: isManual ? 'admin:ana' : null,
      });
      expect((await entries()).map(({ sourceId }) => sourceId as unknown)).toEqual(
        taker === null ? [] : [taker],
      );
      expect(await audited()).toBe(isManual ? 1 : 0);
    },
  );
});

it('every list of the inbox is read along an index, in its order', async () => {
  const { db } = server.connection;
  const byPayment = { receivedAt: 1, _id: 1 };
  for (const [find, filter, sort] of [
    ['payment_orders', { status: 'timed_out', late: 'open' }, byPayment],
    ['payment_orders', { status: 'failed_amount_mismatch', late: null }, byPayment],
    ['payment_orders', { submitted_trx_id: { $eq: 'X', $type: 'string' } }, {}],
    ['payment_orders', { ref_code: { $in: ['AAAA2222', 'AAAA2223'] } }, {}],
    [
      'payment_orders',
      { amount: 5, createdAt: { $gte: new Date(0), $lte: new Date(1) } },
      { createdAt: -1 },
    ],
    ['payment_messages', { kind: 'unparsed', dismissedBy: null }, { reportedAt: -1, _id: -1 }],
  ] as const) {
    const query = { find, filter, sort, limit: 15 };
    const plan = JSON.stringify(await db?.command({ explain: query, verbosity: 'queryPlanner' }));
    expect({ query, plan }).toEqual({ query, plan: expect.stringContaining('IXSCAN') });
    expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
  }
  const filter = { state: { $in: ['pending', 'unmatched'] } };
  const open = { find: 'payment_receipts', filter, sort: { paidAt: 1, _id: 1 }, limit: 15 };
  const plan = JSON.stringify(await db?.command({ explain: open, verbosity: 'queryPlanner' }));
  expect(plan).toContain('IXSCAN');
  expect(plan).not.toContain('COLLSCAN');
});

function raise(): never {
  throw new Error('There is no order.');
}
