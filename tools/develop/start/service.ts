import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Steps } from '../../shared/steps';
import { inWorkspace } from '../../shared/workspace';
import { shortLogLine, textOfLogLine } from './bff-log';
import { type Child, startChild } from './child';

const LARGE_LOG_BYTES = 20 * 1024 * 1024;

/** Path of the bff's log. A large old log is renamed first. */
export function serviceLogFile(dataDir: string): string {
  const path = join(dataDir, 'logs/bff.log');
  if (existsSync(path) && statSync(path).size > LARGE_LOG_BYTES) {
    renameSync(path, join(dataDir, 'logs/bff.1.log'));
  }
  return path;
}

/** The entry file of the built bff. The trial entry also has the mock of Telegram. */
export function serviceEntry(env: NodeJS.ProcessEnv): string {
  return inWorkspace(env['TRIAL'] === '1' ? 'bff/dist/main-trial.js' : 'bff/dist/main.js');
}

/**
 * Starts the built bff. Warnings and errors of its log are also printed in short form.
 * @param onProgress gets the texts of all other lines.
 */
export function startService(
  env: NodeJS.ProcessEnv,
  logFile: string,
  steps: Steps,
  onProgress: (text: string) => void = () => undefined,
): Child {
  return startChild({
    name: 'bff',
    args: ['--enable-source-maps', serviceEntry(env)],
    env,
    logFile,
    onLine: (line) => {
      const short = shortLogLine(line);
      if (short !== null) steps.warn(short);
      else onProgress(textOfLogLine(line));
    },
  });
}
