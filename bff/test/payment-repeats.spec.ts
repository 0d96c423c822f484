import { getUser } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import type { GivenAccount } from './support/given-account';
import {
  givenOrder,
  moneyFor,
  orderOf,
  paidEntriesOf,
  receiptOf,
  report,
} from './support/payments';
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

const planOf = async () =>
  (await browser.send(getUser, { params: { id: user.userId } })).payload().user;

describe('the same transaction again (PAY-10)', () => {
  it('has no effect and is answered as success', async () => {
    const order = await givenOrder(server, user.userId);
    const money = moneyFor(server, order);
    await report(server, money);
    const stored = await receiptOf(server, money.trxId);
    const plan = await planOf();
    server.clock.advance(60_000);
    expect(await report(server, money)).toEqual({ outcome: 'completed', isRepeat: true });
    expect(await receiptOf(server, money.trxId)).toEqual(stored);
    expect(await planOf()).toEqual(plan);
  });

  it('is answered alike whatever became of it', async () => {
    const mismatch = moneyFor(server, await givenOrder(server, user.userId), { amount: 1 });
    const unmatched = moneyFor(server, await givenOrder(server, user.userId), { reference: null });
    for (const money of [mismatch, unmatched]) {
      const { outcome } = await report(server, money);
      expect(await report(server, money)).toEqual({ outcome, isRepeat: true });
    }
  });

  it('naming another order or another amount changes nothing and raises an alert', async () => {
    const [first, second] = [
      await givenOrder(server, user.userId),
      await givenOrder(server, user.userId),
    ];
    const money = moneyFor(server, first);
    await report(server, money);
    const again = { ...money, reference: second.ref_code, amount: 1 };
    expect(await report(server, again)).toEqual({ outcome: 'completed', isRepeat: true });
    expect(await orderOf(server, second.ref_code)).toMatchObject({ status: 'pending' });
    expect(await receiptOf(server, money.trxId)).toMatchObject({ amount: 220_000 });
    const { _id } = await receiptOf(server, money.trxId);
    const alert = server.log.find(({ msg }) => String(msg).includes(`differently: receipt ${_id}`));
    expect(alert).toMatchObject({
      level: 'warn',
      msg: expect.stringContaining('amount, reference'),
    });
  });

  it('is the same whatever its case and blanks, and another one by the other method', async () => {
    const order = await givenOrder(server, user.userId, { method: null });
    const money = moneyFor(server, order);
    await report(server, money);
    const typed = ` ${money.trxId.toLowerCase().slice(0, 5)} ${money.trxId.slice(5)}`;
    expect(await report(server, { ...money, trxId: typed })).toMatchObject({ isRepeat: true });
    expect(await report(server, { ...money, method: 'nagad' })).toMatchObject({ isRepeat: false });
  });

  it('reported 50 times at once on two instances extends the plan once (PAY-18)', async () => {
    const other = await server.another();
    const order = await givenOrder(server, user.userId);
    const money = moneyFor(server, order);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, call) => report(call % 2 ? other : server, money)),
    );
    for (const { outcome } of answers) expect(outcome).toBe('completed');
    expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
    expect((await planOf()).balance).toBe(100 + 999_999);
  });

  it('a second transaction for one order waits for an administrator', async () => {
    const order = await givenOrder(server, user.userId);
    const [first, second] = [moneyFor(server, order), moneyFor(server, order)];
    const answers = await Promise.all([report(server, first), report(server, second)]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['completed', 'unmatched']);
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
  });
});

describe('money without somebody to give it to', () => {
  it.each([
    ['no note', null, 'no_reference'],
    ['a note that is no code', 'for netflix', 'no_reference'],
    ['a code nobody has', 'ZZZZZZZZ', 'unknown_reference'],
  ])('%s stays in the inbox', async (_what, reference, reason) => {
    const order = await givenOrder(server, user.userId);
    const money = moneyFor(server, order, { reference });
    expect(await report(server, money)).toEqual({ outcome: 'unmatched', isRepeat: false });
    expect(await receiptOf(server, money.trxId)).toMatchObject({
      ...{ state: 'pending', reason, orderRef: null, reference, amount: 220_000 },
    });
    expect(await orderOf(server, order.ref_code)).toMatchObject({ status: 'pending' });
  });

  it('never falls back on amount and time (PAY-13)', async () => {
    const order = await givenOrder(server, user.userId, { amount: 123_457 });
    const money = moneyFor(server, order, { reference: null });
    expect(await report(server, money)).toMatchObject({ outcome: 'unmatched' });
    expect(await orderOf(server, order.ref_code)).toMatchObject({ received_amount: null });
  });

  it('a frozen user: recorded and parked, nothing granted (PAY-32)', async () => {
    const order = await givenOrder(server, user.userId);
    await server.app.get(AccountsService, { strict: false }).setFrozen(user.userId, true);
    const money = moneyFor(server, order);
    expect(await report(server, money)).toEqual({ outcome: 'unmatched', isRepeat: false });
    expect(await receiptOf(server, money.trxId)).toMatchObject({
      ...{ state: 'unmatched', reason: 'account_frozen', dueAt: null },
    });
    expect(await paidEntriesOf(server, user.userId)).toEqual([]);
  });

  it('a deleted user: recorded and parked, no crash (PAY-32)', async () => {
    const order = await givenOrder(server, user.userId);
    await server.connection.collection('users').deleteOne({ userId: user.userId });
    const money = moneyFor(server, order);
    expect(await report(server, money)).toEqual({ outcome: 'unmatched', isRepeat: false });
    expect(await receiptOf(server, money.trxId)).toMatchObject({
      ...{ state: 'unmatched', reason: 'account_deleted', dueAt: null },
    });
  });
});
