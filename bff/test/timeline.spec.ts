import {
  addNote,
  changeUserPassword,
  deductPlan,
  deleteNote,
  deleteUser,
  getTimeline,
  setTags,
  TIMELINE_KINDS,
  type TimelineEntry,
  type TimelineKind,
  toggleFreeze,
  updatePlan,
  updateSettings,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { buy, moneyFor, report as reportMoney } from './support/payments';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

type Query = Readonly<Record<string, string>>;

const ask = (id: number, query: Query = {}) => admin.send(getTimeline, { params: { id }, query });
const read = async (id: number, query: Query = {}) => (await ask(id, query)).payload();
const reported = async (id: number, kind?: TimelineKind) =>
  (await read(id, kind ? { kind } : {})).timeline;

const withoutPlace = (entry: TimelineEntry): object =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => key !== '_id' && key !== 'at'));

/** Every page, as one list. */
async function walk(id: number, query: Query): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  let before: string | null = null;
  do {
    const page: { timeline: TimelineEntry[]; next: string | null } = await read(id, {
      ...query,
      ...(before === null ? {} : { before }),
    });
    entries.push(...page.timeline);
    before = page.next;
  } while (before !== null);
  return entries;
}

describe('the timeline of a user', () => {
  it('has what happened to and by the user, newest first, each in its own words', async () => {
    const user = await server.givenAccount();
    const { userId } = user;
    const params = { id: userId };
    const browser = await server.signInAs(user);
    server.clock.advance(1_000);
    const order = await buy(browser, user);
    server.clock.advance(1_000);
    await reportMoney(server, moneyFor(server, order));
    server.clock.advance(1_000);
    const download = report(userId, { status: 'completed', file_name: 'Film.mkv' });
    (await send(server.bot(), newTaskId(), download)).payload();
    server.clock.advance(1_000);
    (await admin.send(updatePlan, { params, body: { daysToAdd: 7 } })).payload();
    server.clock.advance(1_000);
    (await admin.send(toggleFreeze, { params })).payload();
    server.clock.advance(1_000);
    (await admin.send(addNote, { params, body: { text: 'Watch him.' } })).payload();

    const { timeline, next } = await read(userId);
    expect(next).toBeNull();
    const { refCode, trxId } = timeline.find(({ kind }) => kind === 'payment') as {
      refCode: string;
      trxId: string;
    };
    expect(refCode).toBe(order.referenceCode);
    expect(timeline.map(withoutPlace)).toEqual([
      { kind: 'note', actor: 'ana', text: 'Watch him.' },
      {
        ...{ kind: 'admin', actor: 'ana', action: 'accounts/freeze' },
        details: { 'before:isFrozen': false, 'after:isFrozen': true },
        ...{ actionId: expect.any(String) as unknown, isUndone: false },
      },
      expect.objectContaining({ kind: 'plan', days: 7, videos: 0, actor: 'admin:ana' }),
      { kind: 'download', fileName: 'Film.mkv', service: download.ott_service },
      expect.objectContaining({ kind: 'plan', reason: 'payment' }),
      expect.objectContaining({
        ...{ kind: 'payment', status: 'completed', refCode, trxId },
        ...{ amount: order.amount, receivedAmount: order.amount },
      }),
      {
        ...{ kind: 'sign-in', ipAddress: expect.any(String) as unknown },
        ...{ userAgent: expect.anything() as unknown, device: null },
      },
    ]);
    expect(new Set(timeline.map(({ _id }) => _id)).size).toBe(timeline.length);
  });

  it('tells actions that ledger and notes do not tell, and those only once', async () => {
    const { userId } = await server.givenAccount();
    const params = { id: userId };
    await admin.send(updatePlan, { params, body: { daysToAdd: 1 } });
    await admin.send(deductPlan, { params, body: { daysToCut: 1 } });
    await admin.send(updateSettings, { params, body: { retryEnabled: true } });
    await admin.send(changeUserPassword, { params, body: { newPassword: 'another fine word' } });
    await admin.send(setTags, { params, body: { tags: ['vip'] } });
    const { note } = (await admin.send(addNote, { params, body: { text: 'x' } })).payload();
    await admin.send(deleteNote, { params: { ...params, noteId: note._id } });
    const actions = (await reported(userId, 'admin')).map(
      (entry) => 'action' in entry && entry.action,
    );
    expect(actions.sort()).toEqual([
      'accounts/password',
      'accounts/tags',
      'notes/delete',
      'settings/update',
    ]);
    expect(await reported(userId, 'plan')).toHaveLength(2);
    expect(await reported(userId, 'note')).toEqual([]);
  });

  it('of a deleted user, or nobody, is not found', async () => {
    const { userId } = await server.givenAccount();
    await admin.send(deleteUser, { params: { id: userId } });
    for (const id of [userId, 999_999_999]) {
      const answer = await ask(id);
      expect([answer.status, answer.code]).toEqual([404, 'accounts/not-found']);
    }
  });

  it('is empty when nothing happened', async () => {
    const { userId } = await server.givenAccount();
    expect(await read(userId)).toMatchObject({ timeline: [], next: null });
  });

  it.each<Query>([
    { kind: 'nothing' },
    { limit: '0' },
    { limit: '101' },
    { before: '' },
    { before: 'x' },
    { before: Buffer.from('1.9.000000000000000000000000').toString('base64url') },
    { before: Buffer.from('9999999999999999.1.000000000000000000000000').toString('base64url') },
  ])('refuses %p', async (query) => {
    const { userId } = await server.givenAccount();
    const answer = await ask(userId, query);
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });

  it('is for administrators', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    expect((await browser.send(getTimeline, { params: { id: user.userId } })).status).toBe(403);
  });
});

