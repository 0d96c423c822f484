import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CounterRecountsModule } from './domain/counter-recounts/counter-recounts.module';
import { CounterRecounts } from './domain/counter-recounts/counter-recounts.service';
import { ReconciliationModule } from './domain/reconciliation/reconciliation.module';
import { ReconciliationService } from './domain/reconciliation/reconciliation.service';
import { loadConfig } from './platform/config/load-config';
import { Database } from './platform/mongo/database';
import { PlatformModule } from './platform/platform.module';

/** Only what reconciling needs: no routes and no jobs beside a running service. */
@Module({
  imports: [
    PlatformModule.register({ config: loadConfig({ ...process.env, METRICS_PORT: '' }) }),
    ReconciliationModule,
    CounterRecountsModule,
  ],
})
class ReconcileModule {}

/** Compares all records of money, with --rebuild-counters after counting those of days anew, and prints what it found as one line of JSON. */
async function reconcile(): Promise<void> {
  const app = await NestFactory.createApplicationContext(ReconcileModule, {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    await app.get(Database, { strict: false }).ping();
    if (process.argv.includes('--rebuild-counters'))
      await app.get(CounterRecounts, { strict: false }).rebuild();
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
