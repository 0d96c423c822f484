import {
  generateRedeemCodes,
  type GenerateRedeemCodesRequest,
  listRedeemCodes,
  redeemCode,
} from '@portal/contracts';
import { DAY_MS, drawRedeemCode, PLAN_AMOUNT_LIMIT, STEP_UP_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { randomBytes } from 'node:crypto';
import { RedeemCodesService } from '../src/domain/redeem-codes/redeem-codes.service';
import { expectRemembered } from './support/remembered';
import { createTestServer, type TestServer } from './support/test-server';

const FACTS = { count: 3, days: 30, videos: 0 } as const;

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  admin = await server.signInAsAdmin();
});
afterEach(async () => {
  // The generations of one test do not count in the next.
  server.clock.advance(DAY_MS);
  for (const name of ['redeem_codes', 'audit']) {
    await server.connection.collection(name).deleteMany({});
  }
});
afterAll(() => server.stop());

const stored = () => server.connection.collection('redeem_codes');
const generate = (body: GenerateRedeemCodesRequest, client = admin) =>
  client.send(generateRedeemCodes, { body });

describe('generating codes', () => {
  it('makes exactly as many different ones of 80 bits, which can be redeemed', async () => {
    const answer = await generate({ count: 250, days: 30, videos: 65 });
    const { codes, message } = answer.payload();
    expect(message).toBe('250 codes generated!');
    expect(new Set(codes.map(({ redeem_code }) => redeem_code)).size).toBe(250);
    expect(new Set(codes.map(({ _id }) => _id)).size).toBe(250);
    for (const code of codes) {
      expect(code).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        redeem_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{16}$/) as string,
        ...{ is_used: false, days: 30, videos: 65, used_by_users: [], batch: null },
        created_at: server.clock.now().toISOString(),
        valid_until: null,
      });
    }
    expect(await stored().countDocuments()).toBe(250);
    const listed = (await admin.send(listRedeemCodes)).payload().codes;
    expect(listed.toSorted(byId)).toEqual(codes.toSorted(byId));
    const browser = await server.signInAs(await server.givenAccount());
    const body = { code: codes[17]?.redeem_code ?? '' };
    expect((await browser.send(redeemCode, { body })).payload().granted).toEqual({
      ...{ days: 30, videos: 65 },
    });
  });

  it('takes the name of a batch and an end of validity', async () => {
    const validUntil = new Date(server.clock.now().getTime() + 1).toISOString();
    const body = { count: 1, days: 0, videos: 5, batch: '  Eid 2031 ', validUntil };
    const { codes, message } = (await generate(body)).payload();
    expect(message).toBe('1 code generated!');
    expect(codes).toMatchObject([{ batch: 'Eid 2031', valid_until: validUntil, videos: 5 }]);
  });

  it('leaves one record that names no code, or nothing happened', async () => {
    const body = { ...FACTS, batch: 'Eid' };
    await expectRemembered(server, () => generate(body), {
      action: 'redeem-codes/generate',
      target: 'redeem-codes',
      details: { ...FACTS, batch: 'Eid', validUntil: null },
    });
    expect(await stored().countDocuments()).toBe(3);
  });

  it.each([
    [
      { ...FACTS, count: 0 },
      { ...FACTS, count: 1_001 },
      { ...FACTS, count: -1 },
    ],
    [
      { ...FACTS, count: 1.5 },
      { ...FACTS, count: '10' },
      { ...FACTS, count: null },
    ],
    [
      { ...FACTS, days: -1 },
      { ...FACTS, days: 0.5 },
      { ...FACTS, days: '30' },
    ],
    [
      { ...FACTS, videos: -1 },
      { ...FACTS, videos: Number.MAX_VALUE },
      { ...FACTS, videos: undefined },
    ],
    [{ ...FACTS, days: PLAN_AMOUNT_LIMIT + 1 }, { ...FACTS, batch: 'x'.repeat(61) }, {}],
    [
      { ...FACTS, validUntil: 'tomorrow' },
      { ...FACTS, validUntil: '2099-01-01' },
      { ...FACTS, batch: 7 },
    ],
  ])('refuses what is no whole number from 0 and the like (PAY-26)', async (...bodies) => {
    for (const payload of bodies) {
      const answer = await admin.request({
        method: 'POST',
        url: generateRedeemCodes.path,
        payload,
      });
      expect([answer.status, answer.code, payload]).toEqual([400, 'request/invalid', payload]);
    }
    expect(await stored().countDocuments()).toBe(0);
  });

  it('refuses codes that would give nothing, or have ended already', async () => {
    const refusalOf = async (body: GenerateRedeemCodesRequest) => {
      const answer = await generate(body);
      return [answer.status, answer.code];
    };
    expect(await refusalOf({ count: 1, days: 0, videos: 0 })).toEqual([422, 'redeem-codes/empty']);
    const now = server.clock.now().toISOString();
    const ended = { ...FACTS, validUntil: now };
    expect(await refusalOf(ended)).toEqual([422, 'redeem-codes/already-ended']);
    expect(await stored().countDocuments()).toBe(0);
    expect(
      await server.connection.collection('audit').countDocuments({ action: /^redeem-codes\// }),
    ).toBe(0);
  });

  it('sent twice with the same Idempotency-Key happens once', async () => {
    const headers = { 'idempotency-key': 'one-press' };
    const answers = [1, 2].map(() => admin.send(generateRedeemCodes, { body: FACTS, headers }));
    const [first, again] = await Promise.all(answers);
    const repeated = again?.code === 'request/in-flight' || first?.code === 'request/in-flight';
    if (!repeated) expect(again?.body).toEqual(first?.body);
    expect(await stored().countDocuments()).toBe(3);
  });

  it('wants a fresh proof', async () => {
    // The session lives on by being used; the proof does not.
    server.clock.advance(STEP_UP_MS / 2);
    (await admin.send(listRedeemCodes)).payload();
    server.clock.advance(STEP_UP_MS / 2 + 1);
    const answer = await generate(FACTS);
    expect(answer.code).toBe('sessions/step-up-required');
    expect(await stored().countDocuments()).toBe(0);
  });

  it('is for ten times a minute (SEC-45)', async () => {
    for (let times = 0; times < 10; times += 1) (await generate({ ...FACTS, count: 1 })).payload();
    const answer = await generate({ ...FACTS, count: 1 });
    expect([answer.status, answer.code]).toEqual([429, 'request/too-many']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored().countDocuments()).toBe(10);
    // Others have their own.
    const finance = await server.signInAsAdmin(undefined, 'finance');
    expect((await generate({ ...FACTS, count: 1 }, finance)).status).toBe(200);
  });

  it('ten times 1,000 at once over two instances makes 10,000 different codes (PAY-30)', async () => {
    const instance = await server.another();
    const other = await instance.signInAsAdmin(undefined, 'finance');
    const body = { count: 1_000, days: 7, videos: 0, batch: 'Many' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => generate(body, number % 2 ? admin : other)),
    );
    const codes = answers.flatMap((answer) => answer.payload().codes);
    expect(codes).toHaveLength(10_000);
    expect(new Set(codes.map(({ redeem_code }) => redeem_code)).size).toBe(10_000);
    expect(await stored().countDocuments({ batch: 'Many' })).toBe(10_000);
  });
});

it.each([
  [-1, 200, null],
  [0, 404, 'redeem-codes/not-found'],
  [1, 404, 'redeem-codes/not-found'],
])('%i ms from its end redeeming is answered %i', async (ms, status, code) => {
  const browser = await server.signInAs(await server.givenAccount());
  const typed = drawRedeemCode(randomBytes(16));
  const validUntil = new Date(server.clock.now().getTime() + 1_000);
  const service = server.app.get(RedeemCodesService, { strict: false });
  await service.addCodes([{ code: typed, days: 7, videos: 0, validUntil }]);
  server.clock.advance(1_000 + ms);
  const answer = await browser.send(redeemCode, { body: { code: typed } });
  expect([answer.status, answer.code]).toEqual([status, code]);
  const unknown = await browser.send(redeemCode, { body: { code: 'AAAA-AAAA-AAAA-AAAA' } });
  if (status === 404) {
    expect(answer.body).toEqual({
      ...(unknown.body as object),
      requestId: expect.anything() as string,
    });
  }
});

const byId = (one: { _id: string }, other: { _id: string }) => (one._id < other._id ? -1 : 1);
