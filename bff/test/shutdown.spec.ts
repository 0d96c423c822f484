import {
  adminLogin,
  getReadiness,
  reportPayment,
  type ReportPaymentResponse,
} from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import { startTestDatabase, TestClient, type TestDatabase } from '@portal/testing';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { PasswordHasherService } from '../src/platform/security/password-hasher.service';
import { ServiceProcess } from './processes/service-process';
import { startCrashDatabase } from './support/crash-database';
import { givenOrder, moneyFor, relayHeaders } from './support/payments';
import { createTestServer, productionEnvironment } from './support/test-server';

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
  const passwords = app.get(PasswordHasherService);
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
});

describe('a service under load', () => {
  /** More take too long where other programs run too: a stop waits for them, but not forever. */
  const PAYERS = 12;

  /** A server to look into the database, the service as a process, and reports of money for it. */
  async function givenLoad(database: TestDatabase, env: Readonly<Record<string, string>> = {}) {
    const server = await createTestServer({ databaseUri: database.uri });
    const accounts = server.app.get(AccountsService, { strict: false });
    const reports = [];
    for (let userId = 70_001; userId <= 70_000 + PAYERS; userId += 1) {
      await accounts.open({ userId });
      reports.push(moneyFor(server, await givenOrder(server, userId)));
    }
    const first = await ServiceProcess.start(server, env);
    const stop = async (): Promise<void> => {
      await server.stop();
      await database.stop();
    };
    return { server, reports, first, stop };
  }

  type Load = Awaited<ReturnType<typeof givenLoad>>;

  /** What became of a report; null when its connection broke, 'refused' when there was none to send it on. */
  async function send(
    { server }: Load,
    client: TestClient,
    body: Load['reports'][number],
  ): Promise<number | 'refused' | null> {
    const payload = JSON.stringify(body);
    const { method, path: url } = reportPayment;
    const headers = relayHeaders(server, payload);
    try {
      return (await client.request<ReportPaymentResponse>({ method, url, headers, payload }))
        .status;
    } catch (error) {
      const { code } = (error as { cause: NodeJS.ErrnoException }).cause;
      return code === 'ECONNREFUSED' ? 'refused' : null;
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

  it('that is killed (kill -9) is ready again within 5 s, and no money is lost or doubled (OPS-22)', async () => {
    const load = await givenLoad(await startCrashDatabase());
    const { server, reports, first } = load;
    const client = new TestClient(first.inject);
    const sent = reports.map((body) => send(load, client, body));
    await Promise.race(sent);
    await first.kill();
    const statuses = await Promise.all(sent);
    expect(statuses).toContain(null);
    const next = await ServiceProcess.start(server);
    const other = new TestClient(next.inject);
    expect((await other.send(getReadiness)).status).toBe(200);
    // A machine that does other things as well is as slow at the first start.
    expect(next.startMs).toBeLessThan(Math.max(5_000, 3 * first.startMs));
    // Relays repeat what was not answered; what a dead transaction holds is free by now.
    server.clock.advance(MINUTE_MS);
    await next.travelTo(server.clock.now());
    const again = await Promise.all(reports.map((body) => send(load, other, body)));
    expect(new Set(again)).toEqual(new Set([200]));
    await expectAllOnce(load);
    await next.kill();
    await load.stop();
  });

  it('that is asked to end (SIGTERM) answers all it took, says so to probes, and ends with 0 (OPS-21)', async () => {
    const load = await givenLoad(await startTestDatabase(), await productionEnvironment());
    const { server, first, reports } = load;
    const client = new TestClient(first.inject);
    const probe = () => client.send(getReadiness);
    expect((await probe()).status).toBe(200);
    const half = reports.length / 2;
    const before = reports.slice(0, half).map((body) => send(load, client, body));
    await Promise.race(before);
    const ended = first.terminate();
    // Balancers send requests until a probe tells them; those are answered, too.
    while ((await probe()).status !== 503) expect(first.isDead).toBe(false);
    const after = reports.slice(half).map(async (body) => {
      const status = await send(load, client, body);
      // On a busy machine the port can be closed by now. Balancers send to the other instance then.
      return status === 'refused' ? send(load, server.client(), body) : status;
    });
    expect(new Set(await Promise.all([...before, ...after]))).toEqual(new Set([200]));
    // It would end with 1 after 30 s.
    expect(await ended).toBe(0);
    await expectAllOnce(load);
    await load.stop();
  });
});
