import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Steps } from '../../shared/steps';
import type { StartConfig } from './config';
import { startDemoBot } from './demo-bot';
import type { Lifetime } from './lifetime';
import { claimDataDir, releaseDataDir, writeRun } from './run-file';
import { seedTrialData, seedTrialHistory } from './seed';
import { serviceEnvironment } from './service-environment';
import { type Trial, readOrDrawTrial, writeTrial } from './trial';
import type { Child } from './child';
import { Problem } from '../../shared/problem';
import { isPortFree } from '../../shared/port';

/** The common preparation of `npm start` and `npm run dev`. */
export interface Prepared {
  readonly trial: Trial | null;
  readonly env: NodeJS.ProcessEnv;
}

/** Locks the data folder and the port. Reads or creates the accounts and keys of the trial. */
export async function prepareSystem(
  config: StartConfig,
  servicePort: number,
  lifetime: Lifetime,
): Promise<Prepared> {
  await claimDataDir(config.dataDir);
  for (const port of new Set([config.port, servicePort])) {
    if (await isPortFree(port, config.host)) continue;
    throw new Problem(
      `Port ${port} on ${config.host} is taken by another program. ` +
        'Stop it, or choose another port: PORT=4300 npm start',
    );
  }
  await writeRun(config.dataDir, config.url, []);
  lifetime.onEnd(() => releaseDataDir(config.dataDir));
  const drawn = config.trial ? await readOrDrawTrial(config.dataDir, config.url) : null;
  if (drawn) await writeTrial(config.dataDir, drawn.trial);
  const trial = drawn?.trial ?? null;
  const env = await serviceEnvironment({ ...config, port: servicePort }, trial);
  return { trial, env };
}

/** File in a data folder whose own database has all trial data. */
export const COMPLETE_FILE = 'trial-data-complete';

/** Fills an empty database, or reports that there are data of an earlier start. */
export async function seedSystem(
  config: StartConfig,
  { trial, env }: Prepared,
  logFile: string,
  steps: Steps,
): Promise<void> {
  if (!trial) return;
  // Another database may have been emptied since; that of the folder is deleted with the folder.
  const complete = config.mongodbUri ? null : join(config.dataDir, COMPLETE_FILE);
  if (complete && existsSync(complete)) {
    steps.note('  the data folder has its trial data');
    return;
  }
  const { seeded, users } = await steps.run('Trial data', () => seedTrialData(env, trial, logFile));
  steps.note(seeded ? `  ${users} users made` : `  the database already holds ${users} users`);
  if (!config.history) return;
  const isAdded = await steps.run('Three months of history', () => seedTrialHistory(config, trial));
  if (!isAdded) steps.note('  the database already has one');
  if (complete) await writeFile(complete, '');
}

/** Starts the demo bot when it is enabled. Its crash is reported and stops nothing else. */
export function addDemoBot(
  config: StartConfig,
  { trial }: Prepared,
  lifetime: Lifetime,
  steps: Steps,
): Child | null {
  if (!trial || !config.demoBot) return null;
  const bot = startDemoBot(config, trial);
  lifetime.onEnd(() => bot.stop());
  void bot.ended.then(({ code }) => {
    if (lifetime.isEnding()) return;
    steps.warn(`The demo bot ended with code ${code}; see ${config.dataDir}/logs/demo-bot.log`);
  });
  return bot;
}
