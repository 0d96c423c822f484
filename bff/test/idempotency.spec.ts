import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { createOrder } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { DomainError } from '../src/platform/errors/domain-error';
import { text } from '../src/platform/http/fields';
import { bodyOf } from '../src/platform/http/request-class';
import { listRoutes } from '../src/platform/http/route-list';
import {
  EXECUTION_MS,
  KEY_LIFETIME_MS,
} from '../src/platform/idempotency/idempotency-keys.repository';
import { Idempotent } from '../src/platform/idempotency/idempotent';
import { Access } from '../src/platform/security/access';
import { createTestServer, type TestServer } from './support/test-server';

/** What the handler does, by the word it is sent. */
let executions = 0;
let held: Promise<void> = Promise.resolve();

class ProbeBody extends bodyOf<{ does: string; note?: string }>()({
  does: text({ min: 1, max: 20 }),
  note: text({ max: 20 }).optional(),
}) {}

@Controller()
class ProbeController {
  @Post('/test/work')
  @HttpCode(200)
  @ApiExcludeEndpoint()
  @RouteConfig({ rate: 'usual' })
  @Access('subscriber')
  @Idempotent()
  async work(@Body() { does }: ProbeBody): Promise<object> {
    executions += 1;
    const execution = executions;
    await held;
    if (does === 'refuse') throw new DomainError('payments/order-closed', {}, 'so it is');
    if (does === 'break') throw new TypeError('a bug');
    if (does === 'miss') throw new DomainError('service/unavailable');
    return { execution, list: [null, { text: 'ক' }] };
  }

  @Post('/test/other-work')
  @HttpCode(200)
  @ApiExcludeEndpoint()
  @RouteConfig({ rate: 'usual' })
  @Access('subscriber')
  @Idempotent()
  otherWork(): object {
    executions += 1;
    return { execution: executions };
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [ProbeModule] });
  const { databaseUri, clock } = server;
  elsewhere = await createTestServer({ databaseUri, clock, modules: [ProbeModule] });
});
afterAll(async () => {
  await elsewhere.stop();
  await server.stop();
});

