import {
  adminLogin,
  getReadiness,
  reportPayment,
  type ReportPaymentResponse,
} from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import { TestClient } from '@portal/testing';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { PasswordHasher } from '../src/platform/security/password-hasher';
import { ServiceProcess } from './processes/service-process';
import { startCrashDatabase } from './support/crash-database';
import { givenOrder, moneyFor, relayHeaders } from './support/payments';
import { createTestServer } from './support/test-server';

it('a request under way is answered, and its kept connection does not hold the stop up', async () => {
  const server = await createTestServer();
  const { app } = server;
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  let begin = (): void => undefined;
  const begun = new Promise<void>((done) => (begin = done));
  let free = (): void => undefined;
  const held = new Promise<void>((done) => (free = done));
  const passwords = app.get(PasswordHasher);
  jest.spyOn(passwords, 'verify').mockImplementation(async () => {
    begin();
    await held;
    return false;
  });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const { method, path } = adminLogin;
    request({ port, agent, method, path, headers }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode));
    })
      .on('error', reject)
      .end('{"password":"not it"}');
  });
  await begun;
  const stopped = server.stop();
  while (app.getHttpServer().listening) await new Promise((done) => setImmediate(done));
  free();
  expect(await answer).toBe(401);
  await stopped;
  agent.destroy();
}, 10_000);

describe('a service under load', () => {
  const PAYERS = 60;

  /** A server to look into the database, the service as a process, and reports of money for it. */
  async function givenLoad() {
    const database = await startCrashDatabase();
    const server = await createTestServer({ databaseUri: database.uri });
    const accounts = server.app.get(AccountsService, { strict: false });
    const reports = [];
    for (let userId = 70_001; userId <= 70_000 + PAYERS; userId += 1) {
      await accounts.open({ userId });
      reports.push(moneyFor(server, await givenOrder(server, userId)));
    }
    const first = await ServiceProcess.start(server);
    const stop = async (): Promise<void> => {
      await server.stop();
      await database.stop();
    };
    return { server, reports, first, stop };
  }

  type Load = Awaited<ReturnType<typeof givenLoad>>;

  /** What became of a report; null when its connection broke. */
  async function send(
    { server }: Load,
    service: ServiceProcess,
    body: Load['reports'][number],
  ): Promise<number | null> {
    const payload = JSON.stringify(body);
    const { method, path: url } = reportPayment;
    const headers = relayHeaders(server, payload);
    try {
      const client = new TestClient(service.inject);
      return (await client.request<ReportPaymentResponse>({ method, url, headers, payload }))
        .status;
    } catch {
      return null;
    }
  }

  async function expectAllOnce({ server, reports }: Load): Promise<void> {
    const orders = server.connection.collection('payment_orders');
    expect(await orders.countDocuments({ status: 'completed' })).toBe(reports.length);
    const grants = server.connection.collection('ledger');
    expect(await grants.countDocuments({ reason: 'payment' })).toBe(reports.length);
    const money = server.app.get(ReconciliationService, { strict: false });
    expect((await money.findMoneyViolations()).violations).toEqual([]);
  }

  it('that is killed (kill -9) is ready again within 5 s, and no money is lost or doubled (goal O22)', async () => {
    const load = await givenLoad();
    const { server, reports, first } = load;
    const sent = reports.map((body) => send(load, first, body));
    await Promise.race(sent);
    await first.kill();
    const statuses = await Promise.all(sent);
    expect(statuses).toContain(null);
    const next = await ServiceProcess.start(server);
    const ready = await new TestClient(next.inject).send(getReadiness);
    expect(ready.status).toBe(200);
    expect(next.startMs).toBeLessThan(5_000);
    // Relays repeat what was not answered, and operators' sweeps come by.
    server.clock.advance(MINUTE_MS);
    await next.travelTo(server.clock.now());
    for (const body of reports) {
      for (let status: number | null = null; status !== 200;) {
        status = await send(load, next, body);
      }
    }
    await expectAllOnce(load);
    await next.kill();
    await load.stop();
  }, 60_000);

  it('that is asked to end (SIGTERM) answers all it took, and ends with 0 (goal O21)', async () => {
    const load = await givenLoad();
    const { server, reports, first } = load;
    const sent = reports.map((body) => send(load, first, body));
    await Promise.race(sent);
    const { code, ms } = await first.terminate();
    const statuses = await Promise.all(sent);
    // Outside production nobody waits for a probe, so that some may not have been taken any more.
    expect(statuses.filter((status) => status !== null && status !== 200)).toEqual([]);
    expect([code, ms < 25_000]).toEqual([0, true]);
    const answered = statuses.filter((status) => status === 200).length;
    const orders = server.connection.collection('payment_orders');
    expect(await orders.countDocuments({ status: 'completed' })).toBe(answered);
    const next = await ServiceProcess.start(server);
    for (const [at, body] of reports.entries()) {
      if (statuses[at] === null) expect(await send(load, next, body)).toBe(200);
    }
    await expectAllOnce(load);
    await next.kill();
    await load.stop();
  }, 60_000);
});
