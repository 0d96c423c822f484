import type { TestClient, TestDatabase } from '@portal/testing';
import { writeFile } from 'node:fs/promises';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { BulkCrash, type BulkCrashReport } from './processes/bulk-crash';
import { startCrashDatabase } from './support/crash-database';
import { createTestServer, type TestServer } from './support/test-server';

/** `npm run verify -- bulk` sets both. */
const USERS = Number(process.env['BULK_USERS'] ?? 200);
const REPORT_FILE = process.env['BULK_REPORT'];

/** Where on its way the service is killed, of the action and of its undo. */
const PARTS = USERS > 1_000 ? [0.1, 0.5, 0.9] : [0.5];

let database: TestDatabase;
let server: TestServer;
let crash: BulkCrash;
let report: BulkCrashReport;

beforeAll(
  async () => {
    database = await startCrashDatabase();
    server = await createTestServer({ databaseUri: database.uri });
    const admin: TestClient = await server.signInAsAdmin();
    crash = new BulkCrash(server, USERS, PARTS);
    report = await crash.run(() => admin);
    if (REPORT_FILE) await writeFile(REPORT_FILE, JSON.stringify(report));
  },
  300_000 + USERS * 300,
);
afterAll(async () => {
  await crash?.stop();
  await server?.stop();
  await database?.stop();
});

describe('a bulk action whose service is killed half way and started again', () => {
  it('is killed while it works', () => {
    for (const kills of [report.killedAt, report.undoKilledAt]) {
      expect(kills).toHaveLength(PARTS.length);
      for (const done of kills) {
        expect(done).toBeGreaterThan(0);
        expect(done).toBeLessThan(USERS);
      }
    }
  });

  it('changes each user exactly once', () => {
    expect(report).toMatchObject({ changedOnce: USERS, violations: [] });
  });

  it('leaves one audit record of each user, and one of each undo', () => {
    expect(report.records).toEqual([USERS, USERS]);
  });

  it('is undone to the letter, though the undo is killed as often', () => {
    expect(report.exactAgain).toBe(USERS);
  });

  it('leaves no plan that its ledger does not make', async () => {
    const books = server.app.get(ReconciliationService, { strict: false });
    const { checked, violations } = await books.findMoneyViolations();
    expect([checked.plans, violations]).toEqual([USERS, []]);
  });
});
