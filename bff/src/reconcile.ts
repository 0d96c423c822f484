import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CounterRecountsService } from './domain/counter-recounts/counter-recounts.service';
import { ReconciliationService } from './domain/reconciliation/reconciliation.service';
import { DatabaseService } from './platform/mongo/database.service';
import { ReconcileModule } from './reconcile.module';

/**
 * Compares all records of money and the counters of downloads, and prints the violations as one line of JSON.
 * With --rebuild-counters it counts the day counters again first.
 */
async function reconcile(): Promise<void> {
  const app = await NestFactory.createApplicationContext(ReconcileModule, {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    await app.get(DatabaseService, { strict: false }).ping();
    if (process.argv.includes('--rebuild-counters'))
      await app.get(CounterRecountsService, { strict: false }).rebuildAll();
    const reconciliation = app.get(ReconciliationService, { strict: false });
    const found = await reconciliation.findViolations();
    process.stdout.write(`${JSON.stringify(found)}\n`);
  } finally {
    await app.close();
  }
}

reconcile().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
