import {
  addUser,
  adminLogin,
  AUDIT_ACTIONS,
  AUDIT_CHANGES,
  type AuditAction,
  type AuditView,
  type BulkAction,
  changeUserPassword,
  getUserRecords,
  listActiveOffers,
  listPayments,
  listRedeemCodes,
  stepUp,
  toggleFreeze,
  updateSettings,
} from '@portal/contracts';
import { DEFAULT_SETTINGS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { ADMIN_SAMPLES } from './support/access-matrix/admin-samples';
import { BULK_SAMPLES } from './support/access-matrix/bulk-samples';
import { ask, type TestRequest } from './support/access-matrix/cell';
import { type Operation, OPERATIONS } from './support/access-matrix/matrix';
import { browser } from './support/access-matrix/people';
import { DETAIL_SAMPLES } from './support/access-matrix/detail-samples';
import { METHOD_SAMPLES } from './support/access-matrix/method-samples';
import { PAYMENT_SAMPLES } from './support/access-matrix/payment-samples';
import { PRICE_SAMPLES } from './support/access-matrix/price-samples';
import { BARE, type Samples } from './support/access-matrix/sample';
import { UNDO_SAMPLES } from './support/access-matrix/undo-samples';
import { USER_SAMPLES } from './support/access-matrix/user-samples';
import { Writes } from './support/access-matrix/writes';
import { givenLiveCode, givenLiveOffer } from './support/bearer-values';
import { BulkRun } from './support/bulk';
import { givenOrder, moneyFor, report } from './support/payments';
import { createTestServer, TEST_ADMINS, type TestServer } from './support/test-server';

const SAMPLES: Samples = {
  ...USER_SAMPLES,
  ...ADMIN_SAMPLES,
  ...BULK_SAMPLES,
  ...PAYMENT_SAMPLES,
  ...DETAIL_SAMPLES,
  ...METHOD_SAMPLES,
  ...PRICE_SAMPLES,
  ...UNDO_SAMPLES,
};

let server: TestServer;
let writes: Writes;
let admin: TestClient;
/** Actions of which a record was seen. */
const seen = new Set<AuditAction>();

beforeAll(async () => {
  server = await createTestServer();
  writes = Writes.of(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.connection.collection('admin_factors').deleteMany({});
  // What was cleared at an instant includes what comes at the same one.
  server.clock.advance(1);
  admin = await server.signInAsAdmin();
});

type StoredRecord = Pick<AuditView, 'details' | 'outcome'> & { action: AuditAction };
const records = () => server.connection.collection<StoredRecord>('audit');

/** Records that something leaves, oldest first. */
async function recordsOf(work: () => Promise<unknown>): Promise<StoredRecord[]> {
  const known = new Set((await records().find().toArray()).map(({ _id }) => String(_id)));
  await work();
  const all = await records().find().sort({ _id: 1 }).toArray();
  return all.filter(({ _id }) => !known.has(String(_id)));
}

const fieldsOf = (action: AuditAction): readonly string[] => {
  const fields = AUDIT_CHANGES[action];
  return fields === 'settings' ? Object.keys(DEFAULT_SETTINGS) : fields;
};

/** What is wrong with a record; empty when nothing is. */
function faultsOf({ action, outcome, details }: StoredRecord): string[] {
  const named = (start: string) =>
    Object.keys(details).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  const [before, after] = [named('before:'), named('after:')];
  const fields = fieldsOf(action);
  const wanted = /^admins\/.*-failed$/.test(action) ? 'refused' : 'done';
  return [
    ...(outcome === wanted ? [] : [`outcome ${outcome}`]),
    ...(before.join() === after.join() ? [] : ['before and after of other values']),
    ...(fields.length > 0 && before.length === 0 ? ['nothing before and after'] : []),
    ...before.filter((name) => !fields.includes(name)).map((name) => `${name} is not in the table`),
    ...before
      .filter((name) => details[`before:${name}`] === details[`after:${name}`])
      .map((name) => `${name} did not change`),
  ].map((fault) => `${action}: ${fault}`);
}

/** Checks the records of something, at least one. */
async function expectGoodRecords(work: () => Promise<unknown>): Promise<void> {
  const left = await recordsOf(work);
  expect(left.length).toBeGreaterThan(0);
  for (const { action } of left) seen.add(action);
  expect(left.flatMap(faultsOf)).toEqual([]);
  const text = JSON.stringify(left);
  for (const { password } of Object.values(TEST_ADMINS)) expect(text).not.toContain(password);
  expect(text).not.toContain('an entirely new word');
}

/** Calls that leave no record, because they change no data of the product. */
const WITHOUT_RECORD = [
  'POST /api/admin/step-up',
  'POST /api/admin/factor',
  'POST /api/admin/notices/read',
];

const CHANGING = OPERATIONS.filter(
  ({ name, route, expected }) =>
    !route.startsWith('GET ') &&
    expected.owner.kind === 'allowed' &&
    (route.includes('/api/admin/') || expected.self.kind === 'allowed') &&
    expected.anonymous.kind === 'denied' &&
    !WITHOUT_RECORD.includes(name),
);

describe('the records of what administrators do say what changed, before and after', () => {
  const requestOf = async ({ name, route }: Operation): Promise<TestRequest> => {
    const target = await server.givenAccount({ settings: { retryEnabled: true } });
    const request = await (SAMPLES[name] ?? BARE).make(server, target, 'owner');
    const person = browser(admin);
    return { operation: route, person, userId: target.userId, request: request(target.userId) };
  };

  it.each(CHANGING.map((operation) => [operation.name, operation] as const))(
    '%s',
    async (_name, operation) => {
      const request = await requestOf(operation);
      await expectGoodRecords(async () => {
        expect(await ask(server, writes, request)).toBe('200, something written');
      });
    },
  );

  it('accounts: opened, unfrozen, and a first password', async () => {
    const { userId: id } = await server.givenAccount({ isFrozen: true });
    await expectGoodRecords(() => admin.send(toggleFreeze, { params: { id } }));
    const body = { userId: 77_000_001, days: 30, balance: 5 };
    await expectGoodRecords(() => admin.send(addUser, { body }));
    const newPassword = 'an entirely new word';
    const params = { id: body.userId };
    await expectGoodRecords(() =>
      admin.send(changeUserPassword, { params, body: { newPassword } }),
    );
  });

  it('signing in, and failing to sign in or to confirm', async () => {
    await expectGoodRecords(() => server.signInAsAdmin());
    const body = { password: 'wrong' };
    await expectGoodRecords(() => server.client().send(adminLogin, { body }));
    await expectGoodRecords(() => admin.send(stepUp, { body }));
  });

  it.each<BulkAction>([
    { kind: 'add', days: 7, videos: 1 },
    { kind: 'cut', days: 7, videos: 1 },
    { kind: 'set', days: 3, videos: 2 },
    { kind: 'freeze' },
    { kind: 'unfreeze' },
    { kind: 'offer', message: 'Buy one, get one.' },
  ] as readonly BulkAction[])('each user of a bulk action, and of its undo: %p', async (action) => {
    const { userId } = await server.givenAccount({ isFrozen: action.kind === 'unfreeze' });
    await expectGoodRecords(async () => {
      const bulk = await BulkRun.plan(server, () => admin, action, { userIds: [userId] });
      await bulk.run();
      await bulk.undo();
    });
  });

  it('an order that its payment completes', async () => {
    const { userId } = await server.givenAccount();
    const order = await givenOrder(server, userId);
    await expectGoodRecords(() => report(server, moneyFor(server, order)));
  });

  it('nothing is said of what was set to what it was', async () => {
    const { userId: id } = await server.givenAccount();
    const body = { videoQuality: DEFAULT_SETTINGS.videoQuality };
    const [record] = await recordsOf(() => admin.send(updateSettings, { params: { id }, body }));
    expect(record?.details).toEqual({});
  });

  it('a plan says days, videos and end', async () => {
    const { userId } = await server.givenAccount({ plan: { start: null, days: 0, balance: 0 } });
    const now = server.clock.now().getTime();
    const body = { userId, days: 30, balance: 5 };
    const [record] = await recordsOf(() => admin.send(addUser, { body }));
    expect(record?.details).toEqual({
      ...{ days: 30, videos: 5, 'before:days': 0, 'after:days': 30 },
      ...{ 'before:videos': 0, 'after:videos': 5, 'before:end': null },
      'after:end': new Date(now + 30 * 86_400_000).toISOString(),
    });
  });

  it('of generated codes only number and endings are known', async () => {
    const answer = await admin.request<{ codes: { redeem_code: string }[] }>({
      method: 'POST',
      url: '/api/admin/redeem-codes',
      payload: { count: 25, days: 1, videos: 0 },
    });
    expect(answer.status).toBe(200);
    const made = await server.connection.collection('redeem_codes').find().toArray();
    const [record] = await records()
      .find({ action: 'redeem-codes/generate' })
      .sort({ _id: -1 })
      .limit(1)
      .toArray();
    expect(record?.details).toMatchObject({ count: 25, days: 1 });
    expect(String(record?.details['codes'])).toMatch(/^(…\w{4}, ){20}and 5 more$/);
    const text = JSON.stringify(record);
    for (const { redeem_code: code } of made) expect(text).not.toContain(String(code));
  });

  it('seeing codes, offers and orders whole', async () => {
    const { userId } = await server.givenAccount();
    await givenLiveCode(server);
    await givenLiveOffer(server, userId);
    await givenOrder(server, userId);
    await expectGoodRecords(() => admin.send(listRedeemCodes));
    await expectGoodRecords(() => admin.send(listActiveOffers));
    await expectGoodRecords(() => admin.send(listPayments));
    await expectGoodRecords(() => admin.send(getUserRecords, { params: { id: userId } }));
  });

  // Last of all.
  it('every action that the audit knows has been seen', () => {
    expect(AUDIT_ACTIONS.filter((action) => !seen.has(action))).toEqual([]);
  });
});
