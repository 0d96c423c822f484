import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import type { AppModules } from './app.module';
import { createApp } from './create-app';
import { loadEstimator } from './domain/accounts/password-guesses';
import { makeMigrator } from './migrations/make-migrator';
import { SystemClock } from './platform/clock/clock';
import { loadServiceConfig } from './platform/config/load-config';
import { closeOnSignal } from './platform/lifecycle/close-on-signal';
import { createLogger } from './platform/logging/logger';
import { DatabaseService } from './platform/mongo/database.service';

/** Runs the service with the settings of its environment, until a signal ends it. */
export async function serve(modules: AppModules = []): Promise<void> {
  try {
    const { config, passwordCheck } = await loadServiceConfig(process.env, new SystemClock());
    const logger = createLogger(config.logLevel);
    if (passwordCheck) {
      const { problems: _none, ...facts } = passwordCheck;
      logger.info({ event: 'admin-passwords-checked', ...facts }, 'Likely passwords were tried.');
    }
    const app = await createApp({ config, logger, modules });
    closeOnSignal(app, config, logger);
    if (!config.isProduction) await migrateAlone(app, logger);
    // Load it now, because loading it later would delay requests.
    await loadEstimator();
    await app.listen(config.server.port, config.server.host);
    logger.info({ event: 'listening', ...config.server }, 'The service is listening.');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * Migrates at start. Outside production there is no separate migration step, and no other version runs at the
 * same time.
 */
async function migrateAlone(app: INestApplication, logger: Logger): Promise<void> {
  // The database is not available yet. The service waits for it, and the next start migrates.
  if (app.get(DatabaseService, { strict: false }).isEmbedded === null) return;
  await makeMigrator(app, (line) => logger.info({ event: 'migration' }, line)).run('contract');
}
