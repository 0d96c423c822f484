import { dismissReceipt, listPaymentInbox } from '@portal/contracts';
import { HOUR_MS, ORDER_LIFETIME_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { areTogether, namesOf, readsDuring } from './support/commands';
import { givenOrder, newTrxId } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

/** The counts of late and of mismatched orders. */
const COUNTS_OF_ORDERS = 2;

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

describe('a page of the payment inbox (PERF-24)', () => {
  const ago = (hours: number) => new Date(server.clock.now().getTime() - hours * HOUR_MS);
  const unmatched = async () =>
    (await admin.send(listPaymentInbox, { query: { kind: 'unmatched' } })).payload();

  /** Money without an order: one payment an hour, of one amount. */
  const givenMoney = (count: number) =>
    server.connection.collection('payment_receipts').insertMany(
      Array.from({ length: count }, (_, hours) => ({
        ...{ method: hours % 2 ? 'bkash' : 'nagad', trxId: newTrxId(), amount: 100 },
        ...{ currency: 'BDT', reference: null, sender: null, receiver: null, source: 'message' },
        ...{ paidAt: ago(hours), createdAt: ago(hours), reportedBy: 'relay:one', tries: 0 },
        ...{ state: 'unmatched', reason: 'no_reference', outcome: 'unmatched', orderRef: null },
        ...{ dueAt: null, decidedBy: null, decidedAt: null, remark: null },
      })),
    );

  it('reads the orders that its fifteen payments may belong to at once, not one by one', async () => {
    const buyer = await server.givenAccount();
    for (let hours = 0; hours < 20; hours += 1) {
      const made = { createdAt: ago(hours + 0.5), status: 'timed_out', amount: 100 } as const;
      await givenOrder(server, buyer.userId, {
        ...{ ...made, method: null },
        expiresAt: new Date(made.createdAt.getTime() + ORDER_LIFETIME_MS),
      });
    }
    await givenMoney(15);
    const reads = await readsDuring(server, async () => {
      const { items } = await unmatched();
      expect(items).toHaveLength(15);
      for (const { suggestions } of items) expect(suggestions).toHaveLength(5);
    });
    // By amount and time for two methods, and by the typed transaction id.
    const ofOrders = namesOf(reads).filter((name) => name === 'payment_orders').length;
    expect(ofOrders - COUNTS_OF_ORDERS).toBe(3);
  });

  it('reads the money of orders and the names of their users at once', async () => {
    const buyer = await server.givenAccount({ name: 'Mina' });
    const order = await givenOrder(server, buyer.userId, {
      ...{ status: 'failed_amount_mismatch', trx_id: newTrxId(), received_amount: 5_000 },
      receivedAt: server.clock.now(),
    });
    const query = { kind: 'mismatched' } as const;
    const list = async () => (await admin.send(listPaymentInbox, { query })).payload();
    // Opens as many connections as the list can use at once.
    await Promise.all(Array.from({ length: 10 }, list));
    const reads = await readsDuring(server, async () => {
      const { items } = await list();
      expect(items.map(({ _id, order: shown }) => [_id, shown?.name])).toEqual([
        [order.ref_code, 'Mina'],
      ]);
    });
    const [money, names] = ['payment_receipts', 'users'].map((collection) =>
      reads.find((read) => read.collection === collection && 'find' in read.command),
    );
    expect(money && names && areTogether(money, names)).toBe(true);
  });

  it('of thousands of entries counts them once, and again after a decision', async () => {
    await givenMoney(2_000);
    const before = await unmatched();
    expect(before.counts.unmatched).toBe(2_015);
    const reads = await readsDuring(server, unmatched);
    // Nobody ordered anything at the time of the oldest.
    const orders = Array.from({ length: 3 }, () => 'payment_orders');
    expect(namesOf(reads)).toEqual(['payment_claims', ...orders, 'payment_receipts']);
    const params = { receiptId: before.items[0]?._id ?? '' };
    (await admin.send(dismissReceipt, { params, body: { reason: 'paid back' } })).payload();
    expect((await unmatched()).counts.unmatched).toBe(2_014);
  });
});
