import 'reflect-metadata';
import { ManualClock } from '@portal/testing';
import { BulkActionsJob } from '../../src/domain/bulk-actions/bulk-actions.job';
import { PaymentSweepJob } from '../../src/domain/payments/inbox/payment-sweep.job';
import { assembleApp } from '../../src/create-app';
import { loadConfig } from '../../src/platform/config/load-config';
import { closeOnSignal } from '../../src/platform/lifecycle/close-on-signal';
import { createLogger } from '../../src/platform/logging/logger';
import { Crash } from './arm';
import type { FromChild, ToChild } from './messages';

const tell = (message: FromChild): void => void process.send?.(message);

/** Longer than any bulk action of a test. */
const LONGEST_MS = 15 * 60_000;

/** Starts the real service on a free port, with the clock of the parent process. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const clock = new ManualClock(process.env['CLOCK']);
  const logger = createLogger(config.logLevel);
  const passwordCost = { memoryKiB: 1_024, passes: 1, parallelism: 1 };
  const app = await assembleApp({ config, logger, clock, passwordCost });
  closeOnSignal(app, config, logger);
  let crash: Crash | null = null;
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (request) => {
      crash?.answering(request.url);
    });
  await app.init();
  crash = new Crash(app);
  await app.listen(0, '127.0.0.1');

  const action = async (message: ToChild): Promise<void> => {
    if (message.does === 'clock') clock.travelTo(message.now);
    if (message.does === 'arm') crash.point = message.point;
    if (message.does === 'sweep') await app.get(PaymentSweepJob, { strict: false }).runOnce();
    if (message.does === 'bulk')
      await app.get(BulkActionsJob, { strict: false }).workFor(LONGEST_MS);
  };
  process.on('message', (message: ToChild) => {
    action(message).then(
      () => tell({ tells: 'done' }),
      (error: unknown) => tell({ tells: 'failed', error: String(error) }),
    );
  });
  // When the test dies, its services must end too.
  process.on('disconnect', () => process.exit(0));
  tell({ tells: 'listening', port: Number(new URL(await app.getUrl()).port) });
}

main().catch((error: unknown) => {
  tell({ tells: 'failed', error: String(error) });
  process.exit(1);
});
