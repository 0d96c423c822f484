import type { INestApplication } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { DrainService } from './drain.service';

/** Time for load balancers to see that readiness is off: one probe interval. */
const PROBE_INTERVAL_MS = 5_000;
const LONGEST_CLOSE_MS = 25_000;

/**
 * SIGTERM and SIGINT end the service in order (OPS-21): readiness off, running requests finish, the database
 * connection and our own embedded engine close, exit 0. A second signal ends it at once.
 */
export function closeOnSignal(app: INestApplication, config: Config, logger: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ event: 'stopping', signal }, 'The service is stopping.');
    app.get(DrainService).begin();
    const waitMs = config.isProduction ? PROBE_INTERVAL_MS : 0;
    const tooLong = setTimeout(() => process.exit(1), waitMs + LONGEST_CLOSE_MS);
    void wait(waitMs)
      .then(() => app.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ event: 'stopping', err: error }, 'The service did not stop cleanly.');
          process.exit(1);
        },
      )
      .finally(() => clearTimeout(tooLong));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
