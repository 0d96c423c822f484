import { CONTRACT_VERSION, getLiveness, getUser, redeemCode } from '@portal/contracts';
import { PAYMENT_STATUSES } from '@portal/rules';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenOrder, moneyFor, report } from './support/payments';
import { type Series, scrape, valueOf } from './support/scrape';
import { createTestServer, type TestServer } from './support/test-server';
import { buildInfo } from '../src/platform/build-info';

const SECRET = 'hunter2-hunter2';
let server: TestServer;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'portal-web-'));
  const portals = {
    'user-portal': { version: '0.1.0-abc', contract: CONTRACT_VERSION },
    'admin-portal': { version: '0.2.0', contract: 99 },
  };
  await writeFile(join(webRoot, 'releases.json'), JSON.stringify({ revision: 1, portals }));
  await writeFile(join(webRoot, 'shell.json'), JSON.stringify({ version: '0.1.0-shell' }));
  server = await createTestServer({ env: { METRICS_PORT: '0', WEB_ROOT: webRoot } });
});
afterAll(async () => {
  await server.stop();
  await rm(webRoot, { recursive: true });
});

const REQUESTS = 'http_server_request_duration_seconds_count';
const COMMANDS = 'db_client_operation_duration_seconds_count';

/** Waits for what happens on another connection. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) if (await holds()) return;
  throw new Error('It never happened.');
}

/** Everything a scanner tries: addresses, methods and headers that nobody foresaw. */
async function crawl(): Promise<void> {
  const user = await server.givenAccount();
  const browser = await server.signInAs(user);
  const paths = [
    ...Array.from({ length: 40 }, (_one, index) => `/api/user/${1_000_000 + index}`),
    ...Array.from({ length: 40 }, (_one, index) => `/api/${SECRET}-${index}`),
    ...Array.from({ length: 20 }, (_one, index) => `/wp-admin/${index}.php?${SECRET}=${index}`),
    '/api/%zz',
    '/api/user/1/../../etc/passwd',
    '/remotes/user-portal/9.9.9/remoteEntry.js',
    '/releases.json',
    `/api/user/${user.userId}/history/${SECRET}`,
  ];
  for (const url of paths) await browser.request({ method: 'GET', url });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const)
    await browser.request({ method, url: `/api/user/${SECRET}` });
  for (const method of ['PROPFIND', 'TRACE', 'LOCK'])
    await server.app.inject({ method: method as 'GET', url: `/${SECRET}` });
  await browser.send(getUser, { params: { id: user.userId }, headers: { 'x-request-id': SECRET } });
  await browser.send(redeemCode, { params: { id: user.userId }, body: { code: SECRET } });
}

describe('the metrics of requests', () => {
  let series: readonly Series[];
  beforeAll(async () => {
    await crawl();
    series = await scrape(server);
  });

  it('have the labels of a closed list after a hostile crawl, and nothing that was sent', () => {
    const templates = new Set(['unmatched', ...server.routes.map(({ url }) => url)]);
    const of = (label: string) =>
      new Set(series.flatMap(({ labels }) => (label in labels ? [labels[label]] : [])));
    expect([...of('http_route')].filter((route) => !templates.has(route ?? ''))).toEqual([]);
    expect(
      [...of('http_request_method')].filter((one) => !/^([A-Z]{3,7}|_OTHER)$/.test(one ?? '')),
    ).toEqual([]);
    expect([...of('http_request_method')]).not.toContain('PROPFIND');
    expect(
      [...of('http_response_status_code')].filter((one) => !/^[1-5]\d\d$/.test(one ?? '')),
    ).toEqual([]);
    // Not the metrics themselves: among thousands of digits any id comes up by chance.
    const words = series.map(({ name, labels }) => ({ name, labels }));
    expect(JSON.stringify(words)).not.toMatch(/hunter2|wp-admin|1000001/);
  });

  it('count every request once, by template, method and status', () => {
    const labels = { http_request_method: 'GET', http_response_status_code: '403' };
    expect(valueOf(series, REQUESTS, { ...labels, http_route: '/api/user/:id' })).toBe(40);
    const unmatched = { http_route: '/*', http_request_method: 'GET' };
    expect(
      valueOf(series, REQUESTS, { ...unmatched, http_response_status_code: '404' }),
    ).toBeGreaterThanOrEqual(40);
    expect(valueOf(series, 'http_server_active_requests')).toBe(0);
  });

  it('and the log have also those whose caller went away before the answer', async () => {
    await server.app.listen(0, '127.0.0.1');
    const { port } = server.app.getHttpServer().address() as AddressInfo;
    const before = server.log.length;
    const caller = connect(port, '127.0.0.1');
    caller.write(
      'POST /api/login/password HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n',
    );
    caller.write('Content-Length: 100\r\n\r\n{');
    await until(async () => valueOf(await scrape(server), 'http_server_active_requests') === 1);
    caller.destroy();
    await until(async () => valueOf(await scrape(server), 'http_server_active_requests') === 0);
    const lines = server.log.slice(before).filter(({ event }) => event === 'request');
    expect(lines).toEqual([
      expect.objectContaining({ method: 'POST', route: '/api/login/password', status: 499 }),
    ]);
    const labels = { http_route: '/api/login/password', http_response_status_code: '499' };
    expect(valueOf(await scrape(server), REQUESTS, labels)).toBe(1);
  });

  it('say how long the database took, by command', () => {
    for (const name of ['find', 'insert'])
      expect(valueOf(series, COMMANDS, { db_operation_name: name, result: 'ok' })).toBeGreaterThan(
        0,
      );
    expect(valueOf(series, 'portal_database_up')).toBe(1);
    expect(valueOf(series, 'db_client_connection_count', { state: 'idle' })).toBeGreaterThan(0);
    // The change stream uses one.
    expect(valueOf(series, 'db_client_connection_count', { state: 'used' })).toBeLessThan(2);
    expect(valueOf(series, 'db_client_connection_pending_requests')).toBe(0);
  });
});

