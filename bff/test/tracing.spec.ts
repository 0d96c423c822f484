import { getUser, loginWithPassword } from '@portal/contracts';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { TracingService } from '../src/platform/tracing/tracing.service';
import { createTestServer, type TestServer } from './support/test-server';
import { buildInfo } from '../src/platform/build-info';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code: number };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const [SERVER, CLIENT] = [2, 3];
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const PARENT = { traceparent: `00-${TRACE}-${CALLER}-01` };

/** A collector that keeps what it is sent. */
const batches: { url: string | undefined; key: unknown; body: Batch }[] = [];
let collector: Server;
let server: TestServer;
beforeAll(async () => {
  collector = createServer((sent, reply) => {
    void text(sent).then((body) => {
      const key = sent.headers['x-collector-key'];
      batches.push({ url: sent.url, key, body: JSON.parse(body) as Batch });
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  server = await createTestServer({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=its%20key',
      OTEL_SERVICE_NAME: 'portal-under-test',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tests',
    },
  });
});
afterAll(async () => {
  await server.stop();
  collector.close();
});
beforeEach(() => void (batches.length = 0));

/** Signs in with a body that goes out only when the service, which has read the head, asks for it. */
function sendLate(port: number, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...PARENT,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    };
    const { method, path } = loginWithPassword;
    const call = request({ host: '127.0.0.1', port, method, path, headers });
    call.on('continue', () => void call.end(body));
    call.on('response', (answer) => resolve(answer.resume().statusCode));
    call.on('error', reject);
    call.flushHeaders();
  });
}

/** Spans that were sent since the test began. */
async function spans(): Promise<Span[]> {
  await server.app.get(TracingService, { strict: false }).flush();
  return batches.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  );
}

const attributesOf = ({ attributes }: Pick<Span, 'attributes'>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('a trace', () => {
  it('has a span of the request with its template, below the caller, and below it the commands', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    await spans();
    batches.length = 0;
    const before = server.log.length;
    const answer = await browser.send(getUser, { params: { id: user.userId }, headers: PARENT });
    expect(answer.status).toBe(200);

    const sent = await spans();
    const root = sent.find(({ kind }) => kind === SERVER);
    expect(root).toMatchObject({
      name: 'GET /api/user/:id',
      traceId: TRACE,
      parentSpanId: CALLER,
    });
    expect(root && attributesOf(root)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/user/:id',
      'http.response.status_code': 200,
      'portal.request_id': answer.headers['x-request-id'],
    });
    const commands = sent.filter(({ kind }) => kind === CLIENT);
    expect(commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['find sessions', 'find users']),
    );
    for (const one of commands)
      expect([one.traceId, one.parentSpanId]).toEqual([TRACE, root?.spanId]);

    expect(answer.headers['traceresponse']).toBe(`00-${TRACE}-${root?.spanId}-01`);
    const lines = server.log.slice(before).filter(({ event }) => event === 'request');
    expect(lines).toEqual([expect.objectContaining({ traceId: TRACE })]);
  });

  it('goes on after a body was read', async () => {
    const user = await server.givenAccount();
    batches.length = 0;
    const { userId, password } = user;
    // Over a real connection, whose events know nothing of the request.
    await server.app.listen(0, '127.0.0.1');
    const { port } = server.app.getHttpServer().address() as AddressInfo;
    expect(await sendLate(port, JSON.stringify({ userId, password }))).toBe(200);
    const sent = (await spans()).filter(({ traceId }) => traceId === TRACE);
    const root = sent.find(({ kind }) => kind === SERVER);
    const inserted = sent.find(({ name }) => name === 'insert sessions');
    expect(inserted?.parentSpanId).toBe(root?.spanId);
  });

  it('reaches the collector at the standard address, with its key and who we are', async () => {
    await server.client().request({ method: 'GET', url: '/health/live' });
    await spans();
    expect(batches[0]).toMatchObject({ url: '/v1/traces', key: 'its key' });
    const [resource] = batches[0]?.body.resourceSpans ?? [];
    expect(resource && attributesOf(resource.resource)).toMatchObject({
      'service.name': 'portal-under-test',
      'service.version': buildInfo.release,
      'vcs.ref.head.revision': buildInfo.commit,
      'deployment.environment.name': 'tests',
    });
  });

  it('says of a failure what kind it was, and of a job its name and commands', async () => {
    const scheduler = server.app.get(SchedulerService, { strict: false });
    scheduler.register({
      name: 'reads',
      everyMs: 1,
      run: async () => {
        await server.serviceConnection.db?.collection('users').findOne({ userId: 4_711_999 });
        throw new TypeError('a secret of a user');
      },
    });
    await scheduler.runNow('reads');
    const sent = await spans();
    const job = sent.find(({ name }) => name === 'job reads');
    expect(job && attributesOf(job)).toEqual({ 'error.type': 'TypeError' });
    expect(job?.status.code).toBe(2);
    const read = sent.find(
      ({ name, traceId }) => name === 'find users' && traceId === job?.traceId,
    );
    expect(read?.parentSpanId).toBe(job?.spanId);
    const line = server.log.find(({ msg }) => msg === 'a secret of a user');
    expect(line).toMatchObject({ job: 'reads', traceId: job?.traceId });
  });

  it('holds no id, secret, address or text of a user anywhere', async () => {
    const user = await server.givenAccount({ userId: 771_234_567, name: 'Canary Name' });
    const browser = await server.signInAs(user);
    await browser.send(getUser, { params: { id: user.userId } });
    await browser.request({
      method: 'GET',
      url: '/api/user/771234567/history/canary-ott?q=canary-query',
      headers: { 'user-agent': 'canary-agent', referer: 'https://canary.example/' },
    });
    await server.client().send(loginWithPassword, {
      body: { userId: user.userId, password: 'canary-password' },
    });
    const sent = JSON.stringify(await spans());
    expect(sent).toContain('/api/user/:id/history/:ott');
    const secrets = [user.password, ...browser.cookies.values()];
    for (const secret of ['771234567', 'anary', '127.0.0.1', ...secrets])
      expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  });
});

describe('without a collector', () => {
  it('nothing is traced or answered about, but a trace of the caller stands in the log', async () => {
    const plain = await server.another();
    expect(plain.app.get(TracingService, { strict: false }).isOn).toBe(false);
    const answer = await plain.client().request({ method: 'GET', url: '/health/live' });
    expect(answer.headers['traceresponse']).toBeUndefined();
    await plain.client().request({ method: 'GET', url: '/health/live', headers: PARENT });
    const lines = plain.log.filter(({ event }) => event === 'request');
    expect(lines.map(({ traceId }) => traceId)).toEqual([undefined, TRACE]);
  });

  it.each([
    ['OTEL_SDK_DISABLED', 'true'],
    ['OTEL_TRACES_EXPORTER', 'none'],
  ])('or with %s=%s', async (name, value) => {
    const off = await server.another({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      [name]: value,
    });
    expect(off.app.get(TracingService, { strict: false }).isOn).toBe(false);
  });
});
