import {
  getStaffNotices,
  LAST_BACKUP_ID,
  LAST_BACKUPS,
  markStaffNoticesRead,
  type StaffNoticeView,
} from '@portal/contracts';
import { type AdminRole, DAY_MS, HOUR_MS, MINUTE_MS, type StaffNoticeKind } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import type { LastBackupRecord } from '../src/platform/backups/last-backup.schema';
import { NOTICES_KEPT_DAYS } from '../src/domain/notices/notice';
import { STAFF_NOTICES_JOB, StaffNoticesJob } from '../src/domain/staff-notices/staff-notices.job';
import { runJob } from './support/bot-feed';
import { givenOrder, moneyFor, report as reportMoney } from './support/payments';
import { relayClient } from './support/relay';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
});
beforeEach(async () => {
  for (const name of ['staff_notices', 'tasks', 'payment_orders', 'payment_receipts'])
    await server.connection.collection(name).deleteMany({});
  await givenBackup(server.clock.now());
});
afterAll(() => server.stop());

const givenBackup = (takenAt: Date) =>
  server.connection
    .collection<LastBackupRecord>(LAST_BACKUPS)
    .updateOne({ _id: LAST_BACKUP_ID }, { $set: { takenAt } }, { upsert: true });
const signIn = (role: AdminRole) => server.signInAsAdmin(undefined, role);
const listOf = async (admin: TestClient, query: Record<string, string> = {}) =>
  (await admin.send(getStaffNotices, { query })).payload();
const look = () => runJob(server, STAFF_NOTICES_JOB);
/** Looks, and gives the newest notice of a kind as the owner reads it. */
async function newestOf(kind: StaffNoticeKind): Promise<StaffNoticeView | undefined> {
  await look();
  const { notices } = await listOf(await signIn('owner'));
  return notices.find((notice) => notice.kind === kind);
}
async function givenMismatch(): Promise<void> {
  const { userId } = await server.givenAccount();
  await reportMoney(server, moneyFor(server, await givenOrder(server, userId), { amount: 15 }));
}
const endTask = async (status: 'failed' | 'completed', userId: number): Promise<void> => {
  server.clock.advance(1_000);
  (await send(server.bot(), newTaskId(), report(userId, { status }))).payload();
};

describe('each event makes one notice, from its begin to its end', () => {
  it('money that waits, with the present number', async () => {
    expect(await newestOf('money_waiting')).toBeUndefined();
    await givenMismatch();
    const begun = await newestOf('money_waiting');
    expect(begun).toMatchObject({ facts: { payments: 1 }, endedAt: null, isRead: false });
    await givenMismatch();
    expect(await newestOf('money_waiting')).toEqual({ ...begun, facts: { payments: 2 } });
    await server.connection.collection('payment_orders').deleteMany({});
    await server.connection.collection('payment_receipts').deleteMany({});
    expect(await newestOf('money_waiting')).toMatchObject({
      ...{ _id: begun?._id, endedAt: server.clock.now().toISOString() },
    });
  });

  it('a relay that is silent, heard again, and silent again: two notices', async () => {
    const relay = relayClient(server);
    const heard = () => relay.request({ method: 'POST', url: '/api/bot/payments', payload: {} });
    await heard();
    await look();
    const silent = async () => {
      const { notices } = await listOf(await signIn('owner'));
      return notices.filter(({ kind, endedAt }) => kind === 'relay_silent' && endedAt === null);
    };
    const others = (await silent()).length;
    for (let times = 0; times < 2; times += 1) {
      server.clock.advance(11 * MINUTE_MS);
      await look();
      await look();
      expect(await silent()).toHaveLength(others + 1);
      await heard();
      await look();
      expect(await silent()).toHaveLength(others);
    }
  });

  it('a backup that is old or was never made, until there is a new one', async () => {
    expect(await newestOf('backup_old')).toBeUndefined();
    await givenBackup(new Date(server.clock.now().getTime() - 30 * HOUR_MS));
    expect(await newestOf('backup_old')).toMatchObject({ facts: { hours: 30 }, endedAt: null });
    await server.connection.collection(LAST_BACKUPS).deleteMany({});
    expect(await newestOf('backup_old')).toMatchObject({ facts: { hours: null }, endedAt: null });
    await givenBackup(server.clock.now());
    expect((await newestOf('backup_old'))?.endedAt).not.toBeNull();
  });

  it('tasks that fail in a row, until one is completed', async () => {
    const [one, other] = [await server.givenAccount(), await server.givenAccount()];
    await endTask('failed', one.userId);
    await endTask('completed', one.userId);
    for (let times = 0; times < 4; times += 1) await endTask('failed', one.userId);
    expect(await newestOf('tasks_failing')).toBeUndefined();
    await endTask('failed', other.userId);
    expect(await newestOf('tasks_failing')).toMatchObject({ facts: { tasks: 5 }, endedAt: null });
    await endTask('completed', other.userId);
    expect((await newestOf('tasks_failing'))?.endedAt).not.toBeNull();
  });

  it('on two instances at once, beside the lease', async () => {
    await givenMismatch();
    await Promise.all(
      [server, elsewhere].flatMap((one) => {
        const job = one.app.get(StaffNoticesJob, { strict: false });
        return [job.runOnce(server.clock.now()), job.runOnce(server.clock.now())];
      }),
    );
    const { notices } = await listOf(await signIn('owner'));
    expect(notices.filter(({ kind }) => kind === 'money_waiting')).toHaveLength(1);
  });
});

