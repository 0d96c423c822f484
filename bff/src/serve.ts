import 'reflect-metadata';
import type { AppModules } from './app.module';
import { createApp } from './create-app';
import { loadConfig } from './platform/config/load-config';
import { closeOnSignal } from './platform/lifecycle/close-on-signal';
import { createLogger } from './platform/logging/logger';

/** Runs the service as its environment says, until a signal ends it. */
export async function serve(modules: AppModules = []): Promise<void> {
  try {
    const config = loadConfig(process.env);
    const logger = createLogger(config.logLevel);
    const app = await createApp({ config, logger, modules });
    closeOnSignal(app, config, logger);
    await app.listen(config.server.port, config.server.host);
    logger.info({ event: 'listening', ...config.server }, 'The service is listening.');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
