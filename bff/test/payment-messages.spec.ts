import {
  reportPayment,
  reportPaymentMessage,
  type ReportPaymentMessageRequest,
  submitTrx,
} from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { PaymentMessagesJob } from '../src/domain/payment-messages/payment-messages.job';
import { PaymentMessagesRepository } from '../src/domain/payment-messages/payment-messages.repository';
import { PaymentMessagesService } from '../src/domain/payment-messages/payment-messages.service';
import type { PaymentOrder } from '../src/domain/payments/orders/payment-order';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { NO_TEXTS } from './support/bad-input';
import { databaseHash } from './support/database-hash';
import type { GivenAccount } from './support/given-account';
import {
  givenOrder,
  moneyFor,
  newTrxId,
  orderOf,
  paidEntriesOf,
  receiptOf,
} from './support/payments';
import { relayClient } from './support/relay';
import { createTestServer, type TestServer } from './support/test-server';

/** What the order of givenOrder costs. */
const PRICE = 'Tk 2,200.00';
/** From when on the job takes up a message that nobody dealt with. */
const TAKEN_UP_MS = 5_000;

let server: TestServer;
let relay: TestClient;
let user: GivenAccount;
let order: PaymentOrder;
let trxId: string;

beforeAll(async () => {
  server = await createTestServer();
  relay = relayClient(server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  // Whole minutes, as operators print them.
  server.clock.advance(MINUTE_MS - (server.clock.now().getTime() % MINUTE_MS));
  order = await givenOrder(server, user.userId);
  trxId = newTrxId();
});

const later = (ms: number) => new Date(server.clock.now().getTime() + ms);

function printed(at: Date): string {
  const [day = '', time = ''] = new Date(at.getTime() + 6 * 3_600_000).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}

const tail = (at = server.clock.now()) =>
  `Fee Tk 0.00. Balance Tk 9,000.00. TrxID ${trxId} at ${printed(at)}`;
const moneyText = (note = order.ref_code, at?: Date) =>
  `You have received ${PRICE} from 01911111111. Ref ${note}. ${tail(at)}`;
const message = (text: string, facts: Partial<ReportPaymentMessageRequest> = {}) => ({
  method: 'bkash' as const,
  text,
  receivedAt: server.clock.now().toISOString(),
  ...facts,
});
async function tell(text: string, facts: Partial<ReportPaymentMessageRequest> = {}) {
  const answer = await relay.send(reportPaymentMessage, { body: message(text, facts) });
  const { kind, outcome, isRepeat } = answer.payload();
  return { kind, outcome, isRepeat };
}

const stored = (text: string) =>
  server.connection.collection('payment_messages').find({ text }).toArray();
const receipts = () => server.connection.collection('payment_receipts').countDocuments();
const service = (of = server) => of.app.get(PaymentMessagesService, { strict: false });
const job = (of = server) => of.app.get(PaymentMessagesJob, { strict: false });

/** A message as a process leaves it that dies right after storing it. */
const brokenOff = (text: string) =>
  server.app.get(PaymentMessagesRepository, { strict: false }).insert({
    ...{ method: 'bkash', text, receivedAt: server.clock.now(), reportedAt: server.clock.now() },
    ...{ relay: 'relay-one', digest: `digest of ${text}`, tries: 0, dueAt: later(TAKEN_UP_MS) },
  });

describe('a message about received money', () => {
  it('completes the order that its note names', async () => {
    const done = { kind: 'received', outcome: 'completed', isRepeat: false };
    expect(await tell(moneyText())).toEqual(done);
    expect(await orderOf(server, order.ref_code)).toMatchObject({
      ...{ status: 'completed', received_amount: order.amount, trx_id: trxId },
    });
    expect(await paidEntriesOf(server, user.userId)).toMatchObject([
      { sourceId: order.ref_code, actor: 'relay:relay-one' },
    ]);
    expect(await receiptOf(server, trxId)).toMatchObject({
      ...{ method: 'bkash', amount: 220_000, currency: 'BDT', reference: order.ref_code },
      ...{ sender: '01911111111', source: 'message', paidAt: server.clock.now() },
    });
    expect(await stored(moneyText())).toMatchObject([
      { kind: 'received', reason: null, trxId, outcome: 'completed', relay: 'relay-one' },
    ]);
  });

  it('of Nagad completes it as well', async () => {
    const nagad = await givenOrder(server, user.userId, { method: 'nagad' });
    const end = `TxnID: ${trxId}\nBalance: Tk 9000.00\n${printed(server.clock.now())}`;
    const text = `Money Received.\nAmount: Tk 2200.00\nSender: 01911111111\nRef: ${nagad.ref_code}\n${end}`;
    expect(await tell(text, { method: 'nagad' })).toMatchObject({ outcome: 'completed' });
  });

  it('with another amount fails the order and keeps what came', async () => {
    const text = moneyText().replace(PRICE, 'Tk 2,199.99');
    expect(await tell(text)).toMatchObject({ outcome: 'failed_amount_mismatch' });
    expect(await orderOf(server, order.ref_code)).toMatchObject({ received_amount: 219_999 });
  });

  it.each([
    ['a minute before the end, by the operator’s time', -MINUTE_MS, 5 * MINUTE_MS, 'completed'],
    ['at the end, by the operator’s time', 0, 5 * MINUTE_MS, 'late'],
    ['at the end by an operator’s clock that runs ahead', MINUTE_MS, -1, 'completed'],
  ])('paid %s, is judged by that time (PAY-15)', async (_when, sent, arrived, outcome) => {
    const end = order.expiresAt.getTime();
    const text = moneyText(order.ref_code, new Date(end + sent));
    server.clock.advance(40 * MINUTE_MS);
    const receivedAt = new Date(end + arrived).toISOString();
    expect(await tell(text, { receivedAt })).toMatchObject({ outcome });
  });

  it('over an agent’s counter waits for an administrator, for everybody knows the agent’s number', async () => {
    const body = message(`Cash In ${PRICE} from 01911111111 successful. ${tail()}`);
    const reported = (await relay.send(reportPaymentMessage, { body })).payload();
    expect(reported).toMatchObject({ kind: 'received', outcome: 'unmatched', isRepeat: false });
    const browser = await server.signInAs(user);
    const typed = { referenceCode: order.ref_code, trxId, senderDigits: '1111' };
    const answer = await browser.send(submitTrx, { body: typed });
    expect(answer.payload()).toMatchObject({ status: 'pending', isKnown: false });
    expect(await receiptOf(server, trxId)).toMatchObject({
      ...{ sender: 'Agent 01911111111', orderRef: null },
    });
    // A relay that repeats the message is answered as it was before.
    const again = (await relay.send(reportPaymentMessage, { body })).payload();
    expect(again).toEqual({ ...reported, isRepeat: true });
  });
});

describe('a message about anything else', () => {
  it.each([
    ['outgoing', () => `Send Money Tk 510.00 to 01911111111 successful. Ref X. ${tail()}`],
    ['cash_out', () => `Cash Out Tk 510.00 to 01911111111 successful. ${tail()}`],
    ['otp', () => 'Your bKash verification code is 809678. Do not share it.'],
  ])('%s is read and moves no money', async (what, textOf) => {
    const before = await receipts();
    expect(await tell(textOf())).toEqual({ kind: 'other', outcome: null, isRepeat: false });
    expect(await receipts()).toBe(before);
    expect(await stored(textOf())).toMatchObject([{ kind: 'other', reason: what, trxId: null }]);
  });

  it('in Bangla, as in any words that are not known, waits for the administrator as it came', async () => {
    const text = 'সতর্কতা: আপনার পিন বা কোড কাউকে দেবেন না।\nবিকাশ';
    expect(await tell(text)).toEqual({ kind: 'unparsed', outcome: null, isRepeat: false });
    const messages = await service().listUnparsed({ skip: 0, limit: 100, direction: 1 });
    expect(messages.slice(-1)).toMatchObject([
      { text, method: 'bkash', relay: 'relay-one', result: { reason: 'unknown_form' } },
    ]);
  });

  it('with a note that plays the operator moves no money and waits for the administrator', async () => {
    const before = await receipts();
    const text = moneyText(`${order.ref_code}. ${tail()}`);
    expect(await tell(text)).toMatchObject({ kind: 'unparsed' });
    expect(await receipts()).toBe(before);
    expect(await orderOf(server, order.ref_code)).toMatchObject({ status: 'pending' });
    expect(await stored(text)).toMatchObject([{ reason: 'doubtful' }]);
  });

  it('waits in pages, oldest first', async () => {
    const before = await service().countUnparsed();
    for (const text of ['one', 'two', 'three']) {
      server.clock.advance(1_000);
      await tell(`${text} of ${trxId}`);
    }
    const texts = async (skip: number, limit: number) =>
      (await service().listUnparsed({ skip: before + skip, limit, direction: 1 })).map(
        ({ text }) => text.split(' ')[0],
      );
    expect(await texts(0, 2)).toEqual(['one', 'two']);
    expect(await texts(2, 1)).toEqual(['three']);
  });
});

describe('a repeated message', () => {
  it.each([
    ['received', () => moneyText()],
    ['other', () => `Cash Out Tk 510.00 to 01911111111 successful. ${tail()}`],
    ['unparsed', () => `${moneyText()} and more`],
  ])('that is %s has no effect and is answered alike', async (kind, textOf) => {
    const body = message(textOf());
    const first = (await relay.send(reportPaymentMessage, { body })).payload();
    const before = await databaseHash(server);
    server.clock.advance(MINUTE_MS);
    const again = (await relay.send(reportPaymentMessage, { body })).payload();
    expect(again).toEqual({ ...first, isRepeat: true });
    expect(first).toMatchObject({ kind, isRepeat: false });
    expect(await databaseHash(server)).toBe(before);
  });

  it('sent 20 times at once extends the plan once', async () => {
    const body = message(moneyText());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => relay.send(reportPaymentMessage, { body })),
    );
    expect(new Set(answers.map((answer) => answer.payload().outcome))).toEqual(
      new Set(['completed']),
    );
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
    expect(await stored(moneyText())).toHaveLength(1);
  });

  it('is known by its arrival too: the same words later are another message about the same money', async () => {
    await tell(moneyText());
    const text = moneyText();
    server.clock.advance(1_000);
    expect(await tell(text)).toEqual({ kind: 'received', outcome: 'completed', isRepeat: true });
    expect(await stored(text)).toHaveLength(2);
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
  });
});

