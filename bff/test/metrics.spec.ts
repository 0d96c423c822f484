import { MetricsService } from '../src/platform/metrics/metrics.service';
import { MetricsServerService } from '../src/platform/metrics/metrics-server.service';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { METRICS_PORT: '0' } });
});
afterAll(() => server.stop());

const portOf = (of: TestServer) => of.app.get(MetricsServerService, { strict: false }).port;
const addressOf = (of: TestServer, path = '/metrics') => `http://127.0.0.1:${portOf(of)}${path}`;
const read = async () => (await fetch(addressOf(server))).text();

describe('the metrics', () => {
  it('are reported on the internal port in the Prometheus format, those of the process included', async () => {
    const answer = await fetch(addressOf(server));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('count what the service counts, by label', async () => {
    const metrics = server.app.get(MetricsService, { strict: false });
    metrics.payments.inc({ outcome: 'completed' });
    metrics.payments.inc({ outcome: 'completed' });
    metrics.payments.inc({ outcome: 'late' });
    metrics.moneyViolations.set({ kind: 'completed-without-ledger' }, 3);
    const text = await read();
    expect(text).toContain('portal_payments_total{outcome="completed"} 2\n');
    expect(text).toContain('portal_payments_total{outcome="late"} 1\n');
    expect(text).toContain('portal_money_violations{kind="completed-without-ledger"} 3\n');
  });

  it('count the runs of jobs by how they ended', async () => {
    const scheduler = server.app.get(SchedulerService, { strict: false });
    const fail = () => Promise.reject(new Error('no luck'));
    scheduler.register({ name: 'good', everyMs: 1, run: async () => undefined });
    scheduler.register({ name: 'bad', everyMs: 1, run: fail });
    for (const name of ['good', 'good', 'bad']) await scheduler.runNow(name);
    const text = await read();
    expect(text).toContain('portal_job_runs_total{job="good",result="ok"} 2\n');
    expect(text).toContain('portal_job_runs_total{job="bad",result="failed"} 1\n');
  });

  it('have each name once, whoever asks for it', () => {
    const metrics = server.app.get(MetricsService, { strict: false });
    const first = metrics.counter('test_total', 'A test.', ['kind']);
    expect(metrics.counter('test_total', 'A test.', ['kind'])).toBe(first);
    const gauge = metrics.gauge('test_now', 'A test.');
    expect(metrics.gauge('test_now', 'A test.')).toBe(gauge);
  });

  it('are each of one instance: another one counts for itself', async () => {
    const other = await server.another({ METRICS_PORT: '0' });
    other.app.get(MetricsService, { strict: false }).payments.inc({ outcome: 'unmatched' });
    expect(await read()).not.toContain('outcome="unmatched"');
    expect(await (await fetch(addressOf(other))).text()).toContain('outcome="unmatched"');
  });

  it('are all that the internal port tells', async () => {
    for (const path of ['/', '/metrics/', '/api/session', '/health/live']) {
      expect([path, (await fetch(addressOf(server, path))).status]).toEqual([path, 404]);
    }
    expect((await fetch(addressOf(server), { method: 'POST' })).status).toBe(404);
  });

  it('are never on the public port', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/metrics' });
    expect(answer.headers['content-type']).not.toMatch(/version=0/);
    expect(answer.payload).not.toContain('process_');
  });

  it('are off without a port', async () => {
    expect(portOf(await server.another())).toBeNull();
  });

  it('end with the service', async () => {
    const stopping = await createTestServer({
      databaseUri: server.databaseUri,
      env: { METRICS_PORT: '0' },
    });
    const address = addressOf(stopping);
    expect((await fetch(address)).status).toBe(200);
    await stopping.stop();
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });
});
