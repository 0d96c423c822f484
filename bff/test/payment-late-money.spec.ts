import { ORDER_LIFETIME_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { OffersService } from '../src/domain/offers/offers.service';
import { PaymentActionsService } from '../src/domain/payment-actions/payment-actions.service';
import type { PaymentOrder } from '../src/domain/payments/orders/payment-order';
import type { GivenAccount } from './support/given-account';
import { ANA } from './support/origins';
import {
  givenOrder,
  moneyFor,
  orderOf,
  paidEntriesOf,
  receiptOf,
  report,
  statusOf,
} from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

const BEN = { ...ANA, actor: 'ben' };
const WHY = 'paid back';

let server: TestServer;
let actions: PaymentActionsService;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  actions = server.app.get(PaymentActionsService, { strict: false });
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

/** An order whose money came a second after its end. */
async function givenLate(facts: Partial<PaymentOrder> = {}) {
  const order = await givenOrder(server, user.userId, facts);
  server.clock.advance(ORDER_LIFETIME_MS + 1_000);
  const money = moneyFor(server, order);
  expect(await report(server, money)).toMatchObject({ outcome: 'late' });
  return { order, money };
}

/** Money without a note, in the inbox. */
async function givenUnmatched(order: PaymentOrder, facts: object = {}) {
  const money = moneyFor(server, order, { reference: null, ...facts });
  expect(await report(server, money)).toMatchObject({ outcome: 'unmatched' });
  return { money, receiptId: String((await receiptOf(server, money.trxId))._id) };
}

const entries = () => paidEntriesOf(server, user.userId);

describe('late money', () => {
  it('that an administrator grants completes its order and extends the plan, once', async () => {
    const { order, money } = await givenLate();
    await actions.grant(ANA, order.ref_code, null);
    expect(await statusOf(browser, order.ref_code)).toMatchObject({
      status: 'completed',
      payment: { isLate: false, received_amount: 2_200, trx_id: money.trxId },
    });
    expect(await orderOf(server, order.ref_code)).toMatchObject({ late: 'granted' });
    expect(await entries()).toMatchObject([
      { days: 30, videos: 999_999, actor: 'admin:ana', sourceId: order.ref_code },
    ]);
    const refusal = { code: 'payments/order-closed' };
    await expect(actions.grant(ANA, order.ref_code, null)).rejects.toMatchObject(refusal);
    await expect(actions.dismiss(ANA, order.ref_code, WHY)).rejects.toMatchObject(refusal);
    expect(await entries()).toHaveLength(1);
    expect(await receiptOf(server, money.trxId)).toMatchObject({ decidedBy: 'admin:ana' });
    expect(await report(server, money)).toEqual({ outcome: 'completed', isRepeat: true });
  });

  it('that an administrator dismisses leaves the order timed out, with its money on record', async () => {
    const { order, money } = await givenLate();
    await actions.dismiss(ANA, order.ref_code, WHY);
    expect(await statusOf(browser, order.ref_code)).toMatchObject({
      status: 'timed_out',
      payment: { isLate: false, received_amount: 2_200, trx_id: money.trxId },
    });
    await expect(actions.grant(ANA, order.ref_code, null)).rejects.toMatchObject({
      code: 'payments/order-closed',
    });
    expect(await entries()).toEqual([]);
    expect(await report(server, money)).toEqual({ outcome: 'late', isRepeat: true });
  });

  it('is granted or dismissed once when administrators decide at the same time', async () => {
    const { order } = await givenLate();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) =>
        number % 2
          ? actions.grant(ANA, order.ref_code, null)
          : actions.dismiss(BEN, order.ref_code, WHY),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { late } = await orderOf(server, order.ref_code);
    expect(await entries()).toHaveLength(late === 'granted' ? 1 : 0);
  });

  it('of an order with an offer uses the offer up when it is granted', async () => {
    const offers = server.app.get(OffersService, { strict: false });
    const { special } = await offers.sendSpecialOffer(user.userId, {
      planId: 'plan_standard_bdt_30d',
      discount: { type: 'percentage', value: 10 },
      expiryDays: 1,
    });
    const offerCode = special?.code ?? '';
    const { order } = await givenLate({ offerCode });
    await expect(offers.open(user.userId, offerCode)).resolves.toBeDefined();
    await actions.grant(ANA, order.ref_code, null);
    await expect(offers.open(user.userId, offerCode)).rejects.toMatchObject({
      code: 'offers/not-found',
    });
  });

  it('of a frozen or deleted user cannot be granted, and stays open', async () => {
    const { order } = await givenLate();
    const accounts = server.app.get(AccountsService, { strict: false });
    await accounts.setFrozen(user.userId, true);
    await expect(actions.grant(ANA, order.ref_code, null)).rejects.toMatchObject({
      code: 'accounts/frozen',
    });
    await server.connection.collection('users').deleteOne({ userId: user.userId });
    await expect(actions.grant(ANA, order.ref_code, null)).rejects.toMatchObject({
      code: 'accounts/not-found',
    });
    expect(await orderOf(server, order.ref_code)).toMatchObject({
      ...{ status: 'timed_out', late: 'open' },
    });
  });

  it('of no order is refused', async () => {
    const order = await givenOrder(server, user.userId);
    await expect(actions.grant(ANA, order.ref_code, null)).rejects.toMatchObject({
      code: 'payments/order-closed',
    });
    await expect(actions.grant(ANA, 'ZZZZZZZZ', null)).rejects.toMatchObject({
      code: 'payments/order-not-found',
    });
  });
});