let user: { userId: number; password: string };
let browser: TestClient;
beforeEach(async () => {
  executions = 0;
  held = Promise.resolve();
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

let nextKey = 0;
const newKey = (): string => `key-${(nextKey += 1)}`;

async function post(
  key: string | null,
  payload: object | string = { does: 'work' },
  by = browser,
  url = '/test/work',
) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (key !== null) headers['idempotency-key'] = key;
  const {
    status,
    code,
    body,
    headers: got,
  } = await by.request({ method: 'POST', url, headers, payload });
  // Every answer has the id of its own request; all else is the same.
  return { status, code, body: { ...body, requestId: '' }, replayed: got['idempotency-replayed'] };
}

/** Holds the handler until it is freed, and tells when it began. */
function holdWork(): { begun: () => Promise<void>; free: () => void } {
  let free = (): void => undefined;
  held = new Promise<void>((done) => (free = done));
  const begun = async () => {
    while (executions === 0) await new Promise((done) => setImmediate(done));
  };
  return { begun, free: () => free() };
}

describe('with the same Idempotency-Key and body (PAY-6)', () => {
  it('a request is executed once and answered alike, on every instance', async () => {
    const key = newKey();
    const first = await post(key);
    expect(first).toMatchObject({ status: 200, body: { execution: 1 }, replayed: undefined });
    const other = elsewhere.client();
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    for (const by of [browser, other]) {
      expect(await post(key, undefined, by)).toEqual({ ...first, replayed: 'true' });
    }
    expect(executions).toBe(1);
  });

  it.each(['refuse', 'break'])('what the work ended with is the answer again: %s', async (does) => {
    const key = newKey();
    const first = await post(key, { does });
    expect(first.status).toBe(does === 'refuse' ? 409 : 500);
    expect(await post(key, { does })).toEqual({ ...first, replayed: 'true' });
    expect(executions).toBe(1);
  });

  it('of twenty at once one is executed; the others get its answer or are asked to wait', async () => {
    const key = newKey();
    const { begun, free } = holdWork();
    const all = Promise.all(Array.from({ length: 20 }, () => post(key)));
    await begun();
    expect(await post(key)).toMatchObject({ status: 409, code: 'request/in-flight' });
    free();
    const answers = await all;
    expect(executions).toBe(1);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThanOrEqual(1);
    for (const { body } of done) expect(body).toMatchObject({ success: true, execution: 1 });
    for (const { status, code } of answers.filter((one) => !done.includes(one)))
      expect([status, code]).toEqual([409, 'request/in-flight']);
    expect(await post(key)).toMatchObject({ status: 200, body: { execution: 1 } });
  });

  it('blanks between the parts of the body make no other request', async () => {
    const key = newKey();
    await post(key, '{"does":"work","note":"a"}');
    expect((await post(key, '{ "does": "work",\n "note": "a" }')).replayed).toBe('true');
  });

  it('is forgotten after 24 hours from its answer', async () => {
    const key = newKey();
    await post(key);
    server.clock.advance(KEY_LIFETIME_MS - 1);
    // The session of the first request is over by then.
    const later = await server.signInAs(user);
    expect((await post(key, undefined, later)).replayed).toBe('true');
    server.clock.advance(1);
    expect(await post(key, { does: 'work', note: 'new' }, later)).toMatchObject({
      status: 200,
      body: { execution: 2 },
    });
  });

  it('a request that was refused as it stands did not begin: the key is free', async () => {
    const key = newKey();
    expect(await post(key, { does: 5 })).toMatchObject({ status: 400, code: 'request/invalid' });
    expect(await post(key)).toMatchObject({ status: 200, body: { execution: 1 } });
  });

  it('a request that met no database may be tried again', async () => {
    const key = newKey();
    expect((await post(key, { does: 'miss' })).status).toBe(503);
    expect(await post(key, { does: 'miss' })).toMatchObject({ status: 503, replayed: undefined });
    expect(executions).toBe(2);
  });

  it('after a crash it is executed again, but not before the crash is certain', async () => {
    const key = newKey();
    const { begun, free } = holdWork();
    const crashed = post(key);
    await begun();
    held = Promise.resolve();
    server.clock.advance(EXECUTION_MS - 1);
    expect((await post(key)).code).toBe('request/in-flight');
    server.clock.advance(1);
    expect((await post(key, { does: 'other' })).code).toBe('request/key-reused');
    const second = await post(key);
    expect(second).toMatchObject({ status: 200, body: { execution: 2 }, replayed: undefined });
    // The first was only slow: its answer does not replace the one that was given.
    free();
    await crashed;
    expect(await post(key)).toEqual({ ...second, replayed: 'true' });
  });
});

describe('an Idempotency-Key', () => {
  it('that came with another body is refused, whether that one was answered or is in flight', async () => {
    const key = newKey();
    const { begun, free } = holdWork();
    const first = post(key);
    await begun();
    const refused = { status: 422, code: 'request/key-reused' };
    expect(await post(key, { does: 'refuse' })).toMatchObject(refused);
    free();
    await first;
    expect(await post(key, { does: 'work', note: '' })).toMatchObject(refused);
    expect(executions).toBe(1);
  });

  it('is each of one caller and one route', async () => {
    const key = newKey();
    const other = await server.signInAs(await server.givenAccount());
    const bodies = [
      await post(key),
      await post(key, undefined, other),
      await post(key, undefined, browser, '/test/other-work'),
    ].map(({ body }) => body);
    expect(bodies).toMatchObject([{ execution: 1 }, { execution: 2 }, { execution: 3 }]);
  });

  it('belongs to the user, whatever session they are in', async () => {
    const key = newKey();
    await post(key);
    expect((await post(key, undefined, await server.signInAs(user))).replayed).toBe('true');
  });

  it('is not needed: without it every request is executed', async () => {
    for (const execution of [1, 2]) {
      expect(await post(null)).toMatchObject({ status: 200, body: { execution } });
    }
  });

  it.each(['', ' ', 'two words', 'x'.repeat(256), 'a\tb', 'ключ', 'one, one'])(
    'of the form %j is refused, and nothing is executed',
    async (key) => {
      expect(await post(key)).toMatchObject({ status: 400, code: 'request/invalid' });
      expect(executions).toBe(0);
    },
  );

  it('of 255 visible characters is fine, and is not kept in clear', async () => {
    const key = 'canary-'.padEnd(255, '~');
    expect((await post(key)).status).toBe(200);
    const kept = await server.connection.collection('idempotency_keys').find().toArray();
    expect(JSON.stringify(kept)).not.toContain('canary');
  });
});

describe('the calls of paying', () => {
  it('mind it where they begin something: an order, a transaction id, codes, offers, an action on a plan', () => {
    const calls = listRoutes(server.app).filter(({ isIdempotent }) => isIdempotent);
    const paths = calls.flatMap(({ call }) => (call ? [call.path] : []));
    expect(paths.sort()).toEqual([
      '/api/admin/offer',
      '/api/admin/redeem-codes',
      '/api/admin/send-special-offer',
      '/api/admin/user',
      '/api/admin/user/:id/deduct-plan',
      '/api/admin/user/:id/update-plan',
      '/api/payment/create-order',
      '/api/payment/submit-trx',
    ]);
  });

  it('give the same order again, to the minute it was made, whatever the time', async () => {
    const headers = { 'idempotency-key': newKey() };
    const body = { userId: user.userId, planId: 'combo_1d' };
    const first = await browser.send(createOrder, { body, headers });
    server.clock.advance(3_600_000);
    const again = await browser.send(createOrder, { body, headers });
    expect(again.payload()).toEqual(first.payload());
    const other = await browser.send(createOrder, {
      body: { ...body, planId: 'combo_7d' },
      headers,
    });
    expect([other.status, other.code]).toEqual([422, 'request/key-reused']);
    const { connection } = server;
    const orders = connection.collection('payment_orders');
    expect(await orders.countDocuments({ userId: user.userId })).toBe(1);
  });
});
