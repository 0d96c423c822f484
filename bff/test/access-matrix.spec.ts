import { ADMIN_ROLES } from '@portal/rules';
import { listRoutes } from '../src/platform/http/route-list';
import { SAMPLES } from './support/access-matrix/all-samples';
import { Baseline } from './support/baseline';
import { ask, type TestRequest, wordsOf } from './support/access-matrix/cell';
import { type Caller, CALLERS, type Operation, OPERATIONS } from './support/access-matrix/matrix';
import { browser, type Crowd, gather, type Person } from './support/access-matrix/people';
import { BARE, type SampleRequest } from './support/access-matrix/sample';
import { Writes } from './support/access-matrix/writes';
import { databaseHash } from './support/database-hash';
import type { GivenAccount } from './support/given-account';
import { TELEGRAM_ENV } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

/** The whole database, hashed before and after all cells that are denied. */
const AFTER_DENIALS = 'the database';
const NOBODYS_ID = 88_888_888;

const HOW_TO_ADD = `Add a line to bff/test/access-matrix.json: "METHOD /path": who may call it, by hand
and from the specification, not from the code (words: support/access-matrix/matrix.ts). If it needs a
body, a query or something that must be there first, add a sample to support/access-matrix/*-samples.ts;
the test of the operation tells whether the sample really succeeds and changes data.`;

let server: TestServer;
let crowd: Crowd;
let baseline: Baseline;
let writes: Writes;
beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  crowd = await gather(server);
  baseline = await Baseline.take(server);
  writes = Writes.of(server);
});
afterAll(() => server.stop());
afterEach(() => baseline.restore());

/** Words for what happens, by caller. */
type Cells = Record<string, string>;

/** A user to whom an operation may be done, what asks for it, and the user's own browser. */
interface Scene {
  readonly target: GivenAccount;
  readonly self: Person;
  readonly request: (userId: number) => SampleRequest;
}

async function setScene({ name }: Operation, caller: Caller | null): Promise<Scene> {
  const target = await server.givenAccount({ settings: { retryEnabled: true } });
  const client = caller === 'self' ? await server.signInAs(target) : server.client();
  const role = ADMIN_ROLES.find((one) => one === caller) ?? 'owner';
  const request = await (SAMPLES[name] ?? BARE).make(server, target, role);
  return { target, self: browser(client, target.userId), request };
}

function changesOf({ name }: Operation): boolean {
  return SAMPLES[name]?.changes ?? !name.startsWith('GET ');
}

/** What somebody asks about the target; who lost a session asks about himself. */
function requestOf(operation: Operation, caller: Caller, scene: Scene): TestRequest {
  const person = caller === 'self' ? scene.self : crowd[caller];
  const isAboutSelf = ['frozen', 'deleted', 'revoked'].includes(caller);
  const userId = isAboutSelf && person.userId !== null ? person.userId : scene.target.userId;
  const isAllowed = operation.expected[caller].kind === 'allowed';
  return {
    ...{ operation: operation.route, person, userId, request: scene.request(userId) },
    headOnly: isAllowed && SAMPLES[operation.name]?.endless,
  };
}

/** Every cell of an operation whose caller is refused, and other users' about a missing one. */
async function askDenied(operation: Operation): Promise<Cells> {
  const denied = CALLERS.filter((caller) => operation.expected[caller].kind === 'denied');
  const scene = await setScene(operation, denied.includes('self') ? 'self' : null);
  const requests: [string, TestRequest][] = denied.map((caller) => [
    caller,
    requestOf(operation, caller, scene),
  ]);
  if (denied.includes('other') && operation.name.includes(':id')) {
    const nobody = { target: { ...scene.target, userId: NOBODYS_ID } };
    requests.push(['other, of nobody', requestOf(operation, 'other', { ...scene, ...nobody })]);
  }
  const cells: Cells = {};
  const before = await databaseHash(server);
  for (const [cell, request] of requests) cells[cell] = await ask(server, writes, request);
  cells[AFTER_DENIALS] = (await databaseHash(server)) === before ? 'as before' : 'CHANGED';
  return cells;
}

/** Every cell whose caller is allowed; what one did must not be in the way of the next. */
async function askAllowed(operation: Operation): Promise<Cells> {
  const allowed = CALLERS.filter((caller) => operation.expected[caller].kind === 'allowed');
  const cells: Cells = {};
  let shared: Scene | undefined;
  for (const caller of allowed) {
    const isOwn = caller === 'self' || changesOf(operation);
    if (changesOf(operation)) await baseline.restore();
    const scene = isOwn
      ? await setScene(operation, caller)
      : (shared ??= await setScene(operation, null));
    const before = changesOf(operation) ? await databaseHash(server) : null;
    cells[caller] = await ask(server, writes, requestOf(operation, caller, scene));
    // Written and really another thing than before, or the sample proves nothing.
    if (before !== null) expect(await databaseHash(server)).not.toBe(before);
  }
  return cells;
}

/** What the file says, in the same words. */
function cellsOf(operation: Operation): Cells {
  const { name, expected } = operation;
  const cells: Cells = {};
  for (const caller of CALLERS) {
    cells[caller] = wordsOf(expected[caller], changesOf(operation));
  }
  cells[AFTER_DENIALS] = 'as before';
  if (expected.other.kind === 'denied' && name.includes(':id')) {
    cells['other, of nobody'] = cells['other'] ?? '';
  }
  return cells;
}

it('has every registered route, and no other', () => {
  const registered = listRoutes(server.app).map(({ call }) => `${call?.method} ${call?.path}`);
  const stated = OPERATIONS.map(({ route }) => route);
  const missing = registered.filter((name) => !stated.includes(name));
  const gone = stated.filter((name) => !registered.includes(name));
  const names = OPERATIONS.map(({ name }) => name);
  const odd = Object.keys(SAMPLES).filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`Not in the matrix: ${missing.join(', ')}. ${HOW_TO_ADD}`);
  if (gone.length > 0) throw new Error(`Not a route, but in the matrix: ${gone.join(', ')}.`);
  if (odd.length > 0) throw new Error(`A sample of no operation: ${odd.join(', ')}.`);
});

describe('every cell of the access matrix (SEC-31)', () => {
  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    '%s',
    async (_name, operation) => {
      const cells = { ...(await askDenied(operation)), ...(await askAllowed(operation)) };
      expect(cells).toEqual(cellsOf(operation));
    },
  );
});
