import {
  createOrder,
  getCatalogue,
  listPaymentInbox,
  reportPaymentMessage,
} from '@portal/contracts';
import {
  METHODS,
  MINUTE_MS,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentNumberVariable,
} from '@portal/rules';
import { orderOf } from './support/payments';
import { relayClient } from './support/relay';
import { createTestServer, type TestServer } from './support/test-server';

const NUMBER = '01912345678';

/** Money with a note, paid at 10:15 on 21 November 2031 in Dhaka. */
type Printed = Readonly<Record<'bdt' | 'note' | 'digits', string>>;

/** A message with the money; `digits` are the end of its transaction id. */
const MESSAGES: Partial<Record<PaymentMethod, (money: Printed) => string>> = {
  rocket: ({ bdt, note, digits }) =>
    `Tk.${bdt}.00 received from A/C:***946 Ref No: ${note} Fee: Tk.00 NetBal: Tk9,141.00 TxnId: 602216${digits} Date:21-NOV-31 10:15:16 am.`,
  upay: ({ bdt, note, digits }) =>
    `Tk. ${bdt}.00 has been received from 01911111111. Ref-${note}. Balance Tk. 9,900.00. TrxID 01K7C8${digits} at 21/11/2031 10:15`,
};
const PAID_AT = new Date('2031-11-21T04:15:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clock.advance(PAID_AT.getTime() - server.clock.now().getTime());
});

const optional = PAYMENT_METHODS.filter((method) => METHODS[method].isOptional);

async function tryToBuy(on: TestServer, method: PaymentMethod) {
  const user = await server.givenAccount();
  const browser = await on.signInAs(user);
  return browser.send(createOrder, {
    body: { userId: user.userId, planId: 'drm_only_1d', method },
  });
}

async function numbersOf(on: TestServer) {
  const { paymentNumbers } = (await on.client().send(getCatalogue)).payload();
  return paymentNumbers.map(({ method, number }) => [method, number]);
}

async function tell(on: TestServer, method: PaymentMethod, money: Printed) {
  const text = MESSAGES[method]?.(money) ?? '';
  const receivedAt = server.clock.now().toISOString();
  const answer = await relayClient(on).send(reportPaymentMessage, {
    body: { method, text, receivedAt },
  });
  return answer.payload();
}

describe.each(optional)('%s without a number', (method) => {
  it('is neither offered nor accepted', async () => {
    expect(await numbersOf(server)).toEqual([
      ['bkash', '01712345678'],
      ['nagad', '01812345678'],
    ]);
    const answer = await tryToBuy(server, method);
    expect([answer.status, answer.code]).toEqual([422, 'payments/method-missing']);
  });

  it('is not accepted either while no method has a number', async () => {
    const without = await server.another({ NAGAD_NUMBER: '', BKASH_NUMBER: '' });
    expect((await tryToBuy(without, method)).status).toBe(422);
    expect((await tryToBuy(without, 'nagad')).status).toBe(200);
  });

  it('has its messages read into the inbox', async () => {
    server.clock.advance(MINUTE_MS);
    expect(
      await tell(server, method, { bdt: '99', note: 'ABCD2345', digits: '4589' }),
    ).toMatchObject({
      ...{ kind: 'received', outcome: 'unmatched' },
    });
    const admin = await server.signInAsAdmin();
    const { items } = (
      await admin.send(listPaymentInbox, { query: { kind: 'unmatched' } })
    ).payload();
    expect(items).toContainEqual(
      expect.objectContaining({ method, amount: 99, reference: 'ABCD2345' }),
    );
  });
});

describe.each(optional)('%s with a number', (method) => {
  it('is offered, accepted, and completes an order by its message', async () => {
    const other = await server.another({ [paymentNumberVariable(method)]: NUMBER });
    expect(await numbersOf(other)).toContainEqual([method, NUMBER]);
    const order = (await tryToBuy(other, method)).payload();
    expect(order.method).toBe(method);
    const money = { bdt: String(order.amount), note: order.referenceCode, digits: '4590' };
    expect(await tell(other, method, money)).toMatchObject({
      ...{ kind: 'received', outcome: 'completed' },
    });
    expect(await orderOf(server, order.referenceCode)).toMatchObject({
      ...{ method, received_method: method, status: 'completed' },
    });
  });
});
