import { matchReceipt } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { givenOrder, moneyFor, receiptOf, report } from './payments';
import type { TestServer } from './test-server';

const NO_PLAN = { start: null, days: 0, balance: 0, price: null, currency: null, activates: [] };

/** A user without a plan. */
export const givenNusrat = (server: TestServer) =>
  server.givenAccount({ name: 'Nusrat', plan: NO_PLAN });

/** Money that no order takes, and the order that it was meant for. */
export async function givenFreeMoney(server: TestServer) {
  const { userId } = await givenNusrat(server);
  const order = await givenOrder(server, userId);
  const money = moneyFor(server, order, { reference: null });
  await report(server, money);
  return { userId, order, money, receiptId: String((await receiptOf(server, money.trxId))._id) };
}

/** Money without a note, matched by hand to an order of a user. */
export async function givenMatch(server: TestServer, admin: TestClient) {
  const free = await givenFreeMoney(server);
  const params = { receiptId: free.receiptId };
  (await admin.send(matchReceipt, { params, body: { refCode: free.order.ref_code } })).payload();
  return free;
}

/** An order that got too little money. */
export async function givenMismatch(server: TestServer) {
  const { userId } = await givenNusrat(server);
  const order = await givenOrder(server, userId);
  const money = moneyFor(server, order, { amount: 15 });
  await report(server, money);
  return { userId, order, money };
}