describe('a payment reported by message and by reportPayment', () => {
  it.each(['message', 'report'])(
    'has one receipt and one effect, the %s being first',
    async (first) => {
      const byReport = async () => {
        const body = moneyFor(server, order, { trxId });
        return (await relay.send(reportPayment, { body })).payload();
      };
      const byMessage = () => tell(moneyText());
      const before = await receipts();
      const inTurn = first === 'message' ? [byMessage, byReport] : [byReport, byMessage];
      const answers = [];
      for (const say of inTurn) answers.push(await say());
      expect(answers).toMatchObject([
        { outcome: 'completed', isRepeat: false },
        { outcome: 'completed', isRepeat: true },
      ]);
      expect(await receipts()).toBe(before + 1);
      expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
    },
  );
});

describe('a message whose report broke off', () => {
  it('right after it was stored is taken up by the job, once, whoever runs it', async () => {
    await brokenOff(moneyText());
    await job().runOnce(later(TAKEN_UP_MS - 1));
    expect(await orderOf(server, order.ref_code)).toMatchObject({ status: 'pending' });
    const other = await server.another();
    await Promise.all([server, other].map((one) => job(one).runOnce(later(TAKEN_UP_MS))));
    expect(await orderOf(server, order.ref_code)).toMatchObject({ status: 'completed' });
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
    expect(await stored(moneyText())).toMatchObject([
      { kind: 'received', outcome: 'completed', trxId, dueAt: null },
    ]);
    expect(await job().runOnce(later(TAKEN_UP_MS))).toBe(0);
  });

  it('after its money was entered gets its result written down, and no second effect', async () => {
    const text = moneyText();
    await brokenOff(text);
    await tell(`${text}.`);
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
    server.clock.advance(TAKEN_UP_MS);
    await server.app.get(SchedulerService, { strict: false }).runNow('payment-messages');
    expect(await stored(text)).toMatchObject([{ kind: 'received', outcome: 'completed' }]);
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
  });

  it('is dealt with at once when the relay repeats it', async () => {
    const body = message(moneyText());
    const first = await relay.send(reportPaymentMessage, { body });
    await server.connection
      .collection('payment_messages')
      .updateOne({ text: body.text }, { $set: { kind: null, outcome: null, trxId: null } });
    const again = await relay.send(reportPaymentMessage, { body });
    expect(again.payload()).toEqual({ ...first.payload(), isRepeat: true });
    expect(await stored(body.text)).toMatchObject([{ kind: 'received', outcome: 'completed' }]);
  });

  it('that fails each time is tried for an hour, holds up no other, and is left to the administrator', async () => {
    const text = `of an operator that is not known ${trxId}`;
    await brokenOff(text);
    await server.connection
      .collection('payment_messages')
      .updateOne({ text }, { $set: { method: 'cellfin', dueAt: server.clock.now() } });
    await brokenOff(moneyText());
    server.clock.advance(TAKEN_UP_MS);
    expect(await job().runOnce()).toBe(2);
    expect(await orderOf(server, order.ref_code)).toMatchObject({ status: 'completed' });
    expect(await stored(text)).toMatchObject([{ kind: null, tries: 1 }]);
    expect(await job().runOnce()).toBe(0);
    for (let run = 2; run <= 12; run += 1) {
      expect(await stored(text)).toMatchObject([{ kind: null }]);
      server.clock.advance(5 * MINUTE_MS);
      await job().runOnce();
    }
    expect(await stored(text)).toMatchObject([{ kind: 'unparsed', reason: 'failed', dueAt: null }]);
  });
});

