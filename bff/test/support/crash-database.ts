import { type RunningEngine, startEmbedded } from '@portal/embedded-mongo';
import { type TestDatabase, startTestDatabase, withDatabase } from '@portal/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A transaction of a dead service keeps its write locks until its lifetime ends. The default in MongoDB and
 * here is a minute, too long for a test.
 */
const TRANSACTION_LIFETIME_MS = 1_000;

/** A database for services that are killed. */
export async function startCrashDatabase(): Promise<TestDatabase> {
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
