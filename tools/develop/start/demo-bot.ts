import { join } from 'node:path';
import { inWorkspace } from '../../shared/workspace';
import { type Child, startChild } from './child';
import type { StartConfig } from './config';
import type { Trial } from './trial';

/** Starts the demo bot for the running system. It has its own log. */
export function startDemoBot(config: StartConfig, trial: Trial): Child {
  return startChild({
    name: 'demo bot',
    args: ['--import', 'tsx', inWorkspace('tools/develop/demo-bot/main.ts')],
    env: {
      ...process.env,
      DEMO_URL: config.url,
      DEMO_BOT_KEY: trial.botKey,
      // A history has the downloads of this morning, at their times.
      DEMO_CATCH_UP: config.history ? '0' : '1',
      DEMO_SUBSCRIBER_ID: String(trial.subscriber.userId),
    },
    logFile: join(config.dataDir, 'logs/demo-bot.log'),
  });
}