/** A record of a kind as its noun stores it, so far as the timeline reads it. */
const RECORDS: Record<TimelineKind, (userId: number, at: Date, id: Types.ObjectId) => object> = {
  plan: (userId, at) => ({
    ...{ userId, at, days: 1, videos: 1, balanceAfter: 1, reason: 'admin', actor: 'admin:ana' },
  }),
  payment: (userId, createdAt, id) => ({
    ...{ userId, createdAt, ref_code: String(id), plan: { name: 'x' }, amount: 100 },
    ...{ received_amount: null, method: null, trx_id: null },
    ...{ status: 'timed_out', expiresAt: createdAt },
  }),
  'sign-in': (userId, at) => ({ userId, at, address: '::1', userAgent: null }),
  download: (userId, download_date, id) => ({
    ...{ userId, download_date, taskId: String(id), file_name: 'x', ott_service: 'y' },
  }),
  admin: (userId, at) => ({
    ...{ target: `user:${userId}`, at, actor: 'ana', action: 'accounts/freeze', details: {} },
  }),
  note: (userId, createdAt) => ({ userId, createdAt, actor: 'ana', text: 'x' }),
};
const COLLECTIONS: Record<TimelineKind, string> = {
  plan: 'ledger',
  payment: 'payment_orders',
  'sign-in': 'login_history',
  download: 'downloads',
  admin: 'audit',
  note: 'account_notes',
};

interface Happening {
  readonly kind: TimelineKind;
  /** Seconds ago. */
  readonly ago: number;
}

/** Stores what happened; gives the ids that the timeline has for it. */
async function happen(userId: number, happenings: readonly Happening[]): Promise<string[]> {
  const ids: string[] = [];
  for (const kind of TIMELINE_KINDS) {
    const documents = happenings
      .filter((happening) => happening.kind === kind)
      .map(({ ago }) => {
        const _id = new Types.ObjectId();
        const at = new Date(server.clock.now().getTime() - ago * 1_000);
        ids.push(`${kind}:${String(_id)}`);
        return { _id, ...RECORDS[kind](userId, at, _id) };
      });
    if (documents.length > 0)
      await server.connection.collection(COLLECTIONS[kind]).insertMany(documents);
  }
  return ids;
}

