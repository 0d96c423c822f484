import { getPurchaseCohorts, getQueueWall, listTasks, retryFailedTasks } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { givenOrder } from './support/payments';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;
beforeEach(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
afterEach(() => server.stop());

const wall = async () => (await admin.send(getQueueWall)).payload().wall;

test('failed tasks are grouped by error, services counted for an hour, and one group is retried alone', async () => {
  const { userId } = await server.givenAccount();
  const give = async (facts: object) => {
    server.clock.advance(1_000);
    await send(server.bot(), newTaskId(), report(userId, facts));
  };
  const expired = { status: 'failed', error_message: 'The link has expired' };
  await give({ ...expired, ott_service: 'hoichoi' });
  server.clock.advance(61 * MINUTE_MS);
  admin = await server.signInAsAdmin();
  await give({ ...expired, ott_service: 'ZEE5' });
  await give({ status: 'failed', error_message: 'No space', ott_service: 'ZEE5' });
  await give({ status: 'completed', ott_service: 'zee5' });
  await give({ status: 'pending', ott_service: 'zee5' });
  const before = await wall();
  expect(before.failed.map(({ error, count }) => [error, count])).toEqual([
    ['The link has expired', 2],
    ['No space', 1],
  ]);
  expect(before.lastHour).toEqual([{ name: 'zee5', completed: 1, failed: 2 }]);
  expect(before.oldestPendingAt).not.toBeNull();
  const body = { error: 'The link has expired' };
  expect((await admin.send(retryFailedTasks, { body })).payload().retried).toBe(2);
  expect((await wall()).failed).toMatchObject([{ error: 'No space', count: 1 }]);
  const query = { status: 'pending' } as const;
  expect((await server.bot().send(listTasks, { query })).payload().tasks).toHaveLength(3);
});

test('cohorts group users by the month of their first completed purchase in the zone of the service', async () => {
  const paid = async (userId: number, receivedAt: string, status: 'completed' | 'timed_out') => {
    const at = new Date(receivedAt);
    await givenOrder(server, userId, { status, receivedAt: at, createdAt: at });
  };
  const { userId } = await server.givenAccount();
  // Midnight in Dhaka is 6 PM UTC.
  await paid(userId, '2031-01-31T17:59:59.000Z', 'completed');
  await paid(userId, '2031-01-31T18:00:00.000Z', 'completed');
  await paid(userId + 1, '2031-02-10T06:00:00.000Z', 'completed');
  await paid(userId + 2, '2031-02-10T06:00:00.000Z', 'timed_out');
  const { cohorts } = (await admin.send(getPurchaseCohorts)).payload();
  expect(cohorts).toHaveLength(12);
  expect(cohorts.slice(-3)).toEqual([
    { month: '2031-01', paid: [1, 1, 0] },
    { month: '2031-02', paid: [1, 0] },
    { month: '2031-03', paid: [0] },
  ]);
});
