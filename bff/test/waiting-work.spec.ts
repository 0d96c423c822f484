import { getWaitingWork, listPaymentInbox } from '@portal/contracts';
import { DAY_MS, MINUTE_MS } from '@portal/rules';
import { givenOrder, moneyFor, report as reportMoney } from './support/payments';
import { relayClient } from './support/relay';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const read = async () => {
  const admin = await server.signInAsAdmin(undefined, 'viewer');
  return (await admin.send(getWaitingWork)).payload().waiting;
};

test('money that waits is counted by kind, with the age of the oldest; a decided one no more', async () => {
  const none = { count: 0, oldestAt: null };
  expect((await read()).inbox).toEqual({
    ...{ unmatched: none, late: none, mismatched: none, unparsed: none },
  });
  const { userId } = await server.givenAccount();
  const paidAt = server.clock.now().toISOString();
  for (let number = 0; number < 2; number += 1) {
    const order = await givenOrder(server, userId);
    await reportMoney(server, moneyFor(server, order, { amount: 15 }));
    server.clock.advance(MINUTE_MS);
  }
  const { inbox } = await read();
  expect(inbox).toMatchObject({ mismatched: { count: 2, oldestAt: paidAt }, unmatched: none });
  const admin = await server.signInAsAdmin();
  expect((await admin.send(listPaymentInbox)).payload().counts).toMatchObject({ mismatched: 2 });
});

test('failed tasks are counted, with the age of the oldest', async () => {
  const { userId } = await server.givenAccount();
  const failedAt = server.clock.now().toISOString();
  for (let number = 0; number < 2; number += 1) {
    await send(server.bot(), newTaskId(), report(userId, { status: 'failed' }));
    server.clock.advance(MINUTE_MS);
  }
  expect((await read()).failedTasks).toEqual({ count: 2, oldestAt: failedAt });
});

test('a relay without a heartbeat is silent, and named', async () => {
  server.clock.advance(11 * MINUTE_MS);
  const { silentRelays } = await read();
  expect(silentRelays.length).toBeGreaterThan(0);
  await relayClient(server).request({ method: 'POST', url: '/api/bot/payments', payload: {} });
  expect((await read()).silentRelays).toHaveLength(silentRelays.length - 1);
  server.clock.advance(11 * MINUTE_MS);
  expect((await read()).silentRelays).toEqual(silentRelays);
});

test('plans that end tomorrow are those of the next calendar day of the service, not of the next 24 hours', async () => {
  const dayOf = (iso: string) => new Date(iso);
  // 11 PM in Dhaka.
  server.clock.travelTo(dayOf('2031-06-10T17:00:00.000Z'));
  const endsAt = (iso: string) =>
    server.givenAccount({
      plan: { start: new Date(dayOf(iso).getTime() - 30 * DAY_MS), days: 30 },
    });
  const { endingTomorrow } = await read();
  await endsAt('2031-06-10T17:30:00.000Z');
  await endsAt('2031-06-10T18:00:01.000Z');
  await endsAt('2031-06-11T17:59:59.000Z');
  await endsAt('2031-06-11T18:00:01.000Z');
  expect((await read()).endingTomorrow).toBe(endingTomorrow + 2);
});
