import { givenBrokenOff, givenOrder, receiptOf } from '../payments';
import type { TestServer } from '../test-server';
import type { MakeSample, SampleRequest, Samples } from './sample';

const REASON = { reason: 'paid back' };

/** A receipt that is not matched to an order. Returns its id. */
async function givenReceipt(server: TestServer): Promise<string> {
  return String((await receiptOf(server, await givenBrokenOff(server, 'no code')))._id);
}

const onReceipt =
  (body: object): MakeSample =>
  async (server) => {
    const params = { receiptId: await givenReceipt(server) };
    return () => ({ params, body });
  };

/** An order of the target with late money. */
const onLateOrder =
  (body: object): MakeSample =>
  async (server, { userId }) => {
    const money = { received_amount: 220_000, receivedAt: server.clock.now() };
    const late = { ...money, status: 'timed_out', late: 'open' } as const;
    const { ref_code: refCode } = await givenOrder(server, userId, late);
    return () => ({ params: { refCode }, body });
  };

/** A receipt and an order of the target that can be matched. */
const onMatch =
  (toRequest: (receiptId: string, refCode: string) => SampleRequest): MakeSample =>
  async (server, { userId }) => {
    const { ref_code: refCode } = await givenOrder(server, userId);
    const receiptId = await givenReceipt(server);
    return () => toRequest(receiptId, refCode);
  };

/** Decisions about money. */
export const PAYMENT_SAMPLES: Samples = {
  'GET /api/admin/payments/:paymentId': {
    make: async (server, { userId }) => {
      const { ref_code: paymentId } = await givenOrder(server, userId, { status: 'completed' });
      return () => ({ params: { paymentId } });
    },
  },
  'GET /api/admin/find': { make: async () => () => ({ query: { search: 'TEST8888' } }) },
  'GET /api/admin/payment-inbox/receipts/:receiptId/match/:refCode': {
    make: onMatch((receiptId, refCode) => ({ params: { receiptId, refCode } })),
  },
  'POST /api/admin/payment-inbox/receipts/:receiptId/match': {
    make: onMatch((receiptId, refCode) => ({ params: { receiptId }, body: { refCode } })),
  },
  'POST /api/admin/payment-inbox/receipts/:receiptId/dismiss': { make: onReceipt(REASON) },
  'POST /api/admin/payment-inbox/orders/:refCode/grant': { make: onLateOrder({}) },
  'POST /api/admin/payment-inbox/orders/:refCode/dismiss': { make: onLateOrder(REASON) },
  'POST /api/admin/payment-inbox/messages/:messageId/dismiss': {
    make: async (server) => {
      const now = server.clock.now();
      const { insertedId } = await server.connection.collection('payment_messages').insertOne({
        ...{
          method: 'bkash',
          text: 'Hello.',
          receivedAt: now,
          reportedAt: now,
          relay: 'relay-one',
        },
        ...{ digest: `sample ${Math.random()}`, kind: 'unparsed', reason: 'unknown_form' },
        ...{ trxId: null, outcome: null, tries: 0, dueAt: null },
      });
      const params = { messageId: insertedId.toString() };
      return () => ({ params, body: REASON });
    },
  },
};
