import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { MIN_PASSWORD_LENGTH, normaliseRedeemCode, parseUserId } from '@portal/rules';
import { AppModule } from './app.module';
import { StatisticsService } from './domain/statistics/statistics.service';
import { makeMigrator } from './migrations/make-migrator';
import { loadConfig } from './platform/config/load-config';
import { DatabaseService } from './platform/mongo/database.service';
import { SeedClock } from './seed/seed-clock';
import { trialSubscriber } from './seed/trial-accounts';
import { TrialSeed } from './seed/trial-seed';

async function seedTrial(): Promise<void> {
  const config = loadConfig(process.env);
  if (config.isProduction) throw new Error('Trial data is refused in production.');
  const userId = parseUserId(process.env['SEED_SUBSCRIBER_ID'] ?? '');
  const password = process.env['SEED_SUBSCRIBER_PASSWORD'] ?? '';
  if (userId === null) throw new Error('SEED_SUBSCRIBER_ID: is not a user id');
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Error(`SEED_SUBSCRIBER_PASSWORD: needs ${MIN_PASSWORD_LENGTH} characters`);
  }
  const redeemCode = process.env['SEED_REDEEM_CODE'] || null;
  if (redeemCode !== null && normaliseRedeemCode(redeemCode) === null) {
    throw new Error('SEED_REDEEM_CODE: is no redeem code');
  }

  const now = new Date();
  const clock = new SeedClock(now);
  // Standard output contains only the result.
  const app = await NestFactory.createApplicationContext(AppModule.register({ config, clock }), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    await app.get(DatabaseService, { strict: false }).ping();
    // What this version writes needs no migration, so an empty database is settled before.
    if ((await app.get(StatisticsService, { strict: false }).countUsers()) === 0)
      await makeMigrator(app, () => undefined).run('contract');
    const seed = new TrialSeed(app, clock, redeemCode);
    const result = await seed.run(trialSubscriber(userId, password), now);
    process.stdout.write(`${JSON.stringify(result)}\n`);
  } finally {
    await app.close();
  }
}

seedTrial().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
