import { addUser, deductPlan, updatePlan } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { EXECUTION_MS } from '../src/platform/idempotency/idempotency-keys.repository';
import { TransactionsService } from '../src/platform/mongo/transactions.service';
import { auditOf, ledgerOf, storedUser } from './support/actions';
import { createTestServer, testEnvironment, type TestServer } from './support/test-server';

let server: TestServer;
/** The same administrator's browser at the same service on another machine. */
let there: TestClient;
let admin: TestClient;
let userId: number;

beforeAll(async () => {
  // The same secrets on both, or a session of one is none of the other's (SEC-21).
  const { ADMINS = '' } = await testEnvironment();
  server = await createTestServer({ env: { ADMINS } });
  admin = await server.signInAsAdmin();
  there = (await server.another({ ADMINS })).client();
  for (const [name, value] of admin.cookies) there.cookies.set(name, value);
});
afterAll(() => server.stop());
beforeEach(async () => void ({ userId } = await server.givenAccount()));

let nextKey = 0;
const newKey = (): string => `submit-${(nextKey += 1)}`;

interface Action {
  readonly name: string;
  readonly path: string;
  readonly body: object;
  /** Days and videos after it happened once; 30 and 100 before it. */
  readonly after: { days: number; balance: number };
}

const ACTIONS: readonly Action[] = [
  {
    name: "'Add / Update User'",
    path: addUser.path,
    body: { days: 7, balance: 5 },
    after: { days: 37, balance: 105 },
  },
  {
    name: 'adding',
    path: updatePlan.path,
    body: { daysToAdd: 7, balanceToAdd: 5 },
    after: { days: 37, balance: 105 },
  },
  {
    name: 'cutting',
    path: deductPlan.path,
    body: { daysToCut: 7, balanceToCut: 5 },
    after: { days: 23, balance: 95 },
  },
];

/** Asks for an action under a key. */
function send(action: Action, key: string, client = admin, body = action.body) {
  return client.request({
    method: 'POST',
    url: action.path.replace(':id', String(userId)),
    payload: action.path === addUser.path ? { userId, ...body } : body,
    headers: { 'idempotency-key': key },
  });
}

/** What is there of an action that happened once. */
async function expectOnce({ after }: Action): Promise<void> {
  expect((await storedUser(server, userId))?.['plan']).toMatchObject(after);
  expect(await ledgerOf(server, userId)).toHaveLength(1);
  expect(await auditOf(server, userId)).toHaveLength(1);
}

describe.each(ACTIONS.map((action) => [action.name, action] as const))('%s', (_name, action) => {
  it('sent twice with the same Idempotency-Key happens once and is answered alike', async () => {
    const key = newKey();
    const first = await send(action, key);
    expect(first.status).toBe(200);
    for (const client of [admin, there]) {
      const again = await send(action, key, client);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(again.headers['idempotency-replayed']).toBe('true');
    }
    await expectOnce(action);
  });

  it('sent ten times at once over two instances happens once', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => send(action, key, number % 2 ? there : admin)),
    );
    for (const { status, code } of answers) {
      expect(status === 200 || code === 'request/in-flight').toBe(true);
    }
    await expectOnce(action);
  });

  it('with another amount under the same key is refused', async () => {
    const key = newKey();
    (await send(action, key)).payload();
    const other = Object.fromEntries(Object.keys(action.body).map((name) => [name, 9]));
    const answer = await send(action, key, admin, other);
    expect([answer.status, answer.code]).toEqual([422, 'request/key-reused']);
    await expectOnce(action);
  });

  it('under another key happens again', async () => {
    for (const key of [newKey(), newKey()]) (await send(action, key)).payload();
    expect(await ledgerOf(server, userId)).toHaveLength(2);
  });

  it('under the key of another administrator is his own action', async () => {
    const key = newKey();
    const finance = await server.signInAsAdmin(server.client(), 'finance');
    for (const client of [admin, finance]) (await send(action, key, client)).payload();
    const actors = (await auditOf(server, userId)).map(({ actor }) => actor);
    expect(actors).toEqual(['ana', 'fay']);
  });
});

it('an execution that stood still until another took its key over commits nothing (PAY-21)', async () => {
  const key = newKey();
  const transactions = server.app.get(TransactionsService, { strict: false });
  const run = transactions.run.bind(transactions);
  let begin = (): void => undefined;
  const begun = new Promise<void>((done) => (begin = done));
  let free = (): void => undefined;
  const held = new Promise<void>((done) => (free = done));
  const stalled = jest.spyOn(transactions, 'run').mockImplementationOnce(async (work) => {
    begin();
    await held;
    return run(work);
  });
  const [, adding] = ACTIONS;
  if (!adding) throw new Error('no action');
  const first = send(adding, key);
  await begun;
  server.clock.advance(EXECUTION_MS);
  expect((await send(adding, key, there)).status).toBe(200);
  free();
  expect((await first).code).toBe('request/in-flight');
  await expectOnce(adding);
  stalled.mockRestore();
});