describe('what is refused leaves nothing behind', () => {
  let before: string;

  beforeEach(async () => void (before = await databaseHash(server)));
  afterEach(async () => expect(await databaseHash(server)).toBe(before));

  it('a message without the relay’s signature, or with another’s (PAY-8)', async () => {
    const body = message(moneyText());
    const unsigned = { 'x-relay-signature': 'a'.repeat(64) };
    const forged = await relay.request({
      ...{ method: 'POST', url: reportPaymentMessage.path, headers: unsigned },
      payload: JSON.stringify(body),
    });
    expect([forged.status, forged.code]).toEqual([401, 'sessions/wrong-signature']);
    const stranger = relayClient(server, { secret: 'another-secret-of-at-least-32-characters' });
    const refused = await stranger.send(reportPaymentMessage, { body });
    expect([refused.status, refused.code]).toEqual([401, 'sessions/wrong-signature']);
  });

  it('a message of the bot, or of nobody', async () => {
    const body = message(moneyText());
    expect((await server.bot().send(reportPaymentMessage, { body })).code).toBe(
      'sessions/forbidden',
    );
    expect((await server.client().send(reportPaymentMessage, { body })).code).toBe(
      'sessions/required',
    );
  });

  it.each([
    ['no text', { text: '' }],
    ['a text of more than 2,000 characters', { text: 'x'.repeat(2_001) }],
    ['an unknown method', { method: 'cellfin' }],
    ['a time without its zone', { receivedAt: '2026-11-21T10:15:00' }],
    ['a day that is none', { receivedAt: '2026-13-21T10:15:00Z' }],
  ])('%s', async (_what, facts) => {
    const body = { ...message(moneyText()), ...facts } as ReportPaymentMessageRequest;
    const { status, code } = await relay.send(reportPaymentMessage, { body });
    expect([status, code]).toEqual([400, 'request/invalid']);
  });

  it.each(['method', 'text', 'receivedAt'])('a %s that is no text', async (field) => {
    for (const odd of NO_TEXTS) {
      const body = { ...message(moneyText()), [field]: odd } as ReportPaymentMessageRequest;
      expect((await relay.send(reportPaymentMessage, { body })).code).toBe('request/invalid');
    }
  });
});

it('a text of 2,000 characters is stored, and left to the administrator', async () => {
  const text = `${trxId} ${'x'.repeat(2_000)}`.slice(0, 2_000);
  expect(await tell(text)).toMatchObject({ kind: 'unparsed' });
  expect(await stored(text)).toMatchObject([{ reason: 'too_long' }]);
});
