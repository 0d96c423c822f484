import {
  adminLogin,
  createOrder,
  generateRedeemCodes,
  getReadiness,
  reportPayment,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { listRoutes } from '../src/platform/http/route-list';
import { createCollections, createIndexes } from '../src/platform/mongo/indexes';
import { PaymentSweepJob } from '../src/domain/payments/inbox/payment-sweep.job';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import type { GivenAccount } from './support/given-account';
import { relayHeaders } from './support/payments';
import { createTestServer, productionEnvironment, type TestServer } from './support/test-server';

/** Routes that change something and work without unique indexes: what they write is not counted on. */
const FREE = [
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/admin/step-up',
  'POST /api/browser-reports',
  'POST /api/csp-reports',
  'POST /api/login/password',
  'POST /api/logout',
  'POST /api/user/:id/sessions/end-others',
];

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** A service as in production, over a database that nobody migrated. */
let server: TestServer;
let user: GivenAccount;
let browser: TestClient;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer({ env: await productionEnvironment() });
  await createCollections(server.serviceConnection);
  user = await server.givenAccount();
  browser = await server.signInAs(user);
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

const writing = () =>
  listRoutes(server.app).flatMap(({ call, policy, needsNoIndexes }) => {
    const route = { name: `${call?.method} ${call?.path}`, call, policy, needsNoIndexes };
    return call && policy && !SAFE.includes(call.method) ? [route] : [];
  });

type Writing = ReturnType<typeof writing>[number];

/** Calls a route as somebody who may, with an empty body. */
async function ask({ call, policy }: Writing) {
  const url = (call?.path ?? '').replaceAll(/:\w+/gu, String(user.userId));
  const method = call?.method ?? 'POST';
  if (policy?.kind === 'relay') {
    const headers = relayHeaders(server, '{}');
    return server.client().request({ method, url, headers, payload: '{}' });
  }
  const headers = { 'content-type': 'application/json' };
  const isAdmin = policy?.kind === 'admin' || policy?.kind === 'self-or-admin';
  const client = policy?.kind === 'bot' ? server.bot() : isAdmin ? admin : browser;
  return client.request({ method, url, headers, payload: '{}' });
}

describe('without the unique indexes', () => {
  it('who signs in or out and what reports errors is served, and nothing else that writes', () => {
    const free = writing().filter(({ needsNoIndexes }) => needsNoIndexes);
    expect(free.map(({ name }) => name).toSorted()).toEqual(FREE);
  });

  it('every other route that writes answers 503 in the envelope, with when to try again', async () => {
    const guarded = writing().filter(({ name }) => !FREE.includes(name));
    const names = guarded.map(({ name }) => name);
    for (const call of [createOrder, generateRedeemCodes, reportPayment]) {
      expect(names).toContain(`${call.method} ${call.path}`);
    }
    for (const route of guarded) {
      const answer = await ask(route);
      expect([route.name, answer.status, answer.code, answer.headers['retry-after']]).toEqual([
        ...[route.name, 503, 'service/unavailable', '5'],
      ]);
    }
    expect(await server.connection.collection('payment_orders').countDocuments()).toBe(0);
  });

  it('the service is not ready, administrators sign in, and no job moves money', async () => {
    expect((await server.client().send(getReadiness)).status).toBe(503);
    const { status } = await ask(find(adminLogin));
    expect(status).toBe(400);
    const sweep = jest.spyOn(server.app.get(PaymentSweepJob, { strict: false }), 'runOnce');
    const scheduler = server.app.get(SchedulerService, { strict: false });
    expect(await scheduler.runNow('payment-sweep')).toBe('skipped');
    expect(sweep).not.toHaveBeenCalled();
  });

  it('all of them work as soon as the indexes are there, without a new start', async () => {
    await createIndexes(server.serviceConnection, () => undefined);
    // What was found missing is believed for a few seconds.
    server.clock.advance(5_000);
    for (const route of writing()) {
      const answer = await ask(route);
      expect([route.name, answer.code]).not.toEqual([route.name, 'service/unavailable']);
    }
    expect((await server.client().send(getReadiness)).status).toBe(200);
    const body = { userId: user.userId, planId: 'combo_1d' };
    const again = await server.signInAs(user);
    expect((await again.send(createOrder, { body })).payload().amount).toBe(155);
    expect(await server.app.get(SchedulerService, { strict: false }).runNow('payment-sweep')).toBe(
      'ok',
    );
  });

  it('nobody looks for them again once they were there', async () => {
    const listed = jest.spyOn(server.serviceConnection.collection('users'), 'listIndexes');
    server.clock.advance(60_000);
    for (let times = 0; times < 3; times += 1) await ask(find(createOrder));
    expect(listed).not.toHaveBeenCalled();
  });
});

function find({ method, path }: { readonly method: string; readonly path: string }): Writing {
  const route = writing().find(({ name }) => name === `${method} ${path}`);
  if (!route) throw new Error(`There is no ${method} ${path}.`);
  return route;
}
