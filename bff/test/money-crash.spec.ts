import type { TestDatabase } from '@portal/testing';
import { writeFile } from 'node:fs/promises';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { CrashMatrix, type CrashRow } from './processes/crash-matrix';
import { CRASH_POINTS } from './processes/crash-points';
import { startCrashDatabase } from './support/crash-database';
import { createTestServer, type TestServer } from './support/test-server';

/** `npm run verify -- crash --runs 20` sets both. */
const RUNS = Number(process.env['CRASH_RUNS'] ?? 1);
const REPORT_FILE = process.env['CRASH_REPORT'];

let database: TestDatabase;
let server: TestServer;
let matrix: CrashMatrix;
let rows: CrashRow[];
let contradictions: string[];

beforeAll(
  async () => {
    database = await startCrashDatabase();
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

describe('a service that is killed and started again (PAY-20)', () => {
  it.each(CRASH_POINTS)('%s: completed and granted exactly once', (point) => {
    expect(rows.find((row) => row.point === point)).toEqual({
      ...{ point, runs: RUNS, killed: RUNS, completed: RUNS, grantedOnce: RUNS },
      violations: [],
    });
  });

  it('afterwards: no record contradicts another (PAY-24)', () => {
    expect(contradictions).toEqual([]);
  });
});