describe('the list', () => {
  /** One notice of each kind. */
  async function givenAll(): Promise<void> {
    const [one, other] = [await server.givenAccount(), await server.givenAccount()];
    for (const { userId } of [one, one, one, one, other]) await endTask('failed', userId);
    await givenMismatch();
    server.clock.advance(27 * HOUR_MS);
    await look();
  }
  const kindsOf = async (role: AdminRole): Promise<StaffNoticeKind[]> => {
    const { notices } = await listOf(await signIn(role));
    return [...new Set(notices.map(({ kind }) => kind))].toSorted();
  };

  it('has the kinds that the role can do something about', async () => {
    await givenAll();
    expect(await kindsOf('owner')).toEqual([
      ...['backup_old', 'money_waiting', 'relay_silent', 'tasks_failing'],
    ]);
    expect(await kindsOf('finance')).toEqual(['backup_old', 'money_waiting', 'relay_silent']);
    expect(await kindsOf('support')).toEqual(['tasks_failing']);
    expect(await kindsOf('viewer')).toEqual([]);
  });

  it('is marked as read by each administrator alone, one or all, and never what the role does not read', async () => {
    await givenAll();
    const [owner, finance, support] = [
      ...[await signIn('owner'), await signIn('finance'), await signIn('support')],
    ] as const;
    const { notices, unread } = await listOf(owner);
    expect(unread).toBe(notices.length);
    const mark = async (admin: TestClient, ids?: string[]) =>
      (await admin.send(markStaffNoticesRead, { body: ids ? { ids } : {} })).payload().unread;
    expect(await mark(owner, [notices[0]?._id ?? ''])).toBe(unread - 1);
    expect(
      await mark(
        support,
        notices.map(({ _id }) => _id),
      ),
    ).toBe(0);
    expect((await listOf(owner)).notices.map(({ isRead }) => isRead)).toEqual(
      notices.map((_, place) => place === 0),
    );
    expect((await listOf(finance)).unread).toBe(unread - 1);
    expect(await mark(owner)).toBe(0);
    expect((await listOf(finance)).unread).toBe(unread - 1);
  });

  it('goes on where a page ends', async () => {
    await givenAll();
    const owner = await signIn('owner');
    const all = (await listOf(owner)).notices.map(({ _id }) => _id);
    const first = await listOf(owner, { limit: '2' });
    const second = await listOf(owner, { limit: '50', before: first.next ?? '' });
    expect([...first.notices, ...second.notices].map(({ _id }) => _id)).toEqual(all);
    expect(second.next).toBeNull();
  });

  it(`forgets notices after ${NOTICES_KEPT_DAYS} days`, async () => {
    await givenAll();
    server.clock.advance(NOTICES_KEPT_DAYS * DAY_MS);
    expect(await listOf(await signIn('owner'))).toMatchObject({
      notices: [],
      unread: 0,
      next: null,
    });
  });
});
