import { getUserPayments, USER_PAYMENTS_LIMIT } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import type { PaymentOrder } from '../src/domain/payments/orders/payment-order';
import { ODD_IDS } from './support/bad-input';
import type { GivenAccount } from './support/given-account';
import { givenOrder as givenOrderOf } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

const HALF_HOUR_MS = 1_800_000;

let server: TestServer;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

const givenOrder = (facts: Partial<PaymentOrder> = {}) => givenOrderOf(server, user.userId, facts);

const ask = (client: TestClient, id = user.userId) =>
  client.send(getUserPayments, { params: { id } });
const payments = async () => (await ask(browser)).payload().payments;

describe("a user's payments", () => {
  it('are none before the first order', async () => {
    expect(await payments()).toEqual([]);
  });

  it('show code, plan, amount in BDT, method, status and times, and nothing else of an order', async () => {
    const order = await givenOrder({
      status: 'failed_amount_mismatch',
      received_amount: 100,
      trx_id: '9ABC',
    });
    expect(await payments()).toEqual([
      {
        ref_code: order.ref_code,
        planId: 'combo_30d',
        planName: 'Combo - 30 Days',
        days: 30,
        videos: 999_999,
        offerCode: null,
        amount: 2200,
        method: 'bkash',
        status: 'failed_amount_mismatch',
        createdAt: order.createdAt.toISOString(),
        expiresAt: order.expiresAt.toISOString(),
        received_amount: 1,
        trx_id: '9ABC',
        receivedAt: null,
        isLate: false,
      },
    ]);
  });

  it('come newest first, also those of the same instant', async () => {
    const codes = [];
    for (const ms of [0, 0, 1]) {
      server.clock.advance(ms);
      codes.unshift((await givenOrder()).ref_code);
    }
    expect((await payments()).map(({ ref_code }) => ref_code)).toEqual(codes);
  });

  it.each([
    [-1, 'pending'],
    [0, 'timed_out'],
    [1, 'timed_out'],
  ])('%i ms from the end of a pending order say %s', async (ms, status) => {
    await givenOrder();
    server.clock.advance(HALF_HOUR_MS + ms);
    expect(await payments()).toMatchObject([{ status }]);
  });

  it('keep a completed order completed for ever', async () => {
    await givenOrder({ status: 'completed' });
    server.clock.advance(2 * HALF_HOUR_MS);
    expect(await payments()).toMatchObject([{ status: 'completed' }]);
  });

  it('are at most a hundred, the newest', async () => {
    for (let number = 0; number <= USER_PAYMENTS_LIMIT; number += 1) {
      server.clock.advance(1);
      await givenOrder({ amount: (number + 1) * 100 });
    }
    const shown = await payments();
    expect(shown).toHaveLength(USER_PAYMENTS_LIMIT);
    expect([shown[0]?.amount, shown.at(-1)?.amount]).toEqual([USER_PAYMENTS_LIMIT + 1, 2]);
  });

  it('are never those of somebody else', async () => {
    await givenOrder({ userId: (await server.givenAccount()).userId });
    expect(await payments()).toEqual([]);
  });

  it('are read by their user and by administrators, and by nobody else', async () => {
    await givenOrder();
    const admin = await server.signInAsAdmin();
    expect((await ask(admin)).payload().payments).toHaveLength(1);
    const stranger = await server.signInAs(await server.givenAccount());
    expect((await ask(stranger)).code).toBe('sessions/forbidden');
    expect((await ask(server.client())).code).toBe('sessions/required');
    expect((await ask(server.bot())).code).toBe('sessions/forbidden');
    expect((await ask(admin, 88_888_888)).code).toBe('accounts/not-found');
  });

  it.each(ODD_IDS)('of the id %s are refused with 400', async (id) => {
    const answer = await browser.request({ method: 'GET', url: `/api/user/${id}/payments` });
    expect([answer.status, answer.code]).toEqual([400, 'accounts/invalid-id']);
  });
});

it('a reference code is given once for ever', async () => {
  const { ref_code } = await givenOrder({ status: 'timed_out' });
  await expect(givenOrder({ ref_code })).rejects.toMatchObject({ code: 11_000 });
});
