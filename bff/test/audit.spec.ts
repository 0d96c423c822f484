import {
  type AuditAction,
  addNote,
  addUser,
  changeUserPassword,
  deductPlan,
  deleteNote,
  deleteUser,
  listAudit,
  resetUserPlan,
  resetUserSettings,
  setTags,
  toggleFreeze,
  updatePlan,
  updateProfile,
  updateSettings,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { Types } from 'mongoose';
import { AuditRepository } from '../src/domain/audit/audit.repository';
import { isToldElsewhere } from '../src/domain/audit/audit.schema';
import { listRoutes } from '../src/platform/http/route-list';
import { auditOf, ledgerOf, storedUser } from './support/actions';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

interface Action {
  readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly action: AuditAction;
  readonly body?: (userId: number) => object;
  /** What must be there before. */
  readonly prepare?: (userId: number) => Promise<unknown>;
  /** What is remembered. */
  readonly details: object;
  /** Days given; negative: cut. */
  readonly days?: number;
}

/** An instant. */
const END = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;

/** Id of the note that a test deletes. */
const noteIdOf = (userId: number) => String(userId).padStart(24, '0');

/** Every action of an administrator that changes data, with a call that succeeds. */
const ACTIONS: readonly Action[] = [
  {
    ...addUser,
    action: 'plans/add',
    days: 30,
    body: (userId) => ({ userId, days: 30, balance: 5 }),
    details: {
      ...{ days: 30, videos: 5, 'before:days': 30, 'after:days': 60 },
      ...{ 'before:videos': 100, 'after:videos': 105, 'before:end': END, 'after:end': END },
    },
  },
  {
    ...updatePlan,
    action: 'plans/add',
    days: 7,
    body: () => ({ daysToAdd: 7 }),
    details: {
      ...{ days: 7, videos: 0, 'before:days': 30, 'after:days': 37 },
      ...{ 'before:end': END, 'after:end': END },
    },
  },
  {
    ...deductPlan,
    action: 'plans/cut',
    days: 0,
    body: () => ({ balanceToCut: 200 }),
    details: {
      ...{ wantedDays: 0, days: 0, wantedVideos: 200, videos: 100 },
      ...{ 'before:videos': 100, 'after:videos': 0 },
    },
  },
  {
    ...resetUserPlan,
    action: 'plans/reset',
    days: -30,
    details: {
      ...{ days: 30, videos: 100, 'before:days': 30, 'after:days': 0 },
      ...{ 'before:videos': 100, 'after:videos': 0, 'before:end': END, 'after:end': null },
    },
  },
  {
    ...resetUserSettings,
    action: 'settings/reset',
    details: { 'before:retryEnabled': true, 'after:retryEnabled': false },
  },
  {
    ...updateSettings,
    action: 'settings/update',
    body: () => ({ videoQuality: '720p' }),
    details: { 'before:videoQuality': '480p', 'after:videoQuality': '720p' },
  },
  {
    ...updateProfile,
    action: 'accounts/profile',
    body: () => ({ email: 'mina@mail.com' }),
    details: { 'before:email': null, 'after:email': 'mina@mail.com' },
  },
  {
    ...changeUserPassword,
    action: 'accounts/password',
    body: () => ({ newPassword: 'another fine word' }),
    details: { 'before:passwordSetAt': null, 'after:passwordSetAt': END },
  },
  {
    ...toggleFreeze,
    action: 'accounts/freeze',
    details: { 'before:isFrozen': false, 'after:isFrozen': true },
  },
  {
    ...setTags,
    action: 'accounts/tags',
    body: () => ({ tags: ['vip', 'agent'] }),
    details: {
      ...{ added: 'agent, vip', removed: null },
      ...{ 'before:tags': null, 'after:tags': 'agent, vip' },
    },
  },
  {
    ...addNote,
    action: 'notes/add',
    body: () => ({ text: 'Hello' }),
    details: { note: expect.any(String) as unknown, characters: 5 },
  },
  {
    ...deleteNote,
    action: 'notes/delete',
    prepare: async (userId) => {
      const _id = new Types.ObjectId(noteIdOf(userId));
      const written = { text: 'Hello', actor: 'ben', createdAt: server.clock.now() };
      await server.connection.collection('account_notes').insertOne({ _id, userId, ...written });
    },
    details: {
      ...{ note: expect.any(String) as unknown, characters: 5 },
      ...{ writtenBy: 'ben', writtenAt: END },
    },
  },
  {
    ...deleteUser,
    action: 'accounts/delete',
    details: { days: 30, videos: 100, end: END, isFrozen: false },
  },
] as readonly Action[];

/** Calls that change no data of the product; the security log has the first two. */
const EXEMPT = [
  'POST /api/admin/step-up',
  'POST /api/admin/factor',
  'POST /api/admin/notices/read',
];

/** Actions on something else than a user, with a proof of their record in their own specs. */
const ELSEWHERE = [
  // admin-broadcasts.spec.ts
  'POST /api/admin/broadcast',
  'PUT /api/admin/broadcasts/:broadcastId',
  'DELETE /api/admin/broadcasts/:broadcastId',
  // admin-redeem-codes.spec.ts, admin-redeem-codes-generation.spec.ts
  'POST /api/admin/redeem-codes',
  'DELETE /api/admin/redeem-code/:code',
  'POST /api/admin/redeem-codes/delete-many',
  // admin-login-history.spec.ts
  'POST /api/admin/login-history/delete-many',
  'DELETE /api/admin/login-history/all',
  'DELETE /api/admin/login-history/:recordId',
  // admin-offers.spec.ts
  'POST /api/admin/offer',
  'POST /api/admin/send-special-offer',
  'DELETE /api/admin/offer/:offerId',
  // undo.spec.ts
  'POST /api/admin/user/:id/actions/:actionId/undo',
  // price-lists.spec.ts, audit-changes.spec.ts
  'PUT /api/admin/price-lists/draft',
  'DELETE /api/admin/price-lists/draft',
  'POST /api/admin/price-lists/publish',
  'POST /api/admin/price-lists/:number/cancel',
  // payment-methods.spec.ts, audit-changes.spec.ts
  'POST /api/admin/payment-methods/publish',
  // legal-texts.spec.ts, audit-changes.spec.ts
  'POST /api/admin/legal-texts/publish',
  // service-details.spec.ts, audit-changes.spec.ts
  'POST /api/admin/service-details/publish',
  // broadcast-campaigns.spec.ts, code-batches.spec.ts
  'POST /api/admin/broadcasts/:broadcastId/take-back',
  'POST /api/admin/broadcasts/test',
  'POST /api/admin/broadcast-drafts',
  'DELETE /api/admin/broadcast-drafts/:draftId',
  'POST /api/admin/redeem-code-batches/void',
  'POST /api/admin/redeem-code-batches/restore',
  // saved-views.spec.ts
  'POST /api/admin/saved-views',
  'DELETE /api/admin/saved-views/:viewId',
  // admin-queue.spec.ts
  'POST /api/admin/tasks/retry-failed',
  'POST /api/admin/tasks/:taskId/retry',
  'POST /api/admin/tasks/:taskId/cancel',
  // payment-inbox.spec.ts
  'POST /api/admin/payment-inbox/receipts/:receiptId/match',
  'POST /api/admin/payment-inbox/receipts/:receiptId/dismiss',
  'POST /api/admin/payment-inbox/orders/:refCode/grant',
  'POST /api/admin/payment-inbox/orders/:refCode/dismiss',
  'POST /api/admin/payment-inbox/messages/:messageId/dismiss',
  // admin-own-sessions.spec.ts, sign-in-audit.spec.ts
  'POST /api/admin/logout',
  'POST /api/admin/sessions/end-others',
  'DELETE /api/admin/sessions/:sessionId',
  // admin-factor.spec.ts
  'POST /api/admin/factor/confirm',
  'POST /api/admin/factor/recovery-codes',
  'DELETE /api/admin/factor',
  'POST /api/admin/bulk-actions',
  'POST /api/admin/bulk-actions/:actionId/start',
  'POST /api/admin/bulk-actions/:actionId/stop',
  'POST /api/admin/bulk-actions/:actionId/undo',
];

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const call = (client: TestClient, { method, path, body }: Action, userId: number) =>
  client.request({
    method,
    url: path.replace(':noteId', noteIdOf(userId)).replace(/:\w+/, String(userId)),
    payload: body?.(userId),
    remoteAddress: '203.0.113.9',
    headers: { 'x-request-id': `request-${userId}` },
  });
const givenUser = async (action?: Action) => {
  const user = await server.givenAccount({ settings: { retryEnabled: true } });
  await action?.prepare?.(user.userId);
  return user;
};
const snapshot = async (userId: number) => ({
  user: await storedUser(server, userId),
  ledger: await ledgerOf(server, userId),
  notes: await server.connection.collection('account_notes').find({ userId }).toArray(),
  tags: await server.connection.collection('tag_counts').find().toArray(),
});

describe('the audit (SEC-57)', () => {
  it('knows every call by which an administrator changes something', () => {
    const changing = listRoutes(server.app).flatMap(({ call: known, policy }) => {
      const isAdmins = policy?.kind === 'admin' || policy?.kind === 'self-or-admin';
      return known && isAdmins && known.method !== 'GET' ? [nameOf(known)] : [];
    });
    expect(changing.sort()).toEqual([...ACTIONS.map(nameOf), ...EXEMPT, ...ELSEWHERE].sort());
  });

  it.each(ACTIONS.map((action) => [nameOf(action), action] as const))(
    '%s leaves exactly one record with time, actor, address, action, target and request',
    async (_name, action) => {
      const { userId } = await givenUser(action);
      const before = await server.connection.collection('audit').countDocuments();
      const answer = await call(admin, action, userId);
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      expect(await server.connection.collection('audit').countDocuments()).toBe(before + 1);
      const [record] = await auditOf(server, userId);
      expect(record).toEqual({
        _id: expect.anything() as unknown,
        at: server.clock.now(),
        actor: 'ana',
        action: action.action,
        outcome: 'done',
        target: `user:${userId}`,
        details: action.details,
        address: '203.0.113.9',
        requestId: `request-${userId}`,
        userId,
        keys: expect.arrayContaining([`user:${userId}`]) as unknown,
        ...(action.days !== undefined && { days: action.days }),
        // For the timeline, which has it from the ledger or the note.
        ...(isToldElsewhere(action.action) && { isToldElsewhere: true }),
      });
    },
  );

  it.each(ACTIONS.map((action) => [nameOf(action), action] as const))(
    '%s that cannot be remembered does not happen',
    async (_name, action) => {
      const { userId } = await givenUser(action);
      const before = await snapshot(userId);
      const audit = server.app.get(AuditRepository, { strict: false });
      const broken = jest.spyOn(audit, 'append').mockImplementation(() => {
        throw new Error('no audit');
      });
      try {
        expect((await call(admin, action, userId)).status).toBe(500);
      } finally {
        broken.mockRestore();
      }
      expect(await snapshot(userId)).toEqual(before);
      expect(await auditOf(server, userId)).toEqual([]);
    },
  );

  it('remembers nothing of an action that is taken back at its very end', async () => {
    const { userId } = await givenUser();
    const audit = server.app.get(AuditRepository, { strict: false });
    const append = audit.append.bind(audit);
    const broken = jest.spyOn(audit, 'append').mockImplementation((...args) => {
      append(...args);
      throw new Error('after the record');
    });
    const answer = await admin.send(toggleFreeze, { params: { id: userId } });
    broken.mockRestore();
    expect(answer.status).toBe(500);
    expect(await auditOf(server, userId)).toEqual([]);
    expect(await storedUser(server, userId)).toMatchObject({ isFrozen: false });
  });

  it('has no method that alters or removes', () => {
    const methods = Object.getOwnPropertyNames(AuditRepository.prototype);
    expect(methods.sort()).toEqual([
      ...[
        'actors',
        'append',
        'constructor',
        'countBetween',
        'find',
        'findActor',
        'isAbout',
        'list',
        'listKnown',
      ],
    ]);
  });
});

describe('the list of actions', () => {
  const list = async (query: Record<string, string> = {}) =>
    (await admin.send(listAudit, { query })).payload();

  let frozen: number;
  beforeAll(async () => {
    const ben = server.client();
    const body = { password: TEST_SECRETS.otherAdminPassword };
    await ben.request({ method: 'POST', url: '/api/admin/login', payload: body });
    frozen = (await givenUser()).userId;
    for (let times = 0; times < 3; times += 1) {
      server.clock.advance(1_000);
      await ben.send(toggleFreeze, { params: { id: frozen } });
    }
  });

  it('is newest first, in pages of 25 that count all', async () => {
    const { audit, pagination } = await list();
    const total = await server.connection.collection('audit').countDocuments();
    expect(audit).toHaveLength(Math.min(25, total));
    expect(pagination).toEqual({
      currentPage: 1,
      totalPages: Math.ceil(total / 25),
      totalRecords: total,
    });
    expect(audit[0]).toMatchObject({
      ...{ actor: 'ben', action: 'accounts/freeze', target: `user:${frozen}`, outcome: 'done' },
      details: { 'before:isFrozen': false, 'after:isFrozen': true },
      at: server.clock.now().toISOString(),
    });
    const times = audit.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('turns its pages without a gap or a repeat', async () => {
    const whole = (await list({ limit: '100' })).audit.map(({ _id }) => _id);
    const turned: string[] = [];
    for (let page = 1; page <= Math.ceil(whole.length / 4); page += 1) {
      const { audit } = await list({ page: String(page), limit: '4' });
      turned.push(...audit.map(({ _id }) => _id));
    }
    expect(turned).toEqual(whole);
    const last = (whole.length % 4 || 4) * -1;
    const { audit, pagination } = await list({ page: '1000', limit: '4' });
    expect(audit.map(({ _id }) => _id)).toEqual(whole.slice(last));
    expect(pagination.currentPage).toBe(pagination.totalPages);
  });

  it.each<[Record<string, string>, number]>([
    [{ actor: 'ben' }, 4],
    [{ actor: 'ben', action: 'accounts/unfreeze' }, 1],
    [{ actor: 'nobody' }, 0],
  ])('takes actor and action: %p', async (query, count) => {
    const { audit, pagination } = await list(query);
    expect(audit).toHaveLength(count);
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalRecords: count });
    for (const record of audit) expect(record).toMatchObject(query);
  });

  it('takes several actions, and names everybody who ever changed something whatever is asked', async () => {
    const { audit, actors } = await list({
      actor: 'ben',
      action: 'accounts/freeze,accounts/unfreeze,accounts/freeze',
    });
    expect(audit.map(({ action }) => action)).toEqual([
      'accounts/freeze',
      'accounts/unfreeze',
      'accounts/freeze',
    ]);
    expect(actors).toEqual(['ana', 'ben']);
  });

  it("takes days of the service's zone, first and last included", async () => {
    const { userId } = await givenUser();
    const target = `user:${userId}`;
    // The ms around midnight in Dhaka, six hours before the one of UTC, of a day nobody reached yet.
    const midnight = Date.parse('2040-03-14T18:00:00.000Z');
    for (const ms of [midnight - 1, midnight, midnight + 86_399_999, midnight + 86_400_000]) {
      const at = new Date(ms);
      const rest = { actor: 'ana', action: 'plans/add', details: {}, address: 'x', requestId: 'x' };
      await server.connection.collection('audit').insertOne({ at, target, ...rest });
    }
    const found = async (query: Record<string, string>) =>
      (await list({ target, ...query })).audit.map(({ at }) => at);
    const whole = ['2040-03-15T17:59:59.999Z', '2040-03-14T18:00:00.000Z'];
    expect(await found({ from: '2040-03-15', to: '2040-03-15' })).toEqual(whole);
    expect(await found({ from: '2040-03-15' })).toEqual(['2040-03-15T18:00:00.000Z', ...whole]);
    expect(await found({ to: '2040-03-15' })).toEqual([...whole, '2040-03-14T17:59:59.999Z']);
    expect(await found({ from: '2040-03-16', to: '2040-03-15' })).toEqual([]);
    expect((await list()).timeZone).toBe('Asia/Dhaka');
  });

  it('takes a target', async () => {
    expect((await list({ target: `user:${frozen}` })).pagination.totalRecords).toBe(3);
  });

  it.each<Record<string, string>>([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { page: '' },
    { limit: '0' },
    { limit: '101' },
    { action: 'accounts/nothing' },
    { action: 'plans/add,' },
    { action: '' },
    { from: '2026-02-30' },
    { to: '2026-1-1' },
    { from: '' },
    { actor: '' },
    { target: 'x'.repeat(101) },
  ])('refuses %p', async (query) => {
    const answer = await admin.send(listAudit, { query });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });

  const at = { $gte: new Date(0), $lte: new Date(1) };
  it.each<Record<string, unknown>>([
    {},
    { actor: 'ana' },
    { action: 'plans/add' },
    { target: 'user:1' },
    { at },
    { target: 'user:1', actor: 'ana', at },
  ])('by %p is read and counted from an index, in its order', async (filter) => {
    const { db } = server.connection;
    if (!db) throw new Error('not connected');
    const find = { find: 'audit', filter, sort: { at: -1, _id: -1 }, limit: 25 };
    const plan = JSON.stringify(await db.command({ explain: find, verbosity: 'queryPlanner' }));
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('"SORT"');
    expect(plan).not.toContain('COLLSCAN');
  });

  it('by several actions is read from the index of actions, and nothing besides them', async () => {
    const { db } = server.connection;
    if (!db) throw new Error('not connected');
    const filter = { action: { $in: ['accounts/freeze', 'accounts/unfreeze'] } };
    const find = { find: 'audit', filter, sort: { at: -1, _id: -1 }, limit: 1000 };
    // MongoDB merges the actions in their order, the embedded engine sorts what it found.
    const plan = JSON.stringify(await db.command({ explain: find, verbosity: 'executionStats' }));
    const matching = await server.connection.collection('audit').countDocuments(filter);
    expect(plan).toContain('IXSCAN');
    expect(plan).toContain(`"totalDocsExamined":${matching}`);
  });

  it('knows who acted by steps in the index, not by reading the audit', async () => {
    const { db } = server.connection;
    if (!db) throw new Error('not connected');
    const find = {
      find: 'audit',
      filter: { actor: { $gte: 'ana\u0000' } },
      sort: { actor: 1 },
      limit: 1,
    };
    const plan = JSON.stringify(await db.command({ explain: find, verbosity: 'executionStats' }));
    expect(plan).toMatch(/"IXSCAN".*"totalKeysExamined":1,/);
    expect(plan).not.toContain('"SORT"');
  });

  it('is for administrators', async () => {
    const browser = await server.signInAs(await server.givenAccount());
    expect((await browser.send(listAudit)).status).toBe(403);
    expect((await server.client().send(listAudit)).status).toBe(401);
  });
});
