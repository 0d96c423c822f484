import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { makeMigrator } from './migrations/make-migrator';
import { loadConfig } from './platform/config/load-config';
import { createHttpAdapter } from './platform/http/http-adapter';
import { createLogger } from './platform/logging/logger';
import { describeStatus, isReady } from './platform/migrations/describe-status';
import { DatabaseService } from './platform/mongo/database.service';

const HELP = `Usage: npm run migrate [-- --plan | --status | --contract]

Brings the database of MONGODB_URI (else the embedded one in DATA_DIR) to the form of this version, before
its first instance starts; the version before works on meanwhile. Cut off anywhere, run it again.

  --contract  when the last instance of the version before is gone: what it still wrote in its own way is
              brought along, and indexes that only it needed are dropped
  --plan      shows what would be done, and changes nothing
  --status    the same; ends with 1 when this version is not to start on the database yet`;

const ACTIONS = [undefined, '--plan', '--status', '--contract'] as const;
type Action = (typeof ACTIONS)[number];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function actionOf(given: readonly string[]): Action {
  const action = ACTIONS.find((one) => one === given[0]);
  if (given.length > 1 || action !== given[0]) throw new Error(HELP);
  return action;
}

/** Assembles the service without starting it, because its schemas declare the required indexes. */
async function migrate(action: Action): Promise<void> {
  const config = loadConfig({ ...process.env, METRICS_PORT: '' });
  const adapter = createHttpAdapter(config, createLogger('silent'));
  const app = await NestFactory.create(AppModule.register({ config }), adapter, {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  const database = app.get(DatabaseService);
  try {
    await database.openForWork();
    const migrator = makeMigrator(app, say);
    if (action === undefined || action === '--contract') {
      await migrator.run(action === '--contract' ? 'contract' : 'expand');
      return;
    }
    const status = await migrator.status();
    say(describeStatus(status));
    if (action === '--status' && !isReady(status)) process.exitCode = 1;
  } finally {
    await database.onApplicationShutdown();
  }
}

try {
  await migrate(actionOf(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
