import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminFactorsModule } from './domain/admin-factors/admin-factors.module';
import { FactorResealing } from './domain/admin-factors/factor-resealing.service';
import { loadConfig } from './platform/config/load-config';
import { Database } from './platform/mongo/database';
import { PlatformModule } from './platform/platform.module';

/** Only what sealing needs: no routes and no jobs beside a running service. */
@Module({
  imports: [
    PlatformModule.register({ config: loadConfig({ ...process.env, METRICS_PORT: '' }) }),
    AdminFactorsModule,
  ],
})
class ResealModule {}

/** Seals authenticator apps' secrets under the first ADMIN_FACTOR_KEY (docs/operations/runbooks/rotate-secrets.md). */
async function reseal(): Promise<void> {
  const app = await NestFactory.createApplicationContext(ResealModule, {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    await app.get(Database, { strict: false }).ping();
    const { resealed, unchanged, unreadable } = await app
      .get(FactorResealing, { strict: false })
      .run();
    process.stdout.write(`${resealed} sealed anew, ${unchanged} were already.\n`);
    if (unreadable.length === 0) return;
    process.stderr.write(`No key opens the secret of: ${unreadable.join(', ')}.\n`);
    process.exitCode = 1;
  } finally {
    await app.close();
  }
}

reseal().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
