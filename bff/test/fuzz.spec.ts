import { ERROR_CATALOGUE } from '@portal/contracts';
import { DAY_MS, MINUTE_MS } from '@portal/rules';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeApi } from '../src/platform/openapi/describe-api';
import { callersOf, type FuzzedCaller } from './support/fuzz/callers';
import { type FuzzedOperation, fuzzedOperations, METHODS } from './support/fuzz/operations';
import { type FuzzedRequest, PHASES, pick } from './support/fuzz/requests';
import type { GivenAccount } from './support/given-account';
import { createTestServer, type TestServer } from './support/test-server';

/** Another one: npm run verify -- fuzz --seed 5 */
const SEED = Number(process.env['PORTAL_FUZZ_SEED'] ?? 20_261_122);
/** How many requests are sent. `npm run verify -- fuzz` sends many or, with --all, all; `npm test` sends few. */
const SIZES = {
  few: { share: 0.15, atLeast: 5_000 },
  many: { share: 1, atLeast: 20_000 },
  all: { share: Infinity, atLeast: 20_000 },
} as const;
const { share, atLeast } = SIZES[(process.env['PORTAL_FUZZ_SIZE'] ?? 'few') as keyof typeof SIZES];
/** Requests under way at a time. */
const AT_ONCE = 8;
/** Limits of a minute must not hide what lies behind them. */
const A_MINUTE = 16;

let server: TestServer;
let webRoot: string;
let operations: FuzzedOperation[];
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'portal-web-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
  server = await createTestServer({ env: { WEB_ROOT: webRoot } });
  operations = fuzzedOperations(describeApi(server.app));
});
afterAll(async () => {
  await server.stop();
  await rm(webRoot, { recursive: true });
});

const sent = { requests: 0, limited: 0, succeeded: 0 };

describe(`requests that nobody should send (seed ${SEED})`, () => {
  it.each(METHODS)(
    '%s: every operation refuses or serves them, none fails',
    async (method) => {
      const problems: string[] = [];
      for (const [place, operation] of operations.entries()) {
        if (operation.method !== method) continue;
        problems.push(...(await sendPhases(operation, SEED + place)));
        if (problems.length > 20) break;
        // Whoever was locked out or limited by this one is so no longer.
        server.clock.advance(DAY_MS);
      }
      expect(problems).toEqual([]);
    },
    3_600_000,
  );

  it(`were at least ${atLeast}, and limits answered few of them`, () => {
    expect(operations.length).toBeGreaterThan(100);
    expect(sent.requests).toBeGreaterThanOrEqual(atLeast);
    expect(sent.limited).toBeLessThan(sent.requests / 20);
    // Not all may be stopped at the door.
    expect(sent.succeeded).toBeGreaterThan(atLeast / 20);
  });
});

/** Requests of all phases. An operation may end the sessions of its callers or lock its user. */
async function sendPhases(operation: FuzzedOperation, seed: number): Promise<string[]> {
  const problems: string[] = [];
  let user: GivenAccount | undefined;
  let callers: readonly FuzzedCaller[] = [];
  for (const { make, most } of Object.values(PHASES)) {
    if (!user || callers.some(({ isOut }) => isOut)) {
      user = await server.givenAccount();
      callers = await callersOf(server, operation, user);
    }
    const requests = pick(make(operation, user.userId, seed), Math.ceil(most * share), seed);
    for (const caller of operation.isEventStream ? callers.slice(0, 1) : callers)
      problems.push(...(await sendAll(operation, requests, caller)));
  }
  return problems;
}

async function sendAll(
  operation: FuzzedOperation,
  requests: readonly FuzzedRequest[],
  caller: FuzzedCaller,
): Promise<string[]> {
  const problems: string[] = [];
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    const batch = requests.slice(at, at + AT_ONCE);
    const found = await Promise.all(batch.map((request) => problemOf(operation, request, caller)));
    problems.push(...found.filter((problem) => problem !== null));
    if (at % A_MINUTE === 0) server.clock.advance(MINUTE_MS);
  }
  return problems;
}

/** What is wrong with the answer; null for nothing. */
async function problemOf(
  operation: FuzzedOperation,
  { url, headers, body: write }: FuzzedRequest,
  caller: FuzzedCaller,
): Promise<string | null> {
  const { method } = operation;
  const body = write();
  const remoteAddress = nextAddress();
  const asked = `${operation.name}: ${url.slice(0, 120)} ${String(body).slice(0, 120)}`;
  const answer = await server
    .client()
    .request({
      ...{ method, url, payload: body, remoteAddress },
      headers: { ...headers, ...caller.headers(body ?? '') },
    })
    .catch((error: unknown) => String(error));
  if (typeof answer === 'string') return `${asked} -> ${answer.slice(0, 200)}`;
  sent.requests += 1;
  caller.note(answer.status);
  if (answer.status === 429) sent.limited += 1;
  if (answer.status === 200) sent.succeeded += 1;
  const isDocumented = answer.code === null || answer.code in ERROR_CATALOGUE;
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  const isRight =
    answer.status < 500 &&
    (isPage || isDocumented) &&
    answer.headers['x-content-type-options'] === 'nosniff' &&
    typeof answer.headers['x-request-id'] === 'string';
  return isRight ? null : `${asked} -> ${answer.status} ${answer.text.slice(0, 200)}`;
}

/** Each request comes from an address of its own. */
function nextAddress(): string {
  const place = sent.requests + (nextAddress.offset += 1);
  return `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
}
nextAddress.offset = 0;