describe('the metrics of the service', () => {
  it('show this build and the versions that are live, as the pointer has them now', async () => {
    const live = async () =>
      (await scrape(server))
        .filter(({ name }) => name === 'portal_live_release_info')
        .map(({ labels }) => `${labels['name']} ${labels['version']}`);
    const served = async () =>
      Object.fromEntries(
        (await scrape(server))
          .filter(({ name }) => name === 'portal_live_release_served')
          .map(({ labels, value }) => [labels['name'], value]),
      );
    expect(await live()).toEqual([
      expect.stringMatching(/^bff /) as string,
      'shell 0.1.0-shell',
      'user-portal 0.1.0-abc',
      'admin-portal 0.2.0',
    ]);
    expect(await served()).toEqual({ 'user-portal': 1, 'admin-portal': 0 });
    const portals = { 'user-portal': { version: '0.1.0-next' } };
    await writeFile(join(webRoot, 'releases.json'), JSON.stringify({ revision: 2, portals }));
    expect((await live()).filter((one) => one.startsWith('user-portal'))).toEqual([
      'user-portal 0.1.0-next',
    ]);
    const build = { release: buildInfo.release, commit: 'unknown', node: process.version };
    expect(valueOf(await scrape(server), 'portal_build_info', build)).toBe(1);
  });

  it('show orders by status and money that waits', async () => {
    const user = await server.givenAccount();
    await givenOrder(server, user.userId);
    const series = await scrape(server);
    const orders = series.filter(({ name }) => name === 'portal_orders');
    expect(orders.map(({ labels }) => labels['status']).sort()).toEqual(
      [...PAYMENT_STATUSES].sort(),
    );
    expect(valueOf(series, 'portal_orders', { status: 'pending' })).toBe(1);
    expect(valueOf(series, 'portal_waiting_money', { kind: 'unmatched' })).toBe(0);
    expect(valueOf(series, 'portal_unread_messages')).toBe(0);
    expect(
      valueOf(series, 'portal_relay_last_seen_timestamp_seconds', { relay: 'relay-one' }),
    ).toBe(0);
  });

  it('count a payment as one activation, once it is committed', async () => {
    const user = await server.givenAccount();
    const order = await givenOrder(server, user.userId);
    await report(server, moneyFor(server, order));
    const series = await scrape(server);
    const changes = series.filter(({ name }) => name === 'portal_plan_changes_total');
    expect(changes).toEqual([
      { name: 'portal_plan_changes_total', labels: { reason: 'payment' }, value: 1 },
    ]);
    expect(valueOf(series, 'portal_payments_total', { outcome: 'completed' })).toBe(1);
    expect(valueOf(series, 'portal_orders', { status: 'completed' })).toBe(1);
    expect(valueOf(series, 'portal_relay_last_seen_timestamp_seconds')).toBeGreaterThan(0);
  });

  it('leave out what a database that is away cannot tell, and keep the rest', async () => {
    const alone = await createTestServer({
      databaseUri: 'mongodb://127.0.0.1:9/none',
      env: { METRICS_PORT: '0' },
    });
    expect((await alone.client().send(getLiveness)).status).toBe(200);
    const series = await scrape(alone);
    expect(valueOf(series, 'portal_database_up')).toBe(0);
    expect(valueOf(series, 'portal_orders')).toBeNull();
    expect(valueOf(series, REQUESTS, { http_route: '/health/live' })).toBe(1);
    await alone.app.close();
  });
});
