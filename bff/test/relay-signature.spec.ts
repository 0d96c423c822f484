import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import fc from 'fast-check';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listRoutes } from '../src/platform/http/route-list';
import { Access } from '../src/platform/security/access';
import { relayClient, signRelay } from './support/relay';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';
import { RELAY_VECTORS, type RelayVector } from './vectors/relay-vectors';

const PATH = '/test/relay';
const authorization = `Bearer ${TEST_SECRETS.relayKey}`;

/** Tells what a handler behind the signature got. */
@Controller()
class ProbeController {
  @Post(PATH)
  @HttpCode(200)
  @ApiExcludeEndpoint()
  @RouteConfig({ rate: 'machine' })
  @Access('relay')
  probe(@Body() body: unknown): object {
    return { got: body ?? null };
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    // Blanks around a secret come from its file, those within it belong to it.
    env: { RELAY_SECRETS: `  ${RELAY_VECTORS.secrets.join(' ;\t')}\n` },
    modules: [ProbeModule],
  });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.travelTo(RELAY_VECTORS.at));

const [secret = '', second = ''] = RELAY_VECTORS.secrets;
const seconds = () => server.clock.now().getTime() / 1_000;
const post = (payload: Buffer | string | undefined, headers: Record<string, string>) =>
  server.client({ authorization, 'content-type': 'application/json' }).request<{ got: unknown }>({
    method: 'POST',
    url: PATH,
    headers,
    payload,
  });

const send = ({ timestamp, signature, body }: RelayVector) =>
  post(body, {
    ...(timestamp === null ? {} : { 'x-relay-timestamp': timestamp }),
    ...(signature === null ? {} : { 'x-relay-signature': signature }),
  });

const byName = (vectors: readonly RelayVector[]) =>
  vectors.map((vector) => [vector.name, vector] as const);

describe('a signed request of the relay (PAY-8)', () => {
  it.each(byName(RELAY_VECTORS.good))('passes with %s', async (_name, vector) => {
    const answer = await send(vector);
    const text = vector.body.toString('utf8').replace(/^\uFEFF/, '');
    expect(answer.payload().got).toEqual(text === '' ? null : JSON.parse(text));
  });

  it.each(byName(RELAY_VECTORS.bad))('is refused with %s', async (_name, vector) => {
    const answer = await send(vector);
    expect([answer.status, answer.code]).toEqual([401, 'sessions/wrong-signature']);
  });

  it('is signed as text or as bytes alike', async () => {
    const body = '{"text":"৪৯৯ টাকা"}';
    for (const form of [body, Buffer.from(body)]) {
      const headers = signRelay(secret, seconds(), form);
      expect((await post(form, headers)).status).toBe(200);
    }
  });

  it('may have no body, and then signs nothing but the time', async () => {
    const none = await server.client({ authorization }).request({
      method: 'POST',
      url: PATH,
      headers: signRelay(second, seconds(), ''),
    });
    expect(none.status).toBe(200);
  });

  it('is checked to the millisecond: 300 s pass, 300.001 s do not', async () => {
    const signed = signRelay(secret, seconds(), '{}');
    for (const [ms, status] of [
      [300_000, 200],
      [300_001, 401],
      [-300_000, 200],
      [-300_001, 401],
    ] as const) {
      server.clock.travelTo(new Date(RELAY_VECTORS.at.getTime() + ms));
      expect([ms, (await post('{}', signed)).status]).toEqual([ms, status]);
    }
  });

  it('is refused after one byte of the body changed, whichever', async () => {
    const body = Buffer.from('{"trxId":"8N7A6D5F4G","amount":499,"note":"ধন্যবাদ"}');
    const headers = signRelay(secret, seconds(), body);
    const change = fc.record({ at: fc.nat(body.length - 1), by: fc.integer({ min: 1, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, by }) => {
        const changed = Buffer.from(body);
        changed[at] = ((changed[at] ?? 0) + by) % 256;
        const { status } = await post(changed, headers);
        // 400: the change left no JSON.
        expect([400, 401]).toContain(status);
      }),
      { numRuns: 200 },
    );
    expect((await post(body, headers)).status).toBe(200);
  });

  it('is refused with a header that came twice, over the wire', async () => {
    await server.app.listen(0, '127.0.0.1');
    const { port } = server.app.getHttpServer().address() as AddressInfo;
    const signed = signRelay(secret, seconds(), '{}');
    const statusWith = (headers: Record<string, string | string[]>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const all = { authorization, 'content-type': 'application/json', ...signed, ...headers };
        request({ port, method: 'POST', path: PATH, agent: false, headers: all }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode));
        })
          .on('error', reject)
          .end('{}');
      });
    expect(await statusWith({})).toBe(200);
    for (const [name, value] of Object.entries(signed)) {
      expect([name, await statusWith({ [name]: [value, value] })]).toEqual([name, 401]);
    }
  });

  it('needs the key of a relay as well', async () => {
    const headers = signRelay(secret, seconds(), '{}');
    const ask = (given: Record<string, string>) =>
      server
        .client(given)
        .request({ method: 'POST', url: PATH, headers, payload: {} as object })
        .then(({ status, code }) => [status, code]);
    expect(await ask({ authorization })).toEqual([200, null]);
    expect(await ask({})).toEqual([401, 'sessions/required']);
    expect(await ask({ authorization: `Bearer ${TEST_SECRETS.botKey}` })).toEqual([
      403,
      'sessions/forbidden',
    ]);
  });

  it('of another type than JSON is refused, whatever it signs', async () => {
    const headers = signRelay(secret, seconds(), '{}');
    for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await post('{}', { ...headers, 'content-type': type });
      expect([answer.status, answer.code]).toEqual([415, 'request/unsupported-type']);
    }
  });

  it('whose signature fails is one warning of the log, with the reason and no secret', async () => {
    const reasons: [Record<string, string>, string][] = [
      [{}, 'missing'],
      [{ ...signRelay(secret, seconds(), '{}'), 'x-relay-signature': 'odd' }, 'malformed'],
      [signRelay(secret, seconds() - 301, '{}'), 'expired'],
      [signRelay('x'.repeat(32), seconds(), '{}'), 'wrong'],
    ];
    for (const [headers, fault] of reasons) {
      const before = server.log.length;
      await post('{}', headers);
      const lines = server.log.slice(before);
      const failed = lines.filter(({ event }) => event === 'authn_signature_fail');
      expect(failed).toEqual([
        expect.objectContaining({ level: 'warn', fault, actor: 'relay-one', route: PATH }),
      ]);
      const text = JSON.stringify(lines);
      for (const value of [...Object.values(headers), TEST_SECRETS.relayKey, secret]) {
        if (value.length > 20) expect(text).not.toContain(value);
      }
    }
  });
});

