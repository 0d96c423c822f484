import { reportPayment } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { NO_TEXTS } from './support/bad-input';
import type { GivenAccount } from './support/given-account';
import { givenOrder, moneyFor, reportRaw } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

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

describe('a report is refused and leaves nothing', () => {
  const bad: readonly [string, readonly unknown[]][] = [
    ['method', [...NO_TEXTS, 'cellfin', 'BKASH']],
    ['trxId', [...NO_TEXTS, '', 'AB-12345', 'ABC', 'A'.repeat(21), 'ÄÖÜ12345']],
    ['amount', [null, undefined, '155', -1, 0.001, 1e300, true, {}, [155]]],
    ['receivedAt', [...NO_TEXTS, '', 'yesterday', '2031-03-10', '2031-03-10T06:00:00', '1e3']],
    ['reference', [5, true, {}, [], 'x'.repeat(201)]],
    ['currency', [5, 'BD', 'TAKA']],
  ];

  it.each(bad)('for a bad %s', async (field, values) => {
    const order = await givenOrder(server, user.userId);
    const receipts = server.connection.collection('payment_receipts');
    const before = await receipts.countDocuments();
    for (const value of values) {
      const answer = await reportRaw(server, { ...moneyFor(server, order), [field]: value });
      expect([value, answer.status, answer.code]).toEqual([value, 400, 'request/invalid']);
    }
    expect(await receipts.countDocuments()).toBe(before);
  });

  it('unsigned, or from anybody but the relay', async () => {
    const body = moneyFor(server, await givenOrder(server, user.userId));
    const bot = await server.bot().send(reportPayment, { body });
    expect(bot.code).toBe('sessions/forbidden');
    expect((await browser.send(reportPayment, { body })).code).toBe('sessions/forbidden');
    const signed = await reportRaw(server, body);
    expect(signed.status).toBe(200);
  });
});
