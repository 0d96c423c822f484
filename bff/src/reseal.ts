import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FactorResealingService } from './domain/admin-factors/factor-resealing.service';
import { DatabaseService } from './platform/mongo/database.service';
import { ResealModule } from './reseal.module';

/**
 * Encrypts the secrets of authenticator apps again, with the first ADMIN_FACTOR_KEY
 * (docs/operations/runbooks/rotate-secrets.md).
 */
async function reseal(): Promise<void> {
  const app = await NestFactory.createApplicationContext(ResealModule, {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    await app.get(DatabaseService, { strict: false }).ping();
    const { resealed, unchanged, unreadable } = await app
      .get(FactorResealingService, { strict: false })
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
