import {
  adminLogout,
  getOverallStats,
  getSystemStats,
  LAST_BACKUP_ID,
  LAST_BACKUPS,
  type SystemStats,
} from '@portal/contracts';
import { BACKUP_OLD_HOURS, DAY_MS, HOUR_MS, MINUTE_MS } from '@portal/rules';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LastBackupRecord } from '../src/platform/backups/last-backup.schema';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { SessionDirectory } from '../src/platform/security/session-directory';
import { openDatabaseLine } from './support/database-line';
import { relayClient } from './support/relay';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let webRoot: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'portal-www-'));
  server = await createTestServer({ env: { WEB_ROOT: webRoot } });
});
afterAll(async () => {
  await server.stop();
  await rm(webRoot, { recursive: true });
});

const read = async (of: TestServer = server): Promise<SystemStats> =>
  (await (await of.signInAsAdmin()).send(getSystemStats)).payload().stats;

describe('the System Status call', () => {
  it('counts users, downloads and sign-ins of the last 24 hours, and users of the last 7 days', async () => {
    const before = await read();
    expect(before).toMatchObject({ serverStatus: 'Online', databaseStatus: 'Connected' });
    const user = await server.givenAccount();
    await server.signInAs(user);
    await send(server.bot(), newTaskId(), report(user.userId, { status: 'completed' }));
    const numbers = ({ newUsersLast24h, newUsersLast7d, ...rest }: SystemStats) => [
      ...[newUsersLast24h, newUsersLast7d, rest.downloadsLast24h, rest.loginsLast24h],
    ];
    const grown = (by: readonly number[]) =>
      numbers(before).map((number, place) => (number ?? NaN) + (by[place] ?? NaN));
    expect(numbers(await read())).toEqual(grown([1, 1, 1, 1]));
    server.clock.advance(DAY_MS);
    expect(numbers(await read())).toEqual(grown([1, 1, 1, 1]));
    server.clock.advance(1);
    expect(numbers(await read())).toEqual([0, (before.newUsersLast7d ?? 0) + 1, 0, 0]);
    server.clock.advance(6 * DAY_MS);
    expect(numbers(await read())).toEqual([0, 0, 0, 0]);
  });

  it('names the versions of the service, the shell and every released portal', async () => {
    const service = { name: 'bff', version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string };
    expect((await read()).versions).toEqual([service]);
    const portals = { 'user-portal': { version: 'u7' }, 'admin-portal': { version: 'a9' } };
    await writeFile(join(webRoot, 'releases.json'), JSON.stringify({ revision: 3, portals }));
    await writeFile(join(webRoot, 'shell.json'), JSON.stringify({ version: 's5' }));
    const shell = { name: 'shell', version: 's5' };
    expect((await read()).versions).toEqual([
      service,
      shell,
      { name: 'user-portal', version: 'u7' },
      { name: 'admin-portal', version: 'a9' },
    ]);
    await writeFile(join(webRoot, 'releases.json'), 'half a fil');
    expect((await read()).versions).toEqual([service, shell]);
  });

  it('tells of every job when it ran last and how that ended', async () => {
    const job = { name: 'failing-job', everyMs: 1_000, run: () => Promise.reject(new Error('no')) };
    server.app.get(SchedulerService).register(job);
    const found = async () => (await read()).jobs.find(({ name }) => name === job.name);
    const never = { lastRunAt: null, lastOk: null, lastError: null };
    expect(await found()).toEqual({ name: job.name, everyMs: 1_000, isRunning: false, ...never });
    await server.app.get(SchedulerService).runNow(job.name);
    expect(await found()).toMatchObject({
      lastRunAt: server.clock.now().toISOString(),
      lastOk: false,
      lastError: 'Error: no',
    });
  });

  it('tells when each relay was last heard; silent for more than 10 minutes is an alarm', async () => {
    const relay = async () => (await read()).relays[0];
    expect(await relay()).toMatchObject({ lastSeenAt: null, isSilent: true });
    const call = { method: 'POST', url: '/api/bot/payments', payload: {} } as const;
    const wrong = await relayClient(server, { secret: 'x'.repeat(40) }).request(call);
    expect(wrong.status).toBe(401);
    expect(await relay()).toMatchObject({ lastSeenAt: null });

    // Signed, and so heard, whatever it says.
    expect((await relayClient(server).request(call)).status).toBe(400);
    const heard = server.clock.now().toISOString();
    expect(await relay()).toMatchObject({ lastSeenAt: heard, isSilent: false });
    server.clock.advance(29_999);
    await relayClient(server).request(call);
    expect(await relay()).toMatchObject({ lastSeenAt: heard });
    server.clock.advance(10 * MINUTE_MS - 29_999);
    expect(await relay()).toMatchObject({ isSilent: false });
    server.clock.advance(1);
    expect(await relay()).toMatchObject({ lastSeenAt: heard, isSilent: true });
    await relayClient(server).request(call);
    expect(await relay()).toMatchObject({ isSilent: false });
  });

  it('says when the last good backup was made and how large it is; after 26 hours it is old', async () => {
    const lastBackup = async () => (await read()).lastBackup;
    expect(await lastBackup()).toBeNull();
    const note = async (facts: { takenAt: Date; bytes?: number }) =>
      server.connection
        .collection<LastBackupRecord>(LAST_BACKUPS)
        .updateOne({ _id: LAST_BACKUP_ID }, { $set: facts }, { upsert: true });
    const takenAt = server.clock.now();
    await note({ takenAt });
    const noted = { takenAt: takenAt.toISOString(), isOld: false };
    expect(await lastBackup()).toEqual({ ...noted, bytes: null });
    await note({ takenAt, bytes: 4_200_000 });
    server.clock.advance(BACKUP_OLD_HOURS * HOUR_MS - 1);
    expect(await lastBackup()).toEqual({ ...noted, bytes: 4_200_000 });
    server.clock.advance(1);
    expect(await lastBackup()).toEqual({ ...noted, bytes: 4_200_000, isOld: true });
  });

  it("answers within 2 s with 'Disconnected' and without numbers when the database is away (OPS-20)", async () => {
    const line = await openDatabaseLine(server.databaseUri);
    const cut = await server.another({ MONGODB_URI: line.uri });
    const admin = await cut.signInAsAdmin();
    const stranger = cut.client();
    (await admin.send(getSystemStats)).payload();
    line.goDead();
    // It is the first to give up waiting, after about 1 s. A limit in seconds would fail on a busy machine.
    const order: string[] = [];
    const [answer] = await Promise.all([
      admin.send(getSystemStats).finally(() => order.push('status')),
      admin.send(getOverallStats).finally(() => order.push('read')),
    ]);
    expect(order).toEqual(['status', 'read']);
    expect(answer.payload().stats).toMatchObject({
      ...{ serverStatus: 'Online', databaseStatus: 'Disconnected' },
      ...{ newUsersLast24h: null, newUsersLast7d: null },
      ...{ downloadsLast24h: null, loginsLast24h: null },
      ...{ jobs: [], relays: [], lastBackup: null },
    });
    // Whoever was not known lately is not let in by it.
    expect((await stranger.send(getSystemStats)).status).toBe(401);
    stranger.cookies.set('portal_admin', 'x'.repeat(43));
    expect((await stranger.send(getSystemStats)).status).toBe(503);
    server.clock.advance(5 * MINUTE_MS);
    expect((await admin.send(getSystemStats)).status).toBe(503);
    line.stop();
  });

  it('tells nobody a number, and lets nobody in elsewhere, whose session the database did not confirm', async () => {
    const admin = await server.signInAsAdmin();
    (await admin.send(getSystemStats)).payload();
    const sessions = server.app.get(SessionDirectory, { strict: false });
    // The database is slow for the session alone: it may have been revoked meanwhile.
    const slow = jest.spyOn(sessions, 'findAdmin').mockReturnValue(new Promise(() => undefined));
    expect((await admin.send(getSystemStats)).payload().stats).toMatchObject({
      ...{ databaseStatus: 'Disconnected', newUsersLast24h: null, jobs: [], relays: [] },
    });
    slow.mockRejectedValue(new Error('The database is away'));
    expect((await admin.send(getOverallStats)).status).toBe(500);
    slow.mockRestore();
    (await admin.send(adminLogout)).payload();
    expect((await admin.send(getSystemStats)).status).toBe(401);
  });
});
