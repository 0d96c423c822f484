import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CounterRecountsService } from './domain/counter-recounts/counter-recounts.service';
import { ReconciliationService } from './domain/reconciliation/reconciliation.service';
import { DatabaseService } from './platform/mongo/database.service';
import { ReconcileModule } from './reconcile.module';

/** Compares all records of money, with --rebuild-counters after counting those of days anew, and prints what it found as one line of JSON. */
async function reconcile(): Promise<void> {
  const app = await NestFactory.createApplicationContext(ReconcileModule, {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    await app.get(DatabaseService, { strict: false }).ping();
    if (process.argv.includes('--rebuild-counters'))
      await app.get(CounterRecountsService, { strict: false }).rebuild();
    const found = await app.get(ReconciliationService, { strict: false }).findMoneyViolations();
    process.stdout.write(`${JSON.stringify(found)}\n`);
  } finally {
    await app.close();
  }
}

reconcile().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
