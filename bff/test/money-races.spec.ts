import {
  createOrder,
  redeemCode,
  reportPayment,
  type ReportPaymentRequest,
  type ReportPaymentResponse,
} from '@portal/contracts';
import { drawRedeemCode, REDEEM_CODE_LENGTH } from '@portal/rules';
import { TestClient } from '@portal/testing';
import { randomBytes } from 'node:crypto';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { LedgerRepository } from '../src/domain/plans/ledger.repository';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { RedeemCodesService } from '../src/domain/redeem-codes/redeem-codes.service';
import { ServiceProcess } from './processes/service-process';
import { buy, moneyFor, orderOf, relayHeaders } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

/** Makes users and looks into the database; the calls go to the processes. */
let server: TestServer;
let processes: readonly ServiceProcess[];

beforeAll(async () => {
  server = await createTestServer();
  processes = await Promise.all([ServiceProcess.start(server), ServiceProcess.start(server)]);
});
afterAll(async () => {
  for (const one of processes ?? []) await one.kill();
  await server.stop();
});

const PASSWORD = 'a good password';
let nextUserId = 60_000;
/** Browsers of new users without a plan, signed in. */
async function givenUsers(count: number): Promise<{ userId: number; browser: TestClient }[]> {
  const accounts = server.app.get(AccountsService, { strict: false });
  const ids = Array.from({ length: count }, () => (nextUserId += 1));
  return Promise.all(
    ids.map(async (userId) => {
      await accounts.open({ userId, password: PASSWORD });
      return { userId, browser: await server.signInAs({ userId, password: PASSWORD }) };
    }),
  );
}

async function givenUser() {
  const [user] = await givenUsers(1);
  if (!user) throw new Error('No user was made.');
  return user;
}

const ledgerOf = (userId: number) =>
  server.app.get(LedgerRepository, { strict: false }).listOfUser(userId);

/** Sends through the processes in turn, all at once. */
function atOnce<T>(
  count: number,
  browsers: readonly TestClient[],
  send: (client: TestClient) => Promise<T>,
): Promise<T[]> {
  return Promise.all(
    Array.from({ length: count }, (_, number) => {
      const one = processes[number % processes.length];
      if (!one) throw new Error('No service runs.');
      const client = new TestClient(one.inject);
      // Half as fast as the processes, so that each browser meets both.
      const browser = browsers[Math.floor(number / 2) % browsers.length];
      for (const [name, value] of browser?.cookies ?? []) client.cookies.set(name, value);
      return send(client);
    }),
  );
}

async function report(client: TestClient, body: ReportPaymentRequest) {
  const payload = JSON.stringify(body);
  const answer = await client.request<ReportPaymentResponse>({
    method: reportPayment.method,
    url: reportPayment.path,
    headers: relayHeaders(server, payload),
    payload,
  });
  return answer.payload();
}

it.each([2, 10, 50])(
  '%i parallel reports of one payment over two processes extend the plan once (PAY-18)',
  async (count) => {
    const { userId, browser } = await givenUser();
    const order = await buy(browser, { userId }, { planId: 'combo_7d' });
    const money = moneyFor(server, order);
    const answers = await atOnce(count, [], (relay) => report(relay, money));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['completed']));
    expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(await ledgerOf(userId)).toMatchObject([
      { days: 7, videos: 250, reason: 'payment', sourceId: order.referenceCode },
    ]);
    expect(await orderOf(server, order.referenceCode)).toMatchObject({ status: 'completed' });
    const user = await server.connection.collection('users').findOne({ userId });
    expect(user?.['plan']).toMatchObject({ days: 7, balance: 250 });
  },
);

it('20 parallel create-orders over two processes give one open reference (PAY-5)', async () => {
  const { userId, browser } = await givenUser();
  const body = { userId, planId: 'combo_30d', method: 'bkash' };
  const answers = await atOnce(20, [browser], (client) => client.send(createOrder, { body }));
  const codes = answers.map((answer) => answer.payload().referenceCode);
  expect(new Set(codes).size).toBe(1);
  const orders = server.connection.collection('payment_orders');
  expect(await orders.countDocuments({ userId })).toBe(1);
});

it('one code redeemed 100 times in parallel over two processes grants once (PAY-28)', async () => {
  const users = await givenUsers(10);
  const code = drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));
  const codes = server.app.get(RedeemCodesService, { strict: false });
  await codes.addCodes([{ code, days: 30, videos: 65 }]);
  const browsers = users.map(({ browser }) => browser);
  const answers = await atOnce(100, browsers, (client) =>
    client.send(redeemCode, { body: { code } }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // Each of the ten users tried ten times; the winner nine times in vain.
  const failures = answers.filter(({ code: refusal }) => refusal !== null);
  expect(new Set(failures.map(({ code: refusal }) => refusal))).toEqual(
    new Set(['redeem-codes/not-found']),
  );
  const entries = (await Promise.all(users.map(({ userId }) => ledgerOf(userId)))).flat();
  expect(entries).toMatchObject([{ days: 30, videos: 65, reason: 'redeem_code' }]);
});

it('after all of it no record contradicts another (PAY-24)', async () => {
  const { violations, checked } = await server.app
    .get(ReconciliationService, { strict: false })
    .findMoneyViolations();
  expect(violations).toEqual([]);
  expect(checked).toMatchObject({ orders: 4, receipts: 3, 'redeem codes': 1 });
});
