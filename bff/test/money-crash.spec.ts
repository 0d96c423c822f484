import { type RunningEngine, startEmbedded } from '@portal/embedded-mongo';
import { type TestDatabase, startTestDatabase, withDatabase } from '@portal/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { CrashMatrix, type CrashRow } from './processes/crash-matrix';
import { CRASH_POINTS } from './processes/crash-points';
import { createTestServer, type TestServer } from './support/test-server';

/** `npm run prove:crash -- --runs 20` sets both. */
const RUNS = Number(process.env['CRASH_RUNS'] ?? 1);
const REPORT_FILE = process.env['CRASH_REPORT'];

/**
 * A transaction of a dead service holds what it wrote until its lifetime ends, on MongoDB as here: a
 * minute, which no test waits for.
 */
const TRANSACTION_LIFETIME_MS = 1_000;

async function startDatabase(): Promise<TestDatabase> {
  if (process.env['MONGODB_URI']) return startTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-crash-'));
  const engine: RunningEngine = await startEmbedded({
    ...{ dataDir, noSync: true, transactionLifetimeMs: TRANSACTION_LIFETIME_MS },
  });
  return {
    uri: withDatabase(engine.uri, 'crash'),
    async stop() {
      await engine.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let database: TestDatabase;
let server: TestServer;
let matrix: CrashMatrix;
let rows: CrashRow[];
let contradictions: string[];

beforeAll(
  async () => {
    database = await startDatabase();
    server = await createTestServer({ databaseUri: database.uri });
    matrix = new CrashMatrix(server);
    rows = await matrix.run(RUNS);
    const found = await server.app
      .get(ReconciliationService, { strict: false })
      .findMoneyViolations();
    contradictions = found.violations.map((one) => `${one.kind}: ${one.subject}: ${one.detail}`);
    const report = { rows, contradictions, starts: matrix.starts };
    if (REPORT_FILE) await writeFile(REPORT_FILE, JSON.stringify(report));
  },
  120_000 + RUNS * CRASH_POINTS.length * 20_000,
);
afterAll(async () => {
  await matrix?.stop();
  await server?.stop();
  await database?.stop();
});

describe('a service that is killed and started again (goal M20)', () => {
  it.each(CRASH_POINTS)('%s: completed and granted exactly once', (point) => {
    expect(rows.find((row) => row.point === point)).toEqual({
      ...{ point, runs: RUNS, killed: RUNS, completed: RUNS, grantedOnce: RUNS },
      violations: [],
    });
  });

  it('afterwards: no record contradicts another (goal M24)', () => {
    expect(contradictions).toEqual([]);
  });
});