it('without a configured secret nothing counts as signed', async () => {
  const bare = await createTestServer({ env: { RELAY_SECRETS: ' ; ' }, modules: [ProbeModule] });
  for (const guess of ['', ' ', 'undefined', 'null']) {
    const relay = relayClient(bare, { secret: guess });
    const answer = await relay.request({ method: 'POST', url: PATH, payload: {} });
    expect([answer.status, answer.code]).toEqual([401, 'sessions/wrong-signature']);
  }
  await bare.stop();
});

it('a body that is no UTF-8 is refused as unreadable', async () => {
  const body = Buffer.concat([
    Buffer.from('{"text":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('"}'),
  ]);
  const answer = await post(body, signRelay(secret, seconds(), body));
  expect([answer.status, answer.code]).toEqual([400, 'request/unreadable']);
});

/**
 * The signature covers time and body, not the path: what existing relays sign is fixed. So a captured request
 * must be worthless at every other route of the relay, because no body is right for two of them.
 */
describe('a signed body of one relay route', () => {
  const now = () => RELAY_VECTORS.at.toISOString();
  /** A right body for each route of the relay; a new route is added here, or the test fails. */
  const BODIES: Readonly<Record<string, () => object>> = {
    'POST /api/bot/payments': () => ({
      ...{ method: 'bkash', trxId: 'AAA1BBB2CC', amount: 155, reference: null, receivedAt: now() },
    }),
    'POST /api/bot/payment-messages': () => ({
      ...{ method: 'bkash', text: 'Hello from the operator.', receivedAt: now() },
    }),
  };

  it('has an example for every route of the relay', () => {
    const relays = listRoutes(server.app).flatMap(({ call, policy }) =>
      call && policy?.kind === 'relay' ? [`${call.method} ${call.path}`] : [],
    );
    expect(relays.sort()).toEqual(Object.keys(BODIES).sort());
  });

  const post = (route: string, body: object) => {
    const [, url = ''] = route.split(' ');
    const payload = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      ...signRelay(secret, seconds(), payload),
    };
    return server.client({ authorization }).request({ method: 'POST', url, payload, headers });
  };

  it.each(Object.entries(BODIES))(
    'of %s is taken there, and refused by all others',
    async (route, bodyOf) => {
      const counts = async () => [
        await server.connection.collection('payment_receipts').countDocuments(),
        await server.connection.collection('payment_messages').countDocuments(),
      ];
      const before = await counts();
      for (const other of Object.keys(BODIES).filter((one) => one !== route)) {
        const { status, code } = await post(other, bodyOf());
        expect([other, status, code]).toEqual([other, 400, 'request/invalid']);
      }
      expect(await counts()).toEqual(before);
      expect((await post(route, bodyOf())).status).toBe(200);
    },
  );
});