describe('money in the inbox', () => {
  it('that an administrator matches by hand completes the order, once', async () => {
    const order = await givenOrder(server, user.userId);
    const { receiptId, money } = await givenUnmatched(order);
    expect(await actions.match(ANA, receiptId, order.ref_code)).toBe('completed');
    expect(await entries()).toMatchObject([{ actor: 'admin:ana', sourceId: order.ref_code }]);
    expect(await receiptOf(server, money.trxId)).toMatchObject({
      ...{ state: 'matched', orderRef: order.ref_code, decidedBy: 'admin:ana' },
    });
    const second = await givenOrder(server, user.userId);
    await expect(actions.match(ANA, receiptId, second.ref_code)).rejects.toMatchObject({
      code: 'payments/transaction-used',
    });
    expect(await entries()).toHaveLength(1);
  });

  it('matched by hand follows the rules of the order: other amounts fail it, late money waits', async () => {
    const order = await givenOrder(server, user.userId);
    const { receiptId } = await givenUnmatched(order, { amount: 5 });
    expect(await actions.match(ANA, receiptId, order.ref_code)).toBe('failed_amount_mismatch');
    const over = await givenOrder(server, user.userId);
    server.clock.advance(ORDER_LIFETIME_MS);
    const late = await givenUnmatched(over);
    expect(await actions.match(ANA, late.receiptId, over.ref_code)).toBe('late');
    expect(await entries()).toEqual([]);
    await expect(
      actions.match(ANA, (await givenUnmatched(order)).receiptId, order.ref_code),
    ).rejects.toMatchObject({ code: 'payments/order-closed' });
  });

  it('of a user who was frozen is matched after the thaw', async () => {
    const accounts = server.app.get(AccountsService, { strict: false });
    const order = await givenOrder(server, user.userId);
    await accounts.setFrozen(user.userId, true);
    const { receiptId } = await givenUnmatched(order, { reference: order.ref_code });
    await expect(actions.match(ANA, receiptId, order.ref_code)).rejects.toMatchObject({
      code: 'accounts/frozen',
    });
    await accounts.setFrozen(user.userId, false);
    expect(await actions.match(ANA, receiptId, order.ref_code)).toBe('completed');
  });

  it('that an administrator dismisses goes to no order any more', async () => {
    const order = await givenOrder(server, user.userId);
    const { receiptId, money } = await givenUnmatched(order);
    await actions.dismissReceipt(ANA, receiptId, WHY);
    expect(await receiptOf(server, money.trxId)).toMatchObject({
      ...{ state: 'dismissed', remark: WHY, decidedBy: 'admin:ana', dueAt: null },
    });
    const refusal = { code: 'payments/transaction-used' };
    await expect(actions.dismissReceipt(ANA, receiptId, WHY)).rejects.toMatchObject(refusal);
    await expect(actions.match(ANA, receiptId, order.ref_code)).rejects.toMatchObject(refusal);
    expect(await report(server, money)).toEqual({ outcome: 'unmatched', isRepeat: true });
  });

  it.each(['nonsense', 'f'.repeat(24)])('has no receipt %s', async (receiptId) => {
    await expect(actions.dismissReceipt(ANA, receiptId, WHY)).rejects.toMatchObject({
      code: 'payments/invalid-transaction',
    });
  });
});
