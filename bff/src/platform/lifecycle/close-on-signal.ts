import type { INestApplication } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { DrainService } from './drain.service';
import { takeLastRequests } from './end-connections';

/** Time for load balancers to see that readiness is off: one probe interval. */
const PROBE_INTERVAL_MS = 5_000;
/** Less than the grace period of the container (docker/compose.yaml). */
const LONGEST_STOP_MS = 30_000;

/**
 * SIGTERM and SIGINT end the service in order (OPS-21): readiness off, the port closes, running requests finish, the
 * database connection and our own embedded engine close, exit 0. A second signal ends it at once.
 */
export function closeOnSignal(app: INestApplication, config: Config, logger: Logger): void {
  const drain = app.get(DrainService);
  const close = async (): Promise<void> => {
    if (config.isProduction) {
      await wait(PROBE_INTERVAL_MS);
      await takeLastRequests(app.getHttpServer(), drain);
    }
    await app.close();
  };
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ event: 'stopping', signal }, 'The service is stopping.');
    drain.begin();
    setTimeout(() => process.exit(1), LONGEST_STOP_MS);
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ event: 'stopping', err: error }, 'The service did not stop cleanly.');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
