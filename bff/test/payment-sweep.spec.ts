import { getUserPayments } from '@portal/contracts';
import { MINUTE_MS, ORDER_LIFETIME_MS, SETTLING_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { PaymentSweepJob } from '../src/domain/payments/inbox/payment-sweep.job';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import type { GivenAccount } from './support/given-account';
import {
  givenBrokenOff,
  givenOrder,
  moneyFor,
  newReferenceCode,
  orderOf,
  paidEntriesOf,
  receiptOf,
  report,
} from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let sweep: PaymentSweepJob;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  sweep = server.app.get(PaymentSweepJob, { strict: false });
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

const statuses = async () => {
  const answer = await browser.send(getUserPayments, { params: { id: user.userId } });
  return answer.payload().payments.map(({ status }) => status);
};

describe('a receipt whose report broke off after it was stored (PAY-11)', () => {
  it('is settled by the sweep after five seconds, once', async () => {
    const order = await givenOrder(server, user.userId);
    const trxId = await givenBrokenOff(server, order.ref_code);
    server.clock.advance(4_999);
    await sweep.runOnce();
    expect(await receiptOf(server, trxId)).toMatchObject({ state: 'pending', outcome: null });
    server.clock.advance(1);
    await Promise.all([sweep.runOnce(), sweep.runOnce(), sweep.runOnce()]);
    expect(await receiptOf(server, trxId)).toMatchObject({ state: 'matched', dueAt: null });
    expect(await orderOf(server, order.ref_code)).toMatchObject({ status: 'completed' });
    await sweep.runOnce();
    expect(await paidEntriesOf(server, user.userId)).toMatchObject([{ actor: 'relay:relay-one' }]);
  });

  it('is settled by the relay that sends it again', async () => {
    const order = await givenOrder(server, user.userId);
    const trxId = await givenBrokenOff(server, order.ref_code);
    const money = moneyFor(server, order, { trxId });
    expect(await report(server, money)).toEqual({ outcome: 'completed', isRepeat: true });
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
  });

  it('that cannot be settled at all does not keep others from their turn', async () => {
    const [bad, good] = [
      await givenOrder(server, user.userId),
      await givenOrder(server, user.userId),
    ];
    await server.connection
      .collection('payment_orders')
      .updateOne({ ref_code: bad.ref_code }, { $set: { 'plan.days': 'many' } });
    const stuck = await givenBrokenOff(server, bad.ref_code);
    const trxId = await givenBrokenOff(server, good.ref_code);
    server.clock.advance(5_000);
    await sweep.runOnce();
    expect(await orderOf(server, good.ref_code)).toMatchObject({ status: 'completed' });
    expect(await receiptOf(server, trxId)).toMatchObject({ state: 'matched' });
    expect(await receiptOf(server, stuck)).toMatchObject({
      state: 'pending',
      dueAt: new Date(server.clock.now().getTime() + 5 * MINUTE_MS),
    });
    expect(await orderOf(server, bad.ref_code)).toMatchObject({ status: 'pending' });
    await server.connection.collection('payment_receipts').deleteOne({ trxId: stuck });
  });
});

describe('money whose reference nobody knows (PAY-16)', () => {
  const waitFor = async (minutes: number) => {
    server.clock.advance(minutes * MINUTE_MS);
    await sweep.runOnce();
  };

  it('is looked at again after 1, 4, 10, 20 and 25 minutes and then parked', async () => {
    const money = moneyFor(server, await givenOrder(server, user.userId), {
      reference: 'ZZZZZZZZ',
    });
    await report(server, money);
    for (const [number, minutes] of [1, 4, 10, 20, 25].entries()) {
      expect(await receiptOf(server, money.trxId)).toMatchObject({
        ...{ state: 'pending', tries: number + 1 },
        dueAt: new Date(server.clock.now().getTime() + minutes * MINUTE_MS),
      });
      server.clock.advance(-1);
      await waitFor(minutes);
      expect(await receiptOf(server, money.trxId)).toMatchObject({ tries: number + 1 });
      server.clock.advance(1);
      await sweep.runOnce();
    }
    const parked = { state: 'unmatched', reason: 'unknown_reference', dueAt: null };
    expect(await receiptOf(server, money.trxId)).toMatchObject(parked);
    await waitFor(600);
    expect(await receiptOf(server, money.trxId)).toMatchObject(parked);
    const line = server.log.filter(({ msg }) => String(msg).startsWith('payment_unmatched')).at(-1);
    expect(line).toMatchObject({ level: 'warn' });
  });

  it('is not looked at sooner because it is reported again', async () => {
    const money = moneyFor(server, await givenOrder(server, user.userId), {
      reference: 'ZZZZZZZZ',
    });
    for (let times = 0; times < 8; times += 1) await report(server, money);
    expect(await receiptOf(server, money.trxId)).toMatchObject({ state: 'pending', tries: 1 });
  });

  it('completes the order that appears later', async () => {
    const ref_code = newReferenceCode();
    const order = { ref_code, amount: 220_000 };
    const money = moneyFor(server, order);
    expect(await report(server, money)).toMatchObject({ outcome: 'unmatched' });
    await givenOrder(server, user.userId, { ref_code });
    await waitFor(1);
    expect(await orderOf(server, ref_code)).toMatchObject({ status: 'completed' });
    expect(await report(server, money)).toEqual({ outcome: 'completed', isRepeat: true });
    expect(await paidEntriesOf(server, user.userId)).toHaveLength(1);
  });
});

describe('the end of an order (PAY-17)', () => {
  it.each([
    [-1, 'pending'],
    [0, 'timed_out'],
  ])('is written down a day after it, %i ms from that: %s', async (ms, status) => {
    const order = await givenOrder(server, user.userId, { openKey: `${user.userId}|x|` });
    server.clock.advance(ORDER_LIFETIME_MS + SETTLING_MS + ms);
    await sweep.runOnce();
    const openKey = ms < 0 ? order.openKey : null;
    expect(await orderOf(server, order.ref_code)).toMatchObject({ status, openKey });
  });

  it('is the same for readers and for money with the sweep stopped', async () => {
    const outcomes = [];
    for (const isSwept of [true, false]) {
      const order = await givenOrder(server, user.userId);
      server.clock.advance(ORDER_LIFETIME_MS + SETTLING_MS);
      browser = await server.signInAs(user);
      if (isSwept) await sweep.runOnce();
      const [status] = await statuses();
      const receivedAt = new Date(order.expiresAt.getTime() - 1).toISOString();
      const { outcome } = await report(server, moneyFor(server, order, { receivedAt }));
      outcomes.push([status, outcome, (await statuses())[0]]);
    }
    expect(outcomes).toEqual([
      ['timed_out', 'late', 'timed_out'],
      ['timed_out', 'late', 'timed_out'],
    ]);
  });
});

it('the sweep is a job that runs twice a minute', async () => {
  const scheduler = server.app.get(SchedulerService, { strict: false });
  const jobs = await scheduler.list();
  expect(jobs).toContainEqual(expect.objectContaining({ name: 'payment-sweep', everyMs: 30_000 }));
  const order = await givenOrder(server, user.userId);
  const trxId = await givenBrokenOff(server, order.ref_code);
  server.clock.advance(MINUTE_MS);
  expect(await scheduler.runNow('payment-sweep')).toBe('ok');
  expect(await receiptOf(server, trxId)).toMatchObject({ state: 'matched' });
});
