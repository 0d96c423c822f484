import {
  addNote,
  adminLogin,
  createBroadcast,
  generateRedeemCodes,
  loginWithPassword,
  planBulkAction,
  saveView,
  sendOffer,
  setTags,
  startBulkAction,
  stopBulkAction,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { fillFeed } from '../bot-feed';
import type { GivenAccount } from '../given-account';
import { givenOrder, moneyFor, newTrxId, report as reportMoney } from '../payments';
import { download, newTaskId, report, send } from '../reports';
import { TEST_SECRETS, type TestServer } from '../test-server';

const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** The browser of a person. */
const phone = (server: TestServer): TestClient => server.client({ 'user-agent': USER_AGENT });

/** A browser signed in as the user. */
export async function signInUser(server: TestServer, user: GivenAccount): Promise<TestClient> {
  const browser = phone(server);
  const body = { userId: user.userId, password: user.password };
  (await browser.send(loginWithPassword, { body })).payload();
  return browser;
}

/** A browser signed in as an owner. */
export async function signInOwner(server: TestServer): Promise<TestClient> {
  const browser = phone(server);
  const body = { password: TEST_SECRETS.adminPassword };
  (await browser.send(adminLogin, { body })).payload();
  return browser;
}

/** Creates the user of all examples, with something in every list of the service. */
export async function setScene(server: TestServer): Promise<GivenAccount> {
  const user = await server.givenAccount({
    ...{ userId: 10_001, name: 'Mina Rahman', settings: { retryEnabled: true } },
  });
  const start = new Date(server.clock.now().getTime() - 40 * 86_400_000);
  await server.givenAccount({ userId: 10_002, name: 'Arif Hossain', plan: { start } });
  await signInUser(server, user);
  await reportTasks(server, user.userId);
  await administer(server, user.userId);
  await givenOrder(server, user.userId);
  const unknown = { ref_code: 'NOCODE', amount: 220_000 };
  await reportMoney(server, moneyFor(server, unknown, { trxId: newTrxId() }));
  await fillFeed(server);
  return user;
}

async function reportTasks(server: TestServer, userId: number): Promise<void> {
  await download(server, userId, 'Netflix', 'Hoichoi', 'Netflix');
  for (const status of ['pending', 'in_progress', 'failed'] as const) {
    (await send(server.bot(), newTaskId(), report(userId, { status }))).payload();
  }
}

async function administer(server: TestServer, userId: number): Promise<void> {
  const admin = await signInOwner(server);
  const user = { params: { id: userId } };
  const selection = { userIds: [userId] };
  (await admin.send(addNote, { ...user, body: { text: 'Pays by hand.' } })).payload();
  (await admin.send(setTags, { ...user, body: { tags: ['regular'] } })).payload();
  (await admin.send(sendOffer, { body: { userId, message: 'Thank you.' } })).payload();
  (await admin.send(createBroadcast, { body: { message: 'Servers rest on Friday.' } })).payload();
  const codes = { count: 2, days: 30, videos: 20, batch: 'Eid' };
  (await admin.send(generateRedeemCodes, { body: codes })).payload();
  const action = { kind: 'add', days: 7, videos: 0 } as const;
  const planned = (await admin.send(planBulkAction, { body: { action, selection } })).payload();
  const params = { actionId: planned.bulkAction._id };
  (await admin.send(startBulkAction, { params })).payload();
  (await admin.send(stopBulkAction, { params })).payload();
  const view = { list: 'users', name: 'Expired, oldest first', query: 'status=expired' } as const;
  (await admin.send(saveView, { body: { ...view, columns: null, isShared: true } })).payload();
}
