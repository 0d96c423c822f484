import { redeemCode } from '@portal/contracts';
import { drawRedeemCode, REDEEM_CODE_LENGTH } from '@portal/rules';
import { TestClient } from '@portal/testing';
import { randomBytes } from 'node:crypto';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { LedgerRepository } from '../src/domain/plans/ledger.repository';
import { RedeemCodesService } from '../src/domain/redeem-codes/redeem-codes.service';
import { ServiceProcess } from './processes/service-process';
import { createTestServer, type TestServer } from './support/test-server';

/** Makes users and looks into the database; the calls go to the processes. */
let server: TestServer;
let processes: readonly ServiceProcess[];

beforeAll(async () => {
  server = await createTestServer();
  processes = await Promise.all([ServiceProcess.start(server), ServiceProcess.start(server)]);
}, 120_000);
afterAll(async () => {
  for (const one of processes ?? []) await one.kill();
  await server.stop();
});

let nextUserId = 60_000;
/** Users without a plan. */
async function givenUsers(count: number): Promise<number[]> {
  const accounts = server.app.get(AccountsService, { strict: false });
  const ids = Array.from({ length: count }, () => (nextUserId += 1));
  await Promise.all(ids.map((userId) => accounts.open({ userId, password: 'a good password' })));
  return ids;
}

/** Sends through the processes in turn, all at once. */
function atOnce<T>(count: number, send: (client: TestClient, number: number) => Promise<T>) {
  return Promise.all(
    Array.from({ length: count }, (_, number) => {
      const one = processes[number % processes.length];
      if (!one) throw new Error('No service runs.');
      return send(new TestClient(one.inject), number);
    }),
  );
}

it('one code redeemed 100 times in parallel over two processes grants once (goal M28)', async () => {
  const users = await givenUsers(10);
  const browsers = await Promise.all(
    users.map((userId) => server.signInAs({ userId, password: 'a good password' })),
  );
  const code = drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));
  const codes = server.app.get(RedeemCodesService, { strict: false });
  await codes.addCodes([{ code, days: 30, videos: 65 }]);
  const answers = await atOnce(100, (client, number) => {
    for (const [name, value] of browsers[number % browsers.length]?.cookies ?? [])
      client.cookies.set(name, value);
    return client.send(redeemCode, { body: { code } });
  });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // Each of the ten users tried ten times; the winner nine times in vain.
  const failures = answers.filter(({ code: refusal }) => refusal !== null);
  expect(new Set(failures.map(({ code: refusal }) => refusal))).toEqual(
    new Set(['redeem-codes/not-found']),
  );
  const ledger = server.app.get(LedgerRepository, { strict: false });
  const entries = (await Promise.all(users.map((userId) => ledger.listOfUser(userId)))).flat();
  expect(entries).toMatchObject([{ days: 30, videos: 65, reason: 'redeem_code' }]);
}, 120_000);
