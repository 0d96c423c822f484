import { getUser, type ReportPaymentRequest } from '@portal/contracts';
import { ORDER_LIFETIME_MS, SETTLING_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import type { PaymentOrder } from '../src/domain/payments/orders/payment-order';
import type { GivenAccount } from './support/given-account';
import {
  buy,
  givenOrder,
  moneyFor,
  orderOf,
  OUR_NUMBERS,
  paidEntriesOf,
  receiptOf,
  report,
  statusOf,
} from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

const at = (order: PaymentOrder, ms: number) =>
  new Date(order.expiresAt.getTime() + ms).toISOString();
const planOf = async () =>
  (await browser.send(getUser, { params: { id: user.userId } })).payload().user;

describe('the exact amount, by the right method, before expiry', () => {
  it('completes the order, extends the plan once and writes the ledger', async () => {
    const before = await planOf();
    const order = await buy(browser, user, { planId: 'combo_1d' });
    server.clock.advance(60_000);
    const money = moneyFor(server, order);
    expect(await report(server, money)).toEqual({ outcome: 'completed', isRepeat: false });
    expect(await statusOf(browser, order.referenceCode)).toMatchObject({
      status: 'completed',
      payment: {
        ...{ received_amount: 155, trx_id: money.trxId, receivedAt: money.receivedAt },
        isLate: false,
      },
    });
    const after = await planOf();
    expect(after.expiry).toBe(before.expiry + 1);
    expect(after.balance).toBe(before.balance + 65);
    expect(after).toMatchObject({ start: before.start, price: 155, currency: 'BDT' });
    expect(await paidEntriesOf(server, user.userId)).toMatchObject([
      {
        ...{ days: 1, videos: 65, reason: 'payment', actor: 'relay:relay-one' },
        sourceId: order.referenceCode,
      },
    ]);
  });

  it.each(['as it is', 'in small letters with blanks', 'with hyphens'])(
    'finds its order by a note written %s',
    async (how) => {
      const order = await givenOrder(server, user.userId);
      const code = order.ref_code;
      const note = {
        'as it is': code,
        'in small letters with blanks': ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `,
        'with hyphens': `${code.slice(0, 4)}-${code.slice(4)}`,
      }[how];
      const { outcome } = await report(server, moneyFor(server, order, { reference: note }));
      expect(outcome).toBe('completed');
    },
  );

  it('counts for an order that named no method, by either', async () => {
    for (const method of ['bkash', 'nagad'] as const) {
      const order = await givenOrder(server, user.userId, { method: null });
      const { outcome } = await report(server, moneyFor(server, order, { method }));
      expect(outcome).toBe('completed');
    }
  });

  it.each([OUR_NUMBERS.bkash, `+88${OUR_NUMBERS.bkash}`, '01712 345-678'])(
    'counts when it went to %s, a number of ours',
    async (receiver) => {
      const order = await givenOrder(server, user.userId);
      const { outcome } = await report(server, moneyFor(server, order, { receiver }));
      expect(outcome).toBe('completed');
    },
  );

  it('gives what fits to a plan near its limit, and completes (PAY-26)', async () => {
    const full = await server.givenAccount({ plan: { balance: 1_000_000_000 - 10 } });
    const order = await givenOrder(server, full.userId);
    expect(await report(server, moneyFor(server, order))).toMatchObject({ outcome: 'completed' });
    expect(await paidEntriesOf(server, full.userId)).toMatchObject([
      { days: 30, videos: 10, balanceAfter: 1_000_000_000 },
    ]);
  });
});

describe('money that is not what the order asks for (PAY-14)', () => {
  const differences: readonly [string, Partial<ReportPaymentRequest>][] = [
    ['one poisha less', { amount: 2_199.99 }],
    ['one poisha more', { amount: 2_200.01 }],
    ['nothing', { amount: 0 }],
    ['a multiple', { amount: 4_400 }],
    ['by the other method', { method: 'nagad' }],
    ['in another currency', { currency: 'INR' }],
    ['to a number that is not ours', { receiver: '01999999999' }],
    ['to our number of the other method', { receiver: OUR_NUMBERS.nagad }],
  ];

  it.each(differences)(
    '%s fails the order, keeps the money and grants nothing',
    async (_is, facts) => {
      const before = await planOf();
      const order = await givenOrder(server, user.userId);
      const money = moneyFor(server, order, facts);
      const outcome = 'failed_amount_mismatch';
      expect(await report(server, money)).toEqual({ outcome, isRepeat: false });
      expect(await statusOf(browser, order.ref_code)).toMatchObject({
        status: outcome,
        payment: { received_amount: money.amount, trx_id: money.trxId, isLate: false },
      });
      expect(await planOf()).toEqual(before);
      expect(await paidEntriesOf(server, user.userId)).toEqual([]);
    },
  );

  it('ends the order: the right money afterwards waits for an administrator', async () => {
    const order = await givenOrder(server, user.userId);
    await report(server, moneyFor(server, order, { amount: 1 }));
    const right = moneyFor(server, order);
    expect(await report(server, right)).toMatchObject({ outcome: 'unmatched' });
    expect(await receiptOf(server, right.trxId)).toMatchObject({ reason: 'order_closed' });
    expect(await orderOf(server, order.ref_code)).toMatchObject({
      ...{ status: 'failed_amount_mismatch', received_amount: 100 },
    });
  });

  it('stands in the log as a warning (PAY-35)', async () => {
    const order = await givenOrder(server, user.userId);
    await report(server, moneyFor(server, order, { amount: 1 }));
    const line = server.log.find(({ msg }) => String(msg).includes(order.ref_code));
    expect(line).toMatchObject({ level: 'warn', msg: expect.stringMatching(/^payment_mismatch/) });
  });
});

describe("money around the order's end: the payment's own time decides (PAY-15)", () => {
  it.each([
    [-1_000, 'completed'],
    [-1, 'completed'],
    [0, 'late'],
    [1, 'late'],
    [1_000, 'late'],
  ])('paid %i ms from the end and reported a minute later is %s', async (ms, outcome) => {
    const order = await givenOrder(server, user.userId);
    server.clock.advance(ORDER_LIFETIME_MS + 60_000);
    const money = moneyFor(server, order, { receivedAt: at(order, ms) });
    expect(await report(server, money)).toEqual({ outcome, isRepeat: false });
    const isLate = outcome === 'late';
    expect(await statusOf(browser, order.ref_code)).toMatchObject({
      status: isLate ? 'timed_out' : 'completed',
      payment: { isLate, received_amount: 2_200, trx_id: money.trxId, receivedAt: at(order, ms) },
    });
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(isLate ? 0 : 1);
  });

  it.each([
    [-1, 'completed'],
    [0, 'late'],
    [1, 'late'],
  ])('paid in time and reported %i ms from a day after the end is %s', async (ms, outcome) => {
    const order = await givenOrder(server, user.userId);
    server.clock.advance(ORDER_LIFETIME_MS + SETTLING_MS + ms);
    const money = moneyFor(server, order, { receivedAt: at(order, -1) });
    expect(await report(server, money)).toMatchObject({ outcome });
  });

  it('of another amount is late too, and the order stays timed out', async () => {
    const order = await givenOrder(server, user.userId);
    server.clock.advance(ORDER_LIFETIME_MS);
    expect(await report(server, moneyFor(server, order, { amount: 5 }))).toMatchObject({
      outcome: 'late',
    });
    expect(await orderOf(server, order.ref_code)).toMatchObject({
      ...{ status: 'timed_out', late: 'open', received_amount: 500 },
    });
  });
});
