import { type AuditView, dismissOrder, grantOrder, listAudit, updatePlan } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { givenMatch, givenMismatch, givenNusrat } from './support/audit-events';
import { BulkRun } from './support/bulk';
import { givenOrder, moneyFor, report } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.connection.collection('audit').deleteMany({});
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

const list = async (query: Record<string, string>): Promise<AuditView[]> =>
  (await admin.send(listAudit, { query })).payload().audit;
const givenUser = () => givenNusrat(server);

describe('the audit answers who gave a user a plan', () => {
  it('by one record when an administrator matched money: who, for how much, how many days', async () => {
    const { userId, order, money, receiptId } = await givenMatch(server, admin);
    expect(await list({ about: String(userId) })).toMatchObject([
      {
        ...{ actor: 'ana', action: 'payments/match', target: `receipt:${receiptId}` },
        ...{ userId, userName: 'Nusrat', amount: 2_200, days: 30, outcome: 'done' },
        objects: [`order:${order.ref_code}`, `trx:${money.trxId}`],
        details: {
          ...{ 'before:order': 'pending', 'after:order': 'completed', trxId: money.trxId },
          ...{ 'before:days': 0, 'after:days': 30, amount: 2_200 },
        },
      },
    ]);
  });

  it.each(['order code', 'transaction id', 'receipt', 'typed in small letters with spaces'])(
    'found by its %s',
    async (way) => {
      const { userId, order, money, receiptId } = await givenMatch(server, admin);
      await givenMatch(server, admin);
      const typed = order.ref_code.toLowerCase();
      const about = {
        'order code': order.ref_code,
        'transaction id': money.trxId,
        receipt: `receipt:${receiptId}`,
      }[way];
      const found = await list({ about: about ?? `${typed.slice(0, 4)} ${typed.slice(4)}` });
      expect(found.map((record) => record.userId)).toEqual([userId]);
    },
  );

  it('by one record when the payment completed its order without anybody', async () => {
    const { userId } = await givenUser();
    const order = await givenOrder(server, userId);
    const money = moneyFor(server, order);
    await report(server, money);
    await report(server, money);
    expect(await list({ about: String(userId) })).toMatchObject([
      {
        ...{ actor: null, action: 'payments/complete', target: `order:${order.ref_code}` },
        ...{ userId, amount: 2_200, days: 30, address: '' },
        details: { by: 'relay:relay-one', trxId: money.trxId },
      },
    ]);
  });

  it('by one record when an administrator granted or added it; a dismissal gives no days', async () => {
    const granted = await givenMismatch(server);
    const params = { refCode: granted.order.ref_code };
    const body = { reason: 'The rest came in cash' };
    (await admin.send(grantOrder, { params, body })).payload();
    expect(await list({ about: String(granted.userId) })).toMatchObject([
      { action: 'payments/grant', amount: 15, days: 30, reason: 'The rest came in cash' },
    ]);
    const dismissed = await givenMismatch(server);
    const other = { refCode: dismissed.order.ref_code };
    (await admin.send(dismissOrder, { params: other, body: { reason: 'sent back' } })).payload();
    expect(await list({ about: dismissed.money.trxId })).toMatchObject([
      { action: 'payments/dismiss', userId: dismissed.userId, amount: 15, days: null },
    ]);
    const { userId: id } = await givenUser();
    (await admin.send(updatePlan, { params: { id }, body: { daysToAdd: 7 } })).payload();
    expect(await list({ about: String(id) })).toMatchObject([
      { actor: 'ana', action: 'plans/add', days: 7, amount: null },
    ]);
  });

  it('with nothing for what nothing is about', async () => {
    await givenMatch(server, admin);
    expect(await list({ about: '99999999' })).toEqual([]);
    expect(await list({ about: 'nonsense' })).toEqual([]);
  });
});

describe('a bulk action', () => {
  it('is one record that opens, and one for its undo; each user still finds the own row', async () => {
    const users = [await givenUser(), await givenUser(), await givenUser()];
    const userIds = users.map(({ userId }) => userId);
    const add = { kind: 'add', days: 7, videos: 0 } as const;
    const bulk = await BulkRun.plan(server, () => admin, add, { userIds });
    await bulk.run();
    await bulk.undo();
    const about = `bulk-act:${bulk.params.actionId}`;
    const folded = await list({ rows: 'folded', actor: 'ana' });
    expect(folded.map(({ action }) => action)).toEqual([
      'bulk-actions/undo',
      'bulk-actions/start',
      'admins/sign-in',
    ]);
    expect(folded[0]).toMatchObject({ target: about, parent: null });
    expect(await list({ about, rows: 'folded' })).toHaveLength(9);
    expect(await list({ about: String(userIds[1]), rows: 'folded' })).toMatchObject([
      { action: 'bulk-actions/take-back', days: -7, parent: about },
      { action: 'bulk-actions/add', days: 7, parent: about },
    ]);
    const rows = await list({ action: 'bulk-actions/add', rows: 'folded' });
    expect(rows).toHaveLength(3);
  });
});
