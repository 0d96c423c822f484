import {
  createOrder,
  type CreateOrderRequest,
  type CreateOrderResponse,
  getOrderStatus,
  reportPayment,
  type ReportPaymentRequest,
  type ReportPaymentResponse,
} from '@portal/contracts';
import { ORDER_LIFETIME_MS, toBdt } from '@portal/rules';
import type { TestAnswer, TestClient } from '@portal/testing';
import { createHmac } from 'node:crypto';
import type { PaymentOrder } from '../../src/domain/payments/orders/payment-order';
import type { PaymentReceiptRecord } from '../../src/domain/payments/settlement/payment-receipt.schema';
import { PaymentReceiptsRepository } from '../../src/domain/payments/settlement/payment-receipts.repository';
import { PaymentOrdersRepository } from '../../src/domain/payments/orders/payment-orders.repository';
import { TransactionsService } from '../../src/platform/mongo/transactions.service';
import type { GivenAccount } from './given-account';
import { TEST_SECRETS, type TestServer } from './test-server';

/** Payment numbers of the tests' configuration. */
export const OUR_NUMBERS = { bkash: '01712345678', nagad: '01812345678' } as const;

let nextTrx = 0;

/** A transaction id that no other test uses. */
export const newTrxId = (): string => `TRX${String((nextTrx += 1)).padStart(7, '0')}`;

let nextCode = 0;

/** A reference code that no other test uses. Like real ones, it has no look-alike characters. */
export function newReferenceCode(): string {
  nextCode += 1;
  return `TEST${nextCode.toString(8).padStart(4, '0').replaceAll('0', '8').replaceAll('1', '9')}`;
}

/** Stores an order: by default a pending one of the combo for 30 days. */
export async function givenOrder(
  server: TestServer,
  userId: number,
  facts: Partial<PaymentOrder> = {},
): Promise<PaymentOrder> {
  const createdAt = facts.createdAt ?? server.clock.now();
  const order: PaymentOrder = {
    ref_code: newReferenceCode(),
    userId,
    plan: {
      id: 'combo_30d',
      name: 'Combo - 30 Days',
      price: 220_000,
      days: 30,
      videos: 999_999,
      activates: ['drm', 'notify'],
    },
    offerCode: null,
    discount: null,
    amount: 220_000,
    method: 'bkash',
    status: 'pending',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + ORDER_LIFETIME_MS),
    received_amount: null,
    trx_id: null,
    receivedAt: null,
    late: null,
    submitted_trx_id: null,
    openKey: null,
    ...facts,
  };
  const orders = server.app.get(PaymentOrdersRepository, { strict: false });
  const transactions = server.app.get(TransactionsService, { strict: false });
  await transactions.run(() => orders.insertMany([order]));
  return order;
}

/** Buys a plan: by default the combo for a day, by bKash. */
export async function buy(
  browser: TestClient,
  user: Pick<GivenAccount, 'userId'>,
  facts: Partial<CreateOrderRequest> = {},
): Promise<CreateOrderResponse> {
  const body = { userId: user.userId, planId: 'combo_1d', method: 'bkash' as const, ...facts };
  return (await browser.send(createOrder, { body })).payload();
}

/** An order as its owner sees it. */
export async function statusOf(browser: TestClient, referenceCode: string) {
  return (await browser.send(getOrderStatus, { params: { referenceCode } })).payload();
}

/** A report of the correct payment for an order, paid now, unless a test sets other facts. */
export function moneyFor(
  server: TestServer,
  order: Pick<PaymentOrder, 'ref_code' | 'amount'> | CreateOrderResponse,
  facts: Partial<ReportPaymentRequest> = {},
): ReportPaymentRequest {
  const isStored = 'ref_code' in order;
  return {
    method: 'bkash',
    trxId: newTrxId(),
    amount: isStored ? toBdt(order.amount) : order.amount,
    reference: isStored ? order.ref_code : order.referenceCode,
    sender: '01911111111',
    receivedAt: server.clock.now().toISOString(),
    ...facts,
  };
}

/** Headers of a relay's request: its key, and its signature over the raw body. */
export function relayHeaders(server: TestServer, rawBody: string): Record<string, string> {
  const timestamp = String(Math.floor(server.clock.now().getTime() / 1_000));
  const signature = createHmac('sha256', TEST_SECRETS.relaySecret)
    .update(`${timestamp}.${rawBody}`)
    .digest('hex');
  return {
    'content-type': 'application/json',
    authorization: `Bearer ${TEST_SECRETS.relayKey}`,
    'x-relay-timestamp': timestamp,
    'x-relay-signature': signature,
  };
}

/** Sends any report as the relay, with a valid signature. */
export async function reportRaw(
  server: TestServer,
  body: object,
): Promise<TestAnswer<ReportPaymentResponse>> {
  const payload = JSON.stringify(body);
  return server.client().request<ReportPaymentResponse>({
    method: reportPayment.method,
    url: reportPayment.path,
    headers: relayHeaders(server, payload),
    payload,
  });
}

/** Sends a report of money as the relay. @throws when it is refused. */
export async function report(
  server: TestServer,
  body: ReportPaymentRequest,
): Promise<ReportPaymentResponse> {
  const { outcome, isRepeat } = (await reportRaw(server, body)).payload();
  return { outcome, isRepeat };
}

/** A receipt in the state after a crash right after its insert. */
export async function givenBrokenOff(server: TestServer, reference: string): Promise<string> {
  const trxId = newTrxId();
  const now = server.clock.now();
  await server.app.get(PaymentReceiptsRepository, { strict: false }).insert({
    ...{ method: 'bkash', trxId, amount: 220_000, currency: 'BDT', reference, paidAt: now },
    ...{ sender: null, receiver: null, source: 'report', reportedBy: 'relay:relay-one' },
    ...{ createdAt: now, dueAt: new Date(now.getTime() + 5_000), state: 'pending', tries: 0 },
    ...{ reason: null, outcome: null, orderRef: null, remark: null },
    ...{ decidedBy: null, decidedAt: null },
  });
  return trxId;
}

/** Facts of a stored receipt. */
export async function receiptOf(server: TestServer, trxId: string) {
  const receipt = await server.connection
    .collection<PaymentReceiptRecord>('payment_receipts')
    .findOne({ trxId });
  if (!receipt) throw new Error(`No receipt of ${trxId}`);
  return receipt;
}

/** An order as stored. */
export async function orderOf(server: TestServer, refCode: string): Promise<PaymentOrder> {
  const order = await server.connection
    .collection<PaymentOrder>('payment_orders')
    .findOne({ ref_code: refCode });
  if (!order) throw new Error(`No order ${refCode}`);
  return order;
}

/** Ledger entries that payments made for a user, oldest first. */
export async function paidEntriesOf(server: TestServer, userId: number) {
  return server.connection
    .collection('ledger')
    .find({ userId, reason: 'payment' })
    .sort({ at: 1, _id: 1 })
    .toArray();
}