describe('the pages of a timeline', () => {
  it('give every entry exactly once, in one order, also where instants are equal', async () => {
    const happening = fc.record({
      kind: fc.constantFrom(...TIMELINE_KINDS),
      ago: fc.integer({ min: 0, max: 4 }),
    });
    const kinds = fc.option(fc.constantFrom(...TIMELINE_KINDS));
    let userId = 3_000_000;
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { maxLength: 40 }),
        fc.integer({ min: 1, max: 12 }),
        kinds,
        async (happenings, limit, kind) => {
          userId += 1;
          await server.givenAccount({ userId, password: null });
          const ids = await happen(userId, happenings);
          // What happens to others is shown to others.
          await happen(userId + 1_000_000, happenings.slice(0, 3));
          const query: Query = { limit: String(limit), ...(kind ? { kind } : {}) };
          const walked = await walk(userId, query);
          const wanted = ids.filter((id) => !kind || id.startsWith(`${kind}:`));
          expect(walked.map(({ _id }) => _id).sort()).toEqual(wanted.sort());
          const times = walked.map(({ at }) => at);
          expect(times).toEqual(times.toSorted().reverse());
          // The same order whatever the size of a page.
          const whole = await walk(userId, { ...query, limit: '100' });
          expect(walked).toEqual(whole);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('stay in place when something happens, or a note is deleted, while one reads on', async () => {
    const { userId } = await server.givenAccount();
    const ago = [0, 1, 1, 1, 2, 3];
    await happen(
      userId,
      ago.map((seconds) => ({ kind: 'note', ago: seconds })),
    );
    const whole = await walk(userId, { limit: '100' });
    const first = await read(userId, { limit: '2' });
    const gone = new Types.ObjectId(whole[2]?._id.split(':')[1]);
    await server.connection.collection('account_notes').deleteOne({ _id: gone });
    await happen(userId, [
      { kind: 'plan', ago: 0 },
      { kind: 'note', ago: -1 },
    ]);
    const second = await read(userId, { limit: '4', before: first.next ?? '' });
    expect(second.timeline).toEqual(whole.slice(3));
  });

  it('read one entry more than they show from each source, along an index', async () => {
    const { userId } = await server.givenAccount();
    // Many at one instant, where the page begins; and actions that are reported elsewhere in between.
    const many = TIMELINE_KINDS.flatMap((kind) =>
      Array.from({ length: 60 }, (_, number) => ({ kind, ago: number % 2 ? number : 30 })),
    );
    await happen(userId, many);
    const params = { id: userId };
    for (let times = 0; times < 30; times += 1)
      await admin.send(updatePlan, { params, body: { daysToAdd: 1 } });
    const LIMIT = 5;
    const sources = Object.values(COLLECTIONS);
    const commands: Record<string, unknown>[] = [];
    const client = server.serviceConnection.getClient();
    const note = ({ command }: { command: Record<string, unknown> }) => {
      if (sources.includes(command['find'] as string)) commands.push(command);
    };
    client.on('commandStarted', note);
    await walk(userId, { limit: String(LIMIT) });
    client.off('commandStarted', note);

    expect(commands.length).toBeGreaterThan(400);
    let read = 0;
    for (const { find, filter, sort, limit } of commands) {
      // Which actions of a page were undone is asked by their targets, without order and end.
      const order = sort === undefined ? {} : { sort, limit };
      const plan = JSON.stringify(
        await server.connection.db?.command({
          explain: { find, filter, ...order },
          verbosity: 'executionStats',
        }),
      );
      const examined = Number(/"totalDocsExamined":(\d+)/.exec(plan)?.[1]);
      const named = JSON.stringify({ find, filter });
      const isAlong = plan.includes('IXSCAN') && !/COLLSCAN|"SORT"/.test(plan);
      expect({ named, isAlong, isFew: examined <= LIMIT + 1 }).toEqual({
        ...{ named, isAlong: true, isFew: true },
      });
      read += examined;
    }
    expect(read).toBeGreaterThan(360);
  });
});
