import {
  ADMIN_ROLES,
  type AdminRole,
  BEARER_KINDS,
  type BearerKind,
  maskBearerValue,
  roleMay,
} from '@portal/rules';
import { SAMPLES } from './support/access-matrix/all-samples';
import { Baseline } from './support/baseline';
import { rawOf } from './support/access-matrix/cell';
import { type Operation, OPERATIONS } from './support/access-matrix/matrix';
import { browser, type Person } from './support/access-matrix/people';
import { BARE, type SampleRequest } from './support/access-matrix/sample';
import { type LiveValues, plantLiveValues, wholeIn } from './support/bearer-values';
import { databaseHash, VIEW_RECORDS } from './support/database-hash';
import { EventSource } from './support/event-source';
import type { GivenAccount } from './support/given-account';
import { createTestServer, type TestServer } from './support/test-server';

/** The permission to grant what a bearer value gives; said here on its own, not taken from the rules. */
const mayGrant = (role: AdminRole): boolean => roleMay(role, 'money');

/** Screens that show values in fields of their own, and which: whole to who may grant, else their ends. */
const SHOWS: Readonly<Record<string, readonly BearerKind[]>> = {
  'GET /api/admin/redeem-codes': ['redeem-code'],
  'GET /api/admin/offers/active': ['offer-code'],
  'GET /api/admin/payment-history': ['reference-code'],
  'GET /api/admin/payment-inbox': ['reference-code'],
  'GET /api/admin/user/:id/timeline': ['reference-code'],
  'GET /api/admin/user/:id/records': ['reference-code', 'offer-code'],
  'GET /api/user/:id/offer': ['offer-code'],
  'GET /api/user/:id/payments': ['offer-code', 'reference-code'],
};

/** The same lists asked for otherwise. */
const VARIANTS: Readonly<Record<string, readonly Record<string, string>[]>> = {
  'GET /api/admin/redeem-codes': [{ page: '1' }, { filter: 'available', page: '1' }],
  'GET /api/admin/offers/active': [{ page: '1' }],
  'GET /api/admin/payment-history': [{ status: 'pending' }],
  'GET /api/admin/users': [{ page: '1' }],
};

/** Operations of administrators with what else is asked; what everybody may call knows no role. */
const CASES = OPERATIONS.filter(
  ({ expected }) =>
    expected.anonymous.kind === 'denied' &&
    ADMIN_ROLES.some((role) => expected[role].kind === 'allowed'),
).flatMap((operation) =>
  [{}, ...(VARIANTS[operation.name] ?? [])].map((query) => {
    const search = String(new URLSearchParams(query));
    const name = search === '' ? operation.name : `${operation.name}?${search}`;
    return [name, operation, query] as const;
  }),
);

let server: TestServer;
let people: Record<AdminRole, Person>;
let target: GivenAccount;
let values: LiveValues;
let baseline: Baseline;
beforeAll(async () => {
  server = await createTestServer();
  const signedIn = await Promise.all(
    ADMIN_ROLES.map(async (role) => [
      role,
      browser(await server.signInAsAdmin(server.client(), role)),
    ]),
  );
  people = Object.fromEntries(signedIn) as Record<AdminRole, Person>;
  target = await server.givenAccount({ settings: { retryEnabled: true } });
  values = await plantLiveValues(server, target.userId);
  baseline = await Baseline.take(server);
});
afterEach(() => baseline.restore());
afterAll(() => server.stop());

/** What a role is answered, and whether anything changed but records of views. */
async function call(operation: Operation, role: AdminRole, query: Record<string, string>) {
  const { userId } = target;
  const sample = SAMPLES[operation.name] ?? BARE;
  const request: SampleRequest = (await sample.make(server, target, role))(userId);
  const raw = rawOf({
    ...{ operation: operation.route, person: people[role], userId, headOnly: sample.endless },
    request: { ...request, query: { ...request.query, ...query } },
  });
  const isRead = operation.name.startsWith('GET ');
  const others = await otherRecords();
  const before = isRead ? await databaseHash(server, VIEW_RECORDS) : null;
  const answer = await server.client().request(raw);
  const isUnchanged =
    before === null ||
    (before === (await databaseHash(server, VIEW_RECORDS)) && others === (await otherRecords()));
  return { answer, isUnchanged };
}

/** Records of the audit that are not of a view. */
async function otherRecords(): Promise<number> {
  const records = await server.connection.collection('audit').find().toArray();
  return records.filter(({ action }) => !/\/view(-codes)?$/.test(String(action))).length;
}

describe('every call of administrators, by every role', () => {
  it.each(CASES)('%s', async (_name, operation, query) => {
    for (const role of ADMIN_ROLES) {
      const { answer, isUnchanged } = await call(operation, role, query);
      const isAllowed = operation.expected[role].kind === 'allowed';
      expect([role, answer.status]).toEqual([role, isAllowed ? 200 : 403]);
      expect([role, isUnchanged]).toEqual([role, true]);
      if (!mayGrant(role)) expect([role, wholeIn(answer, values)]).toEqual([role, []]);
      for (const kind of isAllowed ? (SHOWS[operation.name] ?? []) : []) {
        const shown = mayGrant(role) ? values[kind] : maskBearerValue(values[kind]);
        expect([role, answer.text]).toEqual([role, expect.stringContaining(shown)]);
      }
      if (isAllowed && !operation.name.startsWith('GET ')) await baseline.restore();
    }
  });

  it('are asked about values of every kind', () => {
    const shown = new Set(Object.values(SHOWS).flat());
    expect([...shown].toSorted()).toEqual([...BEARER_KINDS].toSorted());
    const names = CASES.map(([, { name }]) => name);
    expect(Object.keys(SHOWS).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('streams of administrators', () => {
  it.each(ADMIN_ROLES)('for role %s', async (role) => {
    const admin = await server.signInAsAdmin(undefined, role);
    for (const path of ['/api/admin/tasks/stream', `/api/user/${target.userId}/tasks/stream`]) {
      const source = await EventSource.openPath(server, admin, path);
      const text = JSON.stringify(await source.nextEvent());
      source.close();
      const whole = wholeIn({ text, headers: source.headers }, values);
      expect([path, whole]).toEqual([path, mayGrant(role) ? [...BEARER_KINDS] : []]);
    }
  });
});
