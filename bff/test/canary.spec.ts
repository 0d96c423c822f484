import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MetricsServerService } from '../src/platform/metrics/metrics-server.service';
import { describeApi } from '../src/platform/openapi/describe-api';
import { TracingService } from '../src/platform/tracing/tracing.service';
import { givenCode } from './support/access-matrix/user-samples';
import { callersOf } from './support/fuzz/callers';
import {
  exampleOf,
  type FuzzedOperation,
  fuzzedOperations,
  type Schema,
} from './support/fuzz/operations';
import { givenOrder } from './support/payments';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';

/** Stands for whatever a caller sends: nothing of it may be written down or said back. */
const CANARY = 'CANARY7F3K';
const MARKED_HEADERS = {
  'user-agent': CANARY,
  referer: `https://portal.test/plans/${CANARY}?q=${CANARY}`,
  'idempotency-key': `${CANARY}-key`,
  'accept-language': CANARY,
  'x-portal-release': CANARY,
  'x-forwarded-for': CANARY,
  // Has every request traced.
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
};
const MARKED_CREDENTIALS: readonly Readonly<Record<string, string>>[] = [
  { authorization: `Bearer ${CANARY}`, 'x-relay-signature': CANARY, 'x-relay-timestamp': CANARY },
  { cookie: `portal_session=${CANARY}; portal_admin=${CANARY}` },
  {},
];
/** What pages report of themselves is written down, cleaned: browser-reports.spec.ts. */
const REPORTS = /reports$/;

let server: TestServer;
let collector: Server;
let traces = '';
beforeAll(async () => {
  collector = createServer((sent, reply) => {
    void text(sent).then((batch) => {
      traces += batch;
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  server = await createTestServer({
    env: { METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await server.stop();
  collector.close();
});

/** A value of the schema with the canary in every text that is free. */
function marked(schema: Schema): unknown {
  if (schema.type === 'string' && !schema.enum) return `${CANARY} ${CANARY.toLowerCase()}`;
  if (schema.type === 'array') return schema.items ? [marked(schema.items)] : [];
  const parts = Object.entries(schema.properties ?? {});
  if (parts.length === 0) return exampleOf(schema);
  const body = Object.fromEntries(parts.map(([key, part]) => [key, marked(part)]));
  return { ...body, [CANARY]: CANARY };
}

/** The address with the canary in every part that is no user's id, and in every query. */
function urlOf({ path, queries }: FuzzedOperation, userId: number): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    /^(id|userId)$/.test(name) ? String(userId) : CANARY,
  );
  const query = [...Object.keys(queries), 'search', CANARY].map((name) => `${name}=${CANARY}`);
  return `${filled}?${[...new Set(query)].join('&')}`;
}

it('nothing a caller sends and no secret is found in a log, number, trace or refusal', async () => {
  const secrets = new Set<string>(Object.values(TEST_SECRETS));
  const refusals: string[] = [];
  for (const operation of fuzzedOperations(describeApi(server.app))) {
    if (REPORTS.test(operation.path)) continue;
    const user = await server.givenAccount({ name: `${CANARY} Name` });
    secrets.add(user.password);
    const callers = await callersOf(server, operation, user);
    const payload = operation.body ? JSON.stringify(marked(operation.body)) : undefined;
    const credentials = callers.map((caller) => caller.headers(payload ?? ''));
    for (const { cookie } of credentials)
      for (const pair of cookie?.split('; ') ?? []) secrets.add(pair.split('=')[1] ?? pair);
    const known = operation.isEventStream ? [] : credentials;
    for (const who of [...known, ...MARKED_CREDENTIALS]) {
      const answer = await server.client().request({
        method: operation.method,
        url: urlOf(operation, user.userId),
        headers: {
          ...MARKED_HEADERS,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...who,
        },
        payload,
      });
      expect([operation.name, answer.status]).not.toEqual([operation.name, 500]);
      if (answer.status >= 400) refusals.push(`${operation.name}: ${answer.text}`);
    }
    // Whoever was locked out is so no longer.
    server.clock.advance(24 * 3_600_000);
  }
  const user = await server.givenAccount();
  const browser = await server.signInAs(user);
  const { ref_code: reference } = await givenOrder(server, user.userId);
  const code = await givenCode(server);
  for (const secret of [reference, code, code.replaceAll('-', '')]) secrets.add(secret);
  await browser.request({ method: 'GET', url: `/api/payment/order-status/${reference}` });
  await (
    await server.signInAsAdmin()
  ).request({ method: 'DELETE', url: `/api/admin/redeem-code/${code.replaceAll('-', '')}` });

  await server.app.get(TracingService, { strict: false }).flush();
  const { port } = server.app.get(MetricsServerService, { strict: false });
  const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = server.log.map((line) => JSON.stringify(line));
  expect(lines.length).toBeGreaterThan(300);
  expect(traces).toContain('/api/admin/redeem-code/:code');
  expect(numbers).toContain('portal_');
  for (const secret of [CANARY, CANARY.toLowerCase(), ...secrets]) {
    const has = (one: string): boolean => one.includes(secret);
    expect([secret, lines.filter(has)]).toEqual([secret, []]);
    expect([secret, refusals.filter(has)]).toEqual([secret, []]);
    expect([secret, has(numbers), has(traces)]).toEqual([secret, false, false]);
  }
});
